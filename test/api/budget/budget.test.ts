// The budget of a request, by itself and as the executor spends it.

import { Buffer } from 'node:buffer';
import { type ExecutionResult, execute, GraphQLError, parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestBudget } from '../../../src/api/budget/budget.ts';
import { MOST_ERRORS, NO_LIMITS, type RequestLimits } from '../../../src/api/budget/limits.ts';
import { createContext } from '../../../src/api/context/context.ts';
import { jsonSize } from '../../../src/api/context/guard.ts';
import { EXECUTION_RULES, RequestPipeline } from '../../../src/api/request/pipeline.ts';
import { createSchema } from '../../../src/api/schema/schema.ts';
import { CompiledQueries } from '../../../src/execute/compiled-queries.ts';
import { resultText } from '../../../src/server/threads/result-text.ts';
import { openDesk } from '../../tools/ask.ts';
import { fakeSave } from '../../tools/fake-format.ts';

const limitOf = (budget: RequestBudget): unknown => {
  try {
    budget.check();
    return null;
  } catch (error) {
    return (error as { limit: string }).limit;
  }
};
const budgetOf = (limits: Partial<RequestLimits>) =>
  new RequestBudget({ limits: { ...NO_LIMITS, ...limits } });

describe('time', () => {
  it('passes until it is over', () => {
    expect(limitOf(budgetOf({ milliseconds: 60_000 }))).toBeNull();
    expect(limitOf(budgetOf({ milliseconds: -1 }))).toBe('milliseconds');
  });

  it('ends when the client goes', () => {
    const client = new AbortController();
    const budget = new RequestBudget({ signal: client.signal });
    expect(limitOf(budget)).toBeNull();
    client.abort();
    expect(limitOf(budget)).toBe('client');
  });

  const now = 1000;
  beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));
  afterEach(() => void vi.restoreAllMocks());

  it('is given back once, however many waited', () => {
    const overlapping = budgetOf({ milliseconds: -1000 });
    for (let waiter = 0; waiter < 10; waiter++) overlapping.excludeTime(now - 500, now);
    expect(limitOf(overlapping)).toBe('milliseconds');
    const apart = budgetOf({ milliseconds: -1000 });
    apart.excludeTime(now - 5000, now - 4000);
    apart.excludeTime(now - 1000, now);
    expect(limitOf(apart)).toBeNull();
  });
});

it('another thread takes over after so many checks, or before long work without one', () => {
  const budget = new RequestBudget({ mostChecks: 2 });
  expect([limitOf(budget), limitOf(budget), limitOf(budget)]).toEqual([null, null, 'checks']);
  expect(budget.isHandedOver).toBe(true);
  const long = new RequestBudget({ mostChecks: 2 });
  long.expect(3);
  expect(() => long.expect(3)).toThrow('Another thread');
  const alone = new RequestBudget();
  alone.expect(1e9);
  expect([limitOf(alone), alone.isHandedOver]).toEqual([null, false]);
});

const schema = createSchema();
const fail = (error: unknown): never => {
  throw error;
};
const pipeline = new RequestPipeline(schema, fail);
const rows = Array.from({ length: 5000 }, (_, at) => `Thing\u00e9.${at} C`);
const { library } = openDesk({ 'a.sav': fakeSave('A', ['x C', 'y C']), 'long.sav': fakeSave('L', rows) });
for (const entry of library.entries) await library.load(entry);

async function ask(query: string, limits: Partial<RequestLimits>) {
  const budget = budgetOf(limits);
  const result = await pipeline.answer({ query }, createContext(library, { budget, showsCost: true }));
  return JSON.parse(JSON.stringify(result));
}

describe('a limit', () => {
  const list = (first: number) => `objects(first: ${first}) { nodes { path } }`;

  it('of rows counts those that are written, wherever they come from', async () => {
    const aliases = Array.from({ length: 10 }, (_, at) => `a${at}: ${list(1000)}`).join(' ');
    const { data, extensions } = await ask(`{ save(id: "long") { ${aliases} } }`, { rows: 10_000 });
    expect(data.save.a9.nodes).toHaveLength(1000);
    expect(extensions.cost.rows).toEqual({ used: 10_000, most: 10_000 });
    // Pages that could be larger than what is there cost what is there.
    const small = `{ saves { nodes { ${list(1000)} classes { nodes { ${list(1000)} } } } } }`;
    expect((await ask(small, { rows: 4100 })).errors).toBeUndefined();
  });

  it.each([
    ['@skip(if: true)', ''],
    ['@include(if: false)', ''],
    ['', '... @skip(if: true) {'],
  ])('is not spent under %s %s', async (directive, fragment) => {
    const inner = `${fragment} objects(first: 5000) ${directive} { nodes { path json } } ${fragment && '}'}`;
    const { data, errors, extensions } = await ask(`{ save(id: "long") { slug ${inner} } }`, { rows: 0 });
    expect([data, errors]).toEqual([{ save: { slug: 'long' } }, undefined]);
    expect(extensions.cost).toMatchObject({ rows: { used: 0 }, decoded: { used: 0 } });
  });

  it.each([
    ['rows', { rows: 1999 }, list(2000)],
    ['bytes', { bytes: 70_000 }, list(5000)],
    ['decoded', { decoded: 500 }, 'objects(first: 5000) { nodes { property(path: "x") { name } } }'],
    ['visited', { visited: 1000 }, 'objects(first: 5000, where: {name: {endsWith: "x"}}) { nodes { path } }'],
    ['milliseconds', { milliseconds: -1 }, list(10)],
  ] as const)('of %s ends the request, and says where and what helps', async (limit, limits, text) => {
    const { data, errors } = await ask(`{ a: save(id: "a") { slug } save(id: "long") { ${text} } }`, limits);
    expect(data).toBeNull();
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({
      message: expect.stringMatching(/^A request .*\. `objects` of `save`: use a smaller `first`/),
      path: expect.arrayContaining(['save', 'objects']),
      locations: [{ line: 1 }],
      extensions: { code: 'LIMIT_EXCEEDED', limit, most: Object.values(limits)[0] },
    });
  });

  it.each(['', 'x: node(id: "none") { id }'])(
    'of bytes shows how many were written before: %s',
    async (more) => {
      const { data, extensions } = await ask(`{ ${more} save(id: "long") { ${list(5000)} } }`, {
        bytes: 70_000,
      });
      expect(data).toBeNull();
      expect(extensions.cost.bytes.used).toBeGreaterThan(60_000);
    },
  );

  it('of bytes ends values before they are written', () => {
    const budget = budgetOf({ bytes: 1000 });
    budget.json(1000);
    expect(() => budget.json(1)).toThrow('1000 bytes');
  });

  it('of errors ends the request', async () => {
    const text = '{ save(id: "long") { objects(first: 5000) { nodes { property(path: "[") { name } } } } }';
    const { data, errors } = await ask(text, {});
    expect(data).toBeNull();
    expect(errors).toHaveLength(MOST_ERRORS + 1);
    expect(errors[0].extensions.code).toBe('BAD_ARGUMENT');
    expect(errors.at(-1).extensions).toEqual({ code: 'LIMIT_EXCEEDED', limit: 'errors', most: MOST_ERRORS });
  });
});

it('a cost is reported when it is asked for', async () => {
  const query = '{ save(id: "a") { objects { nodes { properties { name } } } } }';
  const { extensions } = await ask(query, { rows: 7 });
  expect(Object.keys(extensions.cost)).toEqual(['rows', 'visited', 'decoded', 'bytes', 'milliseconds']);
  expect(extensions.cost.rows.most).toBe(7);
  expect(extensions.cost.bytes.used).toBeGreaterThan(50);
  const silent = await pipeline.answer({ query }, createContext(library));
  expect(silent.extensions).toBeUndefined();
});

it('time that was spent waiting for saves does not count', async () => {
  const { library: fresh } = openDesk({ 'b.sav': fakeSave('B', []) });
  const budget = budgetOf({});
  const waits: number[] = [];
  budget.excludeTime = (from, to) => void waits.push(to - from);
  const query = '{ save(id: "b") { stats { objects } levels { name } } }';
  await pipeline.answer({ query }, createContext(fresh, { budget }));
  expect(waits.length).toBeGreaterThan(0);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(0);
});

describe('size', () => {
  it('of JSON is added up while the answer grows', async () => {
    const query = '{ a: save(id: "a") { header } b: save(id: "a") { header } }';
    expect((await ask(query, { bytes: 1000 })).data).toMatchObject({ a: { header: { title: 'A' } } });
    expect((await ask(query, { bytes: 20 })).errors[0].extensions.limit).toBe('bytes');
  });

  it('is estimated near enough', () => {
    const value = { text: 'x'.repeat(500), list: [1, 2, true, null], deep: { deeper: [{ a: '1' }, 'b'] } };
    const real = JSON.stringify(value).length;
    expect(jsonSize(value)).toBeGreaterThan(real / 2);
    expect(jsonSize(value)).toBeLessThan(real * 2);
  });
});

it('answers are sent as they were written', () => {
  const document = parse('{ save(id: "long") { objects(first: 5000) { nodes { path } } } }');
  const queries = new CompiledQueries(schema, EXECUTION_RULES);
  const run = () => queries.run({ document, contextValue: createContext(library) }, {}) as ExecutionResult;
  const expected = execute({ schema, document, contextValue: createContext(library) }) as ExecutionResult;
  const sent = (result: ExecutionResult): string => Buffer.from(resultText(result)).toString();
  expect(sent(run())).toBe(JSON.stringify(expected));
  const extensions = { warnings: ['é'] };
  const errors = [new GraphQLError('wrong', { path: ['a'] })];
  expect(sent({ errors, ...run(), extensions })).toBe(JSON.stringify({ errors, ...expected, extensions }));
});
