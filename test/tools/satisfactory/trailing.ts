// What some classes write after their properties: the ends of wires, and lightweight buildables (foundations, walls and the
// like), which since 1.0 are entries of one subsystem, by class. Bodies of other classes are in the corpus.
// Source: docs/formats/satisfactory.md section 3.6.

import type { UnrealWriter } from '../unreal/unreal-writer.ts';
import { type Ref, writeRef } from './refs.ts';
import { type DynamicStruct, writeDynamicStruct } from './values.ts';
import { type Layout, step } from './versions.ts';

export type Trailing =
  /** `cached` are the six floats that a wire keeps from version 33 to 40. */
  | { class: 'wire'; ends: [Ref | null, Ref | null]; cached?: number[] }
  | ({ class: 'lightweights' } & Lightweights);

interface Lightweights {
  /** Written from save version 48 on; before, 1 is meant. Since 2 with own data, since 3 with the builder. */
  version: number;
  classes: { class: Ref; instances: Lightweight[] }[];
}

/** Everything but the place may be left out; with no swatch and no recipe it is a tombstone, an emptied slot. */
export interface Lightweight {
  position: [x: number, y: number, z: number];
  swatch?: Ref | null;
  material?: Ref | null;
  pattern?: Ref | null;
  skin?: Ref | null;
  paintFinish?: Ref | null;
  recipe?: Ref | null;
  blueprint?: Ref | null;
  own?: DynamicStruct | null;
}

const [OWN_DATA, BUILT_BY] = [2, 3];

export function writeTrailing(out: UnrealWriter, trailing: Trailing, layout: Layout): void {
  if (trailing.class === 'wire') {
    for (const end of trailing.ends) writeRef(out, end);
    if (layout.version < step.wireCache || layout.version > step.noWireCache) return;
    for (const value of trailing.cached ?? [0, 0, 0, 0, 0, 0]) out.f32(value);
    return;
  }
  const { version, classes } = trailing;
  if (layout.version >= step.lightweightVersion) out.i32(version);
  out.list32(classes, (entry) => {
    writeRef(out, entry.class);
    out.list32(entry.instances, (instance) => writeInstance(out, instance, version, layout));
  });
}

function writeInstance(out: UnrealWriter, it: Lightweight, version: number, layout: Layout): void {
  for (const value of [0, 0, 0, 1, ...it.position, 1, 1, 1]) out.f64(value);
  for (const target of [it.swatch, it.material, it.pattern, it.skin]) writeRef(out, target ?? null);
  for (const value of [0, 0, 0, 1, 0, 0, 0, 1]) out.f32(value);
  writeRef(out, it.paintFinish ?? null);
  out.u8(0);
  writeRef(out, it.recipe ?? null);
  writeRef(out, it.blueprint ?? null);
  if (version >= OWN_DATA) writeDynamicStruct(out, it.own ?? null, layout);
  // A handle of no player. Version 57 wrote the new form twice by mistake.
  if (version < BUILT_BY) return;
  if (layout.version < step.doubledHandle) out.zeros(2);
  else out.zeros(layout.version < step.plainHandle ? 10 : 5);
}
