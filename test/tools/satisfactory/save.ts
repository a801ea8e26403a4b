// A whole Satisfactory save from a readable description: header, chunks, and in them levels with their tables of contents and
// data, in every generation of the layout. Nothing here is shared with the reader, so that a mistake in one is found by the
// other. Source: docs/formats/satisfactory.md section 3.

import { type ChunkSpec, writeChunks } from '../unreal/chunks.ts';
import { plainText, type Text, UnrealWriter } from '../unreal/unreal-writer.ts';
import { type HeaderSpec, writeHeader } from './header.ts';
import { type ObjectSpec, writeObjectBody, writeObjectHeader } from './objects.ts';
import { type Ref, worldLevel, writeRefs } from './refs.ts';
import {
  layoutOf,
  step,
  type VersionData,
  versionData,
  writeOptionalVersionData,
  writeVersionData,
} from './versions.ts';

export interface SaveSpec {
  header: HeaderSpec;
  /** Objects of the persistent level, or all of them before levels came. */
  objects: ObjectSpec[];
  levels?: LevelSpec[];
  /** What was collected or destroyed; before version 41 the level names of the groups are not written. */
  destroyed?: DestroyedIn[];
  /** The copy that closes the table of contents of the persistent level; null leaves it out. */
  tocDestroyed?: DestroyedIn[] | null;
  grids?: GridSpec[];
  chunks?: ChunkSpec;
}

/** A streamed part of the map. */
export interface LevelSpec {
  name: Text;
  objects: ObjectSpec[];
  /** Name of the level in its objects' headers, where it differs (up to U7). */
  inside?: Text;
  destroyed?: Ref[];
  /** From save version 53 on; null for none. */
  versionData?: VersionData | null;
}

/** What was destroyed in a level, as the persistent level lists it since version 41. */
interface DestroyedIn {
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

/** The bytes of a `.sav` file. */
export const writeSave = (spec: SaveSpec): Uint8Array => writeSaveAround(spec, writeBody(spec));

/** The same around another body, for bodies that were spoilt on purpose. */
export function writeSaveAround({ header, chunks }: SaveSpec, body: Uint8Array): Uint8Array {
  const out = new UnrealWriter();
  const version = header.saveVersion;
  writeHeader(out, header);
  if (version < step.compressed) out.bytes(body);
  else writeChunks(out, body, chunks ?? { version: version < step.wide ? 1 : 2 });
  return out.finish();
}

/** The inflated body. */
export function writeBody(spec: SaveSpec, marks: Marks = new Map()): Uint8Array {
  const { saveVersion: version } = spec.header;
  const data = version >= step.versionData ? versionData() : null;
  const main = { name: worldLevel, inside: worldLevel, objects: spec.objects, version, data, marks };
  const out = new UnrealWriter();
  if (version < step.compressed) writeFlat(out, spec, main);
  else if (version < step.levels) out.sized32(() => writeFlat(out, spec, main));
  else if (version < step.wide) out.sized32(() => writeNarrow(out, spec, main));
  else out.sized64(() => writeWide(out, spec, main));
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

/** Before U6: one list of headers, one of bodies, one of what was collected. */
function writeFlat(out: UnrealWriter, spec: SaveSpec, main: Written): void {
  writeHeaders(out, main);
  writeBodies(out, main);
  writeRefs(out, allDestroyed(spec));
}

/** U6 and U7. */
function writeNarrow(out: UnrealWriter, spec: SaveSpec, main: Written): void {
  main.marks.set('levels.count', out.length);
  out.list32(spec.levels ?? [], ({ name, inside = name, objects, destroyed = [] }) => {
    out.text(name);
    writeBlobs(out, { ...main, name, inside, objects }, () => writeRefs(out, destroyed));
    writeRefs(out, destroyed);
  });
  const destroyed = allDestroyed(spec);
  writeBlobs(out, main, () => writeRefs(out, destroyed));
  writeRefs(out, destroyed);
  writeRefs(out, []);
}

/** Since U8: validation grids, versions at every turn. Those that govern a level follow it. */
function writeWide(out: UnrealWriter, spec: SaveSpec, main: Written): void {
  const { version, marks } = main;
  const { grids = [], levels = [], destroyed: all = [], tocDestroyed: inToc = all } = spec;
  if (main.data) writeVersionData(out, main.data);
  marks.set('grids.count', out.length);
  out.list32(grids, ({ name, cellSize, hash, cells }) => {
    out.text(name).i32(cellSize).u32(hash);
    out.list32(cells, ([cell, cellHash]) => out.text(cell).u32(cellHash));
  });
  marks.set('levels.count', out.length);
  out.list32(levels, ({ name, inside = name, objects, versionData: data = main.data, destroyed = [] }) => {
    out.text(name);
    writeBlobs(out, { ...main, name, inside, objects, data }, () => writeRefs(out, destroyed));
    if (version >= step.levelVersion) out.i32(version);
    writeRefs(out, destroyed);
    if (version >= step.versionData) writeOptionalVersionData(out, data);
  });
  writeBlobs(out, main, () => {
    if (inToc) writeDestroyed(out, inToc);
  });
  mark(out, main, 'destroyed.count');
  writeDestroyed(out, all);
  writeRefs(out, []);
}

/** The table of contents of a level with what closes it, and its data. */
function writeBlobs(out: UnrealWriter, level: Written, close: () => void): void {
  const sized = level.version < step.wide ? 'sized32' : 'sized64';
  mark(out, level, 'toc.size');
  out[sized](() => {
    writeHeaders(out, level);
    close();
  });
  mark(out, level, 'data.size');
  out[sized](() => writeBodies(out, level));
}

function mark(out: UnrealWriter, level: Written, what: string): void {
  level.marks.set(`${what}:${plainText(level.name)}`, out.length);
}

function writeHeaders(out: UnrealWriter, level: Written): void {
  mark(out, level, 'toc.count');
  out.list32(level.objects, (spec) => {
    level.marks.set(`header:${plainText(spec.path)}`, out.length);
    writeObjectHeader(out, spec, level.inside, level.version);
  });
}

function writeBodies(out: UnrealWriter, level: Written): void {
  const { version, data, marks } = level;
  mark(out, level, 'data.count');
  out.list32(level.objects, (spec) => {
    if (version >= step.wide) out.i32(version).i32(0);
    const path = plainText(spec.path);
    marks.set(`length:${path}`, out.length).set(`body:${path}`, out.length + 4);
    out.sized32(() => writeObjectBody(out, spec, layoutOf(version, data)));
    marks.set(`end:${path}`, out.length);
    if (version >= step.versionData) writeOptionalVersionData(out, null);
  });
}

function writeDestroyed(out: UnrealWriter, destroyed: readonly DestroyedIn[]): void {
  out.list32(destroyed, ({ level, refs }) => writeRefs(out.text(level), refs));
}

const allDestroyed = ({ destroyed = [] }: SaveSpec): Ref[] => destroyed.flatMap(({ refs }) => refs);
