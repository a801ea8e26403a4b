/**
 * Lightweight buildables: foundations, walls and the like, which since 1.0 are no objects of their own but entries of
 * one subsystem, by class.
 * Source: `docs/formats/satisfactory.md` section 3.6, INSTANCE.
 */
import type { ByteWriter } from '../byte-writer.ts';
import type { Ref } from './strings.ts';
import { writeRef } from './strings.ts';
import type { DynamicStruct } from './structs.ts';
import { writeDynamicStruct, writeNobody } from './structs.ts';
import { writeProperties } from './tags.ts';
import type { Layout } from './versions.ts';
import { step } from './versions.ts';

export interface Lightweights {
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

const lightweightStep = { ownData: 2, builtBy: 3 } as const;

export function writeLightweights(out: ByteWriter, list: Lightweights, layout: Layout): void {
  if (layout.version >= step.lightweightVersion) out.i32(list.version);
  out.list32(list.classes, (entry) => {
    writeRef(out, entry.class);
    out.list32(entry.instances, (instance) => writeInstance(out, instance, list.version, layout));
  });
}

function writeInstance(out: ByteWriter, it: Lightweight, version: number, layout: Layout): void {
  for (const value of [0, 0, 0, 1, ...it.position, 1, 1, 1]) out.f64(value);
  for (const target of [it.swatch, it.material, it.pattern, it.skin]) writeRef(out, target ?? null);
  for (const value of [0, 0, 0, 1, 0, 0, 0, 1]) out.f32(value);
  writeRef(out, it.paintFinish ?? null);
  out.u8(0);
  writeRef(out, it.recipe ?? null);
  writeRef(out, it.blueprint ?? null);
  if (version >= lightweightStep.ownData) writeDynamicStruct(out, it.own ?? null, layout, writeProperties);
  if (version >= lightweightStep.builtBy) writeNobody(out, layout);
}
