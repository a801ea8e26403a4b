// Classes by full path, short name and title, and what is said of names that are unknown or of several.

import { expect, test } from 'vitest';
import { classNamed } from '../../../src/query/names/class-names.ts';
import { ClassTitles } from '../../../src/query/names/class-titles.ts';
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
