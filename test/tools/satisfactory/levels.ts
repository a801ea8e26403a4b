/**
 * The inflated body of a save: its levels with their tables of contents and data, in every generation of the layout.
 * Source: `docs/formats/satisfactory.md` section 3.3.
 */
import { ByteWriter } from '../byte-writer.ts';
import type { ObjectSpec } from './objects.ts';
import { writeObjectBody, writeObjectHeader } from './objects.ts';
import type { SaveSpec } from './save.ts';
import type { Ref, Text } from './strings.ts';
import { plainText, worldLevel, writeRefs, writeString } from './strings.ts';
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

/**
 * Offsets in the inflated body by name: `levels.count`, `toc.size:LEVEL`, `toc.count:LEVEL`, `data.size:LEVEL`,
 * `data.count:LEVEL`, and for each object `header:PATH`, `length:PATH`, `body:PATH` and `end:PATH`.
 */
export type Marks = Map<string, number>;

export function writeBody(spec: SaveSpec, marks: Marks = new Map()): Uint8Array {
  const out = new ByteWriter();
  const { saveVersion } = spec.header;
  if (saveVersion < step.compressed) writeFlatBody(out, spec, marks);
  else if (saveVersion < step.levels) out.sized32(() => writeFlatBody(out, spec, marks));
  else if (saveVersion < step.wide) out.sized32(() => writeNarrowBody(out, spec, marks));
  else out.sized64(() => writeWideBody(out, spec, marks));
  return out.finish();
}

/** A level as far as its bytes depend on it. */
interface Written {
  name: Text;
  inside: Text;
  objects: ObjectSpec[];
  version: number;
  data: VersionData | null;
  marks: Marks;
}

function persistent(spec: SaveSpec, marks: Marks): Written {
  const data = spec.header.saveVersion >= step.versionData ? (spec.versionData ?? null) : null;
  const { saveVersion: version } = spec.header;
  return { name: worldLevel, inside: worldLevel, objects: spec.objects, version, data, marks };
}

/** Before U6: one list of headers, one of bodies, one of what was collected. */
function writeFlatBody(out: ByteWriter, spec: SaveSpec, marks: Marks): void {
  const level = persistent(spec, marks);
  writeHeaders(out, level);
  writeBodies(out, level);
  writeRefs(out, allDestroyed(spec));
}

/** U6 and U7: levels with 32-bit sizes. */
function writeNarrowBody(out: ByteWriter, spec: SaveSpec, marks: Marks): void {
  const writeLevel = (level: Written, destroyed: Ref[]) => {
    mark(out, level, 'toc.size');
    out.sized32(() => {
      writeHeaders(out, level);
      writeRefs(out, destroyed);
    });
    mark(out, level, 'data.size');
    out.sized32(() => writeBodies(out, level));
    writeRefs(out, destroyed);
  };
  const main = persistent(spec, marks);
  marks.set('levels.count', out.length);
  out.list32(spec.levels ?? [], ({ name, inside = name, objects, destroyed }) => {
    writeString(out, name);
    writeLevel({ ...main, name, inside, objects }, destroyed ?? []);
  });
  writeLevel(main, allDestroyed(spec));
  writeRefs(out, []);
}

/** Since U8: 64-bit sizes, validation grids, versions at every turn. */
function writeWideBody(out: ByteWriter, spec: SaveSpec, marks: Marks): void {
  const { saveVersion } = spec.header;
  const main = persistent(spec, marks);
  if (saveVersion >= step.versionData) {
    if (!main.data) throw new RangeError(`save version ${saveVersion} needs version data`);
    writeVersionData(out, main.data);
  }
  marks.set('grids.count', out.length);
  writeGrids(out, spec.grids ?? []);
  marks.set('levels.count', out.length);
  out.list32(spec.levels ?? [], (level) => writeSublevel(out, level, saveVersion, main));
  writePersistentLevel(out, spec, main);
  writeRefs(out, []);
}

/** The versions that govern a level follow it. */
function writeSublevel(out: ByteWriter, spec: LevelSpec, saveVersion: number, main: Written): void {
  const { name, inside = name, objects, versionData: data = main.data, destroyed = [] } = spec;
  const level: Written = { name, inside, objects, version: saveVersion, data, marks: main.marks };
  writeString(out, spec.name);
  mark(out, level, 'toc.size');
  out.sized64(() => {
    writeHeaders(out, level);
    if (spec.tocDestroyed !== null) writeRefs(out, spec.tocDestroyed ?? destroyed);
  });
  mark(out, level, 'data.size');
  out.sized64(() => writeBodies(out, level));
  if (saveVersion >= step.levelVersion) out.i32(saveVersion);
  writeRefs(out, destroyed);
  if (saveVersion >= step.versionData) writeOptionalVersionData(out, data);
}

function writePersistentLevel(out: ByteWriter, spec: SaveSpec, level: Written): void {
  mark(out, level, 'toc.size');
  out.sized64(() => {
    writeHeaders(out, level);
    if (spec.tocDestroyed !== null) writeDestroyedMap(out, spec.tocDestroyed ?? spec.destroyed ?? []);
  });
  mark(out, level, 'data.size');
  out.sized64(() => writeBodies(out, level));
  mark(out, level, 'destroyed.count');
  writeDestroyedMap(out, spec.destroyed ?? []);
}

function mark(out: ByteWriter, level: Written, what: string): void {
  level.marks.set(`${what}:${plainText(level.name)}`, out.length);
}

function writeHeaders(out: ByteWriter, level: Written): void {
  mark(out, level, 'toc.count');
  out.list32(level.objects, (spec) => {
    level.marks.set(`header:${plainText(spec.path)}`, out.length);
    writeObjectHeader(out, spec, level.inside, level.version);
  });
}

function writeBodies(out: ByteWriter, level: Written): void {
  mark(out, level, 'data.count');
  out.list32(level.objects, (spec) => {
    const wide = level.version >= step.wide;
    if (wide) out.i32(level.version).i32(0);
    const path = plainText(spec.path);
    const lengthAt = out.length;
    level.marks.set(`length:${path}`, lengthAt).set(`body:${path}`, lengthAt + 4);
    out.sized32(() => writeObjectBody(out, spec, layoutOf(level.version, level.data)));
    level.marks.set(`end:${path}`, out.length);
    if (wide && level.version >= step.versionData) writeOptionalVersionData(out, null);
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

function allDestroyed(spec: SaveSpec): Ref[] {
  return (spec.destroyed ?? []).flatMap((entry) => entry.refs);
}
