/**
 * What some classes write after their properties: wires. Lightweight buildables have a file of their own, and the bodies of
 * other classes are in the corpus.
 * Source: `docs/formats/satisfactory.md` section 3.6.
 */
import type { ByteWriter } from '../byte-writer.ts';
import type { Lightweights } from './lightweights.ts';
import { writeLightweights } from './lightweights.ts';
import type { Ref } from './strings.ts';
import { writeRef } from './strings.ts';
import type { Layout } from './versions.ts';
import { step } from './versions.ts';

export type Trailing =
  /** `cached` are the six floats that a wire keeps from version 33 to 40. */
  | { class: 'wire'; ends: [Ref | null, Ref | null]; cached?: number[] }
  | ({ class: 'lightweights' } & Lightweights);

export function writeTrailing(out: ByteWriter, trailing: Trailing, layout: Layout): void {
  if (trailing.class === 'wire') writeWire(out, trailing.ends, trailing.cached, layout);
  else writeLightweights(out, trailing, layout);
}

function writeWire(
  out: ByteWriter,
  ends: readonly (Ref | null)[],
  cached: readonly number[] | undefined,
  { version }: Layout,
): void {
  for (const end of ends) writeRef(out, end);
  if (version < step.wireCache || version > step.noWireCache) return;
  for (const value of cached ?? [0, 0, 0, 0, 0, 0]) out.f32(value);
}
