// Reading Unreal Engine 3 packages: `npm run bench -- unreal3 [FOLDER]`. On one thread: every package of the
// folder separately, the folder as one save, the largest package in a fresh process, and LZO blocks only.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { FormatError } from '../src/bytes/format-error.ts';
import { lzoInflate } from '../src/bytes/lzo.ts';
import type { SourceFile } from '../src/formats/format.ts';
import { planStorage, type StoragePlan } from '../src/formats/unreal3/compression/plan.ts';
import { unreal3 } from '../src/formats/unreal3/index.ts';
import { Folds } from '../src/formats/unreal3/tables/folds.ts';
import { readPackage } from '../src/formats/unreal3/tables/package.ts';
import { GraphBuilder } from '../src/graph/build/builder.ts';
import { memoryBytes } from '../src/library/memory/data-memory.ts';
import { nativeInflate } from '../src/library/read/native-inflate.ts';
import { openGraph, readSave } from '../src/library/read/read-save.ts';
import type { SaveData } from '../src/library/save-data.ts';
import { best } from './tools/best.ts';
import { megabytes, printTable } from './tools/table.ts';

const ROUNDS = 7;
const REAL = '../shared/saves/unreal3';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { child: { type: 'string' } } });
if (values.child === undefined) main();
else child(values.child);

function main(): void {
  const folder = positionals[0] ?? (existsSync(REAL) ? REAL : 'examples/unreal3');
  const files = readableAt(folder);
  const each = files.map((file) => read([file]));
  const bytes = sizeOf(each);
  const images = files.map((file, at) => ({ file, data: each[at]! }));
  const tables = best(ROUNDS, () => images.map(({ file, data }) => readTables(file, data)));
  const whole = best(ROUNDS, () => files.map((file) => read([file])));
  const together = best(ROUNDS, () => [read(files)]);
  const lzo = lzoBlocks(files);
  const lzoBytes = lzo.reduce((sum, { plan }) => sum + blockBytes(plan), 0);
  const inflate = best(ROUNDS, () => lzo.map(({ source, plan, out }) => inflateAll(source, plan, out)));
  console.log(
    `${folder}: ${files.length} packages, ${megabytes(bytes)} MB inflated; best of ${ROUNDS}, warm\n`,
  );
  printTable(
    ['what', 'MB', 'ms', 'MB/s'],
    [
      ['summaries, names, imports, exports', ...rate(bytes, tables)],
      ['packages alone, ready', ...rate(bytes, whole)],
      ['packages as one save, ready', ...rate(bytes, together)],
      ['LZO blocks', ...rate(lzoBytes, inflate)],
    ],
  );
  const largest = files.reduce(
    (most, _file, at) => (nodesOf(each[at]!) > nodesOf(each[most]!) ? at : most),
    0,
  );
  const name = files[largest]!.name;
  const fresh = Array.from({ length: 5 }, () => runChild(join(folder, name)));
  const { image, held, exports } = fresh[0]!;
  const millis = Math.min(...fresh.map((run) => run.millis)).toFixed(0);
  console.log(`\n${name}, ${exports} exports: ready in ${millis} ms in a fresh process (best of 5);`);
  console.log(
    `holds ${megabytes(held)} MB, ${(held / image).toFixed(2)} x its inflated ${megabytes(image)} MB`,
  );
}

interface Fresh {
  readonly millis: number;
  readonly image: number;
  readonly held: number;
  readonly exports: number;
}

function runChild(path: string): Fresh {
  const self = fileURLToPath(import.meta.url);
  const args = [...process.execArgv, self, '--child', path];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${path}: ${stderr}`);
  return JSON.parse(stdout) as Fresh;
}

/** Runs in a process of its own: what one package costs before anything is warm. */
function child(path: string): void {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const source = { name: path.slice(path.lastIndexOf('/') + 1), bytes: readFileSync(path) };
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const started = performance.now();
  const data = read([source]);
  openGraph(unreal3, data);
  const millis = performance.now() - started;
  collectGarbage();
  const heap = process.memoryUsage().heapUsed - before;
  const { exports } = data.counts;
  console.log(
    JSON.stringify({ millis, image: data.graph.image.length, held: columnBytes(data) + heap, exports }),
  );
}

function readableAt(folder: string): SourceFile[] {
  const names = readdirSync(folder).filter((name) => /\.(u|upk|umap|udk|pcc|xxx)$/.test(name));
  return names
    .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }))
    .filter((file) => {
      try {
        planStorage(file.name, file.bytes);
        return true;
      } catch (error) {
        if (error instanceof FormatError) return false;
        throw error;
      }
    });
}

function read(files: readonly SourceFile[]): SaveData {
  return readSave(unreal3, files, { inflate: nativeInflate });
}

/** Reads only the tables, from the inflated image. */
function readTables(file: SourceFile, { graph }: SaveData): void {
  const { name, bytes } = file;
  const sink = new GraphBuilder();
  const image = graph.image;
  const size = image.length;
  sink.image([{ name, size }]).bytes.set(image);
  const { summary, stored, blocks } = planStorage(name, bytes);
  const source = { file: name, name, start: 0, size, stored, summary, blocks, lost: [] };
  readPackage(source, image, sink.texts, new Folds(sink.texts));
}

interface Stored {
  readonly source: SourceFile;
  readonly plan: StoragePlan;
  readonly out: Uint8Array;
}

function lzoBlocks(files: readonly SourceFile[]): Stored[] {
  return files
    .map((source) => ({ source, plan: planStorage(source.name, source.bytes) }))
    .filter(({ plan }) => plan.method === 'lzo')
    .map((stored) => ({ ...stored, out: new Uint8Array(stored.plan.size) }));
}

function inflateAll({ bytes }: SourceFile, { blocks }: StoragePlan, out: Uint8Array): void {
  for (const { storedAt, storedSize, inflatedAt, inflatedSize } of blocks) {
    lzoInflate(bytes, storedAt, storedAt + storedSize, out, inflatedAt, inflatedSize);
  }
}

function blockBytes({ blocks }: StoragePlan): number {
  return blocks.reduce((sum, { inflatedSize }) => sum + inflatedSize, 0);
}

/** Everything that a read save keeps in columns, including the image. */
function columnBytes(data: SaveData): number {
  const { packages } = data.state as { packages: readonly unknown[] };
  return memoryBytes(data.graph, ...packages);
}

function sizeOf(saves: readonly SaveData[]): number {
  return saves.reduce((sum, { graph }) => sum + graph.image.length, 0);
}

function nodesOf({ graph }: SaveData): number {
  return graph.nodes.count;
}

function rate(bytes: number, millis: number): string[] {
  return [megabytes(bytes), millis.toFixed(1), (bytes / millis / 1000).toFixed(0)];
}
