// Factories by the names and borders that the user gives: with queries, and files that are none.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FactoryNamesError, namedFactories } from '../../../../src/games/satisfactory/facts/factory-names.ts';
import { askOf, type Json } from '../../../tools/ask.ts';
import { openLibrary } from '../../../tools/open-library.ts';

const SAVE = 'examples/little-factory.sav';
const QUERY = `{ save(id: "little-factory") { satisfactory {
  factories(first: 100) { nodes { number name isNamed machines members(first: 100) { nodes { object { path } } } } }
  machines(first: 100) { nodes { position { x y z } object { path } isInDesigner } }
} } }`;

async function factoriesWith(list: unknown): Promise<{ factories: Json[]; machines: Json[] }> {
  const library = openLibrary(SAVE, undefined, list === null ? {} : { factories: JSON.stringify(list) });
  const { data, errors } = await askOf(library)(QUERY);
  expect(errors).toBeUndefined();
  const { factories, machines } = data.save.satisfactory;
  return { factories: factories.nodes, machines: machines.nodes.filter((row: Json) => !row.isInDesigner) };
}

const membersOf = (factories: readonly Json[]): string[] =>
  paths(factories.flatMap(({ members }) => members.nodes.map(({ object }: Json) => object)));

const paths = (things: readonly { readonly path: string }[]): string[] =>
  things.map(({ path }) => path).sort();

describe('asked for', () => {
  it('borders hold the machines within them, the first border first; the rest is found as ever', async () => {
    const before = await factoriesWith(null);
    const { machines } = before;
    const xs = machines.map(({ position }) => position.x).sort((a, b) => a - b);
    const middle = xs[xs.length >> 1]!;
    const box = { min: { x: middle, y: -1e6 }, max: { x: 1e6, y: 1e6, z: 1e6 } };
    const { position } = machines.find((machine) => machine.position.x >= middle)!;
    const around = { x: position.x, y: position.y };
    const after = await factoriesWith([
      { name: 'Circle', position: around, radius: 1 },
      { name: 'East', box },
      { name: 'Nowhere', position: { x: 9e5, y: 9e5 }, radius: 10 },
    ]);
    const inCircle = machines.filter(
      (machine) => Math.hypot(machine.position.x - around.x, machine.position.y - around.y) <= 1,
    );
    const inBox = machines.filter((machine) => machine.position.x >= middle && !inCircle.includes(machine));
    const members = (name: string): string[] =>
      membersOf(after.factories.filter((factory) => factory.name === name));
    expect(inBox.length).toBeGreaterThan(1);
    expect(members('Circle')).toEqual(paths(inCircle.map(({ object }) => object)));
    expect(members('East')).toEqual(paths(inBox.map(({ object }) => object)));
    expect(after.factories.map(({ name }) => name)).not.toContain('Nowhere');
    expect(membersOf(after.factories)).toEqual(membersOf(before.factories));
    for (const { name, isNamed } of after.factories) expect(isNamed).toBe(['Circle', 'East'].includes(name));
    const sizes = after.factories.map((factory) => factory.machines);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(after.factories.map(({ number }) => number)).toEqual(sizes.map((_, at) => at + 1));
  });

  it('a place names the factory that stands there, once, and none that is far', async () => {
    const before = await factoriesWith(null);
    const last = before.factories.at(-1)!;
    const { position } = before.machines.find(
      ({ object }) => object.path === last.members.nodes[0]!.object.path,
    )!;
    const near = { ...position, x: position.x + 50 };
    const { factories } = await factoriesWith([
      { name: 'Quarry', position: near },
      { name: 'Quarry again', position },
      { name: 'Too high', position: { ...position, z: position.z + 3300 } },
    ]);
    expect(factories).toEqual(
      before.factories.map((factory) =>
        factory.number === last.number ? { ...factory, name: 'Quarry', isNamed: true } : factory,
      ),
    );
  });
});

const [, ...refusals] = readFileSync('test/games/satisfactory/facts/factory-names.txt', 'utf8')
  .trim()
  .split('\n');
const many = Array(1001).fill({ name: 'a', position: { x: 1, y: 2 } });

it.each([
  ...refusals.map((line) => line.split(' = ') as [string, string]),
  [JSON.stringify(many), 'has 1001 factories, at most 1000 are accepted'],
])('refuses %.60s', (text, message) => {
  expect(() => namedFactories(text)).toThrow(FactoryNamesError);
  expect(() => namedFactories(text)).toThrow(message);
});
