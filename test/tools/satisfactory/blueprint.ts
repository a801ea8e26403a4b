/**
 * Blueprints: the `.sbp` file with what is built, and the `.sbpcfg` beside it with name and icon.
 * Source: `docs/formats/satisfactory.md` section 3.5.
 */
import { ByteWriter } from '../byte-writer.ts';
import type { ChunkSpec } from './chunks.ts';
import { writeChunks } from './chunks.ts';
import type { ObjectSpec } from './objects.ts';
import { writeObjectBody, writeObjectHeader } from './objects.ts';
import type { Ref, Text } from './strings.ts';
import { worldLevel, writeRef, writeRefs, writeString } from './strings.ts';
import type { PlayerHandle } from './structs.ts';
import type { VersionData } from './versions.ts';
import { layoutOf, step, usualBuild, writeVersionData } from './versions.ts';

export interface BlueprintSpec {
  headerVersion?: number;
  saveVersion: number;
  build?: number;
  /** In foundations of eight metres. */
  size: [x: number, y: number, z: number];
  cost: { item: Ref; amount: number }[];
  recipes: Ref[];
  versionData?: VersionData;
  objects: ObjectSpec[];
  chunks?: ChunkSpec;
}

/** The bytes of a `.sbp` file. */
export function writeBlueprint(spec: BlueprintSpec): Uint8Array {
  const out = new ByteWriter();
  out
    .i32(spec.headerVersion ?? 2)
    .i32(spec.saveVersion)
    .i32(spec.build ?? usualBuild(spec.saveVersion));
  for (const side of spec.size) out.i32(side);
  out.list32(spec.cost, ({ item, amount }) => {
    writeRef(out, item);
    out.i32(amount);
  });
  writeRefs(out, spec.recipes);
  if (spec.saveVersion >= step.versionData) {
    if (!spec.versionData) throw new RangeError(`save version ${spec.saveVersion} needs version data`);
    writeVersionData(out, spec.versionData);
  }
  writeChunks(
    out,
    writeBlueprintBody(spec),
    spec.chunks ?? { version: spec.saveVersion < step.wide ? 1 : 2 },
  );
  return out.finish();
}

/** Sizes of 32 bits in every version, and no versions of single objects. */
export function writeBlueprintBody(spec: BlueprintSpec): Uint8Array {
  const out = new ByteWriter();
  const layout = layoutOf(spec.saveVersion, spec.versionData ?? null);
  out.sized32(() => {
    out.sized32(() => {
      out.list32(spec.objects, (object) => writeObjectHeader(out, object, worldLevel, spec.saveVersion));
    });
    out.sized32(() => {
      out.list32(spec.objects, (object) => out.sized32(() => writeObjectBody(out, object, layout)));
    });
  });
  return out.finish();
}

export interface BlueprintConfigSpec {
  version: number;
  description: Text;
  icon: number;
  color: [r: number, g: number, b: number, a: number];
  iconLibrary?: Text;
  iconLibraryType?: Text;
  /** Version 4 alone. */
  editors?: { account: Text; name: Text; platform: Text }[];
  /** From version 6 on. */
  lastEditor?: PlayerHandle;
}

const configStep = { iconLibrary: 3, editors: 4, lastEditor: 6 } as const;

/** The bytes of a `.sbpcfg` file. */
export function writeBlueprintConfig(spec: BlueprintConfigSpec): Uint8Array {
  const out = new ByteWriter();
  out.i32(spec.version);
  writeString(out, spec.description);
  out.i32(spec.icon);
  for (const value of spec.color) out.f32(value);
  if (spec.version >= configStep.iconLibrary) {
    writeString(out, spec.iconLibrary ?? '');
    writeString(out, spec.iconLibraryType ?? '');
  }
  if (spec.version === configStep.editors) {
    out.list32(spec.editors ?? [], ({ account, name, platform }) => {
      for (const text of [account, name, platform]) writeString(out, text);
    });
  }
  if (spec.version >= configStep.lastEditor) {
    out.u8(spec.lastEditor?.service ?? 0).i32(spec.lastEditor?.index ?? 0);
  }
  return out.finish();
}
