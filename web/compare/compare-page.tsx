// The saves of a world over time, and a comparison of two of them.

import { Suspense } from 'preact/compat';
import { gamePage } from '../games/registry.ts';
import { type Loaded, useClient, useLoaded } from '../net/use-data.ts';
import { replaceState, useAddress } from '../shell/address.ts';
import { Nothing, Waiting } from '../shell/feedback.tsx';
import { since } from '../shell/format.ts';
import { isSound, SaveNotice, useHealth } from '../shell/save-health.tsx';
import { part } from '../shell/use-part.ts';
import { fileTitle, type SaveInfo, type ViewProps } from '../shell/use-saves.ts';
import { DiffView } from './diff-view.tsx';
import '../styles/dashboard.css';

const Film = part('Film', () => import('./film.tsx'));
const Timeline = part('Timeline', () => import('./timeline.tsx'));

export function ComparePage({ save, saves }: ViewProps) {
  const { state } = useAddress();
  const relatives = relativesOf(save, saves);
  const others = relatives.filter(({ slug }) => slug !== save.slug);
  const ofWorld = relatives.filter(({ world }) => isOf(world, save));
  const near = nearestFirst(save, ofWorld);
  const chosen = others.find(({ slug }) => slug === state.with);
  const sound = useSound(chosen ? [] : near);
  const other = chosen ?? sound.data;
  const isLater = other !== null && compareTimes(other, save) > 0;
  return (
    <main class="page compare">
      <div class="page-head">
        <h2>{save.world?.title ?? save.title}</h2>
        <p class="muted">
          {relatives.length === 1
            ? 'The only save of its world that is open.'
            : `${relatives.length} saves of this ${ofWorld.length === relatives.length ? 'world' : 'game'}`}
        </p>
      </div>
      <h2 class="part">What changed</h2>
      {others.length === 0 ? (
        <Nothing>Open a second save of this game to compare the two.</Nothing>
      ) : (
        <>
          <label class="row">
            <span>{isLater ? 'Until' : 'Since'} </span>
            <select
              class="field"
              value={other?.slug ?? ''}
              onChange={({ currentTarget }) => replaceState({ with: currentTarget.value })}
            >
              {!other && <option value="">…</option>}
              {others.map((one) => (
                <option key={one.slug} value={one.slug}>
                  {[one.title, fileTitle(one), one.savedAt && since(one.savedAt)].filter(Boolean).join(' · ')}
                </option>
              ))}
            </select>
          </label>
          {!other && sound.isLoading && <Waiting text="Looking for a save to compare with" />}
          {!other && !sound.isLoading && (
            <Nothing>
              {near.length > 0
                ? 'No other save of this world can be read whole: choose one to compare with it all the same.'
                : 'It is the only save of its world that is open: choose one of another world to compare with it.'}
            </Nothing>
          )}
          {other && <PartnerNotice save={other} />}
          {other && <DiffView from={isLater ? save : other} to={isLater ? other : save} />}
        </>
      )}
      {/* Grows as saves are read: below all that could be clicked meanwhile. */}
      {save.world && <h2 class="part">Over time</h2>}
      <Suspense fallback={<Waiting text="Loading the chart" />}>
        <Film saves={ofWorld} />
        {save.world && (
          <Timeline
            world={save.world.id}
            saves={relatives.map(({ slug, savedAt }) => `${slug} ${savedAt}`).join()}
            game={gamePage(save)}
          />
        )}
      </Suspense>
    </main>
  );
}

function isOf(world: SaveInfo['world'], save: SaveInfo): boolean {
  return world !== null && world.id === save.world?.id;
}

/** Saves of the same world, oldest first; for a save without others, those of the same game. */
function relativesOf(save: SaveInfo, saves: readonly SaveInfo[]): SaveInfo[] {
  const ofWorld = saves.filter(({ world }) => isOf(world, save));
  const found =
    ofWorld.length > 1
      ? ofWorld
      : saves.filter(({ format, game }) => format === save.format && game === save.game);
  return found.toSorted(compareTimes);
}

/** By the time of writing; where games do not say it, by the time played. */
function compareTimes(a: SaveInfo, b: SaveInfo): number {
  return (a.savedAt ?? '').localeCompare(b.savedAt ?? '') || (a.playSeconds ?? 0) - (b.playSeconds ?? 0);
}

/** How many saves are read at most, to find one that is not damaged. */
const MOST_TRIED = 5;

/** The last saves before this one, the nearest first, then those after it. */
function nearestFirst(save: SaveInfo, saves: readonly SaveInfo[]): readonly SaveInfo[] {
  const others = saves.filter(({ slug }) => slug !== save.slug);
  const before = others.filter((other) => compareTimes(other, save) <= 0);
  const after = others.filter((other) => compareTimes(other, save) > 0);
  return [...before.toReversed(), ...after].slice(0, MOST_TRIED);
}

/** The first that can be read whole: compared with a damaged save, everything that it lost would be new. */
function useSound(saves: readonly SaveInfo[]): Loaded<SaveInfo | null> {
  const client = useClient();
  const key = saves.map(({ slug, savedAt }) => `${slug} ${savedAt}`).join();
  return useLoaded(saves.length === 0 ? null : `sound ${key}`, async (signal) => {
    for (const save of saves) if (await isSound(client, save.slug, signal)) return save;
    return null;
  });
}

function PartnerNotice({ save }: { readonly save: SaveInfo }) {
  return <SaveNotice save={save} health={useHealth(save.slug).data} />;
}
