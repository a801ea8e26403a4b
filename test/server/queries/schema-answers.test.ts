// Answers to queries of the schema are made once; whatever else a query asks for is answered each time.

import { type ExecutionResult, getIntrospectionQuery } from 'graphql';
import { expect, it } from 'vitest';
import { schemaAnswers } from '../../../scripts/schema-answers.ts';
import { createSchema } from '../../../src/api/schema/schema.ts';
import { RequestAnswers, sentText } from '../../../src/server/queries/request-answers.ts';
import { preparedName, SchemaAnswers } from '../../../src/server/queries/schema-answers.ts';
import { openLibrary } from '../../tools/open-library.ts';

const library = openLibrary('examples/little-factory.sav');
const answers = new RequestAnswers({ schema: createSchema(), library, report: () => undefined });

type Sent = ExecutionResult & { readonly stringify: (result: ExecutionResult) => string | Uint8Array };

async function bodyOf(query: string, headers: Record<string, string> = {}): Promise<string | Uint8Array> {
  const client = { headers: new Headers(headers), signal: new AbortController().signal };
  const result = (await answers.answer({ query }, client)) as Sent;
  return result.stringify(result);
}

const ONE_TYPE = '{ __type(name: "Query") { name } }';

it.each([getIntrospectionQuery(), ONE_TYPE])(
  'the schema is written once and sent again: %#',
  async (query) => {
    const first = Buffer.from(await bodyOf(query));
    const again = await bodyOf(query);
    expect(first.equals(Buffer.from(again))).toBe(true);
    expect(await bodyOf(query)).toBe(again);
    const plain = await answers.ask({ query }, {});
    expect(JSON.parse(first.toString())).toEqual(plain);
  },
);

it.each([...schemaAnswers(createSchema())])(
  'the schema is what the build has ready: %#',
  async (query, answer) => {
    expect(Buffer.from(await bodyOf(query)).toString() === answer).toBe(true);
  },
);

it('the schema has an answer ready for the same text and schema only', () => {
  const name = preparedName('{ __schema { types { name } } }', 'type A');
  expect(preparedName('{\n  __schema { types { name } }\n}\n', 'type A')).toBe(name);
  expect(preparedName('{ __schema { types { kind } } }', 'type A')).not.toBe(name);
  expect(preparedName('{ __schema { types { name } } }', 'type A type B')).not.toBe(name);
});

it('the schema is packed once for all clients', async () => {
  const headers = { 'accept-encoding': 'br' };
  await bodyOf(getIntrospectionQuery(), headers);
  const packed = await bodyOf(getIntrospectionQuery(), headers);
  expect(await bodyOf(getIntrospectionQuery(), headers)).toBe(packed);
});

it.each([
  ['beside saves', '{ __type(name: "Query") { name } saves { totalCount } }', {}],
  ['in a fragment', '{ ... { __type(name: "Query") { name } } }', {}],
  ['with variables', 'query ($of: String = "Query") { __type(name: $of) { name } }', {}],
  ['with its cost', ONE_TYPE, { 'x-savegraph-cost': '1' }],
  ['in parts', ONE_TYPE, { accept: 'multipart/mixed' }],
  ['wrong', '{ __type(nam: "Query") { name } }', {}],
])('the schema %s is answered each time', async (_, query, headers) => {
  await bodyOf(query, headers);
  const [one, other] = [await bodyOf(query, headers), await bodyOf(query, headers)];
  expect(one instanceof Uint8Array && one === other).toBe(false);
});

it('the schema shows the cost when asked', async () => {
  const client = {
    headers: new Headers({ 'x-savegraph-cost': '1' }),
    signal: new AbortController().signal,
  };
  await bodyOf(ONE_TYPE);
  expect(sentText((await answers.answer({ query: ONE_TYPE }, client)) as Sent)).toContain('"cost"');
});

it('only the last answers are kept, and none that are long or have errors', () => {
  const kept = new SchemaAnswers();
  const bytes = Buffer.from('{"data":{"a":1}}');
  for (let at = 0; at < 9; at++) kept.keep(`${at}`, bytes);
  expect(kept.get('0', '', null)).toBeNull();
  expect(kept.get('8', '', null)).toEqual(Uint8Array.from(bytes));
  // A short query may ask for the schema forty times.
  kept.keep('long', Buffer.from(`{"data":{"a":"${'x'.repeat(5e6)}"}}`));
  expect(kept.get('long', '', null)).toBeNull();
  kept.keep('wrong', Buffer.from('{"errors":[],"data":null}'));
  expect(kept.get('wrong', '', null)).toBeNull();
});
