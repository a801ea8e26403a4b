/**
 * The inflated body of a save: its levels with their tables of contents and data, in every generation of the layout.
 * Source: `docs/formats/satisfactory.md` section 3.3.
 */
import { ByteWriter } from '../byte-writer.ts';
import type { ObjectSpec } from './objects.ts';
import { writeObjectBody, writeObjectHeader } from './objects.ts';
import type { SaveSpec } from './save.ts';
import type { Ref, Text } from './strings.ts';
import { worldLevel, writeRefs, writeString } from './strings.ts';
import type { VersionData } from './versions.ts';
import { layoutOf, step, writeOptionalVersionData, writeVersionData } from './versions.ts';

/** A streamed part of the map. */
export interface LevelSpec {
  name: Text;
  objects: ObjectSpec[];
  /** Name of the level in its objects' headers, where it differs (up to U7). */
  inside?: Text;
  destroyed?: Ref[];
  /** The copy of the destroyed list that closes the table of contents; null leaves it out, as older levels do. */
  tocDestroyed?: Ref[] | null;
  /** From save version 51 on; that of the save unless given. */
  version?: number;
  /** From save version 53 on; null for none. */
  versionData?: VersionData | null;
}

/** What was destroyed in a level, as the persistent level lists it since version 41. */
export interface DestroyedIn {
  level: Text;
  refs: Ref[];
}

/** World-partition grids, which a save repeats to notice a changed map. */
export interface GridSpec {
  name: Text;
  cellSize: number;
  hash: number;
  cells: [name: Text, hash: number][];
}

export function writeBody(spec: SaveSpec): Uint8Array {
  const out = new ByteWriter();
  const { saveVersion } = spec.header;
  if (saveVersion < step.compressed) writeFlatBody(out, spec);
  else if (saveVersion < step.levels) out.sized32(() => writeFlatBody(out, spec));
  else if (saveVersion < step.wide) out.sized32(() => writeNarrowBody(out, spec));
  else out.sized64(() => writeWideBody(out, spec));
  return out.finish();
}

/** Before U6: one list of headers, one of bodies, one of what was collected. */
function writeFlatBody(out: ByteWriter, spec: SaveSpec): void {
  const level: Written = {
    objects: spec.objects,
    inside: worldLevel,
    version: spec.header.saveVersion,
    data: null,
  };
  writeHeaders(out, level);
  writeBodies(out, level);
  writeRefs(out, allDestroyed(spec));
}

/** U6 and U7: levels with 32-bit sizes. */
function writeNarrowBody(out: ByteWriter, spec: SaveSpec): void {
  const version = spec.header.saveVersion;
  const writeLevel = (objects: ObjectSpec[], inside: Text, destroyed: Ref[]) => {
    const level: Written = { objects, inside, version, data: null };
    out.sized32(() => {
      writeHeaders(out, level);
      writeRefs(out, destroyed);
    });
    out.sized32(() => writeBodies(out, level));
    writeRefs(out, destroyed);
  };
  out.list32(spec.levels ?? [], (level) => {
    writeString(out, level.name);
    writeLevel(level.objects, level.inside ?? level.name, level.destroyed ?? []);
  });
  writeLevel(spec.objects, worldLevel, allDestroyed(spec));
  writeUnresolved(out, spec);
}

/** Since U8: 64-bit sizes, validation grids, versions at every turn. */
function writeWideBody(out: ByteWriter, spec: SaveSpec): void {
  const saveVersion = spec.header.saveVersion;
  const saveData = spec.versionData ?? null;
  if (saveVersion >= step.versionData) {
    if (!saveData) throw new RangeError(`save version ${saveVersion} needs version data`);
    writeVersionData(out, saveData);
  }
  writeGrids(out, spec.grids ?? []);
  out.list32(spec.levels ?? [], (level) => writeSublevel(out, level, spec));
  writePersistentLevel(out, spec, saveData);
  writeUnresolved(out, spec);
}

/** The versions that govern a level stand behind it. */
function writeSublevel(out: ByteWriter, spec: LevelSpec, save: SaveSpec): void {
  const saveVersion = save.header.saveVersion;
  const version = saveVersion >= step.levelVersion ? (spec.version ?? saveVersion) : saveVersion;
  const data = spec.versionData === undefined ? (save.versionData ?? null) : spec.versionData;
  const level: Written = { objects: spec.objects, inside: spec.inside ?? spec.name, version, data };
  const destroyed = spec.destroyed ?? [];
  writeString(out, spec.name);
  out.sized64(() => {
    writeHeaders(out, level);
    if (spec.tocDestroyed !== null) writeRefs(out, spec.tocDestroyed ?? destroyed);
  });
  out.sized64(() => writeBodies(out, level));
  if (saveVersion >= step.levelVersion) out.i32(version);
  writeRefs(out, destroyed);
  if (saveVersion >= step.versionData) writeOptionalVersionData(out, data);
}

function writePersistentLevel(out: ByteWriter, spec: SaveSpec, data: VersionData | null): void {
  const level: Written = {
    objects: spec.objects,
    inside: worldLevel,
    version: spec.header.saveVersion,
    data,
  };
  out.sized64(() => {
    writeHeaders(out, level);
    if (spec.tocDestroyed !== null) writeDestroyedMap(out, spec.tocDestroyed ?? spec.destroyed ?? []);
  });
  out.sized64(() => writeBodies(out, level));
  writeDestroyedMap(out, spec.destroyed ?? []);
}

/** A level as far as its objects' bytes depend on it. */
interface Written {
  objects: ObjectSpec[];
  inside: Text;
  version: number;
  data: VersionData | null;
}

function writeHeaders(out: ByteWriter, level: Written): void {
  out.list32(level.objects, (spec) => writeObjectHeader(out, spec, level.inside, level.version));
}

function writeBodies(out: ByteWriter, level: Written): void {
  out.list32(level.objects, (spec) => {
    const version = level.version < step.wide ? level.version : (spec.version ?? level.version);
    const ownData = version >= step.versionData ? (spec.versionData ?? null) : null;
    if (level.version >= step.wide) out.i32(version).i32(spec.migrateRefs ? 1 : 0);
    const lengthAt = out.length;
    out.sized32(() => writeObjectBody(out, spec, layoutOf(version, ownData ?? level.data)));
    if (spec.lengthOff) out.patchI32(lengthAt, out.length - lengthAt - 4 + spec.lengthOff);
    if (level.version >= step.wide && version >= step.versionData) writeOptionalVersionData(out, ownData);
  });
}

function writeGrids(out: ByteWriter, grids: readonly GridSpec[]): void {
  out.list32(grids, (grid) => {
    writeString(out, grid.name);
    out.i32(grid.cellSize).u32(grid.hash);
    out.list32(grid.cells, ([name, hash]) => {
      writeString(out, name);
      out.u32(hash);
    });
  });
}

function writeDestroyedMap(out: ByteWriter, destroyed: readonly DestroyedIn[]): void {
  out.list32(destroyed, (entry) => {
    writeString(out, entry.level);
    writeRefs(out, entry.refs);
  });
}

function writeUnresolved(out: ByteWriter, spec: SaveSpec): void {
  if (spec.unresolved !== null) writeRefs(out, spec.unresolved ?? []);
}

function allDestroyed(spec: SaveSpec): Ref[] {
  return (spec.destroyed ?? []).flatMap((entry) => entry.refs);
}
