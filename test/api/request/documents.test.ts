// Documents are read once, and kept within bounds.

import { expect, it } from 'vitest';
import { Documents } from '../../../src/api/request/documents.ts';
import { createSchema } from '../../../src/api/schema/schema.ts';

const schema = createSchema();

it('reads a text once, a wrong one too', () => {
  const documents = new Documents(schema);
  for (const text of ['{ __typename }', '{ nope }', '{']) {
    const first = documents.read(text);
    expect(first.document === null).toBe(first.errors.length > 0);
    expect(documents.read(text)).toBe(first);
  }
});

it('forgets what was not asked for the longest', () => {
  const documents = new Documents(schema);
  const [often, once] = ['{ often: __typename }', '{ once: __typename }'];
  const [kept, lost] = [documents.read(often), documents.read(once)];
  for (let at = 0; at < 600; at++) {
    documents.read(`{ a${at}: __typename }`);
    expect(documents.read(often)).toBe(kept);
  }
  expect(documents.read(once)).not.toBe(lost);
});

it('keeps no long text', () => {
  const documents = new Documents(schema);
  const large = `{ __typename }${' '.repeat(100_000)}`;
  const small = documents.read('{ __typename }');
  expect(documents.read(large).document).not.toBeNull();
  expect(documents.read(large)).not.toBe(documents.read(large));
  expect(documents.read('{ __typename }')).toBe(small);
});

it('says in its own words that there are more errors', () => {
  const { errors } = new Documents(schema).read(
    `{ ${Array.from({ length: 150 }, (_, at) => `n${at}`).join(' ')} }`,
  );
  expect(errors).toHaveLength(101);
  expect(errors[100]).toMatchObject({
    message: 'The query has more than 100 errors: only the first are shown.',
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  });
  expect(errors[100]!.locations).toHaveLength(1);
});
