// Tails of real packages after their properties, against an independent reader.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { unreal3 } from '../../../../src/formats/unreal3/index.ts';
import type { DecodeState } from '../../../../src/formats/unreal3/state.ts';
import { nodeOfIndex, type Package } from '../../../../src/formats/unreal3/tables/package.ts';
import type { Graph } from '../../../../src/graph/graph.ts';
import type { EdgeId, NodeId } from '../../../../src/graph/ids.ts';
import { fieldsJson } from '../../../../src/graph/values.ts';
import { nativeInflate } from '../../../../src/library/files/native-inflate.ts';
import { openGraph, readSave } from '../../../../src/library/read/read-save.ts';
import type { PostedSave } from '../../../../src/library/save.ts';
import { sampleOf } from '../../../tools/runs.ts';

// Real packages lie beside the project, not in it. Without them this file says so, and its tests are skipped.
const folder = join(import.meta.dirname, '../../../../../shared/saves/unreal3');
const oracleFile = join(folder, 'tails-oracle/shared.jsonl.gz');
const present = existsSync(oracleFile);

if (!present) it.skip(`no real packages at ${folder}: nothing was compared with them`, () => undefined);

type Place = readonly [offset: number, index: number];

interface OracleRow {
  readonly i: number;
  /** Class; `k` instead: a property of a class. */
  readonly c?: string;
  readonly k?: string;
  readonly st?: 'ok' | 'opaque' | 'none';
  readonly refs?: readonly Place[];
  readonly refsN?: number;
  readonly codeRefs?: readonly Place[];
  readonly codeRefsN?: number;
  readonly mips?: readonly (readonly [width: number, height: number, flags: number, bytes: number])[];
  readonly bones?: number;
  readonly boneNames?: readonly string[];
  readonly materials?: readonly number[];
  readonly lods?: readonly (number | readonly [vertices: number, materials: readonly number[]])[];
  readonly textures?: readonly number[];
  readonly sounds?: readonly (readonly [flags: number, elements: number, bytes: number])[];
  readonly chars?: number;
}

interface OraclePackage {
  readonly file: string;
  readonly rows: readonly OracleRow[];
}

function oracles(): OraclePackage[] {
  const found: { file: string; rows: OracleRow[] }[] = [];
  for (const line of gunzipSync(readFileSync(oracleFile)).toString().trim().split('\n')) {
    const row = JSON.parse(line) as OracleRow & { file?: string };
    if (row.file === undefined) found.at(-1)!.rows.push(row);
    else found.push({ file: row.file, rows: [] });
  }
  return found;
}

/** The fields of a tail, with an empty list for any that is missing. */
type Native = Readonly<Record<string, unknown>>;
interface Shown {
  readonly mips?: readonly { width: number; height: number; data: { flags: number; bytes: number } }[];
  readonly bones?: readonly { name: string }[];
  readonly materials?: readonly unknown[];
  readonly lods?: readonly { vertexCount: number; sections: readonly { material: unknown }[] }[];
  readonly resources?: readonly { textures?: readonly unknown[] }[] | null;
  readonly text?: string;
}

describe.runIf(present)('tails of real packages against an independent reader', () => {
  it.each(present ? sampleOf(oracles(), 6) : [])('$file', ({ file, rows }) => {
    const data = read(file);
    const graph = openGraph(unreal3, data);
    const of = (data.state as DecodeState).packages[0]!;
    expect(data.graph.issues.filter(({ info }) => !info)).toEqual([]);
    for (const row of rows) {
      const node = of.exportNode[row.i - 1]! as NodeId;
      const where = `${file} export ${row.i} (${row.c ?? row.k})`;
      compareReferences(graph, of, node, row, where);
      compareScript(graph, of, node, row, where);
      if (row.st !== 'ok' || row.k !== undefined) continue;
      const native = graph.native(node);
      expect(native, where).not.toBeNull();
      compareFacts(of, graph, fieldsJson(native!, 32), row, where);
    }
  });
});

describe.runIf(present)('all of the packages', () => {
  it('are understood but for classes without references, and explain their tables of dependencies', () => {
    const sums = { bytes: 0, understood: 0, depends: 0, explained: 0 };
    for (const { file } of sampleOf(oracles(), 6)) {
      const data = read(file);
      const graph = openGraph(unreal3, data);
      for (const of of (data.state as DecodeState).packages) addBodies(graph, of, sums);
      addDepends(graph, sums);
    }
    const [coverage, recall] = [sums.understood / sums.bytes, sums.explained / sums.depends];
    console.log(
      `${(100 * coverage).toFixed(2)} % of ${sums.bytes} bytes understood, ` +
        `${(100 * recall).toFixed(2)} % of ${sums.depends} dependencies explained`,
    );
    expect(coverage).toBeGreaterThan(0.986);
    expect(recall).toBeGreaterThan(0.984);
  });
});

/** Bytes of objects, and those of them that a layout read to its end. */
function addBodies(graph: Graph, of: Package, sums: { bytes: number; understood: number }): void {
  for (const [index, size] of of.exports.size.entries()) {
    const { tail } = graph.header(of.exportNode[index]! as NodeId) as { tail: { size: number } | null };
    sums.bytes += size;
    sums.understood += size - (tail?.size ?? 0);
  }
}

/** Entries of the depends tables, and those that another reference leads to, or to something that the entry holds. */
function addDepends(graph: Graph, sums: { depends: number; explained: number }): void {
  for (let row = 0; row < graph.count; row++) {
    const node = row as NodeId;
    const { from, to } = graph.out(node);
    const wanted: number[] = [];
    const found = new Set<number>();
    for (let edge = from; edge < to; edge++) {
      const { kind, text } = graph.label(edge as EdgeId);
      const target = graph.edges.target[edge]!;
      if (kind === 'DEPENDS') {
        if (text === 'depends[]') wanted.push(target);
        continue;
      }
      for (let at: NodeId | null = target as NodeId; at !== null && !found.has(at); at = graph.parent(at))
        found.add(at);
    }
    sums.depends += wanted.length;
    sums.explained += wanted.filter((target) => found.has(target)).length;
  }
}

function read(file: string): PostedSave {
  return readSave(unreal3, [{ name: file, bytes: readFileSync(join(folder, file)) }], {
    inflate: nativeInflate,
  });
}

/** References of the tail as [offset in the export, node], in the order in which they stand there. */
function compareReferences(graph: Graph, of: Package, node: NodeId, row: OracleRow, where: string): void {
  const start = of.start + of.exports.offset[row.i - 1]!;
  const ours: string[] = [];
  const { from, to } = graph.out(node);
  for (let edge = from; edge < to; edge++) {
    const { kind, text } = graph.label(edge as EdgeId);
    if (!isTail(kind, text)) continue;
    ours.push(`${graph.edges.at[edge]! - start} ${graph.edges.target[edge]}`);
  }
  // The export table says the super class too, so it is no second edge.
  const superClass = nodeOfIndex(of, of.exports.super[row.i - 1]!);
  const theirs = (row.refs ?? []).map(([at, index]) => `${at} ${nodeOfIndex(of, index)}`);
  const compared = theirs.filter((each) => ours.includes(each) || !each.endsWith(` ${superClass}`));
  expect(ours.slice(0, compared.length), where).toEqual(compared);
  const more = (row.refsN ?? theirs.length) - theirs.length + compared.length;
  expect(ours.length, where).toBe(more);
}

/** Objects in byte code where they stand. Calls by name and by native index stand elsewhere, and are ours alone. */
function compareScript(graph: Graph, of: Package, node: NodeId, row: OracleRow, where: string): void {
  const start = of.start + of.exports.offset[row.i - 1]!;
  const { codeRefs = [], codeRefsN = codeRefs.length } = row;
  const theirs = codeRefs.map(([at, index]) => `${at} ${nodeOfIndex(of, index)}`);
  const { from, to } = graph.out(node);
  const ours = new Set<string>();
  for (let edge = from; edge < to; edge++) {
    if (graph.label(edge as EdgeId).text !== 'script') continue;
    ours.add(`${graph.edges.at[edge]! - start} ${graph.edges.target[edge]}`);
  }
  expect(
    theirs.filter((each) => !ours.has(each)),
    where,
  ).toEqual([]);
  expect(ours.size, where).toBeGreaterThanOrEqual(codeRefsN);
}

/** What stands in front of the properties, bulk data in other files and byte code are compared elsewhere. */
function isTail(kind: string, label: string): boolean {
  if (kind !== 'NATIVE' && kind !== 'CHILD') return false;
  if (label === 'script' || label === 'componentMap[].value' || label === 'templateOwner') return false;
  return !label.endsWith('.file') && !label.startsWith('stateFrame');
}

function compareFacts(of: Package, graph: Graph, native: Native, row: OracleRow, where: string): void {
  const shown = native as Shown;
  const paths = (indices: readonly number[]): unknown[] =>
    indices.filter((index) => index !== 0).map((index) => ({ ref: graph.path(nodeOfIndex(of, index)!) }));
  if (row.mips) {
    const mips = shown.mips!.map(({ width, height, data }) => [width, height, data.flags, data.bytes]);
    expect(mips, where).toEqual(row.mips);
  }
  if (row.bones !== undefined) {
    expect(shown.bones!.length, where).toBe(row.bones);
    expect(
      shown.bones!.slice(0, row.boneNames!.length).map(({ name }) => name),
      where,
    ).toEqual(row.boneNames);
  }
  if (row.materials) expect(shown.materials!.filter(Boolean), where).toEqual(paths(row.materials));
  for (const [at, lod] of (row.lods ?? []).entries()) {
    const { vertexCount, sections } = shown.lods![at]!;
    if (typeof lod === 'number') expect(vertexCount, where).toBe(lod);
    else {
      expect(vertexCount, where).toBe(lod[0]);
      expect(sections.map(({ material }) => material).filter(Boolean), where).toEqual(paths(lod[1]));
    }
  }
  if (row.textures && shown.resources?.[0]?.textures) {
    const textures = shown.resources.flatMap(({ textures }) => textures ?? []).filter(Boolean);
    expect(new Set(textures.map((each) => JSON.stringify(each))), where).toEqual(
      new Set(paths(row.textures).map((each) => JSON.stringify(each))),
    );
  }
  if (row.sounds) {
    const blocks = Object.entries(native).filter(([name]) => name.endsWith('Data'));
    const sounds = blocks.map(([, block]) => block as { flags: number; elements: number; bytes: number });
    expect(
      sounds.map(({ flags, elements, bytes }) => [flags, elements, bytes]),
      where,
    ).toEqual(row.sounds);
  }
  if (row.chars === undefined) return;
  const node = of.exportNode[row.i - 1]!;
  const { spanAt, spanSize } = graph.data.nodes;
  const bytes = graph.data.image.subarray(spanAt[node]!, spanAt[node]! + spanSize[node]!);
  const size = sizeInBytes(shown.text!, Buffer.from(bytes).toString('latin1'));
  expect(Math.abs(size - row.chars), where).toBeLessThanOrEqual(1);
}

/** The size of a text in the file, where addresses stand that the text has codes for. */
function sizeInBytes(text: string, file: string): number {
  const parts = text.split(/\(withheld [0-9a-f]{6}\)/);
  if (parts.length === 1) return text.length;
  const start = file.indexOf(parts[0]!);
  expect(start).toBeGreaterThanOrEqual(0);
  let at = start + parts[0]!.length;
  for (const part of parts.slice(1)) {
    const next = part === '' ? -1 : file.indexOf(part, at);
    expect(next).toBeGreaterThan(at);
    expect(file.slice(at, next)).toMatch(/^[^@\s]+@[^@\s]+$/);
    at = next + part.length;
  }
  return at - start;
}
