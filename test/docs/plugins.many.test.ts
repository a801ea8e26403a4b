// The package that docs/plugins.md explains reads saves here.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { encodeUtf8 } from '../../src/bytes/text.ts';
import type { ListedFile } from '../../src/formats/format.ts';
import { fieldsJson } from '../../src/graph/values.ts';
import { nativeInflate } from '../../src/library/files/native-inflate.ts';
import { openGraph, readSave } from '../../src/library/read/read-save.ts';
import { withinTime } from '../../src/library/read/thread-time.ts';
import { type FormatDefinition, formatOf } from '../../src/plugin/format-definition.ts';
import type { Plugin } from '../../src/plugin/install.ts';
import { gamePart } from '../../src/plugin/schema-part.ts';
import { testPlugin } from '../../src/plugin/trial.ts';
import { ByteWriter } from '../tools/byte-writer.ts';
import { runs } from '../tools/runs.ts';
import { tempFolder } from '../tools/temp-folder.ts';

async function exportedBy(name: string): Promise<Plugin> {
  const file = join(tempFolder({}), name);
  const own = `from '${process.cwd()}/src/plugin/index.ts'`;
  writeFileSync(
    file,
    readFileSync(`examples/plugins/tide-pool/${name}`, 'utf8').replace("from 'savegraph/plugin'", own),
  );
  return ((await import(/* @vite-ignore */ file)) as { default: Plugin }).default;
}

const definition = (await exportedBy('format.mjs')) as FormatDefinition;
const game = await exportedBy('game.mjs');
const tidePool = formatOf(definition, withinTime);

interface Creature {
  readonly name: string;
  readonly kind: number;
  readonly seat: number;
  readonly facts?: Readonly<Record<string, number>>;
}

const CREATURES: readonly Creature[] = [
  { name: 'Ada', kind: 0, seat: 1, facts: { legs: 8, shells: -2 } },
  { name: 'Old stone', kind: 1, seat: -1 },
];

function pool(version: number, creatures: readonly Creature[] = CREATURES): Uint8Array {
  const writer = new ByteWriter();
  const text = (to: ByteWriter, value: string): ByteWriter => to.u16(value.length).bytes(encodeUtf8(value));
  text(writer.bytes(encodeUtf8('TIDE')).u32(version), 'North').u32(creatures.length);
  for (const { name, kind, seat, facts = {} } of creatures) {
    const body = text(new ByteWriter(), name).u8(kind).f32(1).f32(2).f32(3).i32(seat);
    body.u16(Object.keys(facts).length);
    for (const [fact, value] of Object.entries(facts)) text(body, fact).i32(value);
    if (version >= 2) body.u8(7);
    const bytes = body.finish();
    writer.u32(bytes.length).bytes(bytes);
  }
  return writer.finish();
}

const listed = (path: string, bytes: Uint8Array): ListedFile => ({
  path,
  size: bytes.length,
  head: (size) => bytes.subarray(0, size),
});

function open(bytes: Uint8Array) {
  const data = readSave(tidePool, [{ name: 'a.tide', bytes }], { inflate: nativeInflate });
  return { data, graph: openGraph(tidePool, data) };
}

it('there is a format and a game, whose schema fits', () => {
  expect(tidePool).toMatchObject({ id: 'TIDE_POOL', title: 'Tide Pool' });
  const part = gamePart(game as never);
  expect(part).toContain('type TidePoolCrabConnection');
  expect(part).toContain('extend enum RowNumber @paths {\n  LEGS\n}');
});

describe.each([1, 2])('a save of version %i', (version) => {
  const bytes = pool(version);

  it('is claimed by its bytes, and says what it is', () => {
    const [claim, ...more] = tidePool.claim([listed('a.txt', bytes), listed('b.tide', new Uint8Array(9))]);
    expect([claim?.name, more]).toEqual(['a.txt', []]);
    expect(tidePool.header(claim!)).toMatchObject({ title: 'North', version: String(version) });
  });

  it('is read to its end: objects, places, properties and edges', () => {
    const { data, graph } = open(bytes);
    expect([data.graph.issueCount, data.graph.opaqueBytes]).toEqual([0, 0]);
    const [ada, stone] = [graph.find('Ada'), graph.find('Old stone')];
    expect(graph.position(ada)).toEqual([1, 2, 3]);
    const mood = version === 2 ? { mood: 7 } : {};
    const sitsOn = { ref: 'Old stone' };
    expect(fieldsJson(graph.properties(ada), 1)).toEqual({ sitsOn, legs: 8, shells: -2, ...mood });
    const { from, to } = graph.out(ada);
    const targets = Array.from({ length: to - from }, (_, at) => graph.edges.target[from + at]);
    expect(targets).toEqual([stone]);
  });

  it('passes the kit', () => {
    // The head of the file, and the size of each creature.
    const options = { outside: 4 + 4 + 2 + 5 + 4 + 2 * 4, mutants: runs(500) };
    expect(testPlugin([definition, game], { 'a.tide': bytes }, options).objects).toBe(2);
  });
});

it('one bad creature costs only itself, and who sits on it says so', () => {
  const { data, graph } = open(pool(2, [CREATURES[0]!, { ...CREATURES[1]!, kind: 9 }]));
  expect(data.graph.issues.map(({ code, path }) => [code, path])).toEqual([
    ['VALUE', '1/kind'],
    ['VALUE', 'sitsOn'],
  ]);
  expect([graph.find('Ada') >= 0, data.graph.opaqueBytes > 0]).toEqual([true, true]);
});

it('relatives and other versions are refused in words', () => {
  expect(tidePool.refuse(listed('s', encodeUtf8('TSET1234')))).toContain('settings');
  expect(() => open(pool(3))).toThrow(/a version from 1 to 2.*3/s);
});
