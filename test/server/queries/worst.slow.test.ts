// The most expensive queries that the limits allow, each beside a small one: they end, by the limit that they were made for, and in
// bounded memory; the small one is answered.

import { expect, it } from 'vitest';
import { REQUEST_LIMITS } from '../../../src/api/budget/limits.ts';
import { stepCounter } from '../../tools/count-steps.ts';
import { fakeSave } from '../../tools/fake-format.ts';
import { backAndForth, times } from '../../tools/long-queries.ts';
import { serveSaves } from '../../tools/serve.ts';

/** Under 800 million, and the milliseconds of a request bound them too. */
const MOST_STEPS = 5_000_000_000;
/** What an answer of the largest size takes while it is made, with room for what the collector has not seen yet. */
const MOST_BYTES = 12 * REQUEST_LIMITS.bytes;

// So that what a query is made for comes before the ten seconds that a request may take.
Object.assign(REQUEST_LIMITS, { visited: 10_000_000, decoded: 500_000 });

const OBJECTS = 10_000;
const rows = Array.from(
  { length: OBJECTS },
  (_, at) => `Some.Object_With_A_Name_${at} Class_${at % 10} Some.Object_With_A_Name_${(at * 7) % OBJECTS}`,
);
const { query, post, library } = await serveSaves({ 'a.sav': fakeSave('A', rows) });
await library.load(library.get('a')!);

const aliases = (make: (at: number) => string, variables = '', count = 450): string =>
  `query ${variables} { save(id: "a") { ${times(count, (at) => `a${at}: ${make(at)}`)} } }`;

type Worst = readonly [limit: string, query: string, variables?: unknown];

const WORST: readonly Worst[] = [
  ['rows', aliases(() => `objects(first: ${OBJECTS}) { nodes { kind } }`)],
  ['bytes', aliases(() => `objects(first: ${OBJECTS}) { nodes { id path name class { path } } }`)],
  [
    'visited',
    // Another list each time: what a list came to is kept.
    aliases(
      (at) => `objects(where: { and: [$where, { path: { ne: "${at}" } }] }) { totalCount }`,
      '($where: ObjectFilter!)',
    ),
    { where: { or: Array.from({ length: 100 }, (_, at) => ({ path: { endsWith: `-${at}` } })) } },
  ],
  [
    'decoded',
    // Another property each time: a column is read once.
    aliases(
      (at) =>
        `objects { groups(by: [${times(16, (key) => `{ property: "p${at}_${key}" }`)}]) { totalCount } }`,
      '',
      100,
    ),
  ],
  [
    'milliseconds',
    `{ save(id: "a") { objects(first: 1) { nodes { ...f0 } } } } ${times(15, (at) => `fragment f${at} on SaveObject { ${times(3, (way) => `w${way}: ${backAndForth(`...f${at + 1}`)}`)} }`)} fragment f15 on SaveObject { __typename }`,
  ],
];

it.each(WORST)(
  'the worst that a query can do by %s ends, and a small query beside it is answered',
  async (limit, text, variables) => {
    if (limit === 'milliseconds') Object.assign(REQUEST_LIMITS, { milliseconds: 2000 });
    const steps = stepCounter();
    const before = process.memoryUsage().rss;
    const [worst, small] = await Promise.all([
      post({ query: text, variables }, { 'x-savegraph-cost': '1' }),
      query('{ save(id: "a") { objects(first: 1) { totalCount } } }'),
    ]);
    expect(steps()).toBeLessThan(MOST_STEPS);
    expect(process.memoryUsage().rss - before).toBeLessThan(MOST_BYTES);
    expect(small.body).toEqual({ data: { save: { objects: { totalCount: OBJECTS } } } });
    // A slow machine may run out of time first.
    const ends = [limit, 'milliseconds'];
    expect(worst.body.data).toBeNull();
    expect(ends).toContain(worst.body.errors.at(-1).extensions.limit);
    const { cost } = worst.body.extensions;
    expect(cost.rows.used).toBeLessThanOrEqual(REQUEST_LIMITS.rows + 1);
    expect(cost.bytes.used).toBeLessThanOrEqual(REQUEST_LIMITS.bytes);
    expect(cost.decoded.used).toBeLessThanOrEqual(REQUEST_LIMITS.decoded + 100_000);
    expect(cost.visited.used).toBeLessThanOrEqual(REQUEST_LIMITS.visited + 1_000_000);
  },
);
