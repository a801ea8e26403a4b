// Compiled queries against the ordinary executor: values that are there, that come later, that are null, wrong or
// errors, at once and in the end, in every place that a schema has.

import fc from 'fast-check';
import { buildSchema, type ExecutionResult, execute, isInterfaceType, parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CompiledQueries } from '../../src/execute/compiled-queries.ts';
import { queriesOf } from '../tools/arbitrary-query.ts';
import { expectSame } from '../tools/ask.ts';
import { forAllInTurns } from '../tools/for-all.ts';
import { NOTHING_FATAL, UNLIMITED } from '../tools/plain-execution.ts';

const schema = buildSchema(`
  type Query { thing: Thing sure: Thing! }
  interface Node { text: String node: Node }
  enum Colour { RED GREEN }
  type Thing implements Node {
    text: String textN: String! int: Int float: Float boolean: Boolean id: ID colour: Colour colourN: Colour!
    node: Node nodeN: Node! thing: Thing thingN: Thing! other: Other
    texts: [String] textsN: [String!]! things: [Thing] thingsN: [Thing!]! grid: [[Thing!]]! nodes: [Node!]
  }
  type Other implements Node { text: String node: Node thing: Thing thingN: Thing! }
`);
const Node = schema.getType('Node');
if (isInterfaceType(Node)) Node.resolveType = (value) => (value as { __typename: string }).__typename;
let root: unknown;
for (const field of Object.values(schema.getQueryType()!.getFields())) field.resolve = () => root;

/** Whether a value of this run came later. */
let isLate = false;

/** How a field is answered: the default resolver calls functions. */
type Answer = () => unknown;

const never = (text: string) => (): never => {
  throw new Error(text);
};

/** The value, or something that goes wrong, now or later. */
function answers(value: fc.Arbitrary<unknown>): fc.Arbitrary<Answer> {
  const now = fc.oneof(
    {
      arbitrary: value.map(
        (it): Answer =>
          () =>
            it,
      ),
      weight: 12,
    },
    fc.constantFrom<Answer>(
      () => null,
      () => undefined,
      () => new Error('returned'),
      never('thrown'),
      () => ({}),
      () => 5,
    ),
  );
  return fc.oneof(
    { arbitrary: now, weight: 6 },
    now.map((answer) => async () => {
      isLate = true;
      return answer();
    }),
    now.map((answer) => async () => {
      isLate = true;
      await new Promise((resolve) => setImmediate(resolve));
      return answer();
    }),
  );
}

/** Entries of lists are no functions: promises are made anew for each executor all the same. */
function lists(entry: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.array(answers(entry), { maxLength: 4 }).map((made) => ({
    *[Symbol.iterator]() {
      for (const answer of made) {
        try {
          yield answer();
        } catch (error) {
          yield error;
        }
      }
    },
  }));
}

const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.double(), fc.boolean());
const { thing } = fc.letrec<{ thing: unknown; other: unknown; node: unknown }>((tie) => {
  const [thing, other, node] = [tie('thing'), tie('other'), tie('node')];
  const deep = { maxDepth: 3 };
  return {
    thing: fc.oneof(
      deep,
      fc.constant({ __typename: 'Thing' }),
      fc.record(
        {
          __typename: fc.constant('Thing'),
          text: answers(text),
          textN: answers(text),
          int: answers(fc.oneof(fc.integer(), fc.double(), fc.constant('7'))),
          float: answers(fc.oneof(fc.double(), fc.constant('1e3'), fc.boolean())),
          boolean: answers(fc.oneof(fc.boolean(), fc.integer())),
          id: answers(fc.oneof(fc.string(), fc.integer())),
          colour: answers(fc.constantFrom('RED', 'GREEN', 'BLUE')),
          colourN: answers(fc.constant('RED')),
          node: answers(node),
          nodeN: answers(node),
          thing: answers(thing),
          thingN: answers(thing),
          other: answers(other),
          texts: answers(lists(text)),
          textsN: answers(lists(text)),
          things: answers(lists(thing)),
          thingsN: answers(lists(thing)),
          grid: answers(lists(lists(thing))),
          nodes: answers(lists(node)),
        },
        { requiredKeys: ['__typename'] },
      ),
    ),
    other: fc.record(
      {
        __typename: fc.constant('Other'),
        text: answers(text),
        node: answers(node),
        thing: answers(thing),
        thingN: answers(thing),
      },
      { requiredKeys: ['__typename'] },
    ),
    node: fc.oneof(deep, thing, other),
  };
});

const queries = queriesOf(schema, { depth: 4, args: {}, root: ['thing', 'sure'], rootType: 'Thing' });
const contextValue = UNLIMITED;

/** Unhandled rejections: the ordinary executor forgets some promises, compiled queries must forget none. */
const forgotten: unknown[] = [];
let mayForget = false;
const listeners = process.listeners('unhandledRejection');
const watch = (error: unknown): void => {
  if (!mayForget) forgotten.push(error);
};
beforeAll(() => {
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', watch);
});
afterAll(() => {
  process.off('unhandledRejection', watch);
  for (const listener of listeners) process.on('unhandledRejection', listener);
});

/** Until everything that was begun has ended. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await new Promise((resolve) => setImmediate(resolve));
}

it('compiled queries answer the same', async () => {
  let [data, errors, late] = [0, 0, 0];
  await forAllInTurns(800, queries, answers(thing), async ({ text, variables }, answer) => {
    const document = parse(text);
    expect(validate(schema, document)).toEqual([]);
    const compiled = new CompiledQueries(schema, NOTHING_FATAL);
    const args = { schema, document, contextValue, variableValues: variables };
    const run = async (executor: () => ExecutionResult | Promise<ExecutionResult> | null) => {
      try {
        root = answer();
      } catch (error) {
        root = error;
      }
      return (await executor())!;
    };
    isLate = false;
    mayForget = true;
    const expected = await run(() => execute(args));
    await settle();
    mayForget = false;
    if (expected.data) data++;
    if (expected.errors) errors++;
    if (isLate) late++;
    // The second time the code is there.
    for (const _ of ['made', 'kept']) {
      const result = await run(() => compiled.run(args, variables));
      expectSame(result, expected, isLate);
    }
  });
  await settle();
  expect(forgotten).toEqual([]);
  // The properties are worth something only if all of it comes.
  expect(Math.min(data, errors, late)).toBeGreaterThan(10);
});
