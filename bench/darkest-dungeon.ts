// Opening and decoding Darkest Dungeon profiles: `npm run bench -- darkest-dungeon [FOLDER] [--names FILE]`.
// Warm, on one thread: every profile of the folder once per round, best of nine rounds, next to one plain
// pass over the same bytes.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { darkestDungeon } from '../src/formats/darkest-dungeon/index.ts';
import type { ListedFile, SourceFile } from '../src/formats/format.ts';
import type { Graph } from '../src/graph/graph.ts';
import type { NodeId } from '../src/graph/ids.ts';
import { fieldsJson } from '../src/graph/values.ts';
import { memoryBytes } from '../src/library/memory/data-memory.ts';
import { nativeInflate } from '../src/library/read/native-inflate.ts';
import { openGraph, readSave } from '../src/library/read/read-save.ts';
import { best } from './tools/best.ts';
import { megabytes, printTable } from './tools/table.ts';

const ROUNDS = 9;
const REAL = '../shared/saves/darkest-dungeon';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { names: { type: 'string' } },
});
const folder = positionals[0] ?? (existsSync(REAL) ? REAL : 'examples/hollowmere');
const names = values.names === undefined ? {} : { names: readFileSync(values.names, 'utf8') };
const profiles = profilesAt(folder);
const bytes = profiles.flat().reduce((sum, file) => sum + file.bytes.length, 0);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const pass = best(ROUNDS, () => profiles.flat().reduce((sum, file) => sum + sumOf(file.bytes), 0));
const open = best(ROUNDS, () => profiles.map((files) => readSave(darkestDungeon, files, tools())));
const graphs = profiles.map((files) => openGraph(darkestDungeon, readSave(darkestDungeon, files, tools())));
const decode = best(ROUNDS, () => graphs.reduce((sum, graph) => sum + decodeAll(graph), 0));
const nodes = graphs.reduce((sum, graph) => sum + graph.count, 0);
const edges = graphs.reduce((sum, graph) => sum + graph.edges.count, 0);
const memory = memoryOf();

console.log(
  `${folder}: ${profiles.length} profiles, ${megabytes(bytes)} MB, ${nodes} nodes, ${edges} references\n`,
);
printTable(
  ['what', 'ms', 'MB/s'],
  [
    ['one pass over the bytes', ...rate(pass)],
    ['open: nodes, references, classes, places', ...rate(open)],
    ['decode every value to JSON', ...rate(decode)],
  ],
);
console.log(
  `\nmemory of the open profiles: ${megabytes(memory)} MB, ${(memory / bytes).toFixed(2)} x the files`,
);

function tools(): { inflate: typeof nativeInflate; names?: string } {
  return { inflate: nativeInflate, ...names };
}

function profilesAt(root: string): SourceFile[][] {
  const listed = readdirSync(root, { recursive: true })
    .map((name) => join(root, String(name)))
    .filter((path) => statSync(path).isFile())
    .map((path): ListedFile => {
      const content = readFileSync(path);
      return {
        path: relative(root, path),
        size: content.length,
        head: (count) => new Uint8Array(content.subarray(0, count)),
      };
    });
  return darkestDungeon.claim(listed).map(({ name, files }) =>
    files.map((file) => ({
      name: relative(name, file.path) || file.path,
      bytes: new Uint8Array(readFileSync(join(root, file.path))),
    })),
  );
}

function rate(millis: number): [string, string] {
  return [millis.toFixed(1), (bytes / 1000 / millis).toFixed(0)];
}

function sumOf(content: Uint8Array): number {
  const words = new Int32Array(content.buffer, 0, content.length >> 2);
  let sum = 0;
  for (let i = 0; i < words.length; i++) sum = (sum + words[i]!) | 0;
  return sum;
}

function decodeAll(graph: Graph): number {
  let characters = 0;
  for (let node = 0; node < graph.count; node++) {
    const properties = graph.properties(node as NodeId);
    if (properties.length > 0) characters += JSON.stringify(fieldsJson(properties, 32)).length;
  }
  return characters;
}

/** Columns, and everything else that open profiles keep on the heap. */
function memoryOf(): number {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const held = profiles.map((files) => openGraph(darkestDungeon, readSave(darkestDungeon, files, tools())));
  collectGarbage();
  const heap = process.memoryUsage().heapUsed - before;
  return held.reduce((sum, graph) => sum + memoryBytes(graph.data), heap);
}
