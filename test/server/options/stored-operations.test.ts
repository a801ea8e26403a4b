// Queries that clients name instead of sending them; over HTTP they are in ../transcripts/queries.txt.

import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSchema } from '../../../src/api/schema/schema.ts';
import { readOperations, StoredOperations } from '../../../src/server/options/stored-operations.ts';
import { forAll } from '../../tools/for-all.ts';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');

it('operations of a list must be ones of the schema', () => {
  const schema = createSchema();
  expect(() => readOperations('{"a": "{ nope }"}', schema)).toThrow('operation a: Cannot query field "nope"');
  expect(() => readOperations('{"a": "{"}', schema)).toThrow('operation a: Syntax Error');
  expect(() => readOperations('{"a": 1}', schema)).toThrow('operation a has no text');
  expect(() => readOperations('[]', schema)).toThrow('is not a JSON object');
  const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`q${at}`, '{ __typename }']));
  expect(() => readOperations(JSON.stringify(many), schema)).toThrow(
    'expected at most 10000 operations, found 10001',
  );
  const odd = { operations: [{ id: [[1]], body: 'x' }] };
  expect(() => readOperations(JSON.stringify(odd), schema)).toThrow('operation object has no text');
  const manifest = { format: 'x', operations: [{ id: 'a', body: '{ __typename }', name: 'A' }] };
  expect([...readOperations(JSON.stringify(manifest), schema)]).toEqual([['a', '{ __typename }']]);
});

it('operations that clients sent are kept within a bound, and a long one not at all', () => {
  const stored = new StoredOperations();
  const named = (text: string) => ({ extensions: { persistedQuery: { sha256Hash: sha(text) } } });
  const texts = Array.from({ length: 20 }, (_, at) => `{ __typename } # ${at}`.padEnd(300_000));
  for (const query of texts) {
    expect(stored.textOf({ query, ...named(query) })).toBe(query);
    // Used again and again: this one stays.
    expect(stored.textOf(named(texts[0]!))).toBe(texts[0]);
  }
  expect(stored.textOf(named(texts.at(-1)!))).toBe(texts.at(-1));
  expect(() => stored.textOf(named(texts[1]!))).toThrow('PersistedQueryNotFound');
  const long = '{ __typename }'.padEnd(500_000);
  expect(stored.textOf({ query: long, ...named(long) })).toBe(long);
  expect(() => stored.textOf(named(long))).toThrow('PersistedQueryNotFound');
});

const texts = ['{ a }', '{ b }', '{ c }', '{ d }'];
const steps = fc.array(
  fc.record({
    text: fc.constantFrom(...texts),
    isSent: fc.boolean(),
    by: fc.constantFrom('documentId', 'prefixed', 'extension'),
  }),
  { maxLength: 30 },
);
const naming = (by: string, hash: string) =>
  by === 'extension'
    ? { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }
    : { documentId: by === 'prefixed' ? `sha256:${hash}` : hash };

it('operations are known from when they were sent, by whatever name', () => {
  forAll(100, steps, (all) => {
    const stored = new StoredOperations();
    const known = new Set<string>();
    for (const { text, isSent, by } of all) {
      const asked = { ...(isSent && { query: text }), ...naming(by, sha(text)) };
      if (isSent) known.add(text);
      if (known.has(text)) expect(stored.textOf(asked)).toBe(text);
      else expect(() => stored.textOf(asked)).toThrow('PersistedQueryNotFound');
    }
  });
});

it('operations of a list are run by their name or their text, and nothing that is sent adds to it', () => {
  const list = new Map([
    ['one', texts[0]!],
    [sha(texts[1]!), texts[1]!],
  ]);
  forAll(100, steps, (all) => {
    const stored = new StoredOperations(list);
    for (const { text, isSent, by } of all) {
      const isListed = text === texts[1];
      const asked = { ...(isSent && { query: text }), ...naming(by, sha(text)) };
      if (isListed) expect(stored.textOf(asked)).toBe(text);
      else expect(() => stored.textOf(asked)).toThrow('PersistedQueryNotFound');
      const isText = text === texts[0] || isListed;
      if (isText) expect(stored.textOf({ query: text })).toBe(text);
      else expect(() => stored.textOf({ query: text })).toThrow('only the operations of its list');
    }
  });
});

it('operations that have no name are what they are', () => {
  const stored = new StoredOperations();
  expect([stored.textOf({ query: '{ a }' }), stored.textOf({}), stored.textOf({ query: null })]).toEqual([
    '{ a }',
    undefined,
    null,
  ]);
});
