// The saves of one world: the newest with a small map and its health, the earlier ones folded.

import type { RefObject } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import { AnswerError } from '../net/client.ts';
import { addressOf } from '../shell/address.ts';
import { adviceFor } from '../shell/feedback.tsx';
import { bytes, counted, duration, since } from '../shell/format.ts';
import { HealthText, useHealth } from '../shell/save-health.tsx';
import { fileTitle, type SaveInfo } from '../shell/use-saves.ts';

const Thumbnail = lazy(() => import('./thumbnail.tsx').then(({ Thumbnail }) => ({ default: Thumbnail })));

interface Props {
  readonly newest: SaveInfo;
  readonly earlier: readonly SaveInfo[];
  /** Whether the user searched for these. */
  readonly isFound: boolean;
}

export function WorldCard({ newest, earlier, isFound }: Props) {
  const [card, isSeen] = useSeen();
  const { slug, state } = newest;
  // Only of saves that someone has opened: a list must not read all of them.
  const isKnown = isSeen && (state === 'READY' || state === 'FAILED');
  const { data, error } = useHealth(isKnown ? slug : null);
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

/** Whether an element has been on the screen. */
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
