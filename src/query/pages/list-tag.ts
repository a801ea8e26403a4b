// The tag in cursors, which says what content and what list a position belongs to. Equal arguments give equal
// tags, in whatever order their fields are given.

/** @param parts the name of the list, its filter, its order */
export function listTag(contentTag: string, ...parts: readonly unknown[]): string {
  return `${contentTag}-${hashOf(canonical(parts)).toString(36)}`;
}

/** JSON with the fields of objects sorted by name. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`);
  return `{${fields.join()}}`;
}

/** Combines two FNV-1a hashes into 52 bits. */
function hashOf(text: string): number {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x85ebca6b) + 1;
  }
  return (a >>> 0) * 2 ** 20 + ((b >>> 0) & 0xfffff);
}
