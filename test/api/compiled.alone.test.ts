// Queries as compiled code answer what the ordinary executor answers. `ask` compares the two for every query of every test;
// here are a fault and the schema itself; answers/corners.txt and everything.txt have other corners.

import { type DocumentNode, getIntrospectionQuery, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { type Context, createContext } from '../../src/api/context/context.ts';
import { EXECUTION_RULES } from '../../src/api/request/pipeline.ts';
import { createSchema } from '../../src/api/schema/schema.ts';
import { CompiledQueries } from '../../src/execute/compiled-queries.ts';
import { openDesk } from '../tools/ask.ts';
import { stepCounter } from '../tools/count-steps.ts';
import { fakeFormat, fakeSave } from '../tools/fake-format.ts';

const faulty = {
  ...fakeFormat,
  read: (...args: Parameters<typeof fakeFormat.read>) => {
    if (args[0][0]!.name === 'fault.sav') throw new TypeError('a fault');
    return fakeFormat.read(...args);
  },
};
const files = { 'a.sav': fakeSave('A', ['x Thing y', 'y Thing x asset']), 'fault.sav': fakeSave('F', []) };
const { ask, library } = openDesk(files, [faulty]);

it.each([
  ['a fault', '{ fault: save(id: "fault") { slug stats { objects } } a: save(id: "a") { slug } }'],
  ['introspection', getIntrospectionQuery({ inputValueDeprecation: true, directiveIsRepeatable: true })],
])('compiled queries answer the same: %s', async (_, query) => {
  const { data, errors } = await ask(query);
  expect(data ?? errors).toBeTruthy();
});

describe('CompiledQueries', () => {
  const schema = createSchema();
  const answer = async (
    queries: CompiledQueries<Context>,
    args: {
      document: DocumentNode;
      operationName?: string;
      variableValues?: Readonly<Record<string, unknown>>;
    },
  ) => {
    const variables = args.variableValues ?? {};
    const result = await queries.run({ contextValue: createContext(library), ...args }, variables);
    return JSON.parse(JSON.stringify(result));
  };

  it('answers each operation of a document, and no other', async () => {
    const queries = new CompiledQueries(schema, EXECUTION_RULES);
    const document = parse('query A { __typename } query B { b: __typename }');
    for (const _ of ['compiled', 'known']) {
      expect(await answer(queries, { document, operationName: 'A' })).toEqual({
        data: { __typename: 'Query' },
      });
      expect(await answer(queries, { document, operationName: 'B' })).toEqual({ data: { b: 'Query' } });
      await expect(answer(queries, { document, operationName: 'C' })).rejects.toThrow('no query');
      await expect(answer(queries, { document })).rejects.toThrow('no query');
    }
  });

  it('decides conditions by the variables of each request', async () => {
    const queries = new CompiledQueries(schema, EXECUTION_RULES);
    const names = Array.from({ length: 6 }, (_, at) => `v${at}`);
    const fields = names.map((name) => `${name}: __typename @include(if: $${name})`);
    const document = parse(
      `query (${names.map((name) => `$${name}: Boolean!`).join()}) { ${fields.join(' ')} }`,
    );
    for (let bits = 0; bits < 2 * 2 ** names.length; bits++) {
      const given = names.map((name, at) => [name, ((bits >> at) & 1) === 1] as const);
      const expected = given.flatMap(([name, yes]) => (yes ? [[name, 'Query']] : []));
      const { data } = await answer(queries, { document, variableValues: Object.fromEntries(given) });
      expect(data).toEqual(Object.fromEntries(expected));
    }
  });

  it('compiles filters in variables and in the text in bounded steps', async () => {
    const queries = new CompiledQueries(schema, EXECUTION_RULES);
    const nested = `${'{ or: [{ not: '.repeat(30)}{ name: { eq: "x" } }${'}] }'.repeat(30)}`;
    const texts = [
      'query ($w: ObjectFilter, $s: SaveFilter) { saves(where: $s) { nodes { objects(where: $w) { totalCount } } } }',
      `{ saves { nodes { objects(where: ${nested}) { totalCount } } } }`,
    ];
    for (const text of texts) {
      const document = parse(text);
      const steps = stepCounter();
      expect((await answer(queries, { document })).data).toBeDefined();
      expect(steps()).toBeLessThan(100_000_000);
    }
  });

  it('makes code only for what a query reaches', async () => {
    const step = (at: number) =>
      `fragment F${at} on SaveObject { a: parent { ...F${at + 1} } b: parent { ...F${at + 1} } }`;
    const steps = Array.from({ length: 60 }, (_, at) => step(at)).join(' ');
    const document = parse(
      `{ object(save: "a", path: "x") { ...F0 } } ${steps} fragment F60 on SaveObject { id }`,
    );
    const counted = stepCounter();
    expect(await answer(new CompiledQueries(schema, EXECUTION_RULES), { document })).toEqual({
      data: { object: { a: null, b: null } },
    });
    expect(counted()).toBeLessThan(100_000_000);
  });
});
