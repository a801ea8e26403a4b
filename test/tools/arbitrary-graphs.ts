// Generated graphs for property tests. Names come from a small stock, so that conditions often hold and often do
// not.

import fc from 'fast-check';
import type { Graph } from '../../src/graph/graph.ts';
import { Entries, type Plain, Ref, type TestNode, testGraph } from './test-graph.ts';

export const CLASSES = [
  '/Game/Belt.Belt_C',
  '/Game/Store.Store_C',
  '/Mod/Store.Store_C',
  'Wire',
  'Heart',
] as const;
export const KINDS = ['ACTOR', 'COMPONENT', 'LIGHTWEIGHT', 'EXPORT', 'RECORD'] as const;
export const LEVELS = ['Level_A', 'Level_B', 'Cave'] as const;
const LABELS = ['mInput', 'mOutput', 'mWires[]', 'PARENT'] as const;
export const PATHS = [
  'a',
  'A',
  'b.x',
  'b',
  'list[]',
  'list[1]',
  'list',
  'items[].n',
  'items[].of',
  'items[0].of',
  'm[].key',
  'm[].value',
  'm[0].value',
  'to',
  'none.at.all',
] as const;
export const TARGETS = ['/Game/Iron', '/Game/Copper', 'gone.1'] as const;

const coordinate = fc.integer({ min: -20, max: 20 });
export const smallNumber = fc.oneof(fc.integer({ min: -3, max: 5 }), fc.constantFrom(0.5, 1e9, -1e-9));
/** Neighbours, of which doubles tell some apart and some not. */
export const large = fc.constantFrom(
  2n ** 53n,
  2n ** 53n + 1n,
  2n ** 53n + 2n,
  -(2n ** 53n) - 1n,
  2n ** 64n - 1n,
);
const word = fc.constantFrom('Iron', 'iron', 'Copper', 'x', '', 'Belt_C_1');

function plain(paths: readonly string[]): fc.Arbitrary<Plain> {
  const reference = fc.constantFrom(...paths, ...TARGETS).map((to) => new Ref(to));
  return fc.oneof(
    smallNumber,
    word,
    fc.boolean(),
    reference,
    fc.constant(null),
    fc.bigInt({ min: -9n, max: 2n ** 60n }),
    large,
    fc.constantFrom(2 ** 53, 2 ** 53 + 2),
  );
}

function made(paths: readonly string[], at: number): fc.Arbitrary<TestNode> {
  const value = plain(paths);
  const b = fc.record({ x: value, y: smallNumber }, { requiredKeys: [] });
  const list = fc.array(value, { maxLength: 3 });
  const item = fc.record({ n: smallNumber, of: value, b, list }, { requiredKeys: ['n'] });
  return fc.record(
    {
      path: fc.constant(paths[at]!),
      class: fc.constantFrom(...CLASSES),
      kind: fc.constantFrom(...KINDS),
      ...(at > 0 && { parent: fc.constantFrom(...paths.slice(0, at)) }),
      level: fc.constantFrom(...LEVELS),
      place: fc.tuple(coordinate, coordinate, coordinate),
      properties: fc.record(
        {
          a: value,
          b,
          // A name that looks like the way to another value.
          'b.x': value,
          list,
          items: fc.array(item, { maxLength: 3 }),
          m: fc.array(fc.tuple(word, value), { maxLength: 2 }).map((of) => new Entries(of)),
          to: fc.constantFrom(...paths, ...TARGETS).map((to) => new Ref(to)),
        },
        { requiredKeys: [] },
      ),
      links: fc.array(
        fc.record({ to: fc.constantFrom(...paths, ...TARGETS), label: fc.constantFrom(...LABELS) }),
        { maxLength: 4 },
      ),
      issue: fc.constant('made to fail'),
    },
    { requiredKeys: ['path', 'class'] },
  ) as fc.Arbitrary<TestNode>;
}

export const graphs: fc.Arbitrary<Graph> = fc.integer({ min: 1, max: 14 }).chain((count) => {
  const paths = Array.from(
    { length: count },
    (_, at) => `Level_A:Thing.${at % 3 === 0 ? 'Iron' : 'Belt_C'}_${at}`,
  );
  const nodes = fc.tuple(...paths.map((_, at) => made(paths, at)));
  return nodes.map((all) => {
    const graph = testGraph(all, { '/Game/Belt.Belt_C': 'Wire', Wire: 'Heart' });
    // A failing case shows what the graph was made of.
    return Object.assign(graph, { [fc.toStringMethod]: () => fc.stringify(all) });
  });
});
