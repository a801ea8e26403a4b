// The ratios of docs/performance.md, measured in one run and written there: `npm run bench -- table`. Takes them from
// the tables that other benches print; each of those alternates between what it compares, so that a busy machine
// disturbs both.

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { worldsAt } from './tools/saves.ts';

const FILE = 'docs/performance.md';
const worlds = worldsAt([]);
const forPeer = worlds.find((path) => /sv46/.test(path)) ?? [];
const BENCHES: Readonly<Record<string, readonly string[]>> = {
  start: [],
  load: [worlds[0]!, forPeer].flat(),
  query: ['--http-only'],
  formats: [],
};

/** A number in the tables that a bench printed. */
type Cell = (row: RegExp, column: string) => number;
type Ratio = readonly [what: string, bench: string, wanted: string, of: (cell: Cell) => number];

const alone = (cell: Cell, command: RegExp): number =>
  cell(command, 'processor ms') / cell(/^node$/, 'processor ms');
const ofSaxes = (cell: Cell, sample: RegExp): number =>
  cell(sample, 'warm MB/s') / cell(sample, 'saxes MB/s');
const RATIOS: readonly Ratio[] = [
  ['`inspect` of a small save / `node -e 0`', 'start', 'at most 4', (cell) => alone(cell, /^inspect/)],
  ['`query` of a small save / `node -e 0`', 'start', 'at most 8', (cell) => alone(cell, /^query$/)],
  ['`serve` until it is ready / `node -e 0`', 'start', 'at most 14', (cell) => alone(cell, /^serve/)],
  [
    'largest save / inflating every chunk and one pass',
    ...(['load', 'at most 2.5', (cell: Cell) => cell(/./, 'load / floor')] as const),
  ],
  ['memory after that / inflated size', 'load', 'at most 1.5', (cell) => cell(/./, 'kept / inflated')],
  [
    '`@etothepii/satisfactory-file-parser` / our load',
    ...(['load', '', (cell: Cell) => cell(/sv46/, 'peer / load')] as const),
  ],
  ['RimWorld, a graph / `saxes`, no graph', 'formats', 'at least 0.75', (cell) => ofSaxes(cell, /rats/)],
  ['Space Engineers / `saxes`', 'formats', 'at least 0.75', (cell) => ofSaxes(cell, /kud/)],
  [
    'five objects and the count over HTTP / graphql-yoga on an array',
    ...(['query', 'at least 1.5', (cell: Cell) => cell(/yoga/, 'ours / bare')] as const),
  ],
  [
    '1000 objects x 8 fields over HTTP / plain JSON of the same',
    ...(['query', 'at least 1', (cell: Cell) => cell(/^1000/, 'ours / bare')] as const),
  ],
];

const printed = Object.fromEntries(
  [...new Set(RATIOS.map(([, bench]) => bench))].map((bench) => [bench, rowsOf(bench)]),
);
const rows = RATIOS.map(([what, bench, wanted, of]) => {
  const ratio = of((row, column) => {
    const found = printed[bench]!.find((cells) => row.test(cells.name!) && column in cells);
    return Number.parseFloat(/\d[\d.]*/.exec(found?.[column] ?? '')?.[0] ?? '');
  });
  return `| ${what} | ${Number.isNaN(ratio) ? 'not here' : ratio.toFixed(2)} | ${wanted} | \`${bench}\` |`;
});
const head = `| on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node} | ratio | wanted | bench |`;
const table = [head, '|---|---:|---|---|', ...rows].join('\n');
console.log(table);
writeFileSync(
  FILE,
  readFileSync(FILE, 'utf8').replace(/^\| on [\s\S]*?(?=\n\n)/m, () => table),
);

/** The rows of all tables, by their columns; what a row is about is its `name`. */
function rowsOf(bench: string): Record<string, string>[] {
  const program = ['scripts/run-ts.mjs', 'bench', bench, ...BENCHES[bench]!];
  const { stdout } = spawnSync(process.execPath, program, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const tables = stdout.match(/(?:^\|.*\n)+/gm) ?? [];
  return tables.flatMap((text) => {
    const [columns = [], , ...cells] = text.trim().split('\n').map(cellsOf);
    return cells.map((row) => ({
      ...Object.fromEntries(columns.map((column, at) => [column, row[at]!])),
      name: row[0]!,
    }));
  });
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
