// docs/adding-a-format.md makes a format from nothing. Its files are taken out of the text and read saves here.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FormatError } from '../../src/bytes/format-error.ts';
import { encodeUtf8 } from '../../src/bytes/text.ts';
import type { Format } from '../../src/formats/format.ts';
import type { NodeId } from '../../src/graph/ids.ts';
import { fieldsJson } from '../../src/graph/values.ts';
import { nativeInflate } from '../../src/library/read/native-inflate.ts';
import { openGraph, readSave } from '../../src/library/read/read-save.ts';
import { ByteWriter } from '../tools/byte-writer.ts';
import { listed } from '../tools/open-files.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const text = readFileSync('docs/adding-a-format.md', 'utf8');
const blocks = new Map(
  [...text.matchAll(/^```(?:ts|json) (?<name>\S+)\n(?<code>.*?)^```$/gms)].map(({ groups }) => [
    groups!.name!,
    groups!.code!,
  ]),
);

/** The format of the text, in a folder of its own that imports from src/. */
async function formatOfText(): Promise<Format> {
  const folder = join(tempFolder({}), 'formats', 'tide-pool');
  mkdirSync(folder, { recursive: true });
  const facts = `{ 'tide-pool': ${blocks.get('formats.json')} }`;
  for (const [name, code] of blocks) {
    if (!name.endsWith('.ts')) continue;
    const local = code
      .replace("import { FORMAT_FACTS } from '../formats.gen.ts';", `const FORMAT_FACTS = ${facts} as const;`)
      .replaceAll("from '../../", `from '${process.cwd()}/src/`)
      .replaceAll("from '../", `from '${process.cwd()}/src/formats/`);
    writeFileSync(join(folder, name), local);
  }
  const module = (await import(/* @vite-ignore */ join(folder, 'index.ts'))) as { tidePool: Format };
  return module.tidePool;
}

const tidePool = await formatOfText();

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

function open(bytes: Uint8Array) {
  const data = readSave(tidePool, [{ name: 'a.tide', bytes }], { inflate: nativeInflate });
  return { data, graph: openGraph(tidePool, data) };
}

it('the text has the seven files and the entry in the list', () => {
  expect([...blocks.keys()].sort()).toEqual(
    ['claim', 'decode', 'header', 'index', 'read', 'state', 'versions']
      .map((name) => `${name}.ts`)
      .concat('formats.json')
      .sort(),
  );
  expect(tidePool).toMatchObject({ id: 'TIDE_POOL', title: 'Tide Pool' });
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
    expect(fieldsJson(graph.properties(ada), 1)).toEqual({ legs: 8, shells: -2, ...mood });
    const { from, to } = graph.out(ada);
    const targets = Array.from({ length: to - from }, (_, at) => graph.edges.target[from + at]);
    expect(targets).toEqual([stone]);
  });

  it('is read, or refused with a place, wherever it is cut', () => {
    for (let end = 4; end < bytes.length; end++) {
      try {
        expect(open(bytes.slice(0, end)).data.graph.issueCount).toBeGreaterThan(0);
      } catch (error) {
        expect(error, `cut at ${end}`).toBeInstanceOf(FormatError);
        expect((error as FormatError).offset).toBeLessThanOrEqual(end);
      }
    }
  });

  it('gives a graph or a FormatError whatever byte is another', () => {
    let read = 0;
    for (let at = 4; at < bytes.length; at++) {
      const damaged = bytes.slice();
      damaged[at]! ^= 0xff;
      try {
        const { graph } = open(damaged);
        for (let node = 0; node < graph.count; node++) graph.properties(node as NodeId);
        read++;
      } catch (error) {
        expect(error, `byte ${at}`).toBeInstanceOf(FormatError);
      }
    }
    expect(read).toBeGreaterThan(0);
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
