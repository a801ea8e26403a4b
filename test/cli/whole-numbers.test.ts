// Ids of 64 bits whose neighbours are the same double, over HTTP and on the command line.

import { expect, it } from 'vitest';
import { askBoth } from '../tools/ask-both.ts';
import { array, float, int, int64, map, str, struct, VERSIONS, writeGame } from '../tools/gvas/writer.ts';
import { tempFolder } from '../tools/temp-folder.ts';

/** Players of a platform whose ids have 17 digits. */
const IDS = [76571198099676558n, 76571198099676557n, 76571198099676559n, 7n];

const player = (id: bigint) =>
  struct('Player', {
    Id: int64(id),
    Level: int(Number(id % 10n)),
    Share: float(0.5),
    Friends: array(int64(id + 1n), int64(id - 1n)),
  });
const ask = await askBoth(
  tempFolder({
    'Slot.sav': writeGame(VERSIONS['5.4'], {
      properties: { Players: map(...IDS.map((id) => [str(`P${id}`), player(id)] as const)) },
    }),
  }),
);

async function players(args: string, fields: string): Promise<unknown> {
  const { data, errors, extensions } = await ask(`{ save(id: "Slot") { objects(${args}) { ${fields} } } }`);
  expect(errors).toBeUndefined();
  const { objects } = data!.save as { objects: unknown };
  return { objects, codes: (extensions?.warnings ?? []).map(({ code }) => code) };
}

const NODES = 'nodes { name }';
const named = (...ids: (bigint | number)[]) => ({ nodes: ids.map((id) => ({ name: `P${id}` })) });
const condition = (text: string): string => `where: {class: {eq: "Player"}, properties: [${text}]}`;

it.each([
  ['{path: "Id", integer: {eq: "76571198099676557"}}', [IDS[1]]],
  ['{path: "Id", integer: {eq: 76571198099676557}}', [IDS[1]]],
  ['{path: "Id", integer: {in: ["76571198099676559", 7]}}', [IDS[2], IDS[3]]],
  ['{path: "Id", integer: {ne: "76571198099676557"}}', [IDS[0], IDS[2], IDS[3]]],
  ['{path: "Id", integer: {gt: "76571198099676557", lt: "76571198099676559"}}', [IDS[0]]],
  ['{path: "Id", integer: {eq: "76571198099676560"}}', []],
  ['{path: "Level", integer: {gte: 8}}', [IDS[0], IDS[2]]],
  ['{path: "Share", integer: {isNull: true}}', IDS],
  ['{path: "Friends[]", integer: {eq: "76571198099676560"}}', [IDS[2]]],
])('%s finds these and no neighbours', async (text, ids) => {
  expect(await players(condition(text), NODES)).toEqual({ objects: named(...(ids as bigint[])), codes: [] });
});

it('holds for one element of a list', async () => {
  const where = `where: {elements: {path: "Friends[]", some: {value: {integer: {eq: "76571198099676556"}}}}}`;
  expect(await players(where, NODES)).toEqual({ objects: named(IDS[1]!), codes: [] });
});

it('a number is compared as a double, and the answer says so', async () => {
  const found = await players(condition('{path: "Id", number: {eq: 76571198099676557}}'), 'totalCount');
  expect(found).toEqual({ objects: { totalCount: 3 }, codes: ['INEXACT_NUMBER'] });
});

it('a text condition on such an id is answered with what to ask instead', async () => {
  const { extensions } = await ask(
    `{ save(id: "Slot") { objects(${condition('{path: "Id", text: {eq: "76571198099676557"}}')}) { totalCount } } }`,
  );
  expect(extensions?.warnings?.map(({ code, suggestions }) => [code, suggestions])).toEqual([
    ['TYPE_MISMATCH', ['integer']],
  ]);
});

it('sorts, groups and counts by all digits', async () => {
  const sorted = await players(
    'where: {class: {eq: "Player"}}, orderBy: [{property: "Id", direction: DESC}]',
    NODES,
  );
  expect(sorted).toEqual({ objects: named(IDS[2]!, IDS[0]!, IDS[1]!, IDS[3]!), codes: [] });
  const figures =
    'aggregate { distinct(property: "Id") number(property: "Id") { sumExact } } groups(by: [{property: "Id"}]) { nodes { keys count } }';
  expect(await players('where: {class: {eq: "Player"}}', figures)).toEqual({
    objects: {
      aggregate: { distinct: 4, number: { sumExact: String(IDS.reduce((sum, id) => sum + id, 0n)) } },
      groups: { nodes: IDS.map((id) => ({ keys: [String(id)], count: 1 })) },
    },
    codes: [],
  });
});

it('a list of plain values is grouped by its elements', async () => {
  const groups =
    'groups(unnest: "Friends[]", by: [{field: VALUE}], first: 2) { totalCount nodes { keys count } }';
  const figures = 'aggregate(unnest: "Friends[]") { count number(field: VALUE) { sumExact max } }';
  const found = await players('where: {class: {eq: "Player"}}', `${groups} ${figures}`);
  const sum = 2n * IDS.reduce((total, id) => total + id, 0n);
  expect(found).toEqual({
    objects: {
      groups: {
        totalCount: 7,
        nodes: [
          { keys: ['76571198099676558'], count: 2 },
          { keys: ['76571198099676559'], count: 1 },
        ],
      },
      aggregate: { count: 8, number: { sumExact: String(sum), max: 76571198099676560 } },
    },
    codes: [],
  });
});

it('grouping by a list without unnest says that only first values count', async () => {
  const { extensions } = await ask(
    '{ save(id: "Slot") { objects { groups(by: [{property: "Friends[]"}]) { totalCount } } } }',
  );
  expect(extensions?.warnings).toEqual([
    expect.objectContaining({
      code: 'FIRST_VALUE',
      suggestions: ['Friends[]'],
      message:
        'by[0].property: only the first of several values under Friends[] counts; unnest: "Friends[]", by: [{field: VALUE}] counts each',
    }),
  ]);
});

it('a property has it with all digits', async () => {
  const fields =
    'nodes { property(path: "Id") { integer number value } share: property(path: "Share") { integer } }';
  expect(await players(condition('{path: "Id", integer: {eq: "76571198099676557"}}'), fields)).toEqual({
    objects: {
      nodes: [
        {
          property: { integer: '76571198099676557', number: 76571198099676560, value: '76571198099676557' },
          share: { integer: null },
        },
      ],
    },
    codes: [],
  });
});
