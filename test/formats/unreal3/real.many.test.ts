import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import type { SourceFile } from '../../../src/formats/format.ts';
import { unreal3 } from '../../../src/formats/unreal3/index.ts';
import type { DecodeState } from '../../../src/formats/unreal3/state.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import type { EdgeId, NodeId, TextId } from '../../../src/graph/ids.ts';
import { getOrCreate } from '../../../src/graph/made-once.ts';
import { nativeInflate } from '../../../src/library/files/native-inflate.ts';
import { openGraph, readSave } from '../../../src/library/read/read-save.ts';
import type { PostedSave } from '../../../src/library/save.ts';
import { referencesIn } from '../../tools/each-value.ts';
import { sampleOf } from '../../tools/runs.ts';
import { summaryOf } from '../../tools/unreal3/open-packages.ts';

// Real packages lie beside the project, not in it. Without them this file says so, and its tests are skipped.
const folder = join(import.meta.dirname, '../../../../shared/saves/unreal3');
const present = existsSync(folder);
const packages = present
  ? readdirSync(folder).filter((name) => /\.(u|upk|umap|udk|pcc|xxx)$/.test(name))
  : [];

if (!present) it.skip(`no real packages at ${folder}: nothing was compared with them`, () => undefined);

/** What an independent reader says of a package. */
interface Oracle {
  readonly file: string;
  readonly error?: string;
  readonly names: readonly string[];
  /** Class package, class, outer, name, full path. */
  readonly imports: readonly (readonly [string, string, number, string, string])[];
  readonly exports: readonly {
    readonly cls: string;
    readonly path: string;
    readonly size: number;
    readonly off: number;
  }[];
}

const oracles: readonly Oracle[] = !present
  ? []
  : gunzipSync(readFileSync(join(folder, 'oracle/tables.jsonl.gz')))
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

function read(files: readonly SourceFile[]): PostedSave {
  return readSave(unreal3, files, { inflate: nativeInflate });
}

/** Of what the independent reader refuses. */
const OODLE = '0x400';

/** Oodle, which the independent reader lacks: tables must agree with each other, and all property lists must end. */
function expectSound(data: PostedSave): void {
  const graph = openGraph(unreal3, data);
  expect(data.counts.unread).toBe(0);
  expect(data.graph.issueCount).toBe(0);
  const [of] = (data.state as DecodeState).packages;
  const last = of!.summary.generations.at(-1);
  expect(last).toMatchObject({ exports: of!.exports.count, names: of!.names.count });
  const end = Math.max(...Array.from(of!.exports.offset, (at, i) => at + of!.exports.size[i]!));
  expect(end).toBe(of!.size);
  expect(graph.count).toBeGreaterThan(of!.exports.count);
}

function source(name: string, setDisplayName = name): SourceFile {
  return { name: setDisplayName, bytes: readFileSync(join(folder, name)) };
}

/** The same file as the game names it: the folder has its origin in front. */
const gameName = (name: string): string => name.replace(/^.*__/, '');

describe.runIf(present)('real packages against an independent reader', () => {
  it.each(sampleOf(oracles, 10))('$file', (oracle) => {
    if (oracle.error?.includes(OODLE)) {
      expectSound(read([source(oracle.file)]));
      return;
    }
    if (oracle.error !== undefined) {
      const refused = expect.objectContaining({ code: 'UNSUPPORTED' });
      expect(() => read([source(oracle.file)])).toThrow(refused);
      return;
    }
    const data = read([source(oracle.file)]);
    const graph = openGraph(unreal3, data);
    const [of] = (data.state as DecodeState).packages;
    const stem = oracle.file.replace(/\.[^.]*$/, '');
    const own = (node: number): string => {
      const path = graph.path(node as NodeId).replace(/#\d+$/, '');
      return path.startsWith(`${stem}.`) ? path.slice(stem.length + 1) : path;
    };
    const classNames = (node: number): string => graph.classes.name(graph.classOf(node as NodeId));
    expect(Array.from(of!.names.text, (id) => graph.text(id as TextId))).toEqual(oracle.names);

    const raw = (name: string) =>
      graph
        .rawTables(oracle.file)
        .find((table) => table.name === name)!
        .rows(0, 1e6);
    expect(raw('NameTable').map(({ name }) => name)).toEqual(oracle.names);
    expect(raw('ExportTable').map((row) => [row.serial_size, row.serial_offset])).toEqual(
      oracle.exports.map(({ size, off }) => [size, off]),
    );
    expect(raw('ImportTable').map((row) => row.outer_index)).toEqual(oracle.imports.map((row) => row[2]));

    const imports = Array.from(of!.importNode, (node) => own(node).toLowerCase());
    expect(imports).toEqual(oracle.imports.map((row) => row[4].toLowerCase()));
    const named = Array.from(of!.imports.className, (name) => graph.text(of!.names.text[name]! as TextId));
    expect(named).toEqual(oracle.imports.map((row) => row[1]));

    const exports = Array.from(of!.exportNode, (node, index) => ({
      cls: classNames(node).toLowerCase(),
      path: own(node).toLowerCase(),
      size: of!.exports.size[index],
      off: of!.exports.offset[index],
    }));
    expect(exports).toEqual(
      oracle.exports.map(({ cls, path, size, off }) => ({
        cls: cls.toLowerCase(),
        path: path.toLowerCase(),
        size,
        off,
      })),
    );
    const [first] = of!.exportNode;
    const span = first === undefined ? null : graph.span(first as NodeId);
    if (span) expect(span).toMatchObject({ offset: oracle.exports[0]!.off, length: oracle.exports[0]!.size });
  });

  it('walks every property list to its end, and finds every reference where decoding shows it', () => {
    let exports = 0;
    let properties = 0;
    let references = 0;
    let unread = 0;
    let issues = 0;
    const some = sampleOf(packages, 4);
    for (const name of some) {
      const data = readOrNull([source(name)]);
      if (!data) continue;
      const graph = openGraph(unreal3, data);
      exports += data.counts.exports!;
      properties += data.counts.properties!;
      unread += data.counts.unread!;
      issues += data.graph.issueCount;
      references += compareReferences(graph);
    }
    console.log(`${exports} exports, ${properties} properties, ${references} references, ${unread} unread`);
    expect({ unread, issues }).toEqual({ unread: 0, issues: 0 });
    expect(exports).toBeGreaterThan(some === packages ? 60_000 : 0);
    expect(references).toBeGreaterThan(some === packages ? 100_000 : 0);
  });
});

const cases = join(import.meta.dirname, '../../../../shared/cases');

describe.runIf(existsSync(cases))('packages that were read in part', () => {
  const readCase = (path: string): PostedSave =>
    read([{ name: path.slice(path.indexOf('/') + 1), bytes: readFileSync(join(cases, path)) }]);

  it('a level of XCOM 2 of version 845/107 is read to its end', () => {
    const { graph } = readCase('reading/EX_Obj_BombDisposal.umap');
    expect(graph).toMatchObject({ opaqueBytes: 0, issueCount: 0 });
  });

  it('a package with thumbnails shows them; what cannot be read of it has issues', () => {
    const data = readCase('reading/WEP_3P_SKULL9_MESH.upk');
    const [of] = (data.state as DecodeState).packages;
    const sizes = of!.thumbnails.map(({ width, height, node }) => [width, height, node !== null]);
    expect(sizes).toEqual([
      [256, 256, true],
      [256, 256, true],
    ]);
    const issues = data.graph.issues.filter(({ info }) => !info);
    expect(issues.map(({ path }) => path)).toEqual(['Engine.RB_BodySetup', 'Engine.StaticMesh']);
    // Nearly all of the package: the mesh. The pictures are not among it.
    expect(data.graph.opaqueBytes).toBeGreaterThan(200_000);
    expect(data.graph.opaqueBytes).toBeLessThan(207_000);
  });

  it('zeros in place of tables are an issue', () => {
    const { graph } = readCase('damage/ue3-zeros-menu_test.udk');
    expect(graph.issues.filter(({ info }) => !info)).toMatchObject([{ code: 'INCOMPLETE' }]);
  });
});

describe.runIf(present)('derived compressed copies', () => {
  const derived = present ? readdirSync(join(folder, 'derived')) : [];
  const summaries = new Map<string, string>();
  const originals = new Map(packages.map((name) => [name.replace(/\.[^.]*$/, ''), name]));

  it.each(derived)('%s gives the graph of its original', (name) => {
    const stem = name.replace(/\.(full-)?(lzo|zlib)\.[^.]*$/, '');
    const original = originals.get(stem)!;
    const stored = { name: original, bytes: readFileSync(join(folder, 'derived', name)) };
    const ours = openGraph(unreal3, read([stored]));
    expect(ours.data.issueCount).toBe(0);
    const theirs = getOrCreate(summaries, original, () =>
      summary(openGraph(unreal3, read([source(original)]))),
    );
    expect(summary(ours) === theirs).toBe(true);
  });
});

describe.runIf(present)('all packages of a kind as one save', () => {
  it('links the UDK packages', () => {
    const names = packages.filter((name) =>
      /^(duke2003|offworld|tarp|udkgames|udkol|uelib__TestUC3)/.test(name),
    );
    const data = read(names.map((name) => source(name, gameName(name))));
    const { resolved, external } = linked(data);
    console.log(
      `${names.length} packages: ${resolved} imports resolved across packages, ${external} external`,
    );
    expect(data.graph.issueCount).toBe(0);
    expect(resolved).toBeGreaterThan(100);
    expect(external).toBeGreaterThan(100);
  });

  it('reads the whole folder, refusing only what the other reader refuses', () => {
    const data = read(packages.map((name) => source(name)));
    const refused = data.graph.issues.filter(({ code }) => code === 'UNSUPPORTED').map(({ file }) => file);
    const expected = oracles.filter(({ error }) => error !== undefined && !error.includes(OODLE));
    expect(refused.sort()).toEqual(expected.map(({ file }) => file).sort());
    expect(data.graph.issues.filter(({ info }) => !info)).toHaveLength(expected.length);
    expect(data.counts.unread).toBe(0);
  });
});

/** JSON, so that NaN equals NaN and byte views compare by content. */
const summary = (graph: Graph): string => JSON.stringify(summaryOf(graph));

function readOrNull(files: readonly SourceFile[]): PostedSave | null {
  try {
    return read(files);
  } catch (error) {
    if (error instanceof FormatError && error.code === 'UNSUPPORTED') return null;
    throw error;
  }
}

/** Imports whose node is an export of another package, and those that stay outside. */
function linked(data: PostedSave): { resolved: number; external: number } {
  const graph = openGraph(unreal3, data);
  let resolved = 0;
  let external = 0;
  for (const of of (data.state as DecodeState).packages) {
    for (const node of of.importNode) {
      if (graph.kind(node as NodeId) === 'EXTERNAL') external++;
      else if (graph.kind(node as NodeId) === 'EXPORT') resolved++;
    }
  }
  return { resolved, external };
}

/** Every property edge is shown by decoding its source, at the same place with the same target; returns how many. */
function compareReferences(graph: Graph): number {
  let count = 0;
  for (let row = 0; row < graph.count; row++) {
    const node = row as NodeId;
    if (graph.kind(node) !== 'EXPORT') continue;
    const shown = referencesIn(graph.properties(node));
    const { from, to } = graph.out(node);
    for (let edge = from as number; edge < to; edge++) {
      const { kind, text } = graph.label(edge as EdgeId);
      if (kind !== 'PROPERTY' && (kind !== 'NATIVE' || !isField(text))) continue;
      count++;
      const target = graph.path(graph.edges.target[edge]! as NodeId);
      if (shown.get(graph.edges.at[edge]!) !== target) {
        throw new Error(
          `${graph.path(node)}: ${text} is ${target}, shown as ${shown.get(graph.edges.at[edge]!)}`,
        );
      }
    }
  }
  return count;
}

/** Component maps stand in tables, references in front of the properties in the header, and those of code in its listing. */
function isField(label: string): boolean {
  if (label === 'componentMap[].value' || label === 'script' || label === 'templateOwner') return false;
  return !label.startsWith('stateFrame.') && !label.endsWith('.file');
}
