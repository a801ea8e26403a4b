// Properties of one node by name and by path, against looking through all of them.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NodeId } from '../../../src/graph/ids.ts';
import { fieldsJson, toJson } from '../../../src/graph/values.ts';
import {
  findOwnedProperty,
  findProperty,
  objectJson,
  ownedProperties,
  propertiesNamed,
} from '../../../src/query/lists/properties.ts';
import { NO_TOOLS, type Warning } from '../../../src/query/tools.ts';
import { graphs, PATHS } from '../../tools/arbitrary-graphs.ts';
import { forAll } from '../../tools/for-all.ts';
import { valuesOf } from '../../tools/naive.ts';

const nodes = fc
  .tuple(graphs, fc.nat())
  .map(([graph, at]) => ({ graph, node: (at % graph.count) as NodeId }));

test('by name, in whatever letter case', () => {
  const names = fc.array(fc.constantFrom('a', 'A', 'LIST', 'to', 'b.x', 'none'), { maxLength: 3 });
  forAll(100, nodes, names, ({ graph, node }, asked) => {
    const warned: unknown[] = [];
    const tools = { ...NO_TOOLS, warn: ({ argument }: Warning) => warned.push(argument) };
    const wanted = asked.map((name) => name.toLowerCase());
    const expected = graph.properties(node).filter(({ name }) => wanted.includes(name.toLowerCase()));
    expect(propertiesNamed(graph, node, asked, tools)).toEqual(expected);
    expect(ownedProperties(graph, node, asked, false, NO_TOOLS)).toEqual(
      expected.map((property) => ({ owner: node, property })),
    );
    expect(warned).toEqual(
      expect.arrayContaining(asked.flatMap((n, at) => (n === 'none' ? [`names[${at}]`] : []))),
    );
  });
});

test('by path: the value, or a list of all that lies under it', () => {
  forAll(150, nodes, fc.constantFrom(...PATHS), ({ graph, node }, path) => {
    const values = valuesOf(graph, node, path).map(({ value }) => toJson(value));
    const found = findProperty(graph, node, path, NO_TOOLS);
    const isMany = path.includes('[]') || values.length > 1;
    const expected = values.length === 0 ? undefined : isMany ? values : values[0];
    expect(found === null ? undefined : toJson(found.value)).toEqual(expected);
    const owned = findOwnedProperty(graph, node, path, true, NO_TOOLS);
    expect(owned?.property ?? null).toEqual(found);
  });
});

test('as JSON, so many levels deep', () => {
  forAll(100, nodes, fc.option(fc.nat(4)), ({ graph, node }, depth) => {
    expect(objectJson(graph, node, depth)).toEqual(fieldsJson(graph.properties(node), depth ?? 32));
    expect(() => objectJson(graph, node, -1)).toThrow('depth: must not be negative');
  });
});
