// Conditions on classes against a look at each class: its path, its name, its title and what it derives from.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ClassId } from '../../../src/graph/ids.ts';
import { type AbsentKind, classesWithin, compileClass } from '../../../src/query/compile/compile-class.ts';
import type { ObjectClassFilter } from '../../../src/query/filter/filter.ts';
import { ClassTitles } from '../../../src/query/names/class-titles.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { graphFrom } from '../../tools/graph-notation.ts';
import { runs } from '../../tools/runs.ts';

const graph = graphFrom(
  'a:/Game/Belt.Belt_C>/Game/Iron, b:/Game/Store.Store_C>gone.1, c:/Mod/Wire.Wire_C, d:Heart',
  { '/Game/Belt.Belt_C': '/Mod/Wire.Wire_C', '/Mod/Wire.Wire_C': 'Heart' },
);
const { classes } = graph;
const ALL = [...classes];
/** One title is the name of another class, which goes first. */
const TITLES = new Map([
  ['Belt_C', 'Conveyor'],
  ['Store_C', 'Box'],
  ['Wire_C', 'Heart'],
]);
const titleOf = (id: ClassId): string | null => TITLES.get(classes.name(id)) ?? null;
const titles = new ClassTitles(classes, (name) => TITLES.get(name) ?? null);

const name = fc.constantFrom(
  ...[
    '/Game/Belt.Belt_C',
    'Belt_C',
    'Store_C',
    'Wire_C',
    'Heart',
    'Conveyor',
    'Box',
    'External',
    'Missing',
    'No',
  ],
);
const part = fc.constantFrom('/Game', 'Belt', 'Wire', '_C', 'Con', 'x', 'He', 'or', 'None');
const filters = fc.oneof<fc.Arbitrary<ObjectClassFilter>[]>(
  fc.record({ eq: name, in: fc.array(name), ne: name, nin: fc.array(name), isA: name }, { requiredKeys: [] }),
  fc.record(
    { startsWith: part, endsWith: part, contains: part, matches: part.map((text) => `${text}$`) },
    { requiredKeys: [] },
  ),
  fc.record({ isA: name }),
  fc.record({ contains: part }),
  fc.record({ startsWith: part, ne: name }),
);

/** What is called so: by its path or name, and by its title where nothing has that name. */
function called(text: string): ClassId[] {
  const named = ALL.filter((id) => classes.path(id) === text || classes.name(id) === text);
  return named.length > 0 ? named : ALL.filter((id) => titleOf(id) === text);
}

function withText(matches: (text: string) => boolean, withName = false): ClassId[] {
  const found = ALL.filter((id) => matches(classes.path(id)) || (withName && matches(classes.name(id))));
  return found.length > 0 ? found : ALL.filter((id) => matches(titleOf(id) ?? '\0'));
}

function derives(id: ClassId, from: readonly ClassId[]): boolean {
  const above = classes.superClass(id);
  return from.includes(id) || (above !== null && derives(above, from));
}

function naive(filter: ObjectClassFilter): ClassId[] {
  const { eq, in: among, ne, nin, isA, startsWith, endsWith, contains, matches } = filter;
  return ALL.filter(
    (id) =>
      (!eq || called(eq).includes(id)) &&
      (!among || among.flatMap(called).includes(id)) &&
      (!ne || !called(ne).includes(id)) &&
      !nin?.flatMap(called).includes(id) &&
      (!isA || derives(id, called(isA))) &&
      (!startsWith || withText((text) => text.startsWith(startsWith), true).includes(id)) &&
      (!endsWith || withText((text) => text.endsWith(endsWith)).includes(id)) &&
      (!contains || withText((text) => text.includes(contains)).includes(id)) &&
      (!matches || withText((text) => new RegExp(matches).test(text)).includes(id)),
  );
}

test('the classes of a filter are those that satisfy all of its operators; absent kinds are asked for by name', () => {
  fc.assert(
    fc.property(filters, fc.option(fc.subarray(ALL)), (filter, around) => {
      const asked = new Set<AbsentKind>();
      const state = { graph, tools: NO_TOOLS, unmatched: NO_TOOLS, titles, asked };
      const condition = compileClass(state, filter, 'class');
      const expected = naive(filter);
      expect(classesWithin(null, condition) ?? ALL).toEqual(expected);
      expect(classesWithin(around, condition) ?? ALL).toEqual(
        expected.filter((id) => around?.includes(id) ?? true),
      );
      const named = [filter.eq, filter.isA, ...(filter.in ?? [])];
      expect(asked.has('EXTERNAL')).toBe(named.includes('External'));
      expect(asked.has('MISSING')).toBe(named.includes('Missing'));
    }),
    { numRuns: runs(1500) },
  );
});
