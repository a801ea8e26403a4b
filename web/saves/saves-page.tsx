// The list of saves: what there is, by game, the newest first.

import { useState } from 'preact/hooks';
import type { Loaded } from '../net/use-data.ts';
import { addressOf } from '../shell/address.ts';
import { Failure, Nothing, Waiting } from '../shell/feedback.tsx';
import { bytes, duration, since } from '../shell/format.ts';
import type { SaveInfo } from '../shell/use-saves.ts';

interface Props {
  readonly saves: Loaded<readonly SaveInfo[]>;
  /** Titles by format. */
  readonly formats: ReadonlyMap<string, string>;
}

export function SavesPage({ saves, formats }: Props) {
  const [wanted, setWanted] = useState('');
  if (saves.error) return <Failure error={saves.error} />;
  if (!saves.data) return <Waiting text="Looking for saves" />;
  const shown = saves.data.filter((save) =>
    `${save.title} ${save.slug} ${save.world?.title ?? ''}`.toLowerCase().includes(wanted.toLowerCase()),
  );
  const byFormat = Map.groupBy(newestFirst(shown), ({ format }) => format);
  return (
    <main class="page saves">
      <div class="page-head">
        <h1>Saves</h1>
        <p class="muted">
          {saves.data.length} open. Choose one to see its map, its figures and everything in it.
        </p>
        <input
          type="search"
          class="field"
          placeholder="Find by name"
          aria-label="Find a save by name"
          value={wanted}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
      </div>
      {shown.length === 0 && <Nothing>No save is called like that.</Nothing>}
      {[...byFormat].map(([format, list]) => (
        <section key={format} aria-label={formats.get(format) ?? format}>
          <h2 class="game">{formats.get(format) ?? format}</h2>
          <ul class="save-cards">
            {list.map((save) => (
              <li key={save.slug}>
                <SaveCard save={save} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

function SaveCard({ save }: { readonly save: SaveInfo }) {
  const size = save.files.reduce((sum, file) => sum + Number(file.bytes ?? 0), 0);
  const facts = [
    save.savedAt && since(save.savedAt),
    save.playSeconds !== null && save.playSeconds > 0 && `${duration(save.playSeconds)} played`,
    bytes(size),
    save.files.length > 1 && `${save.files.length} files`,
  ].filter(Boolean);
  return (
    <a class="save-card" href={addressOf({ slug: save.slug, view: 'map' })}>
      <span class="save-name">{save.title}</span>
      <span class="muted">{save.slug}</span>
      <span class="save-facts">{facts.join(' · ')}</span>
      {save.state === 'FAILED' && <span class="badge bad">cannot be read</span>}
    </a>
  );
}

function newestFirst(saves: readonly SaveInfo[]): SaveInfo[] {
  return [...saves].sort((a, b) => (b.savedAt ?? '').localeCompare(a.savedAt ?? ''));
}
