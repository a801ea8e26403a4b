// The `Range` header of a request for bytes (RFC 9110, 14.2).

export interface ByteRange {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  readonly isWhole: boolean;
}

/**
 * The one range that is requested, cut at the end of the content; null when it starts after that. Several
 * ranges, and anything that is not a byte range, get the whole content, as the RFC allows.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | null {
  const asked = /^bytes=(\d*)-(\d*)$/i.exec(header?.replace(/\s/g, '') ?? '');
  const [, from = '', to = ''] = asked ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (from === '' && to === '') return { start: 0, end: size, isWhole: true };
  if (from === '') return last === 0 || size === 0 ? null : part(size - Math.min(last, size), size);
  if (to !== '' && last < first) return { start: 0, end: size, isWhole: true };
  return first >= size ? null : part(first, to === '' ? size : Math.min(last + 1, size));
}

function part(start: number, end: number): ByteRange {
  return { start, end, isWhole: false };
}
