// One request cannot take more time or answer more than it may.

import { describe, expect, it } from 'vitest';
import { type ContextOptions, createContext } from '../../src/api/context.ts';
import { apiError } from '../../src/api/errors.ts';
import { jsonSize } from '../../src/api/guard.ts';
import { runQuery } from '../../src/api/run.ts';
import { createSchema } from '../../src/api/schema.ts';
import { stringifyWithin } from '../../src/server/yoga-plugin.ts';
import { compiledExecutor, openDesk } from '../tools/ask.ts';
import { fakeSave } from '../tools/fake-format.ts';

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
    expect(stringifyWithin({ data: { a: 'x' } }, 100)).toBe('{"data":{"a":"x"}}');
    const refused = JSON.parse(stringifyWithin({ data: { a: 'x'.repeat(200) } }, 100));
    expect(refused).toMatchObject({
      errors: [{ extensions: { code: 'LIMIT_EXCEEDED', limit: 'characters', most: 100 } }],
    });
  });
});
