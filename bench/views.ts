// What the views of a Satisfactory save cost: `npm run bench -- views [PATH...]`, on the largest world.
// "First" is on a graph without any query before, with warm code: best of the rounds. "Again" uses what is
// kept with the graph.

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { FORMATS } from '../src/formats/registry.gen.ts';
import { trace } from '../src/games/satisfactory/buildings/trace.ts';
import { openSatisfactory } from '../src/games/satisfactory/index.ts';
import type { SatisfactoryView } from '../src/games/satisfactory/view.ts';
import type { NodeId } from '../src/graph/ids.ts';
import { nativeInflate } from '../src/library/read/native-inflate.ts';
import { openGraph, readSave } from '../src/library/read/read-save.ts';
import { worldsAt } from './tools/saves.ts';
import { printTable } from './tools/table.ts';

const ROUNDS = 7;

/** Each computes everything in its rows, including getters. What a trace starts at is known before. */
const VIEWS: readonly (readonly [
  name: string,
  bound: number | null,
  work: (view: SatisfactoryView, start: NodeId) => unknown,
])[] = [
  ['circuits', 30, ({ circuits, networks, switches }) => [circuits, networks, switches]],
  ['stock by item', 30, ({ stock, items }) => [stock, items]],
  ['machines with rates', 50, ({ machines }) => machines.map(({ rates }) => rates)],
  [
    'belts from one machine',
    5,
    ({ save }, start) => trace(save, start, { direction: 'UPSTREAM', through: false, pipes: true }),
  ],
  [
    'belts to the ore',
    null,
    ({ save }, start) => trace(save, start, { direction: 'UPSTREAM', through: true, pipes: true }),
  ],
  ['balance of the save', 100, ({ balance }) => balance],
  [
    'remaining collectibles',
    10,
    ({ collectibles }) => collectibles.filter(({ isCollected }) => !isCollected),
  ],
  ['buildings', null, ({ buildings }) => buildings],
  ['pipe networks', null, ({ fluids }) => fluids],
  ['railway', null, ({ trains, stations, rail }) => [trains, stations, rail]],
  ['progress', null, ({ progress, schematics }) => [progress, schematics]],
  ['factories', null, ({ factories }) => factories],
];

const format = FORMATS.find(({ id }) => id === 'SATISFACTORY')!;
const [path] = worldsAt(process.argv.slice(2));
const name = basename(path!);
const data = readSave(format, [{ name, bytes: readFileSync(path!) }], { inflate: nativeInflate });

const start = firstFed(openView());
const rows = VIEWS.map(([title, bound, work]) => {
  const first: number[] = [];
  const again: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const view = openView();
    first.push(timed(() => work(view, start)));
    again.push(timed(() => work(view, start)));
  }
  return [
    title,
    first[0]!.toFixed(1),
    Math.min(...first).toFixed(1),
    Math.min(...again).toFixed(2),
    bound === null ? '' : String(bound),
  ];
});
console.log(name);
printTable(['view', 'first of all ms', 'first ms', 'again ms', 'bound ms'], rows);

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/** A view of a graph that has not been queried before. */
function openView(): SatisfactoryView {
  const graph = openGraph(format, data);
  const header = { SaveVersion: Number(graph.header(0 as NodeId).saveVersion) };
  return openSatisfactory({ graph, header, object: (node) => ({ node }) });
}

function firstFed({ machines }: SatisfactoryView): NodeId {
  const fed = machines.find(({ kind, inputsConnected }) => kind === 'MANUFACTURER' && inputsConnected! > 0);
  return fed!.object.node;
}
