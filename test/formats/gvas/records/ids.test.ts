// Ids of records: how they are written, which records they mean, and what keys of maps show of them.

import { describe, expect, test } from 'vitest';
import { Cursor } from '../../../../src/bytes/cursor.ts';
import {
  GuidIndex,
  isNull,
  OWNER,
  type Owner,
  type Words,
} from '../../../../src/formats/gvas/records/guid-index.ts';
import { GuidKeys } from '../../../../src/formats/gvas/records/guid-keys.ts';
import { isNullAt, readWords, wordsOfText } from '../../../../src/formats/gvas/records/guid-words.ts';
import { IdOwners } from '../../../../src/formats/gvas/records/id-owners.ts';
import { keyText } from '../../../../src/formats/gvas/records/key-text.ts';
import { keyOfPath, RecordPlace } from '../../../../src/formats/gvas/records/record-place.ts';
import type { EngineFacts } from '../../../../src/formats/unreal/engine-facts.ts';
import { encodeString } from '../../../../src/formats/unreal/texts/fstring.ts';
import type { NodeId } from '../../../../src/graph/ids.ts';
import type { Value } from '../../../../src/graph/values.ts';
import { contentOf, corpusRows } from '../../../tools/corpus.ts';

const words = (...all: number[]): Words => Uint32Array.from({ length: 4 }, (_, at) => all[at] ?? 0);

describe('words', () => {
  const ALL = 0xffffffff;
  test.each([
    [[0, 0, 0, 0], true],
    [[ALL, ALL, ALL, ALL], true],
    ...[0, 1, 2, 3].flatMap((at) =>
      [0, ALL].map((rest) => [Array.from({ length: 4 }, (_, i) => (i === at ? 1 : rest)), false] as const),
    ),
    [[5, 5, 5, 5], false],
  ] as const)('%j are no id: %j', (all, isNone) => {
    const view = new DataView(new ArrayBuffer(20));
    all.forEach((word, at) => {
      view.setUint32(4 + at * 4, word, true);
    });
    const read = words();
    readWords(view, 4, read);
    expect([isNull(words(...all)), isNullAt(view, 4), [...read]]).toEqual([isNone, isNone, all]);
  });

  const DIGITS = '0123456789abcdefABCDEF9876543210';
  const DASHED = '01234567-89ab-cdef-ABCD-EF9876543210';
  test.each([DIGITS, DASHED])('are read from %s', (text) => {
    const read = words();
    expect(wordsOfText(text, read)).toBe(true);
    expect([...read]).toEqual([0x01234567, 0x89abcdef, 0xabcdef98, 0x76543210]);
  });
  test.each([
    ...[
      DIGITS.slice(1),
      `${DIGITS}0`,
      `${DIGITS}0000`,
      DASHED.replaceAll('-', '0'),
      `0${DASHED.slice(0, -1)}`,
      '',
    ],
    ...[...'g/:@`G\u0130\u0430'].flatMap((letter) => [DIGITS.slice(1) + letter, letter + DASHED.slice(1)]),
  ])('are not read from %j', (text) => expect(wordsOfText(text, words())).toBe(false));
});

const { key: KEY, memberOfKey: MEMBER, file: FILE } = OWNER;
const same = (owner: Owner, ...nodes: number[]) => nodes.map((node) => [owner, node] as const);

describe('an id leads to', () => {
  test.each([
    ['nothing that nobody has', [], []],
    ['all with that key, each once', same(KEY, 10, 11, 11, 10, 12), [10, 11, 12]],
    ['four of them', same(KEY, 10, 11, 12, 13), [10, 11, 12, 13]],
    ['none of five', same(KEY, 10, 11, 12, 13, 14), []],
    ['none of six', same(KEY, 10, 11, 12, 13, 14, 15), []],
    ['a key before a member', [...same(MEMBER, 1), ...same(KEY, 2), ...same(FILE, 3)], [2]],
    ['a member before a file', [...same(FILE, 3), ...same(MEMBER, 1, 1)], [1]],
    ['none of two members', same(MEMBER, 1, 2), []],
    ['a member where keys are too many', [...same(KEY, 10, 11, 12, 13, 14), ...same(MEMBER, 1)], [1]],
    ['a file where members are two', [...same(MEMBER, 1, 2), ...same(FILE, 3)], [3]],
    ['none of two files', same(FILE, 3, 4), []],
  ] as const)('%s', (_, added, expected) => {
    const index = new GuidIndex();
    for (let other = 0; other < 40; other++) index.add(words(other, 9), KEY, (100 + other) as NodeId);
    for (const [owner, node] of added) index.add(words(7, 7), owner, node as NodeId);
    index.add(words(0, 9), KEY, 200 as NodeId);
    expect(index.add(words(), KEY, 99 as NodeId)).toBe(-1);
    index.finish();
    const found = (id: Words): number[] => {
      const nodes: number[] = [];
      for (let at = index.first(index.number(id)); at >= 0; at = index.next(at)) nodes.push(index.node(at));
      return nodes;
    };
    expect([found(words(7, 7)), found(words())]).toEqual([expected, []]);
    expect([found(words(0, 9)), found(words(39, 9))]).toEqual([[100, 200], [139]]);
  });
});

describe('of things with one id, it means', () => {
  const FLAG = encodeString('IsPlayer');
  const [A, B, NEXT] = [10, 1000, 2000];
  const most = 1 << 16;
  const end = NEXT + most - FLAG.length;
  test.each([
    ['none without flags', [], null],
    ['the flagged one', [A], 1],
    ['the flagged one, which is the later one', [B + 500], 2],
    ['none of two flagged ones', [A + 1, B], null],
    ['one that is flagged up to its end', [B - FLAG.length], 1],
    ['none that is flagged behind it', [B - FLAG.length + 1, NEXT - FLAG.length + 1], null],
    ['the last one, as far as records go', [end], 3],
    ['but no further', [end + 1], null],
  ] as const)('%s', (_, flags, expected) => {
    const image = new Uint8Array(NEXT + most + 100).fill(FLAG[0]!);
    for (const at of flags) image.set(FLAG, at);
    const owners = new IdOwners(image);
    owners.add(2, 4 as NodeId, null, A);
    owners.add(2, 5 as NodeId, null, A);
    owners.add(1, 1 as NodeId, 'IsPlayer', A);
    owners.add(8, 1 as NodeId, 'IsPlayer', A);
    owners.add(1, 2 as NodeId, 'IsPlayer', B);
    owners.add(1, 3 as NodeId, 'IsPlayer', NEXT);
    const asked = [1, 1, 8, 2, 3, -1];
    expect(asked.map((id) => owners.find(id))).toEqual([expected, expected, 1, null, null, null]);
  });
});

const NULL = '0'.repeat(32);
const fields = (...values: Value[]): Value => ({
  kind: 'struct',
  fields: values.map((value) => ({ name: 'A', index: 0, type: '', value })),
});
test.each<[Value, string]>([
  ['a', 'a'],
  ['a/b[1]', 'a%2Fb%5B1]'],
  ['/Game/A.B:[1]', '/Game/A.B:%5B1]'],
  ...[5, 5n, true].map((plain): [Value, string] => [plain, String(plain)]),
  [null, ''],
  [{ kind: 'reference', path: '/Game/A', at: 0 }, '/Game/A'],
  [{ kind: 'text', text: 'shown', json: '' }, 'shown'],
  [{ kind: 'list', items: ['a'] }, ''],
  [fields(NULL, 'a', '', 'b'), 'a+b'],
  [fields(NULL, NULL), NULL],
  [fields('', ''), ''],
  [fields(), ''],
  ['x'.repeat(201), 'x'.repeat(200)],
])('the key %o is shown as %s', (key, shown) => expect(keyText(key)).toBe(shown));

test('a key shows no account', () => expect(keyText('76561198000000001')).toMatch(/^\(withheld/));

test.each([
  ['A/b', 'b'],
  ['A/B/c', 'c'],
  ['b', 'b'],
  ['A/B[1]', ''],
])('the record %s has the key %j', (path, key) => expect(keyOfPath(path)).toBe(key));

describe('keys of GUIDs', () => {
  const [ONE, TWO] = ['00112233445566778899AABBCCDDEEFF', 'F'.repeat(32)];
  /** As in files: each word is turned around. */
  const guidBytes = (digits: string): number[] =>
    (digits.match(/.{8}/g) ?? []).flatMap((word) =>
      (word.match(/../g) ?? []).reverse().map((two) => Number.parseInt(two, 16)),
    );
  const pair = (first: string, second: string, between = 7): Uint8Array =>
    Uint8Array.from([1, 2, ...guidBytes(first), between, ...guidBytes(second), 3]);
  const SIZE = 2 + 16 + 1 + 16 + 1;
  const member = (value: Value, at: number | null, size = 16) => ({
    name: 'A',
    index: 0,
    type: '',
    value,
    size,
    ...(at !== null && { at }),
  });
  const struct = (...members: ReturnType<typeof member>[]): Value => ({ kind: 'struct', fields: members });
  const two = struct(member(ONE, 2), member(TWO, 19));
  const show = (keys: GuidKeys, at = 0): string => {
    const into = new Uint8Array(200);
    return String.fromCharCode(...into.subarray(3, keys.write(at, into, 3)));
  };

  test('are shown without what is zero, unless all is', () => {
    for (const [first, second, shown] of [
      [ONE, TWO, `${ONE}+${TWO}`],
      [NULL, TWO, TWO],
      [ONE, NULL, ONE],
      [NULL, NULL, NULL],
    ] as const) {
      const keys = GuidKeys.of(pair(first, second), 0, SIZE, two, undefined)!;
      expect([show(keys), keys.guids, keys.hasMembers]).toEqual([shown, [2, 19], true]);
    }
  });

  test('are recognised by the bytes around them', () => {
    const image = new Uint8Array(200);
    image.set(pair(ONE, TWO), 0);
    image.set(pair(TWO, ONE), 50);
    image.set(pair(ONE, TWO, 8), 100);
    const keys = GuidKeys.of(image, 0, SIZE, two, 'Pair')!;
    expect(show(keys, 50)).toBe(`${TWO}+${ONE}`);
    const isAt = [
      [50, 50 + SIZE, 'Pair'],
      [50, 50 + SIZE - 1, 'Pair'],
      [50, 200, undefined],
      [100, 200, 'Pair'],
      [51, 200, 'Pair'],
    ] as const;
    expect(isAt.map(([at, end, form]) => keys.isAt(at, end, form))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test.each([
    ['a GUID', ONE, 16, 'Guid', [0]],
    ['a text of that size', ONE, 16, 'Name', null],
    ['a GUID and more', ONE, 17, 'Guid', null],
    ['a number', 5, 16, 'Guid', null],
    ['a struct of one', struct(member(ONE, 4)), 20, undefined, [4]],
    ['with an empty text', struct(member(ONE, 0), member('', 16, 4)), 20, undefined, [0]],
    ['with another text', struct(member(ONE, 0), member('a', 16, 4)), 20, undefined, null],
    ['with a text of 16 bytes', struct(member('letters', 0)), 16, undefined, null],
    ['with digits of other bytes', struct(member(ONE, 0, 36)), 36, undefined, null],
    ['of an unknown place', struct(member(ONE, null)), 16, undefined, null],
    ['of nothing', struct(), 16, undefined, null],
    ['of four', struct(...[0, 16, 32, 48].map((at) => member(ONE, at))), 64, undefined, [0, 16, 32, 48]],
    ['of five', struct(...[0, 16, 32, 48, 64].map((at) => member(ONE, at))), 80, undefined, null],
  ] as const)('%s', (_, value, size, form, guids) => {
    expect(GuidKeys.of(new Uint8Array(100), 0, size, value, form)?.guids ?? null).toEqual(guids);
  });
});

describe('the surroundings of packed bytes', () => {
  const facts = { structGuids: true, propertyGuids: true, innerTags: true } as EngineFacts;
  /** A list of properties, and where the first five of them end. */
  interface Packed {
    readonly name: string;
    readonly end: number;
    readonly content: string;
  }
  const placeIn = (beside: string, versions: string | undefined): RecordPlace => {
    const name = `packed bytes beside ${beside} versions`;
    const row = corpusRows<Packed>('gvas/made.jsonl').find((each) => each.name === name)!;
    const cursor = new Cursor(contentOf(row.content), { file: '' });
    return new RecordPlace(cursor, facts, (record) => `key ${record}`, versions).moveTo(row.end, 0, 5);
  };

  test('are names, texts and enum values beside them', () => {
    const place = placeIn('2', 'Versions');
    const siblings = ['Kind', 'Name', 'Text', 'Behind', 'Number', 'RawData', 'None', 'Kin'].map((name) =>
      place.sibling(name),
    );
    expect([place.key, ...siblings]).toEqual(['key 5', 'EKind::A', 'N', 'T', 'B', null, null, null, null]);
  });

  test.each([
    ['both', '2', 'Versions', [true, 4, 6, 0]],
    ['the first', '1', 'Versions', [true, 4, 0, 0]],
    ['none of a damaged count', '200', 'Versions', [true, 0, 0, 0]],
    ['none without', 'no', 'Versions', [false, 0, 0, 0]],
    ['none under another name', '2', 'Version', [false, 0, 0, 0]],
    ['none where the game has none', '2', undefined, [false, 0, 0, 0]],
  ] as const)('are versions: %s', (_, beside, name, expected) => {
    const place = placeIn(beside, name);
    const found = [0xe447387f, 0x01000000, 0x09090909].map((guid) => place.version(guid));
    expect([place.isVersioned, ...found]).toEqual(expected);
  });
});
