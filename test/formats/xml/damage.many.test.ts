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

const HOLE = new URL('../../../../shared/cases/damage/se-spaces/', import.meta.url);

it.skipIf(!existsSync(HOLE))('marks what follows 20 KB of spaces (beside the project)', () => {
  const { issues } = readDocument(realFiles(HOLE)).data.graph;
  expect(
    issues.filter(({ info }) => !info).map(({ message }) => message.replace(/^.*, found /, '')),
  ).toContain('20054 spaces');
  expect(issues.filter(({ code }) => code === 'UNSURE').length).toBeGreaterThan(1000);
});
