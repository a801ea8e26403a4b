// Damaged documents keep what is sound, and those of attackers cost no more than their size.

import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import type { IssueRecord } from '../../../src/graph/sink.ts';
import { allPaths } from '../../tools/graph-nodes.ts';
import type { Opened } from '../../tools/open-files.ts';
import { runs, stride } from '../../tools/runs.ts';
import { colony, farm } from '../../tools/xml/documents.ts';
import { readDocument } from '../../tools/xml/read.ts';
import { realFiles } from '../../tools/xml/real.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const wrap = (inner: string): string =>
  `<savegame><meta><gameVersion>1.5</gameVersion></meta><game>${inner}</game></savegame>`;
const thing = (id: string, inner = ''): string => `<thing Class="Thing"><id>${id}</id>${inner}</thing>`;

/** Reads and asks every object for everything; null when all of the document is refused, with a place. */
function readAll(bytes: Uint8Array): Opened | null {
  try {
    const read = readDocument(bytes);
    for (let row = 0; row < read.graph.count; row++) read.graph.properties(row as NodeId);
    return read;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    expect(error.offset).toBeLessThanOrEqual(bytes.length);
    return null;
  }
}

/** What is wrong, each once, and the objects that say so: what an object shows includes those in it, so all around it do. */
function toldOf({ graph, data }: Opened): {
  issues: readonly IssueRecord[];
  messages: string[];
  objects: Set<string>;
} {
  const issues = data.graph.issues.filter(({ info }) => !info);
  return {
    issues,
    messages: [...new Set(issues.map(({ message }) => message))],
    objects: new Set(issues.map(({ node }) => graph.path(node!))),
  };
}

describe.each([
  ['colony', colony()],
  ['farm', farm()],
])('a damaged %s', (_, bytes) => {
  const whole = new Set(allPaths(readDocument(bytes).graph));

  it('keeps everything before a cut, and says once of each object that goes on there that it is cut', () => {
    // The root and the first element in it have to be there.
    const after = 260;
    for (let at = after; at < bytes.length; at += stride(13)) {
      const read = readAll(bytes.subarray(0, at))!;
      const { issues, messages, objects } = toldOf(read);
      expect([messages.length, objects.size], `cut at ${at}`).toEqual([1, issues.length]);
      expect(issues.every(({ code }) => code === 'SHORT')).toBe(true);
      expect(objects).toContain(read.graph.path(0 as NodeId));
    }
  });

  it('keeps nearly all objects when a byte is another', () => {
    let kept = 0;
    let count = 0;
    for (let at = 80; at < bytes.length; at += stride(17)) {
      const flipped = bytes.slice();
      flipped[at]! ^= 1 << (at % 7);
      const read = readAll(flipped);
      const found = new Set(read ? allPaths(read.graph) : []);
      kept += [...whole].filter((path) => found.has(path)).length;
      count += whole.size;
    }
    // Most flips are in texts and names; one in a bracket moves what is behind it.
    expect(kept / count).toBeGreaterThan(0.9);
  });
});

const [A1, A2, A3] = ['A1', 'A2', 'A3'].map((id) => thing(id)) as [string, string, string];
const START = '<thing Class="Thing"><id>A2</id>';
it.each([
  ['a misspelt end', `${A1}${START}</thinf>${A3}`],
  ['a misspelt start', `${A1}<thinf Class="Thing"><id>A2</id></thing>${A3}`],
  ['an end too many', `${A1}</other>${A2}${A3}`],
  ['an end too few', `${A1}${thing('A2', '<list><li>1</li>')}${A3}`],
  ['a lost quote', `${A1}<thing Class="Thing><id>A2</id></thing>${A3}`],
  ['a tag joined to its attribute', `${A1}<thing0Class="Thing"><id>A2</id></thing>${A3}`],
  ['two attributes joined', `${A1}<thing Class="Thing"0b="1"><id>A2</id></thing>${A3}`],
  ['text between elements', `${A1}lost${A2}${A3}`],
  ['a stray bracket', `${thing('A1', '<n>1 < 2</n>')}${A2}${A3}`],
  ['two attributes of one name', `${A1}<a b="1" b="2" />${A2}${A3}`],
  ['control bytes', `${thing('A1', '<n>\x01 \x02</n>')}${A2}${A3}`],
  ['entities of nothing', `${thing('A1', '<n>&lt;&nbsp;&nbsp;</n>')}${A2}${A3}<!-- &x; -->`],
  ['zeros', `${thing('A1', '<n>\0\0\0</n>')}${A2}${A3}`],
])('tells of %s once, and keeps the neighbours', (_, things) => {
  const read = readAll(encode(wrap(`<things>${things}</things>`)))!;
  const { messages, objects } = toldOf(read);
  expect(messages).toHaveLength(1);
  expect(objects).toContain('savegame');
  const ends = allPaths(read.graph).map((path) => path.replace(/^.*things\/thin[gf]\[(A\d)\]$/, '$1'));
  expect(ends).toEqual(expect.arrayContaining(['A1', 'A2', 'A3']));
});

it('tells of bytes that are not UTF-8, and shows them as they are', () => {
  const bytes = encode(wrap(`<things>${thing('A1', '<n>x\u0001y</n>')}${thing('A2')}</things>`));
  bytes[bytes.indexOf(1)] = 0xff;
  const { graph, data } = readAll(bytes)!;
  expect(data.graph.issues.map(({ code, node }) => [code, graph.path(node!)])).toEqual([
    ['VALUE', 'savegame/game/things/thing[A1]'],
    ['VALUE', 'savegame'],
  ]);
});

it('tells of every wrong text where it is, and leaves large objects around it alone', () => {
  const count = 40;
  const things = Array.from({ length: count }, (_, at) =>
    thing(`A${at}`, `<n>${'x'.repeat(10_000)}</n>${at % 4 === 0 ? '<n>\x01</n><m>\x02 \x02</m>' : ''}`),
  );
  const bytes = encode(wrap(`<things>${things.join('')}<e>&nbsp;</e><e>&x; &y;</e></things>`));
  bytes[bytes.lastIndexOf(0x78, bytes.length - 60)] = 0xff;
  const { graph, data } = readAll(bytes)!;
  const told = data.graph.issues.map(({ node, offset }) => [
    graph.path(node!).replace(/.*\//, ''),
    bytes[offset!],
  ]);
  const ofThings = Array.from({ length: count / 4 }, (_, at) =>
    [1, 2].map((byte) => [`thing[A${4 * at}]`, byte]),
  );
  expect(told.filter(([name]) => name !== 'savegame').sort()).toEqual(
    [...ofThings.flat(), [`thing[A${count - 1}]`, 0xff]].sort(),
  );
  // What stands in no object but the root is its own.
  expect(told.filter(([name]) => name === 'savegame')).toEqual([
    ['savegame', 0x26],
    ['savegame', 0x26],
  ]);
});

describe('an attack', () => {
  it('of entities is refused where they are declared', () => {
    const levels = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`);
    const text = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY l0 "lol">${levels.join('')}]><savegame><meta/>&l9;</savegame>`;
    expect(() => readDocument(text)).toThrow(/UTF|<!DOCTYPE/);
    expect(() =>
      readDocument(`<savegame><meta/><!DOCTYPE x SYSTEM "file:///etc/passwd"></savegame>`),
    ).toThrow(FormatError);
  });

  // Made where they are read, because they are large.
  it.each([
    ['100,000 levels', () => wrap('<a>'.repeat(100_000) + '</a>'.repeat(100_000) + thing('A1'))],
    ['100,000 levels that never end', () => `<savegame><meta/>${'<a Class="x">'.repeat(100_000)}`],
    [
      '100,000 names',
      () => wrap(thing('A1') + Array.from({ length: 100_000 }, (_, at) => `<n${at}/>`).join('')),
    ],
    ['a name of megabytes', () => wrap(`<${'n'.repeat(runs(10_000_000))}/>${thing('A1')}`)],
    [
      'attributes of megabytes',
      () => wrap(`<a ${'b="c" '.repeat(runs(2_500_000))}d="${'e'.repeat(runs(5_000_000))}"/>${thing('A1')}`),
    ],
    [
      'ends of a name of megabytes',
      () =>
        wrap(`<${'n'.repeat(1_000_000)}>${'</n>'.repeat(100_000)}</${'n'.repeat(1_000_000)}>${thing('A1')}`),
    ],
    ['100,000 ends', () => wrap('</a>'.repeat(100_000) + thing('A1'))],
    ['brackets alone', () => wrap('<'.repeat(runs(1_000_000)) + thing('A1'))],
    [
      'names of objects',
      () => wrap(`<__proto__><a>1</a></__proto__><constructor>2</constructor>${thing('A1')}`),
    ],
  ])('of %s is bounded', (name, made) => {
    const { graph, data } = readAll(encode(made()))!;
    expect(graph.count).toBeLessThan(2000);
    expect(data.graph.issues.length).toBeLessThanOrEqual(1100);
    if (!name.includes('never'))
      expect(allPaths(graph).some((path) => path.endsWith('thing[A1]'))).toBe(true);
  });

  it('of a size that no content has is not believed', () => {
    const bytes = new Uint8Array(gzipSync(colony()));
    new DataView(bytes.buffer).setUint32(bytes.length - 4, 0xfffffff0, true);
    const { data } = readAll(bytes)!;
    expect(data.graph.image.length).toBe(colony().length);
  });

  it('of packed zeros is not a document', () => {
    expect(readAll(new Uint8Array(gzipSync(new Uint8Array(runs(50_000_000)))))).toBeNull();
  });
});

describe('what follows lost bytes', () => {
  const block = (n: number): string =>
    `<MyObjectBuilder_CubeBlock><SubtypeName>Armor${n}</SubtypeName><Min x="${n}" y="0" z="0" /></MyObjectBuilder_CubeBlock>`;
  const grid = (id: number): string =>
    `<MyObjectBuilder_EntityBase xsi:type="MyObjectBuilder_CubeGrid"><EntityId>${id}</EntityId><CubeBlocks>${[0, 1, 2, 3, 4, 5].map(block).join('')}</CubeBlocks></MyObjectBuilder_EntityBase>`;
  const world = `<MyObjectBuilder_Sector xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><SectorObjects>${[1, 2, 3].map(grid).join('')}</SectorObjects></MyObjectBuilder_Sector>`;
  const second = world.indexOf('<EntityId>2<');
  const [from, to] = [world.indexOf('Armor2', second), world.indexOf('Armor4', second)];

  const unsure = (text: string): string[] => {
    const { graph, data } = readDocument([{ name: 'SANDBOX_0_0_0_.sbs', bytes: encode(text) }]);
    expect(data.graph.issueCount).toBeGreaterThan(0);
    const notes = data.graph.issues.filter(({ code }) => code === 'UNSURE');
    return notes.map(({ node }) => graph.path(node!).replace(/^.*?EntityBase/, ''));
  };

  it.each([
    ['spaces', ' '.repeat(300)],
    ['zeros', '\0'.repeat(300)],
  ])('is not sure behind %s, but where it has an id', (_, hole) => {
    const found = unsure(world.slice(0, from) + hole + world.slice(to + 'Armor4'.length));
    expect(found).toEqual(['[2]/CubeBlocks/MyObjectBuilder_CubeBlock[3]']);
  });

  it('is not sure where two objects became one, which has two places', () => {
    const [first, last] = [world.indexOf('<SubtypeName>Armor3', second), world.indexOf('<Min x="4', second)];
    const two = `${world.slice(0, world.indexOf('</MyObjectBuilder_CubeBlock>', first))}${world.slice(last)}`;
    expect(unsure(two)).toEqual([
      '[2]/CubeBlocks/MyObjectBuilder_CubeBlock[3]',
      '[2]/CubeBlocks/MyObjectBuilder_CubeBlock[4]',
    ]);
  });

  it('is not sure in a list without an end', () => {
    const end = world.indexOf('</CubeBlocks>', second);
    const found = unsure(world.slice(0, end) + world.slice(end + '</CubeBlocks>'.length));
    expect(found).toEqual([0, 1, 2, 3, 4, 5].map((n) => `[2]/CubeBlocks/MyObjectBuilder_CubeBlock[${n}]`));
  });
});

const HOLE = new URL('../../../../shared/cases/damage/se-spaces/', import.meta.url);

it.skipIf(!existsSync(HOLE))('marks what follows 20 KB of spaces (beside the project)', () => {
  const { issues } = readDocument(realFiles(HOLE)).data.graph;
  expect(
    issues.filter(({ info }) => !info).map(({ message }) => message.replace(/^.*, found /, '')),
  ).toContain('20054 spaces');
  expect(issues.filter(({ code }) => code === 'UNSURE').length).toBeGreaterThan(1000);
});
