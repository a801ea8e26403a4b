// Classes by full path, short name and title, and what is said of names that are unknown or of several.

import { expect, test } from 'vitest';
import type { ClassId } from '../../../src/graph/ids.ts';
import { classNamed } from '../../../src/query/names/class-names.ts';
import { ClassTitles } from '../../../src/query/names/class-titles.ts';
import { describeClasses } from '../../../src/query/names/describe-classes.ts';
import { NO_TOOLS, type Warning } from '../../../src/query/tools.ts';
import { testGraph } from '../../tools/test-graph.ts';

const PATHS = [
  '/Game/Belt.Belt_C',
  '/Game/Store.Store_C',
  '/Mod/Store.Store_C',
  '/Game/Wire.Wire_C',
] as const;
const TITLES = new Map([
  ['Belt_C', 'Conveyor'],
  ['Wire_C', 'Line'],
  ['Store_C', 'Box'],
]);
const graph = testGraph(PATHS.map((path, at) => ({ path: `n${at}`, class: path })));
const titles = new ClassTitles(graph.classes, (name) => TITLES.get(name) ?? null);

function named(name: string, withTitles = true): { path: string | null; warnings: Warning[] } {
  const warnings: Warning[] = [];
  const tools = { ...NO_TOOLS, warn: (warning: Warning) => warnings.push(warning) };
  const id = classNamed({ graph, tools, ...(withTitles && { titles }) }, name, 'class');
  return { path: id === null ? null : graph.classes.path(id), warnings };
}

test.each([
  ['/Game/Store.Store_C', '/Game/Store.Store_C'],
  ['Belt_C', '/Game/Belt.Belt_C'],
  ['Conveyor', '/Game/Belt.Belt_C'],
])('%s is %s', (name, path) => {
  expect(named(name)).toEqual({ path, warnings: [] });
});

test('a name or title of several classes is an error that lists them', () => {
  const paths = '/Game/Store.Store_C, /Mod/Store.Store_C';
  for (const [name, word] of [
    ['Store_C', 'name'],
    ['Box', 'title'],
  ] as const) {
    expect(() => named(name)).toThrow(
      expect.objectContaining({
        code: 'AMBIGUOUS_CLASS',
        argument: 'class',
        message: expect.stringContaining(`"${name}" is the ${word} of 2 classes: ${paths}`) as string,
      }),
    );
  }
});

test('an unknown name gives a warning with the nearest names, titles and, for a path, paths', () => {
  const suggested = (name: string, withTitles?: boolean): readonly string[] => {
    const { path, warnings } = named(name, withTitles);
    expect([path, warnings.map(({ code, name: of }) => [code, of])]).toEqual([
      null,
      [['UNKNOWN_CLASS', name]],
    ]);
    return warnings[0]!.suggestions;
  };
  expect(suggested('Conveyer')).toEqual(['Conveyor']);
  expect(suggested('Conveyer', false)).toEqual([]);
  expect(suggested('Wire_D')).toEqual(['Wire_C']);
  expect(suggested('/Game/Wire.Wire_D')).toEqual(['/Game/Wire.Wire_C']);
});

test('titles are those of the short names, each asked for once', () => {
  const asked: string[] = [];
  const counted = new ClassTitles(graph.classes, (name) => {
    asked.push(name);
    return TITLES.get(name) ?? null;
  });
  const ids = [...graph.classes];
  for (const id of [...ids, ...ids]) {
    expect(counted.title(id)).toBe(TITLES.get(graph.classes.name(id)) ?? null);
  }
  for (const [name, title] of TITLES) {
    expect(counted.lookup(title)).toEqual(ids.filter((id) => graph.classes.name(id) === name));
  }
  expect(counted.lookup('Nothing')).toEqual([]);
  expect([...counted.known].sort()).toEqual(['Box', 'Conveyor', 'Line']);
  expect(asked).toHaveLength(ids.length);
});

test('warnings name up to three classes and count the others', () => {
  const idOf = (path: string): ClassId => graph.classes.lookup(path)[0]!;
  const ids = PATHS.map(idOf);
  expect(describeClasses(graph, ids.slice(0, 1))).toBe('of the class Belt_C');
  expect(describeClasses(graph, ids.slice(0, 3))).toBe('of the classes Belt_C, Store_C, Store_C');
  expect(describeClasses(graph, [...ids, ids[0]!])).toBe(
    'of the classes Belt_C, Store_C, Store_C and 2 more',
  );
});
