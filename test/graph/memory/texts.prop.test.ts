// Interning against a plain Map: equal texts get one number, whatever their bytes and wherever they lie.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeUtf8 } from '../../../src/bytes/text.ts';
import { NO_TEXT, type TextId } from '../../../src/graph/ids.ts';
import { GraphMemory } from '../../../src/graph/memory/graph-memory.ts';
import { Texts, TextTable } from '../../../src/graph/memory/texts.ts';
import { forAll } from '../../tools/for-all.ts';

const RUNS = 300;
const words = fc.array(
  fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom('', 'None', 'mFoo', 'Persistent_Level:PersistentLevel.Build_C_1', '\u00e9', '\u{1f3ed}'),
  ),
  { maxLength: 200 },
);

it('numbers texts as a Map would', () => {
  forAll(RUNS, words, fc.array(fc.boolean()), (list, added) => {
    const parts = list.map(encodeUtf8);
    const memory = new GraphMemory(parts.reduce((size, part) => size + part.length, 0) + 8, 'made');
    const { image } = memory;
    const table = new TextTable(memory);
    const plain = new Map<string, TextId>();
    const room = table.room(1024);
    let at = 0;
    list.forEach((text, i) => {
      const part = parts[i]!;
      image.set(part, at);
      const id = added[i] ? table.add(text) : table.intern(at, part.length);
      room.bytes.set(part);
      expect(room.add(part.length)).toBe(id);
      const known = plain.get(text);
      if (known === undefined) plain.set(text, id);
      else expect(id).toBe(known);
      expect(table.text(id)).toBe(text);
      at += part.length;
    });
    expect(new Set(plain.values()).size).toBe(plain.size);
    const texts = new Texts(image, table.finish());
    for (const [text, id] of plain) {
      expect(texts.find(text)).toBe(id);
      expect(texts.text(id)).toBe(text);
    }
    expect(texts.find('not among them at all, surely')).toBe(NO_TEXT);
  });
});

it('shows bytes that are no UTF-8 as Latin-1, and finds them so', () => {
  const memory = new GraphMemory(6, 'made');
  const { image } = memory;
  image.set([0x50, 0xe5, 0x72, 0x50, 0xe5, 0x72]);
  const table = new TextTable(memory);
  const id = table.intern(0, 3);
  expect(table.intern(3, 3)).toBe(id);
  expect(table.text(id)).toBe('P\u00e5r');
  expect(new Texts(image, table.finish()).find('P\u00e5r')).toBe(id);
});
