// A library in use: `npm run bench -- soak [PATH...] [--seconds 75] [--connections 50] [--memory 1G]`.
// Clients send mixed queries without a pause while a save is replaced every 2 s, one is broken every 10 s and
// repaired, and one grows while it is written. Every answer is compared with the content of the files, read
// here once. The two saves that are incomplete at times each have a rule of their own, and must be right
// again soon after. Exits with 1 when anything exceeds its bound.

import { copyFileSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Graph } from '../src/graph/graph.ts';
import type { NodeId } from '../src/graph/ids.ts';
import { Library } from '../src/library/library.ts';
import { inProcessReader } from '../src/library/read/read-job.ts';
import { ask, serveBuilt } from './tools/load-http.ts';
import { processorSeconds, residentBytes } from './tools/resident.ts';
import { worldsAt } from './tools/saves.ts';
import { watchServer } from './tools/server-watch.ts';
import { printTable } from './tools/table.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '75' },
    connections: { type: 'string', default: '50' },
    memory: { type: 'string', default: '1G' },
  },
});
const seconds = Number(values.seconds);
const connections = Number(values.connections);
const SAVES = 8;
/** The largest file to use: this bench is about how often saves are replaced, not about their size. */
const MOST_BYTES = 3e6;
const MOST_MILLIS = 1000;
/**
 * Time in which every save is read for the first time, while all clients wait for it. Slow answers in it are
 * reported separately, but counted as well.
 */
const FIRST_READS_MILLIS = 5000;
/** Relative to the memory of the first minute. */
const MOST_GROWTH = 1.1;

interface Content {
  readonly path: string;
  readonly bytes: number;
  readonly objects: number;
  /** Including lightweights. */
  readonly total: number;
}

/**
 * Counts the nodes in the save, and those of them that are objects in the file; nodes that the save only
 * names are neither.
 */
function countsOf({ graph, path }: { graph: Graph; path: string }): Omit<Content, 'bytes'> {
  let total = 0;
  let lightweights = 0;
  for (let row = 0; row < graph.count; row++) {
    const kind = graph.kind(row as NodeId);
    if (kind !== 'EXTERNAL' && kind !== 'MISSING') total++;
    if (kind === 'LIGHTWEIGHT') lightweights++;
  }
  return { path, total, objects: total - lightweights };
}

const contents: Content[] = [];
for (const path of worldsAt(positionals)) {
  if (contents.length === 3) break;
  const { length: bytes } = readFileSync(path);
  if (bytes > MOST_BYTES || contents.some((other) => other.bytes === bytes)) continue;
  const library = new Library({ reader: inProcessReader() });
  library.add(path);
  const { graph } = await library.load(library.entries[0]!);
  contents.push({ bytes, ...countsOf({ graph, path }) });
}
if (contents.length < 2) throw new Error('two saves of different sizes are needed');

const folder = mkdtempSync(join(tmpdir(), 'savegraph-soak-'));
const fileOf = (at: number): string => join(folder, `s${at}.sav`);
for (let at = 0; at < SAVES; at++) copyFileSync(contents[at % contents.length]!.path, fileOf(at));
/** Saves that are incomplete at times. */
const BROKEN = 6;
const GROWING = 7;
/** Time for the server to notice that one is complete again, and to read it. */
const NOTICE_MILLIS = 2000;

/** A save that is incomplete at times: which answers are allowed then, and what was answered. */
class Troubled {
  readonly name: string;
  #ended = -Infinity;
  /** Recent sizes of its file while it was incomplete. */
  readonly #parts = new Set<string>();
  errors = 0;
  /** Answers from part of the file. */
  ofParts = 0;
  /** Right answers at times when it was complete and the server had time to notice. */
  right = 0;

  constructor(name: string) {
    this.name = name;
  }

  begin(): void {
    this.#ended = Infinity;
  }

  write(path: string, part: Uint8Array): void {
    this.#parts.add(String(part.length));
    writeFileSync(path, part);
  }

  end(): void {
    this.#ended = performance.now();
  }

  /** Whether an answer that was requested at `asked` and arrived now may be from an incomplete save. */
  allows(asked: number): boolean {
    return asked < this.#ended + NOTICE_MILLIS;
  }

  isPart(bytes: string): boolean {
    return this.#parts.has(bytes);
  }
}

const troubled = new Map([
  [BROKEN, new Troubled('broken')],
  [GROWING, new Troubled('growing')],
]);

const server = await serveBuilt(folder, '--memory', values.memory, '--metrics');
const agent = new Agent({ keepAlive: true, maxSockets: connections + 1 });
const watch = watchServer(server.url, server.pid, agent);
const millis: number[] = [];
/** The slowest answers, with their causes. */
const slow: Slow[] = [];
const wrong: string[] = [];
const errors: string[] = [];
let isOver = false;

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
  const trouble = troubled.get(at);
  const isAllowed = trouble?.allows(asked) ?? false;
  if (told) {
    if (trouble && isAllowed && /PARSE_FAILED|FILE_UNREADABLE|NOT_A_SAVE/.test(text)) trouble.errors++;
    else errors.push(text.slice(0, 300));
    return;
  }
  if (data.saves) {
    if (data.saves.totalCount < SAVES - 1) wrong.push(text.slice(0, 200));
    return;
  }
  const { save } = data;
  if (save === null) {
    if (trouble && isAllowed) trouble.errors++;
    else errors.push(`s${at}: no save`);
    return;
  }
  const known = contents.find(({ bytes }) => String(bytes) === save.files[0].bytes);
  const total = save.objects?.totalCount ?? known?.total;
  if (known?.objects === save.stats.objects && known?.total === total) {
    if (trouble && !isAllowed) trouble.right++;
    return;
  }
  if (trouble && isAllowed && !known && trouble.isPart(save.files[0].bytes)) trouble.ofParts++;
  else wrong.push(`s${at}: ${text.slice(0, 200)}`);
}

interface Slow {
  readonly asked: number;
  readonly answered: number;
  readonly query: string;
}

const SHOWN_SLOW = 10;
let began = 0;
/** After the first reads. */
let longestLater = 0;

function note(asked: number, query: string): void {
  const answered = performance.now();
  millis.push(answered - asked);
  if (asked > began + FIRST_READS_MILLIS) longestLater = Math.max(longestLater, answered - asked);
  slow.push({ asked, answered, query });
  if (slow.length < 100 * SHOWN_SLOW) return;
  slow.sort((a, b) => b.answered - b.asked - (a.answered - a.asked));
  slow.length = SHOWN_SLOW;
}

const client = async (number: number): Promise<void> => {
  for (let turn = number; !isOver; turn++) {
    const at = turn % SAVES;
    // Every save gets every question, although the numbers of saves and questions have a common factor.
    const query = QUESTIONS[(turn + Math.floor(turn / SAVES)) % QUESTIONS.length]!(`s${at}`);
    const asked = performance.now();
    try {
      const text = await ask(server.url, JSON.stringify({ query }), agent);
      note(asked, query);
      check(at, asked, text);
    } catch (error) {
      errors.push(String(error));
    }
  }
};

const every = async (period: number, change: (turn: number) => unknown): Promise<void> => {
  for (let turn = 0; !isOver; turn++) {
    await pause(period);
    if (!isOver) await change(turn);
  }
};
const replace = (at: number, content: Uint8Array): void => {
  writeFileSync(`${fileOf(at)}.part`, content);
  renameSync(`${fileOf(at)}.part`, fileOf(at));
};
const whole = contents.map(({ path }) => readFileSync(path));
const memory: number[] = [];
began = performance.now();
const clients = Array.from({ length: connections }, (_, number) => client(number));
const changes = [
  every(2000, (turn) => replace(turn % BROKEN, whole[(turn + 1) % whole.length]!)),
  every(10_000, async (turn) => {
    const trouble = troubled.get(BROKEN)!;
    trouble.begin();
    trouble.write(fileOf(BROKEN), whole[turn % whole.length]!.subarray(0, 5000 + turn));
    await pause(3000);
    replace(BROKEN, whole[turn % whole.length]!);
    trouble.end();
  }),
  every(5000, async (turn) => {
    const next = whole[turn % whole.length]!;
    const trouble = troubled.get(GROWING)!;
    trouble.begin();
    for (let part = 1; part <= 10; part++) {
      trouble.write(fileOf(GROWING), next.subarray(0, Math.ceil((next.length * part) / 10)));
      if (part < 10) await pause(100);
    }
    trouble.end();
  }),
  every(1000, () => memory.push(residentBytes(server.pid))),
];
await pause(seconds * 1000);
isOver = true;
await Promise.all(clients);
await Promise.all(changes);
await watch.end();
const spent = processorSeconds(server.pid);
server.stop();
agent.destroy();
rmSync(folder, { recursive: true });

/** Skips the first seconds, in which code is compiled and every save is read for the first time. */
const settled = memory.slice(Math.min(15, memory.length >> 1), 60);
const first = Math.max(...settled);
const last = memory.slice(-10).reduce((sum, bytes) => sum + bytes, 0) / 10;
const sorted = millis.sort((a, b) => a - b);
const longest = sorted.at(-1) ?? Number.NaN;
const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
printTable(
  [
    'answers',
    'wrong',
    'errors',
    'p50 ms',
    'p99 ms',
    'longest ms',
    'after 5 s',
    'processor s',
    'MB first minute',
    'MB at the end',
    'times',
  ],
  [
    [
      String(millis.length),
      String(wrong.length),
      String(errors.length),
      at(0.5),
      at(0.99),
      longest.toFixed(0),
      longestLater.toFixed(0),
      spent.toFixed(1),
      (first / 2 ** 20).toFixed(0),
      (last / 2 ** 20).toFixed(0),
      (last / first).toFixed(2),
    ],
  ],
);
for (const { name, errors: refused, ofParts, right } of troubled.values()) {
  console.log(
    `the ${name} save: ${refused} errors and ${ofParts} answers of a part while it was not whole; then ${right} right ones`,
  );
}
slow.sort((a, b) => b.answered - b.asked - (a.answered - a.asked));
console.log('the longest:');
for (const { asked, answered, query } of slow.slice(0, SHOWN_SLOW)) {
  const took = (answered - asked).toFixed(0);
  console.log(
    `${took} ms at ${((asked - began) / 1000).toFixed(1)} s: ${watch.during(asked, answered)}; ${query}`,
  );
}
for (const text of [...wrong, ...errors].slice(0, 10)) console.log(text);
const areBack = [...troubled.values()].every(({ right }) => right > 0);
const isGood =
  areBack && wrong.length + errors.length === 0 && longest <= MOST_MILLIS && last <= first * MOST_GROWTH;
process.exitCode = isGood ? 0 : 1;
