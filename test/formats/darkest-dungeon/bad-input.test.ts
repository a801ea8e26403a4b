// Files that lie. A lone one fails with a place; among others it is an issue, and the others open.

import { describe, expect, it } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import { darkestDungeon } from '../../../src/formats/darkest-dungeon/index.ts';
import { openWhole, outcomeOf } from '../../tools/damage-outcome.ts';
import { type DsonField, dson, writeDson } from '../../tools/darkest-dungeon/dson.ts';
import { exampleProfile, open, openBytes, openFields } from '../../tools/darkest-dungeon/open.ts';
import { jsonAt } from '../../tools/graph-nodes.ts';

const OBJECTS = 64;

/** Two objects with a field each, after the root: what the patches below count on. */
function small(): Uint8Array {
  return writeDson([
    dson.object('first', dson.int('n', 1)),
    dson.object('second', dson.text('t', 'words')),
    dson.file('raw_data', [dson.float('m_Stress', 1)]),
  ]);
}

function patched(at: number, value: number, bytes = small()): Uint8Array {
  new DataView(bytes.buffer).setInt32(at, value, true);
  return bytes;
}

/** What is wrong with a file: the first issue, or the error when nothing of it can be read. */
function faultOf(bytes: Uint8Array): {
  readonly code: string;
  readonly file: string;
  readonly offset: number | null;
} {
  try {
    const [issue] = openBytes(bytes).data.issues;
    if (!issue) throw new Error('nothing is wrong');
    return issue;
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
}

/** After something hostile a good file must still read. */
function stillReads(): void {
  expect(jsonAt(openFields(dson.int('n', 5)), 'made.json/base_root')).toEqual({ n: 5 });
}

describe('a broken file', () => {
  const bytes = small();

  it('cut at any byte tells a place inside it', () => {
    for (let length = 0; length < bytes.length; length++) {
      const fault = faultOf(bytes.slice(0, length));
      expect(fault.offset).toBeLessThanOrEqual(length);
      expect(fault.file).toBe('made.json');
    }
    stillReads();
  });

  it('with too many bytes is read, except for the last value', () => {
    const graph = openBytes(Uint8Array.from([...bytes, 0]));
    expect(graph.data.issues[0]).toMatchObject({ code: 'VALUE' });
    expect(jsonAt(graph, 'made.json/base_root/second')).toEqual({ t: 'words' });
  });

  const fieldsAt = OBJECTS + 3 * 16;
  const cases: readonly (readonly [what: string, at: number, value: number, code: string])[] = [
    ['another magic', 0, 0x04034b50, 'NOT_A_SAVE'],
    ['another header length', 8, 60, 'VALUE'],
    ['a zero that is none', 12, 1, 'VALUE'],
    ['a wrong meta1 size', 16, 8, 'VALUE'],
    ['a negative object count', 20, -1, 'COUNT'],
    ['an object count that cannot fit', 20, 0x7fff_ffff, 'COUNT'],
    ['another meta1 offset', 24, 128, 'VALUE'],
    ['a field count that cannot fit', 44, 0x0fff_ffff, 'COUNT'],
    ['a data length that cannot fit', 56, 0x7fff_ffff, 'COUNT'],
    ['another data offset', 60, 65, 'VALUE'],
    ['a root with a parent', OBJECTS, 0, 'VALUE'],
    ['a parent that is itself', OBJECTS + 16, 1, 'VALUE'],
    ['a parent further on', OBJECTS + 16, 2, 'VALUE'],
    ['a wrong field index', OBJECTS + 20, 3, 'VALUE'],
    ['too few direct fields', OBJECTS + 24, 0, 'VALUE'],
    ['too many direct fields', OBJECTS + 24, 2, 'VALUE'],
    ['negative fields', OBJECTS + 28, -1, 'VALUE'],
    ['more fields than its parent', OBJECTS + 28, 99, 'VALUE'],
    ['more fields than there are', OBJECTS + 44, 99, 'VALUE'],
    ['a root that is no object', fieldsAt + 8, 10 << 2, 'VALUE'],
    ['a name that reaches into the next field', fieldsAt + 8, (60 << 2) | 1, 'VALUE'],
    ['an object out of order', fieldsAt + 12 + 8, (6 << 2) | 1 | (2 << 11), 'VALUE'],
    ['two fields at one offset', fieldsAt + 24 + 4, 0, 'VALUE'],
    ['an offset past the data', fieldsAt + 24 + 4, 0x7000_0000, 'VALUE'],
  ];
  for (const [what, at, value, code] of cases) {
    it(`with ${what} tells a place, and the rest is right or marked`, () => {
      const made = [{ name: 'made.json', bytes: small() }];
      const bytes = patched(at, value);
      expect(faultOf(bytes)).toMatchObject({ code });
      const damaged = [{ name: 'made.json', bytes }];
      const outcome = outcomeOf(darkestDungeon, openWhole(darkestDungeon, made), damaged, []);
      expect(outcome).toMatchObject({ silent: [], invented: [], failed: false });
      expect(outcome.lost).toBeLessThan(3);
      stillReads();
    });
  }

  it('with no object at all fails', () => {
    const empty = new Uint8Array(64);
    const view = new DataView(empty.buffer);
    for (const [at, value] of [
      [0, 0xb101],
      [8, 64],
      [24, 64],
      [48, 64],
      [60, 64],
    ] as const) {
      view.setInt32(at, value, true);
    }
    expect(faultOf(empty)).toMatchObject({ code: 'VALUE', offset: 20 });
  });

  it('with objects too deep loses those', () => {
    let fields: DsonField[] = [];
    for (let depth = 0; depth < 300; depth++) fields = [dson.object('in', ...fields)];
    expect(faultOf(writeDson(fields)).code).toBe('LIMIT');
    stillReads();
  });

  it('inside a profile is an issue, and the other files open', () => {
    const files = exampleProfile().map((file) =>
      file.name === 'persist.town.json' ? { ...file, bytes: patched(20, -1, file.bytes.slice()) } : file,
    );
    const graph = open(files);
    expect(graph.data.issues[0]).toMatchObject({ code: 'COUNT', file: 'persist.town.json', offset: 20 });
    expect(jsonAt(graph, 'persist.estate.json/base_root')).toEqual({ version: 34 });
    expect(graph.name(graph.find('persist.estate.json'))).toBe('persist.estate.json');
    // The tables are found without the count.
    expect(graph.find('persist.town.json/base_root/buildings')).not.toBe(-1);
  });
});

describe('fields in another order than their data', () => {
  it('are read all the same, with an info', () => {
    const bytes = writeDson([dson.int('a', 1), dson.text('b', 'words'), dson.int('c', 3)]);
    const view = new DataView(bytes.buffer);
    const fieldsAt = OBJECTS + 16;
    // Swaps the entries of a and b.
    for (let word = 0; word < 3; word++) {
      const [a, b] = [fieldsAt + 12 + word * 4, fieldsAt + 24 + word * 4];
      const kept = view.getInt32(a, true);
      view.setInt32(a, view.getInt32(b, true), true);
      view.setInt32(b, kept, true);
    }
    const graph = openBytes(bytes);
    expect(jsonAt(graph, 'made.json/base_root')).toEqual({ b: 'words', a: 1, c: 3 });
    expect(graph.data.issueCount).toBe(0);
    expect(graph.data.issues).toMatchObject([{ info: true, offset: fieldsAt }]);
  });
});

describe('a value', () => {
  it('of a text without NUL or of a wrong length stays as bytes', () => {
    const endless = Uint8Array.of(0xcd, 0xcd, 3, 0, 0, 0, 0x61, 0x62, 0x63);
    const long = Uint8Array.of(0xcd, 0xcd, 0xff, 0xff, 0xff, 0x7f, 0x61, 0x62, 0x63, 0);
    const graph = openFields(dson.raw('x', endless), dson.raw('goal_ids', long), dson.int('after', 1));
    expect(jsonAt(graph, 'made.json/base_root')).toMatchObject({ after: 1 });
    expect(graph.data.issueCount).toBe(2);
  });

  it('of a vector with a count that cannot be stays as bytes', () => {
    const huge = Uint8Array.of(0xff, 0xff, 0xff, 0x7f, 1, 0, 0, 0, 2, 0, 0, 0);
    const graph = openFields(dson.object('party', dson.raw('heroes', huge)), dson.int('after', 1));
    expect(graph.data.opaqueBytes).toBeGreaterThan(0);
    expect(jsonAt(graph, 'made.json/base_root')).toEqual({ after: 1 });
  });
});

describe('an embedded file', () => {
  it('that is shorter than it says is read as far as it goes', () => {
    const outer = small();
    const graph = openFields(dson.blob('raw_data', outer.slice(0, outer.length - 1)), dson.int('after', 1));
    expect(graph.data.issues[0]).toMatchObject({ code: 'SHORT', path: 'raw_data' });
    expect(jsonAt(graph, 'made.json/base_root')).toEqual({ after: 1 });
    expect(jsonAt(graph, 'made.json/base_root/raw_data/base_root/first')).toEqual({ n: 1 });
  });
});

describe('bits that no game sets', () => {
  const fieldsAt = OBJECTS + 3 * 16;
  const wordAt = (field: number): number => fieldsAt + 12 * field + 8;
  /** What is noted, and what is read, with a bit turned over. */
  const turned = (at: number, bit: number) => {
    const bytes = small();
    bytes[at + (bit >> 3)]! ^= 1 << (bit & 7);
    const graph = openBytes(bytes);
    return { issues: graph.data.issues, values: jsonAt(graph, 'made.json/base_root/first') };
  };

  it.each([
    ['in the lower half of the revision', 4, 15, 4],
    ['bit 1 of an object', wordAt(1), 1, wordAt(1)],
    ['bit 1 of a value', wordAt(2), 1, wordAt(2)],
    ['the index of a value', wordAt(2), 30, wordAt(2)],
  ])('are noted: %s', (_, at, bit, offset) => {
    const { issues, values } = turned(at, bit);
    expect(issues).toMatchObject([{ code: 'VALUE', offset, info: true }]);
    expect(values).toEqual({ n: 1 });
  });

  it('but for bit 31, which is garbage', () => {
    expect(turned(wordAt(2), 31).issues).toEqual([]);
  });
});
