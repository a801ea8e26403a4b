// A question about several saves is answered by several threads at once, with the bytes that one thread would give.

import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { REQUEST_LIMITS } from '../../../src/api/budget/limits.ts';
import { createContext } from '../../../src/api/context/context.ts';
import { RequestPipeline } from '../../../src/api/request/pipeline.ts';
import { createSchema } from '../../../src/api/schema/schema.ts';
import { resultText } from '../../../src/server/answering/result-text.ts';
import { SplitAnswers } from '../../../src/server/queries/split-answer.ts';
import { threadsOver } from '../../tools/answering-threads.ts';
import { serveLibrary } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const folder = tempFolder({ 'broken.sav': 'nothing that is a save' });
for (const name of ['one', 'two', 'three'])
  cpSync('examples/little-factory.sav', join(folder, `${name}.sav`));
cpSync('examples/unreal3', join(folder, 'unreal3'), { recursive: true });
const { library, threads } = threadsOver(folder, 2);
const pipeline = new RequestPipeline(createSchema(), (error) => expect.unreachable(String(error)));
const answerHere = (query: string, variables: Record<string, unknown>) =>
  pipeline.answer({ query, variables }, createContext(library));
const world = (await textHere('{ worlds { id } }')).match(/"id":"([^"]+)"/)![1]!;

async function textHere(query: string, variables: Record<string, unknown> = {}): Promise<string> {
  return Buffer.from(resultText(await answerHere(query, variables))).toString();
}

/** With how many questions threads were asked. */
async function split(query: string, variables: Record<string, unknown> = {}) {
  const run = vi.spyOn(threads, 'run');
  const answers = new SplitAnswers(threads, ({ query: asked }) => answerHere(asked, variables));
  const question = { query, variables, operationName: null, explain: false, showsCost: false };
  const body = await answers.answer(question, new AbortController().signal);
  const asked = run.mock.calls.length;
  run.mockRestore();
  return { text: body && Buffer.from(body).toString(), asked };
}

const SAVES = library.entries.length;

test.each([
  ['{ saves { nodes { slug title objects { totalCount } } } }', SAVES],
  [
    '{ all: saves(orderBy: [{field: SLUG, direction: DESC}]) { totalCount list: nodes { stats { objects } } pageInfo { hasNextPage endCursor } } }',
    SAVES,
  ],
  [
    `{ saves { nodes {
      many: objects(where: {level: {in: ["Nowhere", "Elsewhere"]}}) { totalCount }
      slug
      few: objects(where: {class: {eq: "Constructr"}}, orderBy: [{property: "mCurrentPotentail"}]) { totalCount }
    } } }`,
    SAVES,
  ],
  [
    'query ($f: Int!, $n: Int!) { saves(first: $n) { nodes { ...Few } } } fragment Few on Save { id objects(first: $f) { nodes { ...Path } } } fragment Path on SaveObject { path name }',
    2,
  ],
  [
    `{ world(id: "${world}") { title saves(first: 2) { slug world { id } extensions: objects(first: 1) { totalCount cost: nodes { path } } } } }`,
    2,
  ],
] as const)('%s', async (query, count) => {
  const variables = { f: 3, n: 2 };
  const { text, asked } = await split(query, variables);
  expect(text).toBe(await textHere(query, variables));
  expect(asked).toBe(count);
});

test.each([
  ['what is no list of saves', '{ save(id: "one") { objects { totalCount } } }', 0],
  ['more than the list', '{ saves { nodes { objects { totalCount } } } formats { format } }', 0],
  ['one save', '{ saves(first: 1) { nodes { objects { totalCount } } } }', 0],
  ['what may take long beside the list', `{ world(id: "${world}") { newest { slug } saves { slug } } }`, 0],
  ['directives', '{ saves { nodes @include(if: true) { objects { totalCount } } } }', 0],
  ['a list with a warning', '{ saves(where: {slug: {in: ["one", "two", "nope"]}}) { nodes { slug } } }', 0],
] as const)('%s goes to one thread', async (_, query, count) => {
  expect(await split(query)).toEqual({ text: null, asked: count });
});

test.each([
  '{ saves { nodes { objects(first: 40) { nodes { property(path: "nope") { value } } } } } }',
  '{ saves { nodes { objects(where: {properties: [{path: "a[", exists: true}]}) { totalCount } } } }',
])('what failed, or concerns all saves, is reported by one thread: %s', async (query) => {
  const { text, asked } = await split(query);
  expect(text).toBeNull();
  expect(asked).toBeGreaterThan(0);
  const answers = new SplitAnswers(threads, (request) => answerHere(request.query, {}));
  const run = vi.spyOn(threads, 'run');
  const question = { query, variables: null, operationName: null, explain: false, showsCost: false };
  for (let turn = 0; turn < 3; turn++) await answers.answer(question, new AbortController().signal);
  // Found out once.
  expect(run.mock.calls.length).toBe(asked);
  run.mockRestore();
});

test('over HTTP, when it is known to be expensive', async () => {
  const query = '{ saves { nodes { slug objects(first: 2) { nodes { path properties { name } } } } } }';
  const served = await serveLibrary(library, { answering: threads });
  threads.remember({ query });
  const run = vi.spyOn(threads, 'run');
  const { status, body } = await served.query(query);
  expect(run.mock.calls.length).toBe(SAVES);
  run.mockRestore();
  expect([status, body]).toEqual([200, JSON.parse(await textHere(query))]);
});

test('no thread is asked for a client that has gone', async () => {
  const query = '{ saves { nodes { slug objects { totalCount } } } }';
  const answers = new SplitAnswers(threads, (request) => answerHere(request.query, {}));
  const run = vi.spyOn(threads, 'run');
  const question = { query, variables: null, operationName: null, explain: false, showsCost: false };
  expect(await answers.answer(question, AbortSignal.abort())).toBeNull();
  expect(run).not.toHaveBeenCalled();
  run.mockRestore();
});

test('all together may spend what one request may, and no signal gathers listeners', async () => {
  const query = '{ saves(first: 3) { nodes { slug objects(first: 1) { nodes { path } } } } }';
  const { signal } = new AbortController();
  const warned = vi.spyOn(process, 'emitWarning');
  const answers = new SplitAnswers(threads, (request) => answerHere(request.query, {}));
  const question = { query, variables: null, operationName: null, explain: false, showsCost: false };
  for (let turn = 0; turn < 8; turn++) expect(await answers.answer(question, signal)).not.toBeNull();
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
  const { rows } = REQUEST_LIMITS;
  Object.assign(REQUEST_LIMITS, { rows: 2 });
  expect(await answers.answer(question, signal)).toBeNull();
  Object.assign(REQUEST_LIMITS, { rows });
});
