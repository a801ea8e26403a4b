// Results as text, compared with what JSON.stringify makes of the same data.

import fc from 'fast-check';
import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { createContext } from '../../../src/api/context/context.ts';
import { RequestPipeline } from '../../../src/api/request/pipeline.ts';
import { createSchema } from '../../../src/api/schema/schema.ts';
import { WrittenData } from '../../../src/execute/json/written-data.ts';
import { resultText } from '../../../src/server/answering/result-text.ts';
import { openDesk } from '../../tools/ask.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';

const { library } = openDesk({ 'a.sav': fakeSave('A é工', ['x C', 'y C x']) }, [fakeFormat]);
const pipeline = new RequestPipeline(createSchema(), () => undefined);
const textOf = (result: Parameters<typeof resultText>[0]): string =>
  Buffer.from(resultText(result)).toString();

const QUERIES = [
  '{ saves { nodes { title slug } } }',
  '{ save(id: "a") { objects { nodes { path } } } }',
  '{ save(id: "nope") { slug } }',
];

it('data that is already written stands where it would, between whatever else there is', async () => {
  const rest = fc.record(
    {
      errors: fc.constant([new GraphQLError('a "reason"\n', { extensions: { code: 'X' } })]),
      extensions: fc.dictionary(fc.constantFrom('plan', 'cost', 'é'), fc.jsonValue({ maxDepth: 2 })),
      stringify: fc.constant(() => 'a function is no JSON'),
      left: fc.constant(undefined),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...QUERIES), rest, fc.boolean(), async (query, others, isFirst) => {
      const answered = await pipeline.answer({ query }, createContext(library));
      expect(answered.data).toBeInstanceOf(WrittenData);
      const data = JSON.parse(String(answered.data)) as Record<string, unknown>;
      const plain = isFirst ? { data, ...others } : { ...others, data };
      const written = isFirst ? { data: answered.data!, ...others } : { ...others, data: answered.data! };
      // An answer of data alone is sent as it is, with nothing beside it.
      const isAlone = others.errors === undefined && others.extensions === undefined;
      expect(textOf(written)).toBe(JSON.stringify(isAlone ? { data } : plain));
    }),
  );
});

it('a result without written data is what JSON.stringify makes of it', () => {
  fc.assert(
    fc.property(
      fc.record({ data: fc.jsonValue(), extensions: fc.jsonValue() }, { requiredKeys: [] }),
      (result) => {
        expect(textOf(result as Parameters<typeof resultText>[0])).toBe(JSON.stringify(result));
      },
    ),
  );
});
