// Records and what they refer to in files with many or large ones; test/corpus/gvas/graphs.txt shows the rules, one by one.

import { expect, test } from 'vitest';
import { placeRule, poseIn } from '../../../../src/formats/gvas/records/points.ts';
import type { EdgeId, NodeId } from '../../../../src/graph/ids.ts';
import { type PropertyValue, toJson, type Value } from '../../../../src/graph/values.ts';
import { allPaths } from '../../../tools/graph-nodes.ts';
import { readGame } from '../../../tools/gvas/read.ts';
import { object, VERSIONS, writeGame } from '../../../tools/gvas/writer.ts';
import {
  array,
  type Fields,
  fname,
  guid,
  int,
  type Kind,
  map,
  str,
  struct,
  vector,
} from '../../../tools/unreal/tags.ts';

const A = 'A'.repeat(32);
const B = '0123456789ABCDEF0123456789ABCDEF';
const PATH = '/Game/Level.Level:Chest_1';
const one = (fields: Fields): Kind => struct('Item', fields);
const keyed = (...entries: readonly (readonly [Kind, Fields])[]): Kind =>
  map(...entries.map(([key, fields]) => [key, one(fields)] as const));
const file = (properties: Fields): Uint8Array => writeGame(VERSIONS['5.1'], { properties });

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

test('lists have numbers of any length', () => {
  const all = Array.from({ length: 101 }, () => one({ N: int(1) }));
  const paths = shown(file({ L: array(...all), More: array(all[0]!, ...all.slice(90)) }));
  const asked = [1, 10, 11, 100, 101, 102, 113].map((at) => paths[at]);
  expect(asked).toEqual(['L[0]', 'L[9]', 'L[10]', 'L[99]', 'L[100]', 'More[0]', 'More[11]']);
});

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
  const text = str('x'.repeat(600_000));
  const { graph } = readGame(
    file({
      L: array(one({ T: text }), one({ T: text })),
      M: keyed([fname('a'), { T: text }], [fname('b'), { T: text }]),
      Few: array(one({ T: text })),
      Plain: map([fname('a'), text], [fname('b'), text]),
    }),
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
  const long = (id: string, more: Fields = {}): Kind =>
    one({ T: str('x'.repeat(2000)), Id: guid(id), ...more });
  const slots = [
    ...[long(A), long(B), long(A), long('0'.repeat(32)), long(A), long(B)],
    ...[long(A, { Item: object(PATH) }), long(A, { Item: object(PATH) })],
    ...[long(A, { L: array(one({ Id: guid(B) })) }), long(A, { L: array(one({ Id: guid(B) })) })],
    ...[long(A, { Location: vector(1, 2, 3) }), long(A, { Location: vector(1, 2, 3) })],
  ];
  const keys = { M: keyed([guid(A), {}], [guid(B), {}]) };
  const lines = shown(file({ ...keys, S: array(...slots) }));
  // Each in a list of its own, none has an earlier one.
  const lists = slots.map((slot, at): [string, Kind] => [`S${at}`, array(slot)]);
  const apart = shown(file({ ...keys, ...Object.fromEntries(lists) }));
  const likeOne = (line: string): string => line.replace(/\bS(\d+)\[0\]/, 'S[$1]').replace(/ S\d+\[/, ' S[');
  expect(lines.map(likeOne)).toEqual(apart.map(likeOne));
  expect(lines.filter((line) => line.startsWith('S[4] '))).toEqual(['S[4] ID Id -> M/<A>']);
});
