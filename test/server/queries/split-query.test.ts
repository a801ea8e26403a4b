// A question about several saves and its parts: what the parts give, put together by hand, is what the whole gives.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createContext } from '../../../src/api/context/context.ts';
import { RequestPipeline } from '../../../src/api/request/pipeline.ts';
import { createSchema } from '../../../src/api/schema/schema.ts';
import { SLUG, splitQuery } from '../../../src/server/queries/split-query.ts';
import { openDesk } from '../../tools/ask.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { runs } from '../../tools/runs.ts';

const { library } = openDesk(
  {
    'a.sav': fakeSave('A of W', ['x C', 'y C x']),
    'b.sav': fakeSave('B of W', ['x D']),
    'c.sav': fakeSave('C', []),
  },
  [fakeFormat],
);
const pipeline = new RequestPipeline(createSchema(), () => undefined);

type Data = Record<string, Record<string, unknown>>;

async function ask(query: string, variables: Record<string, unknown>, operationName?: string): Promise<Data> {
  const request = { query, variables, ...(operationName && { operationName }) };
  const result = await pipeline.answer(request, createContext(library));
  expect([query, result.errors]).toEqual([query, undefined]);
  return JSON.parse(String(result.data)) as Data;
}

const { worlds } = await ask('{ worlds { id saves { slug } } }', {});
const world = (worlds as unknown as { id: string; saves: unknown[] }[]).find(
  ({ saves }) => saves.length === 2,
)!.id;

const FRAGMENTS = `
  fragment Plain on Save { slug format }
  fragment Deep on Save { ...Plain objects(first: $n) { nodes { ...Object } } }
  fragment Object on SaveObject { path class { name } }
  fragment World on Save { world { id } }`;
const fields = fc.uniqueArray(
  fc.constantFrom(
    'title',
    't: title',
    '...Plain',
    '...Deep',
    '...World',
    '... on Save { key: slug }',
    'objects(first: $n) { totalCount }',
    'one: objects(first: 1) { nodes { path } }',
    'stats { objects }',
    '__typename',
  ),
  { minLength: 1, maxLength: 5 },
);
/** Fragments that nothing uses are no valid query. */
function withFragments(query: string): string {
  const all = new Map([...FRAGMENTS.matchAll(/fragment (\w+) [^\n]+/g)].map(([text, name]) => [name!, text]));
  const used = new Set<string>();
  const look = (text: string): void => {
    for (const [, name] of text.matchAll(/\.\.\.(\w+)/g)) {
      if (name === 'on' || used.has(name!)) continue;
      used.add(name!);
      look(all.get(name!)!);
    }
  };
  look(query);
  return [query, ...[...used].map((name) => all.get(name))].join('\n');
}
const LISTS = [
  ['saves', 'saves', 'nodes'],
  ['all: saves(orderBy: [{field: SLUG, direction: DESC}])', 'all', 'nodes'],
  ['saves(first: $m)', 'saves', 'nodes'],
  [`world(id: "${world}")`, 'world', 'saves'],
  [`w: world(id: "${world}")`, 'w', 'saves'],
] as const;

it('the parts give what the whole gives', async () => {
  const beside = fc.constantFrom('', 'title', 'again: title', '__typename');
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...LISTS),
      fields,
      beside,
      fc.boolean(),
      async ([outer, outerKey, inner], chosen, other, isNamed) => {
        const isWorld = inner === 'saves';
        const selection = chosen.join(' ');
        const around = isWorld
          ? other
          : other
              .replace('again: title', 'many: totalCount')
              .replace('title', 'totalCount pageInfo { hasNextPage }');
        const list = isNamed ? `list: ${inner}` : inner;
        const body = withFragments(`{ ${outer} { ${around} ${list} { ${selection} } } }`);
        const declared = [body.includes('$n') && '$n: Int = 1', body.includes('$m') && '$m: Int!'].filter(
          Boolean,
        );
        const query = `query Asked${declared.length > 0 ? `(${declared.join(', ')})` : ''} ${body}`;
        const variables = { ...(body.includes('$n') && { n: 2 }), ...(body.includes('$m') && { m: 2 }) };
        const whole = await ask(query, variables);
        const split = splitQuery(query, null)!;
        expect(split.list).toEqual([outerKey, isNamed ? 'list' : inner]);
        const listing = await ask(split.slugs, variables);
        const nodes = listing[outerKey]![split.list[1]] as { slug: string }[];
        const each = await Promise.all(
          nodes.map(async ({ slug }) => (await ask(split.ofEach, { ...variables, [SLUG]: slug })).save),
        );
        expect(nodes.length).toBeGreaterThan(0);
        expect({ [outerKey]: { ...listing[outerKey], [split.list[1]]: each } }).toEqual(whole);
      },
    ),
    { numRuns: runs(20) },
  );
});

it('of several operations the one that is named is split', async () => {
  const query =
    'query A { saves { nodes { slug } } } query B { saves { nodes { title } } } mutation C { closeSave(id: "a") { slug } }';
  expect(splitQuery(query, 'B')!.ofEach).toContain('title');
  expect(splitQuery(query, 'A')!.ofEach).not.toContain('title');
  expect([splitQuery(query, null), splitQuery(query, 'C'), splitQuery(query, 'D')]).toEqual([
    null,
    null,
    null,
  ]);
});

it.each([
  '{ save(id: "a") { slug } }',
  '{ saves { nodes { slug } } formats { format } }',
  '{ saves { totalCount } }',
  '{ saves { a: nodes { slug } b: nodes { slug } } }',
  '{ saves { ...F } } fragment F on SaveConnection { nodes { slug } }',
  '{ ...F } fragment F on Query { saves { nodes { slug } } }',
  '{ saves @include(if: true) { nodes { slug } } }',
  '{ saves { nodes @skip(if: false) { slug } } }',
  'query @x { saves { nodes { slug } } }',
  'subscription { saveChanged { save { slug } } }',
])('%s is not', (query) => {
  expect(splitQuery(query, null)).toBeNull();
});
