// From nodes and references to a finished graph: resolving, repeats, composed paths, edges both ways.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import { GraphBuilder } from '../../../src/graph/build/builder.ts';
import { Graph } from '../../../src/graph/graph.ts';
import { NO_NODE, type NodeId } from '../../../src/graph/ids.ts';
import type { Decoder, PathJoin, Resolver } from '../../../src/graph/sink.ts';
import { forAll } from '../../tools/for-all.ts';
import { graphFrom } from '../../tools/graph-notation.ts';

const decoder: Decoder = {
  properties: () => [],
  outline: () => [],
  header: () => ({}),
  pose: () => ({ rotation: null, scale: null }),
  referencePath: () => null,
};
const resolver: Resolver = {
  absent: (path, texts) => ({ kind: texts.text(path).startsWith('/') ? 'EXTERNAL' : 'MISSING' }),
  choose: (candidates, at) => candidates[at % candidates.length]!,
};
const JOIN: PathJoin = { separator: '.', open: '[', close: ']' };

/** A builder, its texts, a class of nodes and the label of references. */
function building() {
  const builder = new GraphBuilder();
  builder.image([{ name: 'a.bin', size: 100 }]);
  const { texts } = builder;
  return { builder, texts, of: builder.classOf(texts.add('C')), label: builder.label('PROPERTY', 'm') };
}

function finished(builder: GraphBuilder): Graph {
  return new Graph(builder.finish(resolver), () => decoder);
}

describe('references by path', () => {
  it('lead to the node, or to one that says what is not there', () => {
    const graph = graphFrom(
      'World.A>World.B.m>World.Gone.m, World.B>/Game/Asset.Asset.m>/Game/Asset.Asset.m',
    );
    const targets = Array.from(graph.edges.target, (row) => row as NodeId);
    expect(targets.map((node) => [graph.path(node), graph.kind(node)])).toEqual([
      ['World.B', 'ACTOR'],
      ['World.Gone', 'MISSING'],
      ['/Game/Asset.Asset', 'EXTERNAL'],
      ['/Game/Asset.Asset', 'EXTERNAL'],
    ]);
    expect(targets[2]).toBe(targets[3]);
    expect(graph.classes.path(graph.classOf(targets[1]!))).toBe('Missing');
    expect(graph.name(targets[2]!)).toBe('Asset');
  });

  it('choose among nodes of one path, and later ones are numbered', () => {
    const { builder, texts, of, label } = building();
    const nodes = [0, 1, 2].map(() => builder.node('ACTOR', of, texts.add('Same')));
    builder.linkNamed(nodes[0]!, label, texts.add('Same'), 1);
    const graph = finished(builder);
    expect(nodes.map((node) => graph.path(node))).toEqual(['Same', 'Same#2', 'Same#3']);
    expect(['Same', 'Same#2', 'Same#3', 'Same#4'].map((path) => graph.find(path))).toEqual([
      ...nodes,
      NO_NODE,
    ]);
    expect(graph.edges.target[0]).toBe(nodes[1]);
  });

  it('are dropped with what held them', () => {
    const { builder, texts, of, label } = building();
    const node = builder.node('ACTOR', of, texts.add('A'));
    builder.link(node, label, node, 1);
    const before = builder.linkCount;
    builder.link(node, label, node, 2);
    builder.dropLinks(before);
    builder.link(node, label, node, 3);
    expect([...finished(builder).edges.at]).toEqual([1, 3]);
  });
});

it('makes paths of parents, texts and ordinals, and finds them', () => {
  const { builder, texts, of } = building();
  const root = builder.node('ACTOR', of, texts.add('World.Root'));
  const wall = builder.child('LIGHTWEIGHT', of, root, JOIN, texts.add('Wall'), 0);
  const lamp = builder.child('RECORD', of, wall, JOIN, texts.add('lamp'));
  const twin = builder.child('RECORD', of, wall, JOIN, texts.add('lamp'));
  builder.repeated(twin, 2);
  const graph = finished(builder);
  const all = [root, wall, lamp, twin];
  const paths = ['World.Root', 'World.Root.Wall[0]', 'World.Root.Wall[0].lamp', 'World.Root.Wall[0].lamp#2'];
  expect(all.map((node) => graph.path(node))).toEqual(paths);
  expect(paths.map((path) => graph.find(path))).toEqual(all);
  expect(all.map((node) => graph.name(node))).toEqual(['Root', 'Wall[0]', 'lamp', 'lamp']);
  expect([...graph.children(wall)]).toEqual([lamp, twin]);
  expect(graph.parent(wall)).toBe(root);
});

it('finds paths of another graph as their strings, however both are made', () => {
  const part = fc.constantFrom('A', 'B', 'A.B', 'A[0]', '\u00e9', 'N'.repeat(2000));
  const rows = fc.array(fc.tuple(part, fc.nat(9), fc.integer({ min: -1, max: 11 })), { maxLength: 20 });
  const graphs = rows.map((list) => {
    const { builder, texts, of } = building();
    const paths: string[] = [];
    for (const [own, above, ordinal] of list) {
      const parent = paths[above];
      const path = parent === undefined ? own : `${parent}.${own}${ordinal < 0 ? '' : `[${ordinal}]`}`;
      if (paths.includes(path)) continue;
      paths.push(path);
      const text = texts.add(own);
      if (parent === undefined) builder.node('RECORD', of, text);
      else builder.child('RECORD', of, above as NodeId, JOIN, text, ordinal);
    }
    return finished(builder);
  });
  forAll(500, graphs, graphs, (graph, others) => {
    for (const other of others.nodes()) {
      const path = others.path(other);
      expect([path, graph.findSame(others, other)]).toEqual([path, graph.find(path)]);
      const alike = [...graph.nodes()].filter((node) => graph.isAlike(node, others, other));
      expect([path, ...alike.map((node) => graph.path(node))]).toEqual([path, ...alike.map(() => path)]);
    }
  });
});

it('names what lies in fields of fields by the last part of its path', () => {
  const { builder, texts, of } = building();
  const root = builder.node('RECORD', of, texts.add('Level'));
  const join = { separator: '/', open: '[', close: ']' };
  const rows = ['Data/Boxes/A1', 'Data/Slots', 'Data/Doors//Game/Map.Map:Door', 'Day'].map((text, at) =>
    builder.child('RECORD', of, root, join, texts.add(text), at === 1 ? 3 : -1),
  );
  const graph = finished(builder);
  expect(rows.map((row) => graph.name(row))).toEqual(['A1', 'Slots[3]', 'Map.Map:Door', 'Day']);
});

it('has every edge once forward and once backward, whatever the order they came in', () => {
  const edges = fc.array(fc.tuple(fc.nat(19), fc.nat(19)), { maxLength: 80 });
  forAll(100, edges, (list) => {
    const { builder, texts, of, label } = building();
    for (let i = 0; i < 20; i++) builder.node('ACTOR', of, texts.add(`N${i}`));
    list.forEach(([from, to], at) => {
      builder.link(from as NodeId, label, to as NodeId, at);
    });
    const graph = finished(builder);
    for (let row = 0; row < 20; row++) {
      const node = row as NodeId;
      const { from, to } = graph.out(node);
      const out = Array.from(graph.edges.at.subarray(from, to));
      const into = Array.from(graph.into(node), (edge) => graph.edges.at[edge]!);
      const expected = (end: 0 | 1): number[] => list.flatMap((edge, at) => (edge[end] === row ? [at] : []));
      expect(out).toEqual(expected(0));
      expect(into.sort((a, b) => a - b)).toEqual(expected(1));
    }
  });
});

describe('issues', () => {
  it.each([false, true])('are known of each node, kept or not (notes: %s)', (info) => {
    const { builder, texts, of } = building();
    const fault = { code: 'VALUE', message: 'm', file: 'a.bin', offset: 0, path: null };
    for (let i = 0; i < 10_010; i++) {
      const node = builder.node('RECORD', of, texts.add(`n${i}`));
      if (i !== 10_005) builder.issue({ ...fault, node, info });
    }
    const { unlistedNodes, unlistedNotes } = builder.finish(resolver);
    expect([...(info ? unlistedNotes : unlistedNodes)]).toEqual([
      10_000, 10_001, 10_002, 10_003, 10_004, 10_006, 10_007, 10_008, 10_009,
    ]);
  });

  it('keep room for what is only to know, and count both apart', () => {
    const { builder } = building();
    const fault = { code: 'VALUE', message: 'm', file: 'a.bin', offset: 0, path: null, node: null };
    for (let i = 0; i < 10_050; i++) builder.issue(fault);
    builder.issue({ ...fault, code: 'VERSION', info: true });
    const { issues, issueCount, noteCount } = builder.finish(resolver);
    expect([issueCount, noteCount]).toEqual([10_050, 1]);
    expect(issues).toHaveLength(10_001);
    expect(issues.at(-1)?.code).toBe('VERSION');
  });
});

it('numbers many more texts than its image has room for', () => {
  const { builder, texts, of } = building();
  for (let i = 0; i < 3000; i++) builder.node('RECORD', of, texts.add(`text ${i}`));
  const graph = finished(builder);
  expect([0, 1, 63, 64, 2999].map((i) => graph.find(`text ${i}`))).toEqual([0, 1, 63, 64, 2999]);
  expect(graph.find('text 3000')).toBe(NO_NODE);
});

it('leaves out places that are none, with an issue', () => {
  const graph = graphFrom('a@1/2/3, b@0/NaN/0, c@Infinity/0/0, d@0/0/-Infinity, e@NaN/0/0, f@NaN/NaN/NaN, g');
  const at = Array.from({ length: graph.count }, (_, row) => graph.position(row as NodeId));
  expect(at).toEqual([[1, 2, 3], null, null, null, null, null, null]);
  expect(graph.data.issues.map(({ code, node }) => `${code} ${node}`)).toEqual(
    [1, 2, 3, 4, 5].map((node) => `VALUE ${node}`),
  );
});

it('shortens paths that would be megabytes, and finds nodes by them', () => {
  const { builder, texts, of } = building();
  const long = texts.add('N'.repeat(1000));
  let node = builder.node('RECORD', of, texts.add('World'));
  for (let depth = 0; depth < 3000; depth++) node = builder.child('RECORD', of, node, JOIN, long);
  const graph = finished(builder);
  const paths = Array.from({ length: graph.count }, (_, row) => graph.path(row as NodeId));
  expect(paths[3]).toBe(`World${`.${'N'.repeat(1000)}`.repeat(3)}`);
  expect(Math.max(...paths.map((path) => path.length))).toBeLessThan(5100);
  expect(new Set(paths).size).toBe(3001);
  expect(paths.map((path) => graph.find(path))).toEqual(Array.from(paths.keys()));
  expect([graph.find('\u20263000.N'), graph.find('\u20264000'), graph.find('\u2026')]).toEqual([-1, -1, -1]);
});

it('a node that is only named has a path of its own where one that is made of parts has the same', () => {
  const { builder, texts, of, label } = building();
  const root = builder.node('RECORD', of, texts.add('World'));
  const part = builder.child('RECORD', of, root, JOIN, texts.add('Part'));
  builder.linkNamed(root, label, texts.add('World.Part'), 0);
  builder.linkNamed(root, label, texts.add('World.Other'), 1);
  const graph = finished(builder);
  expect([graph.path(part), graph.path(2 as NodeId)]).toEqual(['World.Part', 'World.Part#2']);
  expect(graph.path(3 as NodeId)).toBe('World.Other');
  expect([graph.find('World.Part'), graph.find('World.Part#2')]).toEqual([part, 2]);
});

it('refuses an image that offsets could not reach, before it takes memory', () => {
  const image = () => new GraphBuilder().image([{ name: 'a.bin', size: 2 ** 31 + 1 }]);
  expect(image).toThrow(FormatError);
  expect(image).toThrow(expect.objectContaining({ code: 'LIMIT', file: 'a.bin', found: '2147483649' }));
});
