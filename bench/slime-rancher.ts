// Opening synthetic Slime Rancher saves of 5 000 to 50 000 actors: `npm run bench -- slime-rancher
// [ACTORS...]`. Warm, on one thread, best of nine rounds, with the time and memory that one more actor costs.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { slimeRancher } from '../src/formats/slime-rancher/index.ts';
import type { NodeId } from '../src/graph/ids.ts';
import { memoryBytes } from '../src/library/memory/data-memory.ts';
import { nativeInflate } from '../src/library/read/native-inflate.ts';
import { openGraph, readSave } from '../src/library/read/read-save.ts';
import type { SaveData } from '../src/library/save-data.ts';
import { largeRanch, laterRanch } from '../test/tools/slime-rancher/large.ts';
import { best } from './tools/best.ts';
import { megabytes, printTable } from './tools/table.ts';

const ROUNDS = 9;
const asked = process.argv.slice(2).map(Number);
const counts = asked.length > 0 ? asked : [5_000, 10_000, 25_000, 50_000];

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const largest = largeRanch(Math.max(...counts));
for (let warm = 0; warm < 3; warm++) open(largest);

const rows: string[][] = [];
let first: { bytes: number; millis: number } | null = null;
for (const count of counts) {
  const bytes = largeRanch(count);
  const millis = best(ROUNDS, () => open(bytes));
  first ??= { bytes: bytes.length, millis };
  const { graph } = open(bytes);
  rows.push([
    String(count),
    megabytes(bytes.length),
    ...[graph.nodes.count, graph.edges.count, graph.issueCount].map(String),
    ...rate(bytes, millis),
    (bytes.length / first.bytes).toFixed(2),
    (millis / first.millis).toFixed(2),
    (memoryOf(bytes) / bytes.length).toFixed(2),
  ]);
}
printTable(
  [
    ...['actors', 'MB', 'nodes', 'references', 'issues', 'ms', 'MB/s'],
    ...['bytes ratio', 'time ratio', 'memory / file'],
  ],
  rows,
);

const graph = openGraph(slimeRancher, open(largest));
const later = laterRanch(Math.max(...counts) / 5);
console.log('\nthe largest, and a fifth as many actors of a version that is not known\n');
printTable(
  ['what', 'ms', 'MB/s'],
  [
    [
      'decode every property',
      ...rate(
        largest,
        best(ROUNDS, () => decodeAll()),
      ),
    ],
    [
      'open actors of a later version',
      ...rate(
        later,
        best(ROUNDS, () => open(later)),
      ),
    ],
  ],
);

function open(bytes: Uint8Array): SaveData {
  return readSave(slimeRancher, [{ name: 'ranch.sav', bytes }], { inflate: nativeInflate });
}

function rate(bytes: Uint8Array, millis: number): [string, string] {
  return [millis.toFixed(1), (bytes.length / 1000 / millis).toFixed(1)];
}

function decodeAll(): number {
  let values = 0;
  for (let row = 0; row < graph.count; row++) values += graph.properties(row as NodeId).length;
  return values;
}

/** Columns, and everything else that an open save keeps on the heap. */
function memoryOf(bytes: Uint8Array): number {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const data = open(bytes);
  const held = openGraph(slimeRancher, data);
  collectGarbage();
  return process.memoryUsage().heapUsed - before + memoryBytes(held.data);
}
