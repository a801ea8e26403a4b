// The tag that cursors carry: which content and which list a position belongs to. Equal arguments give equal
// tags in whatever order their fields stand.

/** `parts`: the content's tag, the name of the list, its filter and order. */
export function listTag(contentTag: string, ...parts: readonly unknown[]): string {
  return `${contentTag}-${hashOf(canonical(parts)).toString(36)}`;
}

/** JSON with the fields of objects in the order of their names. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`);
  return `{${fields.join()}}`;
}

/** 52 bits of two FNV-1a runs. */
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
