// Every synthetic save, one feature each: what the reader finds is what was written into it.

import { describe, expect, it } from 'vitest';
import { satisfactory } from '../../../src/formats/satisfactory/index.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import { fieldsJson } from '../../../src/graph/values.ts';
import { openFiles } from '../../tools/open-files.ts';
import { blueprintCases, differenceFrom, saveCases } from '../../tools/satisfactory/cases.ts';
import { countKind, readFile } from './read-file.ts';

describe.each(saveCases)('$name', (saveCase) => {
  const { bytes, expected } = saveCase;
  const { graph, data } = readFile(`${saveCase.name}.sav`, bytes);
  const [properties, natives, levels, positions] = [
    Object.entries(expected.properties),
    Object.entries(expected.natives),
    Object.entries(expected.levels),
    Object.entries(expected.positions),
  ];
  const nodeAt = (path: string): NodeId => {
    const node = graph.find(path);
    expect(node, path).toBeGreaterThanOrEqual(0);
    return node;
  };

  it('has every object', () => {
    const actors = countKind(graph, 'ACTOR');
    expect({
      objects: actors + countKind(graph, 'COMPONENT'),
      actors,
      lightweights: countKind(graph, 'LIGHTWEIGHT'),
      tombstones: data.counts.tombstones,
    }).toEqual({
      objects: expected.objects,
      actors: expected.actors,
      lightweights: expected.lightweights,
      tombstones: expected.tombstones,
    });
  });

  it('has the issues that it should have, each inside the file', () => {
    const { issueCount, issues, image } = graph.data;
    const text = issues.map(({ message }) => message).join('\n');
    if (expected.issues === 'some') expect(issueCount, text).toBeGreaterThan(0);
    else if (expected.issues !== 'any') expect(issueCount, text).toBe(expected.issues);
    if (expected.issues === 0) expect(graph.data.opaqueBytes).toBe(0);
    const end = Math.max(image.length, bytes.length);
    expect(issues.filter(({ offset }) => offset !== null && (offset < 0 || offset > end))).toEqual([]);
  });

  // What a case expects nothing of has no test here: there would be nothing that it could fail on.
  if (properties.length > 0) {
    it('has the properties', () => {
      for (const [path, fields] of properties) {
        const json = fieldsJson(graph.properties(nodeAt(path)), 32);
        expect(differenceFrom(fields, json, path)).toBeUndefined();
      }
    });
  }

  if (natives.length > 0) {
    it('has the references of class-specific data', () => {
      for (const [path, targets] of natives) expectNatives(graph, nodeAt(path), targets);
    });
  }

  if (levels.length > 0) {
    it('has levels', () => {
      for (const [path, level] of levels) expect(graph.level(nodeAt(path)), path).toBe(level);
    });
  }

  if (positions.length > 0) {
    it('has places', () => {
      for (const [path, position] of positions) {
        const found = graph.position(nodeAt(path));
        position.forEach((value, axis) => {
          expect(found?.[axis], path).toBeCloseTo(value, 3);
        });
      }
    });
  }

  if (expected.collected.length > 0) {
    it('has what was collected', () => {
      for (const path of expected.collected) {
        const node = nodeAt(path);
        expect(graph.kind(node)).toBe('MISSING');
        expect(fieldsJson(graph.properties(node), 1)).toEqual({ collected: true });
      }
    });
  }
});

it('the cases expect something of every kind, so that none of these tests is empty everywhere', () => {
  const kinds = ['properties', 'natives', 'levels', 'positions', 'collected'] as const;
  const most = kinds.map((kind) =>
    Math.max(...saveCases.map(({ expected }) => Object.keys(expected[kind]).length)),
  );
  expect(Math.min(...most)).toBeGreaterThan(0);
});

describe.each(blueprintCases)('$name', (blueprintCase) => {
  it('is read to the last byte', () => {
    const { blueprint, config } = blueprintCase;
    const { graph, data } = openFiles(satisfactory, { 'b.sbp': blueprint, 'b.sbpcfg': config });
    const { objects, actors, properties, natives } = blueprintCase.expected;
    expect([data.graph.issues, data.graph.opaqueBytes]).toEqual([[], 0]);
    expect(countKind(graph, 'ACTOR')).toBe(actors);
    expect(actors + countKind(graph, 'COMPONENT')).toBe(objects);
    for (const [path, fields] of Object.entries(properties)) {
      const json = fieldsJson(graph.properties(graph.find(path)!), 32);
      expect(differenceFrom(fields, json, path)).toBeUndefined();
    }
    for (const [path, targets] of Object.entries(natives)) expectNatives(graph, graph.find(path)!, targets);
  });
});

function expectNatives(graph: Graph, node: NodeId, targets: readonly string[]): void {
  const { from, to } = graph.out(node);
  const found: string[] = [];
  for (let edge = from; edge < to; edge++) {
    if (graph.label(edge).kind === 'NATIVE') found.push(graph.path(graph.edges.target[edge] as NodeId));
  }
  expect(found, graph.path(node)).toEqual(expect.arrayContaining([...targets]));
}
