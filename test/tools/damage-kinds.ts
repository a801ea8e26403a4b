// Damage to one file of a save, by kind and place: what disks, downloads and crashes do.

import type { SourceFile } from '../../src/formats/format.ts';
import type { Hole } from './damage-outcome.ts';

export interface Damage {
  readonly files: readonly SourceFile[];
  readonly holes: readonly Hole[];
}

export const DAMAGE = {
  cut: (bytes: Uint8Array, at: number) => bytes.slice(0, at),
  lost: (bytes: Uint8Array, at: number) => joined(bytes.subarray(0, at), bytes.subarray(at + 1)),
  inserted: (bytes: Uint8Array, at: number) =>
    joined(bytes.subarray(0, at), Uint8Array.of(77), bytes.subarray(at)),
  zeros: (bytes: Uint8Array, at: number) => bytes.slice().fill(0, at, at + ZEROS),
} as const;

export type DamageKind = keyof typeof DAMAGE;

const ZEROS = 64;

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

/** The save with one of its files damaged at an offset. */
export function damaged(files: readonly SourceFile[], name: string, kind: DamageKind, at: number): Damage {
  const file = files.find((one) => one.name === name)!;
  const ends = { cut: file.bytes.length, lost: at + 1, inserted: at + 1, zeros: at + ZEROS };
  const from = kind === 'inserted' ? at - 1 : at;
  return {
    files: files.map((one) => (one === file ? { name, bytes: DAMAGE[kind](file.bytes, at) } : one)),
    holes: [{ file: name, from, to: Math.min(ends[kind], file.bytes.length) }],
  };
}
