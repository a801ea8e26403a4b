// Defaults that games leave out: one rule for all of them, for views and for conditions on properties.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GAMES } from '../../src/games/registry.ts';
import type { Graph } from '../../src/graph/graph.ts';
import type { PropertyFilter } from '../../src/query/filter/filter.ts';
import { warnOfAbsentDefault } from '../../src/query/hints/absent-defaults.ts';
import type { Warning } from '../../src/query/tools.ts';
import { NO_TOOLS } from '../../src/query/tools.ts';

const withDefaults = GAMES.filter(({ defaults }) => defaults);

it('games whose engines leave out defaults have tables of them', () => {
  expect(withDefaults.map(({ field }) => field).sort()).toEqual([
    ...['palworld', 'rimworld', 'satisfactory', 'spaceEngineers'],
  ]);
});

it.each(withDefaults)('$field warns of conditions that its defaults satisfy', ({ defaults }) => {
  const warned = (match: PropertyFilter, name: string): readonly string[] => {
    const found: Warning[] = [];
    const classes = { name: () => name, [Symbol.iterator]: () => [0].values() };
    const graph = { classes } as unknown as Graph;
    const tools = { ...NO_TOOLS, warn: (warning: Warning) => found.push(warning) };
    warnOfAbsentDefault({ graph, tools, defaults: defaults! }, match, 'where');
    return found.map(({ code }) => code);
  };
  for (const [pattern, values] of Object.entries(defaults!)) {
    const name = pattern.replace('$', '');
    for (const [property, value] of Object.entries(values)) {
      const is = (wanted: boolean | number): PropertyFilter =>
        typeof wanted === 'boolean'
          ? { path: `Data.${property}`, boolean: { eq: wanted } }
          : { path: property, number: { eq: wanted } };
      const other = typeof value === 'boolean' ? !value : value + 5;
      expect(warned(is(value), name), property).toEqual(['ABSENT_IS_DEFAULT']);
      expect(warned(is(other), name), property).toEqual([]);
      expect(warned({ ...is(value), orAbsent: true }, name), property).toEqual([]);
      expect(warned({ ...is(value), orAbsent: false }, name), property).toEqual([]);
    }
  }
});

it('views give a number or flag that cannot be read no value of their own: only an absent one has a default', () => {
  const own = /\.(?:number|int|amount|boolean)\([^()]*\)\s*\?\?\s*(?:-?\d|true|false)/g;
  const names = readdirSync('src/games', { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => readFileSync(`src/games/${file}`, 'utf8').match(own) ?? []);
  expect(found).toEqual([]);
});
