// Titles of classes against asking for the title of every class.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ClassTitles } from '../../../src/query/names/class-titles.ts';
import { graphs } from '../../tools/arbitrary-graphs.ts';

const NAMES = ['Belt_C', 'Store_C', 'Wire', 'Heart'];
const titleOfs = fc.dictionary(
  fc.constantFrom(...NAMES),
  fc.constantFrom('Conveyor', 'Box', 'Line', 'constructor'),
  { noNullPrototype: true },
);

test('are those of the short names, each asked for once, and lead back to all their classes', () => {
  fc.assert(
    fc.property(graphs, titleOfs, ({ classes }, titles) => {
      const asked: string[] = [];
      const titleOf = (name: string): string | null => (Object.hasOwn(titles, name) ? titles[name]! : null);
      const known = new ClassTitles(classes, (name) => {
        asked.push(name);
        return titleOf(name);
      });
      const ids = [...classes];
      const expected = ids.map((id) => titleOf(classes.name(id)));
      expect(ids.map((id) => known.title(id))).toEqual(expected);
      for (const title of ['Conveyor', 'Box', 'Line', 'constructor', 'toString']) {
        expect(known.lookup(title)).toEqual(ids.filter((_, at) => expected[at] === title));
      }
      expect([...known.known].sort()).toEqual([...new Set(expected)].filter((each) => each !== null).sort());
      expect(asked).toEqual(ids.map((id) => classes.name(id)));
    }),
  );
});
