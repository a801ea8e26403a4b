// Records and what they refer to in files with many or large ones; test/corpus/gvas/graphs.txt shows the rules, one by one.

import { expect, test } from 'vitest';
import { placeRule, poseIn } from '../../../../src/formats/gvas/records/points.ts';
import type { EdgeId, NodeId } from '../../../../src/graph/ids.ts';
import { type PropertyValue, toJson, type Value } from '../../../../src/graph/values.ts';
import { allPaths } from '../../../tools/graph-nodes.ts';
import { readGame } from '../../../tools/gvas/read.ts';
import { madeGame } from '../../../tools/gvas/sample.ts';

const A = 'A'.repeat(32);
const B = '0123456789ABCDEF0123456789ABCDEF';

/** Paths of records, and references, one a line. */
function shown(content: Uint8Array): string[] {
  const { graph } = readGame(content);
  expect(graph.data.issues).toEqual([]);
  const edges = Array.from({ length: graph.edges.count }, (_, edge) => {
    const { kind, text } = graph.label(edge as EdgeId);
    const [from, to] = [graph.edges.source[edge]!, graph.edges.target[edge]!];
    return `${graph.path(from as NodeId)} ${kind} ${text} -> ${graph.path(to as NodeId)}`;
  });
  return [...allPaths(graph), ...edges].map((line) => line.replaceAll(A, '<A>').replaceAll(B, '<B>'));
}

test('the rotation and scale of a record are those of its one transform', () => {
  const numbers = (name: string, ...all: number[]): PropertyValue =>
    field(name, { kind: 'struct', fields: all.map((value, at) => field('XYZW'[at]!, value)) });
  const field = (name: string, value: Value): PropertyValue => ({ name, index: 0, type: '', value });
  const parts = [
    numbers('Rotation', 0, 0, 1, 0),
    numbers('Translation', 1, 2, 3),
    numbers('Scale3D', 1, 1, 2),
  ];
  const transform = (name: string, of = parts): PropertyValue => field(name, { kind: 'struct', fields: of });
  const pose = { rotation: [0, 0, 1, 0], scale: [1, 1, 2] };
  const none = { rotation: null, scale: null };
  const inModel = placeRule(new Map([['Item', 'Model.T']]), 'Item');
  const anywhere = placeRule(undefined, 'Item');
  const model = field('Model', { kind: 'struct', fields: [transform('T')] });
  expect([
    poseIn([transform('T')], anywhere),
    poseIn([transform('T'), transform('U')], anywhere),
    poseIn([transform('T', parts.slice(0, 1))], anywhere),
    poseIn([transform('T', [parts[1]!, field('Rotation', 5)])], anywhere),
    poseIn([transform('T', [numbers('Translation', 1, 2), parts[0]!])], anywhere),
    poseIn([model, transform('T')], inModel),
    poseIn([transform('T')], inModel),
    poseIn([model], placeRule(new Map([['Item', 'Model.T']]), 'Other')),
  ]).toEqual([pose, none, none, none, none, pose, none, none]);
});

test('records of containers with more than a megabyte are shown as references, plain values as they are', () => {
  const { graph } = readGame(
    madeGame('containers of more than a megabyte, one of less, and a map of plain values'),
  );
  const [l, m, few, plain] = graph.properties(0 as NodeId).map(({ value }) => toJson(value));
  expect([l, m]).toEqual([
    [{ ref: 'L[0]' }, { ref: 'L[1]' }],
    ['a', 'b'].map((key) => ({ key, value: { ref: `M/${key}` } })),
  ]);
  expect([few, plain]).toMatchObject([
    [{ T: expect.any(String) }],
    [{ value: expect.any(String) }, { key: 'b' }],
  ]);
});

test('long records that equal an earlier one refer to the same, and no others do', () => {
  const lines = shown(madeGame('long records, some of which are equal'));
  // Each in a list of its own, none has an earlier one.
  const apart = shown(madeGame('long records, each in a list of its own'));
  const likeOne = (line: string): string => line.replace(/\bS(\d+)\[0\]/, 'S[$1]').replace(/ S\d+\[/, ' S[');
  expect(lines.map(likeOne)).toEqual(apart.map(likeOne));
  expect(lines.filter((line) => line.startsWith('S[4] '))).toEqual(['S[4] ID Id -> M/<A>']);
});
