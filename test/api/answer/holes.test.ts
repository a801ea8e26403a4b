// Values that come later and fail, several in one text.

import { buildSchema, execute, parse } from 'graphql';
import { expect, it } from 'vitest';
import { CompiledQueries } from '../../../src/api/compiled.ts';
import type { Context } from '../../../src/api/context.ts';
import { RequestBudget } from '../../../src/api/request/budget.ts';
import { NO_LIMITS } from '../../../src/api/request/limits.ts';

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
const contextValue = { budget: new RequestBudget({ limits: NO_LIMITS }) } as unknown as Context;

async function answer(root: object, text: string) {
  for (const field of Object.values(schema.getQueryType()!.getFields())) {
    field.resolve = () => (root as Record<string, unknown>)[field.name];
  }
  const args = { schema, document: parse(text), contextValue };
  const { data, errors = [] } = (await new CompiledQueries(schema).run(args, {}))!;
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

it('one error is told where several take the same away', async () => {
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
