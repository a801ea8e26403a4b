// Messages repeat what clients sent, who know it, and who may have sent a megabyte that a hundred messages repeat.

/** Longer messages are cut; the longest of our own list some sixty names. */
const MOST_CHARACTERS = 2000;
const SHOWN_BEFORE = 800;
const SHOWN_BEHIND = 800;

/** A message of bounded length: the middle of a long one is left out, and said to be. */
export function shortMessage(message: string): string {
  if (message.length <= MOST_CHARACTERS) return message;
  const left = message.length - SHOWN_BEFORE - SHOWN_BEHIND;
  return `${message.slice(0, SHOWN_BEFORE)}... (${left} more characters) ...${message.slice(-SHOWN_BEHIND)}`;
}
