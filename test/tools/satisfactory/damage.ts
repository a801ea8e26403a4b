// Damage to a save, as disks, downloads and crashes do it: pure functions of the file, a kind and a seed.

import { inflateRawSync } from 'node:zlib';
import type { Damage } from '../damage-kinds.ts';
import { xorshift } from '../random.ts';
import { CHUNK_HEADER_BYTES, type StoredStream, streamsIn } from '../unreal/chunks.ts';

interface Damaged {
  readonly bytes: Uint8Array;
  /** Parts of the body whose bytes are not all in the file any more; the ends are exclusive. */
  readonly holes: readonly (readonly [number, number])[];
}

export const KINDS = [
  ...(['zeros-1', 'zeros-2', 'zeros-3', 'range-1', 'range-3'] as const),
  ...(['bit', 'byte-lost', 'sums-3', 'cut'] as const),
] as const;
export type Kind = (typeof KINDS)[number];

export const damageTo = (name: string, { bytes, holes }: Damaged): Damage => ({
  files: [{ name, bytes }],
  holes: holes.map(([from, to]) => ({ file: name, from, to })),
});

/** The file with one kind of damage, null when it has too few chunks for that. */
export function damage(name: string, file: Uint8Array, kind: Kind, seed: number): Damage | null {
  const damaged = spoilt(file, kind, seed);
  return damaged && damageTo(name, damaged);
}

function spoilt(file: Uint8Array, kind: Kind, seed: number): Damaged | null {
  const chunks = streamsIn(file);
  const random = numbers(seed);
  // One seed after the other cuts every twentieth of the file.
  if (kind === 'cut') return cut(file, chunks, (1 + (seed % 19)) / 20);
  const count = Number(kind.at(-1)) || 1;
  if (chunks.length <= count) return null;
  if (kind.startsWith('range')) return zeroRanges(file, chunks, count, random);
  const hit = new Set<StoredStream>();
  while (hit.size < count) hit.add(chunks[random() % chunks.length]!);
  const bytes = file.slice();
  if (kind === 'sums-3') {
    for (const { at, size } of hit) bytes[at + size - 1 - (random() % 4)]! ^= 1 + (random() % 255);
    return { bytes, holes: [] };
  }
  const holes = [...hit].map(({ to, inflatedSize }) => [to, to + inflatedSize] as const);
  const [first] = hit as unknown as readonly [StoredStream];
  if (kind === 'byte-lost') {
    const at = first.at + 2 + (random() % (first.size - 2));
    const shorter = new Uint8Array(file.length - 1);
    shorter.set(file.subarray(0, at));
    shorter.set(file.subarray(at + 1), at);
    // A byte of the sum costs nothing of the content.
    return { bytes: shorter, holes: at >= first.at + first.size - 4 ? [] : holes };
  }
  for (const { at, size } of hit) {
    const from = at + (random() % Math.max(1, size - 600));
    if (kind === 'bit') bytes[from]! ^= 1 << (random() % 8);
    else bytes.fill(0, from, Math.min(from + 512, at + size));
  }
  // A flipped bit may be one that nothing depends on.
  return { bytes, holes: kind === 'bit' && isWhole(file, bytes, first) ? [] : holes };
}

/** Zeros as disks leave them: 4 to 64 KB anywhere after the header, chunk headers too. */
function zeroRanges(
  file: Uint8Array,
  chunks: readonly StoredStream[],
  count: number,
  random: () => number,
): Damaged {
  const bytes = file.slice();
  const start = chunks[0]!.at;
  const ranges = Array.from({ length: count }, () => {
    const size = 4096 + (random() % 61_440);
    const from = start + (random() % Math.max(1, file.length - start - size));
    bytes.fill(0, from, from + size);
    return [from, from + size] as const;
  });
  const isHit = ({ at, size }: StoredStream): boolean =>
    ranges.some(([from, to]) => from < at + size && to > at - CHUNK_HEADER_BYTES);
  return { bytes, holes: chunks.filter(isHit).map(({ to, inflatedSize }) => [to, to + inflatedSize]) };
}

function isWhole(file: Uint8Array, bytes: Uint8Array, { at, size }: StoredStream): boolean {
  try {
    // What lies in the sum costs nothing of the content.
    const [before, after] = [file, bytes].map((of) => inflateRawSync(of.subarray(at + 2, at + size - 4)));
    return before!.equals(after!);
  } catch {
    return false;
  }
}

/** The file up to a share of its bytes. */
function cut(file: Uint8Array, chunks: readonly StoredStream[], share: number): Damaged {
  const end = Math.floor(file.length * share);
  const whole = chunks.filter(({ at, size }) => at + size <= end).at(-1);
  const last = chunks.at(-1)!;
  return {
    bytes: file.slice(0, end),
    holes: [[whole ? whole.to + whole.inflatedSize : 0, last.to + last.inflatedSize]],
  };
}

function numbers(seed: number): () => number {
  const next = xorshift(seed * 2654435761);
  for (let i = 0; i < 4; i++) next();
  return next;
}
