// Warnings about a list that its filter leaves empty.

import { describe, expect, it } from 'vitest';
import type { ObjectFilter, PropertyFilter } from '../../../src/query/filter/filter.ts';
import { listObjects } from '../../../src/query/lists/list-objects.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { graphFrom } from '../../tools/graph-notation.ts';

const graph = graphFrom(
  `a:Box{"n":1,"mixed":2,"s":{"x":1,"y.z":2},"to":"->b","on":true,"list":[1,2],"empty":null}, b:Box{"n":2,"mixed":true},
   c:Bag{"mixed":"two","n":3,"name":"sack"}, /Game/Desc_Iron:External!EXTERNAL`,
);

/** The messages about a list. */
function said(where: ObjectFilter): string[] {
  const messages: string[] = [];
  const tools = { ...NO_TOOLS, warn: ({ message }: { message: string }) => messages.push(message) };
  listObjects({ graph, tools, nodeOf: () => -1 as never }, { of: 'save' }, { where }).total;
  return messages;
}

const property = (match: PropertyFilter): ObjectFilter => ({ properties: [match] });

it.each([
  [{ path: 'n', text: { eq: '1' } }, 'text: no value under n is a text, found 3 numbers; ask with number'],
  [
    { path: 'name', number: { eq: 1 } },
    'number: no value under name is a number, found 1 text; ask with text',
  ],
  [
    { path: 's', number: { eq: 1 } },
    'number: no value under s is a number, found 1 struct; ask with s.x, s."y.z"',
  ],
  [
    { path: 'to', text: { eq: 'b' } },
    'text: no value under to is a text, found 1 reference; ask with reference: {name: {eq: ...}}',
  ],
  [
    { path: 'list', integer: { eq: '1' } },
    'integer: no value under list is an integer, found 1 list; ask with list[]',
  ],
  [
    { path: 'mixed', reference: {} },
    'reference: no value under mixed is a reference, found 1 number, 1 boolean, 1 text; ask with number, text, boolean',
  ],
  [{ path: 'n', number: { gt: 7 } }, 'number.gt: no object has such a number under n: they go from 1 to 3'],
  [{ path: 'mixed', text: { eq: 'Two' } }, 'text: no text under mixed "Two"; closest matches: two'],
] satisfies readonly (readonly [PropertyFilter, string])[])('no object matches %j', (match, message) => {
  expect(said(property(match)).map((text) => text.replace('the save has ', ''))).toEqual([
    `where.properties[0].${message}`,
  ]);
});

describe('nothing is said', () => {
  it.each([
    { path: 'n', number: { eq: 2 } },
    { path: 'empty', text: { eq: 'x' } },
    { path: 'n', quantifier: 'NONE', text: { isNull: true } },
  ] satisfies readonly PropertyFilter[])(
    'of what is there, may be there, or is not asked for: %j',
    (match) => {
      expect(
        said({ ...property(match), class: { eq: 'Box' } }).filter((text) => !/range/.test(text)),
      ).toEqual([]);
    },
  );

  it('of branches of an or', () => {
    expect(said({ or: [property({ path: 'n', text: { eq: '1' } })] })).toEqual([]);
  });
});

it('only what a list leaves out matches', () => {
  for (const name of [{ eq: 'Desc_Iron' }, { contains: 'Iron' }, { in: ['Desc_Iron'] }]) {
    expect(said({ name })).toEqual([
      'where: only EXTERNAL or MISSING objects match; a list includes them when kind names them',
    ]);
    expect(said({ name, kind: { eq: 'EXTERNAL' } })).toEqual([]);
    expect(said({ name, kind: { eq: 'ACTOR' } })).toEqual([]);
  }
});
