// What a history says of its gaps: saves that are not in it, and times that are only those of files.

import type { QueryTools, WarningCode } from '../../query/tools.ts';

/** Numbers of saves. */
interface Gaps {
  readonly unread: number;
  readonly failed: number;
  readonly undated: number;
  /** With the times of their files. */
  readonly guessed: number;
}

export function warnOfGaps(tools: QueryTools, { unread, failed, undated, guessed }: Gaps): void {
  const say = (code: WarningCode, count: number, text: string): void => {
    const message = `history: ${count} ${count === 1 ? 'save' : 'saves'} of the world ${text}`;
    if (count > 0) tools.warn({ code, argument: 'history', message, name: null, suggestions: [] });
  };
  say('PARTIAL_HISTORY', unread, 'still to be read: ask again for the rest');
  say('PARTIAL_HISTORY', failed, 'left out: not readable');
  say('PARTIAL_HISTORY', undated, 'left out: neither the saves nor their files say when they were written');
  say(
    'FILE_TIME',
    guessed,
    'without a time: savedAt is that of the files, the order that of the game itself',
  );
}
