// A format whose objects are described by layouts.

import { expect, it } from 'vitest';
import { openSave } from '../../src/embed/open-save.ts';
import { fieldsJson } from '../../src/graph/values.ts';
import { defineFormat, layoutOf } from '../../src/plugin/index.ts';
import { testPlugin } from '../../src/plugin/trial.ts';
import { ByteWriter } from '../tools/byte-writer.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const layouts = {
  Pair: '(a: u8, b: i16)',
  Crab: 'name: text16, legs: u8, {moods} mood: f32, pair: Pair, shells: [size: u8, of: path8], marks: 2[u8], rest: bytes<3>',
};
const facts = ['moods'];

const crabs = defineFormat({
  ...{ api: 1, id: 'CRABS', title: 'Crabs', extensions: ['.crabs'], layouts },
  claim: (files) =>
    files.filter((file) => file.head(1)[0] === 67).map((file) => ({ name: file.path, files: [file] })),
  header: ({ name }) => ({ title: name }),
  read(_files, sink, { cursors }) {
    const [cursor] = cursors();
    const layout = layoutOf(layouts.Crab, { facts, parts: layouts });
    cursor!.skip(1);
    for (let row = cursor!.count(layout.least); row > 0; row--) {
      const { at } = cursor!;
      const node = sink.node('RECORD', sink.classOf(sink.texts.add('Crab')), sink.texts.add(`crab ${row}`));
      layout.scan(cursor!, sink, node);
      sink.span(node, at, cursor!.at - at);
    }
    if (cursor!.left > 0) throw cursor!.error('TRAILING', 'the end', 'more');
    return { state: { facts } };
  },
});

const crab = (writer: ByteWriter, to: string): ByteWriter =>
  writer
    .u16(3)
    .bytes(Buffer.from('Ada'))
    .u8(8)
    .f32(0.5)
    .u8(1)
    .u16(2)
    .u32(1)
    .u8(9)
    .u8(to.length)
    .bytes(Buffer.from(to))
    .bytes([1, 2, 3, 4, 5]);
const bytes = crab(crab(new ByteWriter().u8(67).u32(2), 'crab 1'), '').finish();

it('is shown by them, with the references in it', async () => {
  const file = `${tempFolder({ 'a.crabs': bytes })}/a.crabs`;
  const { graph } = await openSave(file, { plugins: [crabs] });
  expect(fieldsJson(graph.properties(0 as never), 3)).toMatchObject({
    ...{ name: 'Ada', legs: 8, mood: 0.5, pair: { a: 1, b: 2 }, marks: [1, 2] },
    shells: [{ size: 9, of: { ref: 'crab 1' } }],
  });
  expect(graph.referencePath(0 as never)).toBe('shells[0].of');
  expect(graph.data.issueCount).toBe(0);
});

it('passes the kit', () => {
  expect(testPlugin(crabs, { 'a.crabs': bytes }, { outside: 5 }).read).toBeGreaterThan(50);
});

it.each([
  ['a: u7', 'a type, or a part of the table'],
  ['a: bytes', 'expected <'],
  ['a u8', 'expected :'],
])('%s is no layout', (text, why) => {
  expect(() => layoutOf(text)).toThrow(why);
});
