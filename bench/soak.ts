// A library in use: `npm run bench -- soak [PATH...] [--seconds 75] [--connections 50] [--memory 1G]`. Clients send
// mixed queries without a pause while a save is replaced every 2 s, one is broken every 10 s and repaired, and one
// grows while it is written. Every answer is compared with the content of the files, read here once. The two saves that
// are incomplete at times each have a rule of their own, and must be right again soon after.

import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { NodeId } from '../src/graph/ids.ts';
import { ask, serveBuilt } from './tools/load-http.ts';
import { processorSeconds, residentBytes } from './tools/resident.ts';
import { graphOf, worldsAt } from './tools/saves.ts';
import { bounded, printTable } from './tools/table.ts';
import { quantile } from './tools/timing.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '75' },
    connections: { type: 'string', default: '50' },
    memory: { type: 'string', default: '1G' },
  },
});
const SAVES = 8;
/** Saves that are incomplete at times. */
const [BROKEN, GROWING] = [6, 7];
/** The largest file to use: this bench is about how often saves are replaced, not about their size. */
const MOST_BYTES = 3e6;
const MOST_MILLIS = 1000;
/** Time for the server to notice that a save is complete again, and to read it. */
const NOTICE_MILLIS = 2000;
/** Of memory at the end, relative to that of the first minute. */
const MOST_GROWTH = 1.1;

interface Content {
  readonly whole: Buffer;
  readonly objects: number;
  /** Including lightweights. */
  readonly total: number;
}

/** Nodes that the save only names are not counted. */
function contentOf(path: string): Content {
  const graph = graphOf(path);
  const kinds = Array.from({ length: graph.count }, (_, row) => graph.kind(row as NodeId));
  const total = kinds.filter((kind) => kind !== 'EXTERNAL' && kind !== 'MISSING').length;
  const lightweights = kinds.filter((kind) => kind === 'LIGHTWEIGHT').length;
  return { whole: readFileSync(path), total, objects: total - lightweights };
}

const contents: Content[] = [];
for (const path of worldsAt(positionals)) {
  const { length } = readFileSync(path);
  if (contents.length === 3 || length > MOST_BYTES) continue;
  if (contents.every(({ whole }) => whole.length !== length)) contents.push(contentOf(path));
}
if (contents.length < 2) throw new Error('two saves of different sizes are needed');
const contentAt = (turn: number): Buffer => contents[turn % contents.length]!.whole;

const folder = mkdtempSync(join(tmpdir(), 'savegraph-soak-'));
const fileOf = (at: number): string => join(folder, `s${at}.sav`);
for (let at = 0; at < SAVES; at++) writeFileSync(fileOf(at), contentAt(at));

/** A save that is incomplete at times: what was answered of it then, and later. */
class Troubled {
  /** Since when it is whole. */
  #ended = -Infinity;
  /** Sizes of its file while it was not. */
  readonly #parts = new Set<string>();
  readonly counts = { errors: 0, ofParts: 0, right: 0 };

  async during(work: () => Promise<void>): Promise<void> {
    this.#ended = Infinity;
    await work();
    this.#ended = performance.now();
  }

  write(path: string, part: Uint8Array): void {
    this.#parts.add(String(part.length));
    writeFileSync(path, part);
  }

  /** Whether an answer that was requested at this time may be from an incomplete save. */
  allows(asked: number): boolean {
    return asked < this.#ended + NOTICE_MILLIS;
  }

  isPart(bytes: string): boolean {
    return this.#parts.has(bytes);
  }
}

const [broken, growing] = [new Troubled(), new Troubled()];
const wrong: string[] = [];
const errors: string[] = [];

const QUESTIONS: readonly ((slug: string) => string)[] = [
  (slug) => `{ save(id: "${slug}") { state files { bytes } stats { objects } } }`,
  (slug) =>
    `{ save(id: "${slug}") { files { bytes } stats { objects } objects(first: 5) { totalCount nodes { path } } } }`,
  (slug) =>
    `{ save(id: "${slug}") { files { bytes } stats { objects } classes(first: 3) { nodes { name } } } }`,
  () => '{ saves { totalCount nodes { slug title } } }',
];

function check(at: number, asked: number, text: string): void {
  const { data, errors: told } = JSON.parse(text);
  const trouble = at === BROKEN ? broken : at === GROWING ? growing : null;
  const allowing = trouble?.allows(asked) ? trouble : null;
  if (told || data.save === null) {
    if (allowing && (!told || /PARSE_FAILED|FILE_UNREADABLE|NOT_A_SAVE/.test(text))) allowing.counts.errors++;
    else errors.push(`s${at}: ${text.slice(0, 300)}`);
    return;
  }
  if (data.saves) {
    if (data.saves.totalCount < SAVES - 1) wrong.push(text.slice(0, 200));
    return;
  }
  const { files, stats, objects } = data.save;
  const known = contents.find(({ whole }) => String(whole.length) === files[0].bytes);
  const isRight = known?.objects === stats.objects && known?.total === (objects?.totalCount ?? known?.total);
  if (isRight && trouble && !allowing) trouble.counts.right++;
  else if (!isRight && !known && allowing?.isPart(files[0].bytes)) allowing.counts.ofParts++;
  else if (!isRight) wrong.push(`s${at}: ${text.slice(0, 200)}`);
}

const server = await serveBuilt(folder, '--memory', values.memory);
const agent = new Agent({ keepAlive: true, maxSockets: Number(values.connections) });
const millis: number[] = [];
let slowest = { took: 0, at: 0, query: '' };
let isOver = false;
const began = performance.now();

async function client(number: number): Promise<void> {
  for (let turn = number; !isOver; turn++) {
    const at = turn % SAVES;
    // Every save gets every question, although the numbers of saves and questions have a common factor.
    const query = QUESTIONS[(turn + Math.floor(turn / SAVES)) % QUESTIONS.length]!(`s${at}`);
    const asked = performance.now();
    try {
      const text = await ask(server.url, JSON.stringify({ query }), agent);
      const took = performance.now() - asked;
      millis.push(took);
      if (took > slowest.took) slowest = { took, at: (asked - began) / 1000, query };
      check(at, asked, text);
    } catch (error) {
      errors.push(String(error));
    }
  }
}

async function every(period: number, change: (turn: number) => unknown): Promise<void> {
  for (let turn = 0; !isOver; turn++) {
    await pause(period);
    if (!isOver) await change(turn);
  }
}

function replace(at: number, content: Uint8Array): void {
  writeFileSync(`${fileOf(at)}.part`, content);
  renameSync(`${fileOf(at)}.part`, fileOf(at));
}

const memory: number[] = [];
const all = [
  ...Array.from({ length: Number(values.connections) }, (_, number) => client(number)),
  every(2000, (turn) => replace(turn % BROKEN, contentAt(turn + 1))),
  every(10_000, (turn) =>
    broken.during(async () => {
      broken.write(fileOf(BROKEN), contentAt(turn).subarray(0, 5000 + turn));
      await pause(3000);
      replace(BROKEN, contentAt(turn));
    }),
  ),
  every(5000, (turn) =>
    growing.during(async () => {
      const next = contentAt(turn);
      for (let part = 1; part <= 10; part++) {
        growing.write(fileOf(GROWING), next.subarray(0, Math.ceil((next.length * part) / 10)));
        if (part < 10) await pause(100);
      }
    }),
  ),
  every(1000, () => memory.push(residentBytes(server.pid) / 2 ** 20)),
];
await pause(Number(values.seconds) * 1000);
isOver = true;
await Promise.all(all);
const spent = processorSeconds(server.pid);
server.stop();
agent.destroy();
rmSync(folder, { recursive: true });

/** Without the first seconds, in which code is compiled and every save is read for the first time. */
const first = Math.max(...memory.slice(Math.min(15, memory.length >> 1), 60));
const last = memory.slice(-10).reduce((sum, each) => sum + each / Math.min(10, memory.length), 0);
const unseen = [broken, growing].filter(({ counts }) => counts.right === 0).length;
printTable(
  ['what', 'figure', 'bound'],
  [
    ['answers', String(millis.length), ''],
    ['wrong', ...bounded(wrong.length, 0, 0)],
    ['errors', ...bounded(errors.length, 0, 0)],
    ['p50 ms', quantile(millis, 0.5).toFixed(1), ''],
    ['p99 ms', quantile(millis, 0.99).toFixed(1), ''],
    ['longest ms', ...bounded(slowest.took, MOST_MILLIS, 0)],
    ['processor s', spent.toFixed(1), ''],
    ['MB in the first minute', first.toFixed(0), ''],
    ['MB at the end, times those', ...bounded(last / first, MOST_GROWTH)],
    ['saves that were never right again', ...bounded(unseen, 0, 0)],
  ],
);
console.log(
  `of the broken save: ${JSON.stringify(broken.counts)}, of the growing one: ${JSON.stringify(growing.counts)}`,
);
console.log(`the longest, at ${slowest.at.toFixed(1)} s: ${slowest.query}`);
for (const text of [...wrong, ...errors].slice(0, 10)) console.log(text);
