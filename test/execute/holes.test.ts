// Values that come later and fail, several in one text.

import { buildSchema, execute, parse } from 'graphql';
import { expect, it } from 'vitest';
import { CompiledQueries } from '../../src/execute/compiled-queries.ts';
import type { ExecutionRules } from '../../src/execute/host.ts';
import { NOTHING_FATAL, UNLIMITED } from '../tools/plain-execution.ts';

const schema = buildSchema(`
  type Query { list: [Box] sure: [Box!]! one: Box }
  type Box { id: Int box: Box boxN: Box! now: Int later: Int laterN: Int! }
`);
const later = (value: unknown) => async (): Promise<unknown> => {
  await new Promise((resolve) => setImmediate(resolve));
  if (value instanceof Error) throw value;
  return value;
};
const good = { now: 1, later: later(2), laterN: later(3) };
const bad = { now: 1, later: later(new Error('later')), laterN: later(new Error('laterN')) };
const contextValue = UNLIMITED;

async function answer(root: object, text: string) {
  for (const field of Object.values(schema.getQueryType()!.getFields())) {
    field.resolve = () => (root as Record<string, unknown>)[field.name];
  }
  const args = { schema, document: parse(text), contextValue };
  const { data, errors = [] } = (await new CompiledQueries(schema, NOTHING_FATAL).run(args, {}))!;
  expect(String(data)).toBe(JSON.stringify((await execute(args)).data));
  return { data: JSON.parse(String(data)), paths: errors.map(({ path }) => path!.join('.')).sort() };
}

it('values after and before others', async () => {
  const fields = 'now later now2: now laterN now3: now';
  const { data, paths } = await answer({ list: [good, bad, null, good] }, `{ list { ${fields} } }`);
  const box = { now: 1, later: 2, now2: 1, laterN: 3, now3: 1 };
  expect(data).toEqual({ list: [box, null, null, box] });
  expect(paths).toEqual(['list.1.later', 'list.1.laterN']);
});

it('several are null in one text, some of them inside others', async () => {
  const inner = { now: 1, box: bad, laterN: later(4) };
  const list = [
    { now: 1, box: inner },
    { box: { ...inner, laterN: later(null) } },
    { box: good },
    { box: bad },
  ];
  const { data, paths } = await answer({ list }, '{ list { box { now laterN box { now laterN } } now } }');
  expect(data.list).toEqual([
    { box: { now: 1, laterN: 4, box: null }, now: 1 },
    { box: null, now: null },
    { box: { now: 1, laterN: 3, box: null }, now: null },
    { box: null, now: null },
  ]);
  expect(paths).toContain('list.0.box.box.laterN');
});

it('one error is reported where several take the same away', async () => {
  const text = '{ one { a: laterN b: laterN boxN { laterN } } }';
  const { data, paths } = await answer({ one: { ...bad, boxN: bad } }, text);
  expect(data).toEqual({ one: null });
  expect(paths).toHaveLength(1);
});

it('what may not be null takes away what waited for it, up to all data', async () => {
  const one = { box: later({ boxN: later({ laterN: later(null) }) }) };
  const text = '{ one { box { boxN { laterN } } } }';
  expect(await answer({ one }, text)).toEqual({
    data: { one: { box: null } },
    paths: ['one.box.boxN.laterN'],
  });
  const { data, paths } = await answer({ sure: [good, bad], one }, '{ sure { laterN } one { id } }');
  expect([data, paths]).toEqual([null, ['sure.1.laterN']]);
});

it('a fatal error ends the answer, whatever may be null around it', async () => {
  class Stop extends Error {}
  const rules: ExecutionRules = {
    ...NOTHING_FATAL,
    isFatal: (error) => error instanceof Stop,
    messageOf: ({ message }, { name, parent }) => `${message} at ${name} in ${parent?.key}`,
  };
  const run = async (value: unknown) => {
    schema.getQueryType()!.getFields().one!.resolve = () => ({ box: { id: 1, later: value } });
    const document = parse('{ one { here: box { later } after: box { id } } }');
    const result = await new CompiledQueries(schema, rules).run({ document, contextValue }, {});
    return { data: result.data, errors: result.errors?.map(({ message, path }) => [message, path]) };
  };
  const expected = { data: null, errors: [['stop at Box.later in here', ['one', 'here', 'later']]] };
  expect(await run(later(new Stop('stop')))).toEqual(expected);
  expect(await run(new Stop('stop'))).toEqual(expected);
  expect((await run(new Error('no stop'))).errors).toEqual([['no stop', ['one', 'here', 'later']]]);
});

it('with too many errors an answer ends', async () => {
  const tooMany = new Error('three are too many');
  const rules: ExecutionRules = {
    ...NOTHING_FATAL,
    mostErrors: 3,
    tooManyErrors: () => tooMany,
    isFatal: (error): error is Error => error === tooMany,
  };
  const answerOf = async (count: number) => {
    schema.getQueryType()!.getFields().list!.resolve = () => Array(count).fill({ now: 'no number' });
    const document = parse('{ list { now } }');
    const result = await new CompiledQueries(schema, rules).run({ document, contextValue }, {});
    return { isNull: result.data === null, errors: result.errors?.length };
  };
  expect(await answerOf(2)).toEqual({ isNull: false, errors: 2 });
  expect(await answerOf(100)).toEqual({ isNull: true, errors: 4 });
});
