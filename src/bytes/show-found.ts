// What files of users have instead of what was expected, in words.

/** Values inside lists and objects are left out: they may be nested deeper than the stack. */
export function showFound(found: unknown): string {
  if (found === undefined) return 'nothing';
  if (Array.isArray(found)) return found.length === 0 ? '[]' : `a list of ${found.length}`;
  if (typeof found === 'object' && found !== null) return 'an object';
  return JSON.stringify(found).slice(0, 200);
}
