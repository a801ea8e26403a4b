// Conditions that ask values for another type than they are of.

import { describe, expect, it } from 'vitest';
import { listCondition } from '../../../src/query/compile/compile-filter.ts';
import type { ObjectFilter, PropertyFilter } from '../../../src/query/filter/filter.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { graphFrom } from '../../tools/graph-notation.ts';

const graph = graphFrom(
  `a:Box{"n":1,"mixed":2,"s":{"x":1,"y.z":2},"to":"->b","on":true,"list":[1,2],"empty":null}, b:Box{"n":2,"mixed":true},
   c:Bag{"mixed":"two","n":3,"name":"sack"}`,
);

/** The messages that compiling a filter leads to. */
function said(where: ObjectFilter): string[] {
  const messages: string[] = [];
  const tools = { ...NO_TOOLS, warn: ({ message }: { message: string }) => messages.push(message) };
  listCondition({ graph, tools, nodeOf: () => -1 as never }, where);
  return messages;
}

const property = (match: PropertyFilter): ObjectFilter => ({ properties: [match] });

describe('types of values', () => {
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
      { path: 'on', number: { eq: 1 } },
      'number: no value under on is a number, found 1 boolean; ask with boolean',
    ],
    [
      { path: 'list', number: { eq: 1 } },
      'number: no value under list is a number, found 1 list; ask with list[]',
    ],
    [
      { path: 'mixed', reference: {} },
      'reference: no value under mixed is a reference, found 1 number, 1 boolean, 1 text; ask with number, text, boolean',
    ],
    [
      { path: 'n', quantifier: 'NONE', text: { eq: '1' } },
      'text: no value under n is a text, found 3 numbers; ask with number',
    ],
  ] satisfies readonly (readonly [PropertyFilter, string])[])(
    'that differ are reported: %j',
    (match, message) => {
      const place = 'where.properties[0].';
      expect(said(property(match))).toEqual([place + message]);
      // Kept.
      expect(said(property(match))).toEqual([place + message]);
    },
  );

  it.each([
    { path: 'n', number: { eq: 7 } },
    { path: 'mixed', number: { eq: 7 } },
    { path: 'mixed', text: { eq: 'x' } },
    { path: 'mixed', boolean: false },
    { path: 'to', reference: {} },
    { path: 'list[]', number: { eq: 1 } },
    { path: 'n', text: { isNull: true } },
    { path: 'empty', text: { eq: 'x' } },
    { path: 'n', exists: false },
  ] satisfies readonly PropertyFilter[])('that are there are no news: %j', (match) => {
    expect(said(property(match))).toEqual([]);
  });

  it('are those of the objects that are asked for', () => {
    const text = { path: 'mixed', text: { eq: 'x' } };
    expect(said({ class: { eq: 'Bag' }, ...property(text) })).toEqual([]);
    expect(said({ class: { eq: 'Box' }, ...property(text) })).toEqual([
      'where.properties[0].text: no value under mixed is a text, found 1 number, 1 boolean; ask with number, boolean',
    ]);
  });

  it('are reported when no branch of an or asks for one that is there', () => {
    const [text, number] = [
      property({ path: 'n', text: { eq: '1' } }),
      property({ path: 'n', number: { eq: 1 } }),
    ];
    expect(said({ or: [text, number] })).toEqual([]);
    expect(said({ or: [text, property({ path: 'n', boolean: true })] })).toHaveLength(2);
  });
});
