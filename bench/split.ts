// One question about several saves, answered by several threads and by one: `npm run bench -- split [FOLDER]
// [--rounds 8]`. Both ways alternate on one server. Also measures the CPU time of the whole server, whose
// ratio to elapsed time is valid on a busy machine too.

import { Agent } from 'node:http';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { median } from './tools/children.ts';
import { ask, serveBuilt } from './tools/load-http.ts';
import { processorSeconds } from './tools/resident.ts';
import { REAL_SAVES } from './tools/saves.ts';
import { printTable } from './tools/table.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '8' } },
});
const [folder = REAL_SAVES] = positionals;
const rounds = Number(values.rounds);
/** Added to the list of saves, this makes one thread answer all of it (splitQuery). */
const ONE_THREAD = ' one: __typename';

interface Spent {
  readonly wall: number[];
  readonly processor: number[];
}

const UNCOUNTED: Spent = { wall: [], processor: [] };

const ours = await serveBuilt(folder);
const agent = new Agent({ keepAlive: true });

/** The saves in the answer. */
async function savesOf(query: string): Promise<unknown> {
  const { data, errors } = JSON.parse(await ask(ours.url, JSON.stringify({ query }), agent)) as {
    data: { saves: unknown };
    errors?: unknown;
  };
  if (errors) throw new Error(JSON.stringify(errors).slice(0, 500));
  return data.saves;
}

async function measured(query: string, { wall, processor }: Spent): Promise<string> {
  const [began, before] = [performance.now(), processorSeconds(ours.pid)];
  const answer = JSON.stringify(await savesOf(query));
  wall.push(performance.now() - began);
  processor.push((processorSeconds(ours.pid) - before) * 1000);
  return answer;
}

/** Selects the saves with these slugs. */
const list = (slugs: readonly string[], fields: string): string =>
  `saves(first: 1000, where: {slug: {in: ${JSON.stringify(slugs)}}}) { nodes { ${fields} } }`;
/** Never the same twice, so that no cache can answer it. */
let turn = 0;
const QUESTIONS: Readonly<Record<string, () => string>> = {
  'a filter with an expression': () =>
    `objects(where: {path: {matches: "(a|b|c)+${turn++}x(d|e)+$"}}) { totalCount }`,
  'objects by class, first of each': () =>
    `objects { groups(by: [{field: CLASS}], first: ${10 + (turn++ % 80)}) { nodes { keys count objects(first: 1) { nodes { path } } } } }`,
  'a text in 20 names': () =>
    `objects(where: {name: {contains: "${turn++}"}}, first: 20, orderBy: [{field: NAME}]) { nodes { path name } }`,
};

const table: string[][] = [];
try {
  // Loads all saves.
  const { nodes } = (await savesOf(
    '{ saves(first: 1000) { nodes { slug objects(first: 1) { totalCount } } } }',
  )) as { nodes: { slug: string; objects: { totalCount: number } }[] };
  const slugs = nodes.sort((a, b) => b.objects.totalCount - a.objects.totalCount).map(({ slug }) => slug);
  for (const most of new Set([2, 4, slugs.length])) {
    const asked = slugs.slice(0, most);
    for (const [what, fields] of Object.entries(QUESTIONS)) {
      const [one, several]: [Spent, Spent] = [
        { wall: [], processor: [] },
        { wall: [], processor: [] },
      ];
      for (let round = -2; round < rounds; round++) {
        const ways = [
          (question: string) => measured(`{ ${question}${ONE_THREAD} }`, round < 0 ? UNCOUNTED : one),
          (question: string) => measured(`{ ${question} }`, round < 0 ? UNCOUNTED : several),
        ];
        // Results of one answer are kept for the next: the same question is asked both ways only to compare
        // answers, not to measure.
        const same = list(asked, fields());
        const answers = [];
        for (const way of round % 2 === 0 ? ways : ways.reverse()) {
          answers.push(await way(round < 0 ? same : list(asked, fields())));
        }
        if (round < 0 && answers[0] !== answers[1]) throw new Error(`${what}: two answers to ${same}`);
      }
      table.push(rowOf(`${what}, of ${most}`, one, several));
    }
  }
} finally {
  agent.destroy();
  ours.stop();
}
console.log(`medians of ${rounds} by turns, ${availableParallelism()} processors\n`);
printTable(
  [
    ...['question, of so many saves', 'one thread ms', 'several ms', 'times as soon'],
    ...['processor ms, one', 'several', 'busy, one', 'several'],
  ],
  table,
);

/** `busy`: average number of processors at work. */
function rowOf(what: string, one: Spent, several: Spent): string[] {
  const [oneWall, wall] = [median(one.wall), median(several.wall)];
  const [oneProcessor, processor] = [median(one.processor), median(several.processor)];
  const shown = [oneWall, wall].map((millis) => millis.toFixed(0));
  const spent = [oneProcessor, processor].map((millis) => millis.toFixed(0));
  const busy = [oneProcessor / oneWall, processor / wall].map((share) => share.toFixed(2));
  return [what, ...shown, (oneWall / wall).toFixed(2), ...spent, ...busy];
}
