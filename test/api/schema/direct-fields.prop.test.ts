// Any query about the objects of a save, over graphs with odd names and numbers: compiled as interpreted.

import fc from 'fast-check';
import { execute, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { createContext } from '../../../src/api/context/context.ts';
import { EXECUTION_RULES } from '../../../src/api/request/execution-rules.ts';
import { createSchema } from '../../../src/api/schema/schema.ts';
import { CompiledQueries } from '../../../src/execute/compiled-queries.ts';
import type { Library } from '../../../src/library/library.ts';
import type { ReadySave, SaveEntry } from '../../../src/library/save.ts';
import { queriesOf } from '../../tools/arbitrary-query.ts';
import { expectSame } from '../../tools/ask.ts';
import { fakeFormat } from '../../tools/fake-format.ts';
import { runs } from '../../tools/runs.ts';
import { type TestNode, testGraph } from '../../tools/test-graph.ts';

const schema = createSchema();

const odd = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme-ascii' }),
      fc.constantFrom(
        '/Game/',
        '.',
        ':',
        '"',
        '\\',
        '\n',
        '\x01',
        'é',
        '\u2028',
        '\ud800',
        '🙂',
        'Level_A:Thing',
        'x'.repeat(80),
      ),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(''));
const coordinate = fc.oneof(
  fc.double(),
  fc.double({ min: -500_000, max: 500_000, noNaN: true }).map(Math.fround),
  fc.constantFrom(0, -0, 0.1, 1e21, Number.POSITIVE_INFINITY, Number.NaN),
);
const node: fc.Arbitrary<TestNode> = fc.record(
  {
    path: odd,
    class: odd,
    kind: fc.constantFrom('ACTOR', 'RECORD', 'EXPORT'),
    level: odd,
    place: fc.tuple(coordinate, coordinate, coordinate),
    properties: fc.record(
      { a: odd, b: fc.oneof(coordinate, fc.boolean()), c: fc.record({ d: odd }) },
      { requiredKeys: [] },
    ),
    issue: odd,
  },
  { requiredKeys: ['path', 'class'] },
);
/** Each contained in the one before, and leading to the first. */
const nodes = fc.array(node, { minLength: 1, maxLength: 6 }).map((made) =>
  made.map((one, at) => ({
    ...one,
    ...(at > 0 && { parent: made[at - 1]!.path, links: [{ to: made[0]!.path, label: 'first' }] }),
  })),
);

function libraryOf(made: readonly TestNode[]): Library {
  const graph = testGraph(made);
  const entry: SaveEntry = {
    key: 'made',
    slug: 'made',
    format: fakeFormat,
    claim: { name: 'made', files: [] },
    files: [],
    header: {
      title: made[0]!.path,
      version: '1',
      fields: {},
      savedAt: null,
      playSeconds: null,
      units: { length: 'm', perMetre: 1, northAxis: null, upAxis: 'Z' },
      playthrough: null,
    },
    state: 'READY',
    error: null,
    ready: null,
    stale: false,
    usedAt: 0,
  };
  entry.ready = { entry, graph, counts: {}, millis: { total: 1, inflate: 0 }, memoryBytes: 1 } as ReadySave;
  const known: Pick<Library, 'entries' | 'formats' | 'get' | 'byKey' | 'load'> = {
    entries: [entry],
    formats: [fakeFormat],
    get: (slug) => (slug === 'made' ? entry : null),
    byKey: (key) => (key === 'made' ? entry : null),
    load: () => Promise.resolve(entry.ready!),
  };
  return known as Library;
}

const args = {
  first: ['0', '1', '3', '-1'],
  offset: ['1', '9'],
  names: ['["a"]', '"C"'],
  path: ['"a"', '"c.d"', '"."', '""'],
  label: ['"first"', '"none"'],
  depth: ['1'],
  name: ['"x"', '"External"'],
};
const queries = queriesOf(schema, {
  depth: 4,
  args,
  root: ['save(id: "made")'],
  rootType: 'Save',
});

it('compiled queries answer the same', async () => {
  await fc.assert(
    fc.asyncProperty(nodes, queries, async (made, { text, variables }) => {
      const library = libraryOf(made);
      const document = parse(text);
      const mistakes = validate(schema, document);
      // Types of one union can have fields of one name that do not go together; what is made does not look for those.
      fc.pre(!mistakes.some(({ message }) => message.includes('they return conflicting types')));
      expect(mistakes).toEqual([]);
      const args = { schema, document, variableValues: variables };
      const expected = await execute({ ...args, contextValue: createContext(library) });
      const compiled = new CompiledQueries(schema, EXECUTION_RULES);
      const result = await compiled.run({ ...args, contextValue: createContext(library) }, variables);
      expectSame(result!, expected);
    }),
    { numRuns: runs(400) },
  );
});

it('lists write the same', () => {
  const text = `{ save(id: "made") {
    classes(first: 1000) { nodes { id path name __typename count superClass { name } } }
    objects(first: 1000, where: { kind: { ne: EXPORT } }) {
      edges { cursor node { id } }
      nodes { id path name kind level __typename class { id path name } position { x y z } parent { id name position { y } } }
    }
  } }`;
  const document = parse(text);
  const compiled = new CompiledQueries(schema, EXECUTION_RULES);
  fc.assert(
    fc.property(nodes, (made) => {
      const contextValue = createContext(libraryOf(made));
      const run = () => compiled.run({ document, contextValue }, {});
      expectSame(run() as never, execute({ schema, document, contextValue }) as never);
    }),
    { numRuns: runs(400) },
  );
});
