// The list of saves: those of the server by game, newest first, and those that were opened in the browser.

import { useEffect, useState } from 'preact/hooks';
import { OpenFiles } from '../dropped/open-files.tsx';
import { upload } from '../dropped/upload.ts';
import type { Dropping } from '../dropped/use-dropping.ts';
import { addressOf, go } from '../shell/address.ts';
import { Failure, Nothing, Waiting } from '../shell/feedback.tsx';
import { bytes, duration, since } from '../shell/format.ts';
import { hasServer, takesUploads } from '../shell/has-server.ts';
import type { SaveInfo, Saves } from '../shell/use-saves.ts';

interface Props {
  readonly served: Saves;
  readonly dropping: Dropping;
}

export function SavesPage({ served, dropping }: Props) {
  const [wanted, setWanted] = useState('');
  const dropped = dropping.saves.data ?? [];
  useOnlySave(served);
  const saves = served.data ?? [];
  const shown = saves.filter((save) =>
    `${save.title} ${save.slug} ${save.world?.title ?? ''}`.toLowerCase().includes(wanted.toLowerCase()),
  );
  const byFormat = Map.groupBy(newestFirst(shown), ({ format }) => format);
  return (
    <main class="page saves">
      <div class="page-head">
        <h1>Saves</h1>
        <p class="muted">
          {served.data && `${saves.length} open. `}
          Choose one to see its map, its figures and everything in it.
        </p>
        {saves.length > 0 && (
          <input
            type="search"
            class="field"
            placeholder="Find by name"
            aria-label="Find a save by name"
            value={wanted}
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
        )}
      </div>
      <OpenFiles dropping={dropping} />
      {dropped.length > 0 && (
        <Cards title="Opened in this browser" saves={dropped} {...(takesUploads() && { dropping })} />
      )}
      {served.error && <Failure error={served.error} />}
      {hasServer() && !served.data && !served.error && <Waiting text="Looking for saves" />}
      {served.data && shown.length === 0 && (
        <Nothing>{wanted === '' ? 'The server has no saves.' : 'No save matches.'}</Nothing>
      )}
      {[...byFormat].map(([format, list]) => (
        <Cards key={format} title={served.formats.get(format) ?? format} saves={list} />
      ))}
    </main>
  );
}

/** Whether the page has decided where to begin: from then on, the list is shown to those who ask for it. */
let hasBegun = false;

/** Begins with the map of the only save. */
function useOnlySave({ data }: Saves): void {
  useEffect(() => {
    const [only, ...others] = data ?? [];
    if (!data || hasBegun) return;
    hasBegun = true;
    if (only && others.length === 0) location.replace(addressOf({ slug: only.slug, view: 'map' }));
  }, [data]);
}

interface CardsProps {
  readonly title: string;
  readonly saves: readonly SaveInfo[];
  /** Set if they can be uploaded to the server. */
  readonly dropping?: Dropping;
}

function Cards({ title, saves, dropping }: CardsProps) {
  return (
    <section aria-label={title}>
      <h2 class="game">{title}</h2>
      <ul class="save-cards">
        {saves.map((save) => (
          <li key={save.slug}>
            <SaveCard save={save} />
            {dropping && <Upload save={save} dropping={dropping} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Upload({ save, dropping }: { readonly save: SaveInfo; readonly dropping: Dropping }) {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const send = async (): Promise<void> => {
    setSending(true);
    setError(null);
    try {
      go({ slug: await upload(dropping.filesOf(save.slug), save.title), view: 'map' });
    } catch (problem) {
      setError(problem as Error);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <button type="button" class="button" disabled={isSending} onClick={() => void send()}>
        {isSending ? 'Sending …' : 'Send to the server'}
      </button>
      {error && <Failure error={error} />}
    </>
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
