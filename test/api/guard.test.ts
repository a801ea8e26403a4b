// One request cannot take more time or answer more than it may.

import { Buffer } from 'node:buffer';
import { type ExecutionResult, execute, GraphQLError, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { CompiledQueries } from '../../src/api/compiled.ts';
import { type ContextOptions, createContext } from '../../src/api/context.ts';
import { apiError } from '../../src/api/errors.ts';
import { jsonSize } from '../../src/api/guard.ts';
import { runQuery } from '../../src/api/run.ts';
import { createSchema } from '../../src/api/schema.ts';
import { resultWithin } from '../../src/server/result-text.ts';
import { compiledExecutor, openDesk } from '../tools/ask.ts';
import { fakeSave } from '../tools/fake-format.ts';

const TOO_LARGE = { errors: [{ extensions: { code: 'LIMIT_EXCEEDED', limit: 'characters' } }] };

const { library } = openDesk({ 'a.fake': fakeSave('A', ['x C', 'y C']) });
const schema = createSchema();
const ask = async (query: string, options: ContextOptions) => {
  const report = (error: unknown): never => {
    throw error;
  };
  const run = (executor?: typeof compiledExecutor) =>
    runQuery(schema, createContext(library, options), { query }, report, executor);
  const [plain, compiled] = [await run(), await run(compiledExecutor)];
  expect(compiled.errors?.map(({ extensions }) => extensions)).toEqual(
    plain.errors?.map(({ extensions }) => extensions),
  );
  return plain.errors?.map(({ extensions }) => extensions.limit ?? extensions.code) ?? plain.data;
};

describe('time', () => {
  const over = (): never => {
    throw apiError('LIMIT_EXCEEDED', 'over', { limit: 'milliseconds' });
  };

  it('is looked at where fields list or decode', async () => {
    const options = { deadline: { check: over } };
    expect(await ask('{ saves { totalCount } }', options)).toEqual(['milliseconds']);
    expect(await ask('{ save(id: "a") { header } }', options)).toEqual(['milliseconds']);
    expect(await ask('{ save(id: "a") { objects { totalCount } } }', options)).toEqual(['milliseconds']);
    expect(await ask('{ object(save: "a", path: "x") { properties { name } } }', options)).toEqual([
      'milliseconds',
    ]);
    expect(await ask('{ save(id: "a") { slug } }', options)).toEqual({ save: { slug: 'a' } });
  });

  it('that was spent waiting for saves is told', async () => {
    const { library: fresh } = openDesk({ 'b.fake': fakeSave('B', []) });
    const waits: number[] = [];
    const context = createContext(fresh, { waited: (from, to) => waits.push(to - from) });
    await runQuery(
      schema,
      context,
      { query: '{ save(id: "b") { stats { objects } levels { name } } }' },
      () => {},
    );
    expect(waits.length).toBeGreaterThan(0);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(0);
  });
});

describe('size', () => {
  it('of JSON is added up while the answer grows', async () => {
    const query = '{ a: save(id: "a") { header } b: save(id: "a") { header } }';
    expect(await ask(query, { mostAnswer: 1000 })).toMatchObject({ a: { header: { title: 'A' } } });
    expect(await ask(query, { mostAnswer: 20 })).toEqual(['characters']);
  });

  it('is estimated near enough', () => {
    const value = { text: 'x'.repeat(500), list: [1, 2, true, null], deep: { deeper: [{ a: '1' }, 'b'] } };
    const real = JSON.stringify(value).length;
    expect(jsonSize(value)).toBeGreaterThan(real / 2);
    expect(jsonSize(value)).toBeLessThan(real * 2);
  });

  it('of the whole answer is looked at before it is sent', () => {
    expect(resultWithin({ data: { a: 'x' } }, 100)).toBe('{"data":{"a":"x"}}');
    const refused = JSON.parse(String(resultWithin({ data: { a: 'x'.repeat(200) } }, 100)));
    expect(refused).toMatchObject(TOO_LARGE);
  });
});

describe('long answers', async () => {
  const rows = Array.from({ length: 5000 }, (_, at) => `Thing\u00e9.${at} C`);
  const { library: long } = openDesk({ 'long.fake': fakeSave('L', rows) });
  await long.load(long.get('long')!);
  const document = parse('{ save(id: "long") { objects(first: 5000) { nodes { path } } } }');
  const queries = new CompiledQueries(schema);
  const run = (options: ContextOptions): ExecutionResult =>
    queries.run({ schema, document, contextValue: createContext(long, options) }, {}) as ExecutionResult;

  it('are sent as they were written', () => {
    const expected = execute({ schema, document, contextValue: createContext(long) }) as ExecutionResult;
    const text = JSON.stringify(expected);
    const sent = (result: ExecutionResult, most = text.length): string =>
      Buffer.from(resultWithin(result, most)).toString();
    expect(sent(run({}))).toBe(text);
    expect(JSON.parse(sent(run({}), text.length - 1))).toMatchObject(TOO_LARGE);
    const extensions = { warnings: ['é'] };
    const errors = [new GraphQLError('wrong', { path: ['a'] })];
    const most = text.length * 2;
    expect(sent({ errors, ...run({}), extensions }, most)).toBe(
      JSON.stringify({ errors, ...expected, extensions }),
    );
  });

  it('end where they get too long', () => {
    const result = run({ mostAnswer: 100 });
    expect(Object.keys(result)).toEqual(['errors']);
    expect(JSON.parse(JSON.stringify(result))).toMatchObject(TOO_LARGE);
  });

  it('end when their time is over', () => {
    let looks = 0;
    const check = (): void => {
      if (++looks === 3) throw apiError('LIMIT_EXCEEDED', 'over', { limit: 'milliseconds' });
    };
    const { data, errors } = run({ deadline: { check } });
    expect(JSON.parse(JSON.stringify(data))).toEqual({ save: null });
    expect(errors).toMatchObject([
      { path: ['save', 'objects', 'nodes'], extensions: { limit: 'milliseconds' } },
    ]);
  });
});
