// The saves of a world over time, and a comparison of two of them.

import { lazy, Suspense } from 'preact/compat';
import { gamePage } from '../games/registry.ts';
import { replaceState, useAddress } from '../shell/address.ts';
import { Nothing, Waiting } from '../shell/feedback.tsx';
import { since } from '../shell/format.ts';
import { fileTitle, type SaveInfo, type ViewProps } from '../shell/use-saves.ts';
import { DiffView } from './diff-view.tsx';
import '../styles/dashboard.css';

const Film = lazy(() => import('./film.tsx').then((module) => ({ default: module.Film })));
const Timeline = lazy(() => import('./timeline.tsx').then((module) => ({ default: module.Timeline })));

export function ComparePage({ save, saves }: ViewProps) {
  const { state } = useAddress();
  const relatives = relativesOf(save, saves);
  const others = relatives.filter(({ slug }) => slug !== save.slug);
  const earlier = others.find(({ slug }) => slug === state.with) ?? earlierThan(save, others);
  return (
    <main class="page compare">
      <div class="page-head">
        <h2>{save.world?.title ?? save.title}</h2>
        <p class="muted">
          {relatives.length === 1
            ? 'The only save of its world that is open.'
            : `${relatives.length} saves of this world`}
        </p>
      </div>
      <Suspense fallback={<Waiting text="Loading the chart" />}>
        {relatives.length > 1 && <Film saves={relatives} />}
        {save.world && (
          <Timeline
            world={save.world.id}
            saves={relatives.map(({ slug, savedAt }) => `${slug} ${savedAt}`).join()}
            game={gamePage(save)}
          />
        )}
      </Suspense>
      <h2 class="part">What changed</h2>
      {others.length === 0 ? (
        <Nothing>Open a second save of this game to compare the two.</Nothing>
      ) : (
        <>
          <label class="row">
            <span>Since </span>
            <select
              class="field"
              value={earlier?.slug}
              onChange={({ currentTarget }) => replaceState({ with: currentTarget.value })}
            >
              {others.map((one) => (
                <option key={one.slug} value={one.slug}>
                  {[one.title, fileTitle(one), one.savedAt && since(one.savedAt)].filter(Boolean).join(' · ')}
                </option>
              ))}
            </select>
          </label>
          {earlier && <DiffView from={earlier} to={save} />}
        </>
      )}
    </main>
  );
}

/** Saves of the same world, oldest first; for a save without others, those of the same game. */
function relativesOf(save: SaveInfo, saves: readonly SaveInfo[]): SaveInfo[] {
  const ofWorld = saves.filter(({ world }) => world && world.id === save.world?.id);
  const found =
    ofWorld.length > 1
      ? ofWorld
      : saves.filter(({ format, game }) => format === save.format && game === save.game);
  return [...found].sort((a, b) => (a.savedAt ?? '').localeCompare(b.savedAt ?? ''));
}

/** The last save before this one, else any. */
function earlierThan(save: SaveInfo, others: readonly SaveInfo[]): SaveInfo | null {
  const before = others.filter(({ savedAt }) => (savedAt ?? '') <= (save.savedAt ?? ''));
  return before.at(-1) ?? others[0] ?? null;
}
