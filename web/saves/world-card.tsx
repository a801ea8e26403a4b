// The saves of one world: the newest with a small map and its health, the earlier ones folded.

import type { RefObject } from 'preact';
import { Suspense } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import { AnswerError } from '../net/client.ts';
import { addressOf } from '../shell/address.ts';
import { adviceFor } from '../shell/feedback.tsx';
import { bytes, counted, duration, since } from '../shell/format.ts';
import { HealthText, useHealth } from '../shell/save-health.tsx';
import { part } from '../shell/use-part.ts';
import { fileTitle, type SaveInfo } from '../shell/use-saves.ts';

const Thumbnail = part('Thumbnail', () => import('./thumbnail.tsx'));

interface Props {
  readonly newest: SaveInfo;
  readonly earlier: readonly SaveInfo[];
  /** True if the user searched for these. */
  readonly isFound: boolean;
}

export function WorldCard({ newest, earlier, isFound }: Props) {
  const [card, isSeen] = useSeen();
  const { slug, state } = newest;
  // Those that nobody has opened are read one after the other, and not all of a long list.
  const isKnown = useTurn(slug, isSeen, state === 'READY' || state === 'FAILED');
  const { data, error } = useHealth(isKnown ? slug : null);
  useEffect(() => {
    if (data || error) endTurn(slug);
  }, [data, error]);
  const hasMap = newest.units.perMetre !== null && (data?.save?.objects?.totalCount ?? 0) > 0;
  return (
    <div class="world-card" ref={card}>
      <a class="save-card" href={addressOf({ slug })}>
        {hasMap && (
          <span class="thumbnail-frame">
            <Suspense fallback={null}>
              <Thumbnail slug={slug} />
            </Suspense>
          </span>
        )}
        <span class="save-name">{newest.title}</span>
        <span class="muted">{fileTitle(newest)}</span>
        <span class="save-facts">{factsOf(newest)}</span>
      </a>
      {error && (
        <p class="save-health bad" role="status">
          Cannot be read: {error.message}. {error instanceof AnswerError && adviceFor(error.code)}
        </p>
      )}
      {data?.save && <HealthText health={data.save} />}
      {newest.stale && <p class="badge bad">Its file has changed: the last good state is shown.</p>}
      {earlier.length > 0 && (
        <details open={isFound}>
          <summary>{counted(earlier.length, 'earlier save')}</summary>
          <ul>
            {earlier.map((save) => (
              <li key={save.slug}>
                <a href={addressOf({ slug: save.slug })}>
                  {save.title === newest.title ? fileTitle(save) : save.title}
                </a>{' '}
                <span class="muted">{save.state === 'FAILED' ? 'cannot be read' : factsOf(save)}</span>
                {save.stale && <span class="badge bad">last good state</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function factsOf({ savedAt, playSeconds, files }: SaveInfo): string {
  return [
    savedAt && since(savedAt),
    playSeconds !== null && playSeconds > 0 && `${duration(playSeconds)} played`,
    bytes(files.reduce((sum, file) => sum + Number(file.bytes ?? 0), 0)),
    files.length > 1 && `${files.length} files`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Saves that are read without being asked for, at most. */
const MOST_READ = 24;
/** What waits for its turn to be read, the first of them being read. */
const turns: { readonly slug: string; readonly begin: () => void }[] = [];
let read = 0;

/** @returns whether to ask for what has to be read for it; once it is, `endTurn` lets the next */
function useTurn(slug: string, isWanted: boolean, isReady: boolean): boolean {
  const [isTurn, setTurn] = useState(false);
  useEffect(() => {
    if (!isWanted || isReady || read >= MOST_READ) return undefined;
    read++;
    if (turns.push({ slug, begin: () => setTurn(true) }) === 1) setTurn(true);
    return () => endTurn(slug);
  }, [isWanted]);
  return isWanted && (isReady || isTurn);
}

function endTurn(slug: string): void {
  const at = turns.findIndex((turn) => turn.slug === slug);
  if (at < 0) return;
  turns.splice(at, 1);
  if (at === 0) turns[0]?.begin();
}

/** True if an element has been on the screen. */
function useSeen(): [ref: RefObject<HTMLDivElement | null>, isSeen: boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, []);
  return [element, isSeen];
}
