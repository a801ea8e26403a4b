// The list of saves: those of the server by game and world, newest first, and those that were opened in the
// browser.

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { KeepSaves, OpenFiles } from '../dropped/open-files.tsx';
import { Upload } from '../dropped/upload.tsx';
import type { Dropping } from '../dropped/use-dropping.ts';
import { hasServer, takesUploads } from '../net/presence.ts';
import { ClientContext } from '../net/use-data.ts';
import { addressOf } from '../shell/address.ts';
import { SearchField } from '../shell/controls.tsx';
import { Failure, Nothing, Waiting } from '../shell/feedback.tsx';
import type { SaveInfo, Saves } from '../shell/use-saves.ts';
import { WorldCard } from './world-card.tsx';

interface Props {
  readonly served: Saves;
  readonly dropping: Dropping;
}

export function SavesPage({ served, dropping }: Props) {
  const [wanted, setWanted] = useState('');
  const dropped = dropping.saves.data ?? [];
  useOnlySave(served);
  const { data, error, formats, unreadableFiles } = served;
  const saves = data ?? [];
  const shown = saves.filter((save) =>
    `${save.title} ${save.slug} ${save.world?.title ?? ''}`.toLowerCase().includes(wanted.toLowerCase()),
  );
  const titleOf = (save: SaveInfo): string =>
    save.game ?? formats.find(({ format }) => format === save.format)?.title ?? save.format;
  const byGame = Map.groupBy(newestFirst(shown), titleOf);
  return (
    <main class="page saves">
      <div class="page-head">
        <h1>Saves</h1>
        <p class="muted">
          {saves.length > 0 &&
            `${saves.length} open. Choose one to see its map, its figures and everything in it.`}
        </p>
        {saves.length > 0 && (
          <SearchField
            label="Find a save by name"
            placeholder="Find by name"
            value={wanted}
            onText={setWanted}
          />
        )}
      </div>
      <OpenFiles dropping={dropping} />
      {dropped.length > 0 && (
        <ClientContext.Provider value={dropping.opener.client}>
          <Worlds title="Opened in this browser" saves={newestFirst(dropped)} isFound={wanted !== ''}>
            {(save) => takesUploads() && <Upload save={save} dropping={dropping} />}
          </Worlds>
          <KeepSaves dropping={dropping} />
        </ClientContext.Provider>
      )}
      {error && <Failure error={error} />}
      {hasServer() && !data && !error && <Waiting text="Looking for saves" />}
      {data && saves.length + dropped.length === 0 && <NoSaves formats={formats} />}
      {saves.length > 0 && shown.length === 0 && <Nothing>No save matches.</Nothing>}
      {[...byGame].map(([title, list]) => (
        <Worlds key={title} title={title} saves={list} isFound={wanted !== ''} />
      ))}
      {unreadableFiles.length > 0 && <UnreadableFiles files={unreadableFiles} />}
    </main>
  );
}

function UnreadableFiles({ files }: { readonly files: Saves['unreadableFiles'] }) {
  return (
    <section aria-label="Files that cannot be opened">
      <h2 class="game">Files that cannot be opened</h2>
      <ul class="unreadable-files">
        {files.map(({ file, reason }) => (
          <li key={file}>
            <strong>{file}</strong> {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** True if the page has decided where to begin: from then on, the list is shown to those who ask for it. */
let hasBegun = false;

/** Begins with the only save. */
function useOnlySave({ data }: Saves): void {
  useEffect(() => {
    const [only, ...others] = data ?? [];
    if (!data || hasBegun) return;
    hasBegun = true;
    if (only && others.length === 0) location.replace(addressOf({ slug: only.slug }));
  }, [data]);
}

interface WorldsProps {
  readonly title: string;
  /** Newest first. */
  readonly saves: readonly SaveInfo[];
  /** True if these are what the user searched for. */
  readonly isFound: boolean;
  /** What else there is for each save. */
  readonly children?: (save: SaveInfo) => ComponentChildren;
}

function Worlds({ title, saves, isFound, children }: WorldsProps) {
  const worlds = Map.groupBy(saves, ({ world, slug }) => world?.id ?? slug);
  return (
    <section aria-label={title}>
      <h2 class="game">{title}</h2>
      <ul class="save-cards">
        {[...worlds].map(([id, [newest, ...earlier]]) => (
          <li key={id}>
            <WorldCard newest={newest!} earlier={earlier} isFound={isFound} />
            {children?.(newest!)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Those that cannot be read, and copies that the game keeps, come last. */
function newestFirst(saves: readonly SaveInfo[]): SaveInfo[] {
  const rank = ({ state, isBackup }: SaveInfo): number => Number(state === 'FAILED') * 2 + Number(isBackup);
  return saves.toSorted((a, b) => rank(a) - rank(b) || (b.savedAt ?? '').localeCompare(a.savedAt ?? ''));
}

/** How to begin when the server has no saves. */
function NoSaves({ formats }: { readonly formats: Saves['formats'] }) {
  return (
    <section class="panel no-saves" role="status">
      <h2>There is no save yet</h2>
      <p>
        Drop a save on this page, or put one into the folder that is served: it appears here by itself. The
        program also finds the folders of the games on its own machine:{' '}
        <code>savegraph serve --discover</code>, and <code>savegraph</code> alone lists them.
      </p>
      <p>These can be read, recognised by what is in them:</p>
      <ul>
        {formats.map(({ format, title, extensions }) => (
          <li key={format}>
            {title} <span class="muted">{extensions.join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
