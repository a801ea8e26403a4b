// Every made-up save, one feature each: what the reader finds is what the writer put in.

import { describe, expect, it } from 'vitest';
import type { NodeId } from '../../../src/graph/ids.ts';
import { fieldsJson } from '../../../src/graph/values.ts';
import { caseBytes, differenceFrom, saveCases } from '../../tools/satisfactory/cases.ts';
import { countKind, readFile } from './read-file.ts';

describe.each(saveCases)('$name: $about', (it_) => {
  const { graph, data } = readFile(`${it_.name}.sav`, caseBytes(it_));
  const { expected } = it_;
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

  it('has the issues that it should have', () => {
    const { issueCount, issues } = graph.data;
    const text = issues.map(({ message }) => message).join('\n');
    if (expected.issues === 'some') expect(issueCount, text).toBeGreaterThan(0);
    else if (expected.issues !== 'any') expect(issueCount, text).toBe(expected.issues);
    if (expected.issues === 0) expect(graph.data.opaqueBytes).toBe(0);
  });

  it('has the properties', () => {
    for (const [path, fields] of Object.entries(expected.properties)) {
      const json = fieldsJson(graph.properties(nodeAt(path)), 32);
      expect(differenceFrom(fields as never, json, path)).toBeUndefined();
    }
  });

  it('has the references of class-specific data', () => {
    for (const [path, targets] of Object.entries(expected.natives)) {
      const { from, to } = graph.out(nodeAt(path));
      const found: string[] = [];
      for (let edge = from; edge < to; edge++) {
        if (graph.label(edge).kind === 'NATIVE') found.push(graph.path(graph.edges.target[edge] as NodeId));
      }
      expect(found, path).toEqual(expect.arrayContaining(targets));
    }
  });

  it('has levels, places and what was collected', () => {
    for (const [path, level] of Object.entries(expected.levels)) {
      expect(graph.level(nodeAt(path)), path).toBe(level);
    }
    for (const [path, position] of Object.entries(expected.positions)) {
      const found = graph.position(nodeAt(path));
      position.forEach((value, axis) => {
        expect(found?.[axis], path).toBeCloseTo(value, 3);
      });
    }
    for (const path of expected.collected) {
      const node = nodeAt(path);
      expect(graph.kind(node)).toBe('MISSING');
      expect(fieldsJson(graph.properties(node), 1)).toEqual({ collected: true });
    }
  });
});
