// The health of a save, in the same words wherever it is shown: damage, what it costs, and files that changed since.

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Client } from '../net/client.ts';
import { type Loaded, useQuery } from '../net/use-data.ts';
import { SaveHealthDocument, type SaveHealthQuery } from '../queries.gen.ts';
import { counted } from './format.ts';
import { fileTitle, type SaveInfo } from './use-saves.ts';

type Health = NonNullable<SaveHealthQuery['save']>;

/** True if the save that is shown may lack objects: then nothing found is not none. */
export const LacksObjects = createContext(false);

/** A count; "unknown" for none in a save that may lack objects. */
export function useCertain(): (text: string) => string {
  const mayLack = useContext(LacksObjects);
  return (text) => (mayLack && text === '0' ? 'unknown' : text);
}

/** @param slug null asks nothing */
export function useHealth(slug: string | null): Loaded<SaveHealthQuery> {
  return useQuery(SaveHealthDocument, slug === null ? null : { slug });
}

/** True if a save can be read whole; reads it for that. */
export async function isSound(client: Client, slug: string, signal: AbortSignal): Promise<boolean> {
  const found = await client.query(SaveHealthDocument, { slug }, signal).catch(() => null);
  return found?.save?.stats?.damage === null;
}

export interface SaveNoticeProps {
  readonly save: SaveInfo;
  readonly health: SaveHealthQuery | null;
  /** What else went wrong, such as files that were dropped with it. */
  readonly problems?: readonly string[];
}

/** Above every view of a save of which something is wrong. */
export function SaveNotice({ save, health, problems = [] }: SaveNoticeProps) {
  const isDamaged = health?.save?.stats?.damage != null;
  if (!save.stale && !isDamaged && problems.length === 0) return null;
  return (
    <section class="notice" aria-label={`What is wrong with ${fileTitle(save)}`}>
      {save.stale && (
        <p role="status">
          <strong>This is the last good state.</strong> The file has changed since, and its new content is not
          read yet or cannot be read whole.
        </p>
      )}
      {isDamaged && <HealthText health={health!.save!} />}
      {problems.map((problem) => (
        <p key={problem} role="status">
          {problem}
        </p>
      ))}
    </section>
  );
}

const MOST_LOSSES = 5;

/** What is wrong with a save that was read, and what of it can be used; nothing for a sound one. */
export function HealthText({ health: { stats, issues } }: { readonly health: Health }) {
  if (!stats || (stats.issues === 0 && stats.damage === null && stats.integrity !== 'DIFFERS')) return null;
  const share = Number(stats.bytesUnderstood) / Math.max(1, Number(stats.bytes));
  const losses = [...new Map((issues?.nodes ?? []).map(({ message, count }) => [message, count]))];
  return (
    <div class="save-health bad">
      <p role="status">
        {stats.damage !== null && (
          <>
            <strong>Damaged.</strong> {stats.damage}.{' '}
            {stats.mayLackObjects && 'Lists may be incomplete, and figures too low. '}
          </>
        )}
        {stats.damage === null && stats.integrity === 'DIFFERS' && 'It was changed after the game wrote it. '}
        {stats.issues > 0 &&
          `${percentDown(share)} of it can be read: ${counted(stats.objects, 'object')}, with ${counted(stats.issues, 'problem')}.`}
      </p>
      {losses.length > 0 && (
        <details>
          <summary>What is lost</summary>
          <ul>
            {losses.slice(0, MOST_LOSSES).map(([message, count]) => (
              <li key={message}>
                {message}
                {count > 1 && ` (${counted(count, 'time')})`}
              </li>
            ))}
            {losses.length > MOST_LOSSES && <li>and more</li>}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Rounded down: 100 % is everything. */
function percentDown(share: number): string {
  return `${Math.floor(share * 1000) / 10} %`;
}
