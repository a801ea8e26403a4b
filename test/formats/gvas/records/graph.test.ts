// Records, their places and what they refer to, in small save games that show one rule each.

import { expect, test } from 'vitest';
import { placeRule, poseIn } from '../../../../src/formats/gvas/records/points.ts';
import type { EdgeId, NodeId } from '../../../../src/graph/ids.ts';
import { type PropertyValue, toJson, type Value } from '../../../../src/graph/values.ts';
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
  setOf,
  str,
  struct,
  vector,
} from '../../../tools/unreal/tags.ts';

const A = 'A'.repeat(32);
const B = '0123456789ABCDEF0123456789ABCDEF';
const DASHED = '01234567-89AB-CDEF-0123-456789ABCDEF';
const PATH = '/Game/Level.Level:Chest_1';
const one = (fields: Fields): Kind => struct('Item', fields);
const keyed = (...entries: readonly (readonly [Kind, Fields])[]): Kind =>
  map(...entries.map(([key, fields]) => [key, one(fields)] as const));
const file = (properties: Fields): Uint8Array => writeGame(VERSIONS['5.1'], { properties });

/** Records with their places, and references, one a line. */
function shown(files: Readonly<Record<string, Uint8Array>>): string[] {
  const { graph, data } = readGame(files);
  const nodes = Array.from({ length: graph.count }, (_, row) => row as NodeId);
  const placed = nodes.map((node) => {
    const at = graph.position(node);
    return `${graph.path(node)}${at === null ? '' : ` at ${at.join(' ')}`}`;
  });
  const edges = Array.from({ length: graph.edges.count }, (_, edge) => {
    const { kind, text } = graph.label(edge as EdgeId);
    const [from, to] = [graph.edges.source[edge]!, graph.edges.target[edge]!];
    return `${graph.path(from as NodeId)} ${kind} ${text} -> ${graph.path(to as NodeId)}`;
  });
  const notes = data.graph.issues.map(({ message, node }) => `${graph.path(node as NodeId)}: ${message}`);
  const short = (line: string): string =>
    line.replaceAll(A, '<A>').replaceAll(B, '<B>').replaceAll(DASHED, '<D>');
  return [...placed, ...edges, ...notes].map(short);
}

test.each<readonly [string, Fields, readonly string[]]>([
  [
    'a set and an array of structs',
    { S: setOf(one({ N: int(1) })), L: array(one({ N: int(1) }), one({ N: int(1) })) },
    ['FarmSaveGame', 'S[0]', 'L[0]', 'L[1]'],
  ],
  [
    'plain lists',
    { Numbers: array(int(1), int(2)), Names: map([fname('a'), int(1)]), Home: one({ N: int(1) }) },
    ['FarmSaveGame'],
  ],
  [
    'ids of keys',
    {
      M: keyed(
        [guid(A), { N: guid(B) }],
        [guid(B), { N: guid(A), Own: guid(B), Null: guid('0'.repeat(32)), Not: guid('C'.repeat(32)) }],
      ),
    },
    ['FarmSaveGame', 'M/<A>', 'M/<B>', 'M/<A> ID N -> M/<B>', 'M/<B> ID N -> M/<A>'],
  ],
  [
    'ids in letters',
    {
      M: keyed(
        [str(A), {}],
        [fname('x'), { Digits: str(A), Name: fname(A), Dashed: str(DASHED) }],
        [str(DASHED), {}],
      ),
    },
    [
      'FarmSaveGame',
      'M/<A>',
      'M/x',
      'M/<D>',
      'M/x ID Digits -> M/<A>',
      'M/x ID Name -> M/<A>',
      'M/x ID Dashed -> M/<D>',
    ],
  ],
  [
    'an id of a record around it',
    { M: keyed([guid(A), { L: array(one({ Outer: guid(A) })), Home: one({ Owner: guid(A) }) }]) },
    ['FarmSaveGame', 'M/<A>', 'M/<A>/L[0]'],
  ],
  [
    'a key of two ids',
    {
      M: keyed(
        [struct('Pair', { P: guid(A), Q: guid(B) }), { R: guid(A) }],
        [struct('Pair', { P: guid('0'.repeat(32)), Q: guid(B) }), { R: guid(B), S: guid(A) }],
      ),
    },
    ['FarmSaveGame', 'M/<A>+<B>', 'M/<B>', 'M/<B> ID S -> M/<A>+<B>'],
  ],
  [
    'the same key in two maps',
    { M: keyed([guid(A), {}]), More: keyed([guid(A), {}]), R: guid(A) },
    ['FarmSaveGame', 'M/<A>', 'More/<A>', 'FarmSaveGame ID R -> M/<A>', 'FarmSaveGame ID R -> More/<A>'],
  ],
  [
    'paths that are keys, and others',
    {
      M: keyed(
        [object(PATH), { Self: object(PATH) }],
        [fname('z'), { To: object(PATH), Class: object('/Game/A.A_C'), No: object('None') }],
      ),
    },
    [
      'FarmSaveGame',
      'M//Game/Level.Level:Chest_1',
      'M/z',
      '/Game/A.A_C',
      'M/z ID To -> M//Game/Level.Level:Chest_1',
      'M/z PROPERTY Class -> /Game/A.A_C',
    ],
  ],
  [
    'places',
    {
      L: array(
        one({ Location: vector(1, 2, 3) }),
        one({ Location: vector(1, 2, 3), EndPosition: vector(4, 5, 6) }),
        one({ RelativeLocation: vector(1, 2, 3) }),
        one({ T: one({ Translation: vector(7, 8, 9) }) }),
      ),
      PlayerPosition: vector(1, 1, 1),
    },
    ['FarmSaveGame at 1 1 1', 'L[0] at 1 2 3', 'L[1]', 'L[2]', 'L[3] at 7 8 9'],
  ],
])('%s', (_, properties, expected) => expect(shown({ 'Slot.sav': file(properties) })).toEqual(expected));

test('a file is what its name means, also for records of others', () => {
  const files = {
    [`Players/${A}.sav`]: file({ N: int(1) }),
    'Level.sav': file({ M: keyed([fname('k'), { Player: guid(A) }]) }),
  };
  expect(shown(files)).toEqual(['Players/<A>', 'Level', 'Level/M/k', 'Level/M/k ID Player -> Players/<A>']);
});

test('a file that is cut says so where ids ask', () => {
  const whole = file({
    M: keyed([guid(A), { R: guid(B) }]),
    L: array(one({ N: int(1) }), one({ N: int(2) })),
  });
  const found = shown({ 'Slot.sav': whole.subarray(0, whole.length - 40) });
  expect(found.slice(0, 4)).toEqual(['FarmSaveGame', 'M/<A>', 'L[0]', 'L[1]']);
  expect(found.at(-1)).toBe(
    'M/<A>: Slot.sav: part of it cannot be read: records that an id here refers to may be missing',
  );
});

test('lists have numbers of any length', () => {
  const all = Array.from({ length: 101 }, () => one({ N: int(1) }));
  const paths = shown({
    'Slot.sav': file({ L: array(all[0]!, ...all.slice(1)), More: array(all[0]!, ...all.slice(90)) }),
  });
  const asked = [1, 10, 11, 100, 101, 102, 113].map((at) => paths[at]);
  expect(asked).toEqual(['L[0]', 'L[9]', 'L[10]', 'L[99]', 'L[100]', 'More[0]', 'More[11]']);
});

test('places are of floats before the engine has doubles', () => {
  const game = writeGame(VERSIONS['4.27'], {
    properties: { L: array(one({ Location: vector(1.5, -2, 3) })) },
  });
  expect(shown({ 'Slot.sav': game })).toEqual(['FarmSaveGame', 'L[0] at 1.5 -2 3']);
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
  const lines = shown({ 'Slot.sav': file({ ...keys, S: array(slots[0]!, ...slots.slice(1)) }) });
  // Each in a list of its own, none has an earlier one.
  const lists = slots.map((slot, at): [string, Kind] => [`S${at}`, array(slot)]);
  const apart = shown({ 'Slot.sav': file({ ...keys, ...Object.fromEntries(lists) }) });
  const likeOne = (line: string): string => line.replace(/\bS(\d+)\[0\]/, 'S[$1]').replace(/ S\d+\[/, ' S[');
  expect(lines.map(likeOne)).toEqual(apart.map(likeOne));
  expect(lines.filter((line) => line.startsWith('S[4] '))).toEqual(['S[4] ID Id -> M/<A>']);
});
