// Both sides get what is described: names at one address each, and nothing that an order could mistake.

import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { tempFolder } from '../tools/temp-folder.ts';

interface Boundary {
  readonly kernel: string;
  readonly host: string;
  readonly begins: number;
  readonly ends: number;
}
const script = pathToFileURL(resolve('scripts/kernel-boundary.mjs')).href;
const { generateBoundary } = (await import(script)) as { generateBoundary(path: string): Boundary };

const COLUMNS = { about: 'Columns.', from: 'host', columns: true, fields: { kind: 'u8[]', parent: 'i32[]' } };

function generated(parts: object): Boundary {
  const path = join(tempFolder({}), 'boundary.json');
  writeFileSync(path, JSON.stringify({ host: 'test', base: 64, records: {}, calls: {}, asks: {}, ...parts }));
  return generateBoundary(path);
}

test('both sides have a record at one address, field by field', () => {
  const outcome = { about: 'Outcome.', from: 'kernel', read: ['end'], fields: { start: 'u32', end: 'u32' } };
  const { kernel, host, begins, ends } = generated({ records: { Columns: COLUMNS, Outcome: outcome } });
  // Rows, kind, parent; start, end.
  expect([begins, ends]).toEqual([64, 64 + 5 * 4]);
  expect(kernel).toContain('class Columns {\n  rows: u32;\n  kind: u32;\n  parent: u32;\n}');
  expect(kernel).toContain('changetype<Columns>(64)');
  expect(kernel).toContain('changetype<Outcome>(76)');
  expect(host).toContain('readonly kind: Uint8Array;\n  readonly parent: Int32Array;');
  expect(host).toContain('const rows = Math.min(record.kind.length, record.parent.length);');
  expect(host).toMatch(/words\[16\] = rows;\s+words\[17\] = record.kind.byteOffset;/);
  expect(host).toMatch(/get end\(\): number \{\s+return this.#memory.words\[20\]!;/);
});

test('what the kernel asks has names, and no number is signed by accident', () => {
  const parameters = { row: 'u32', at: 'u32', isLast: 'bool' };
  const { kernel, host } = generated({ asks: { read: { about: 'Reads.', parameters } } });
  expect(kernel).toContain('export declare function read(row: u32, at: u32, isLast: bool): void;');
  expect(host).toContain('host.read({ row: row >>> 0, at: at >>> 0, isLast: isLast !== 0 })');
});

test('a call of three numbers must take a record', () => {
  const parameters = { at: 'u32', end: 'u32', count: 'u32' };
  expect(() => generated({ calls: { read: { about: 'Reads.', parameters } } })).toThrow(/3 parameters/);
});

test('records do not reach into the memory of the graph', () => {
  expect(() => generated({ base: 1020, records: { Columns: COLUMNS } })).toThrow(/end at 1032, behind 1024/);
});

test('a call cannot take what is not described', () => {
  expect(() => generated({ calls: { read: { about: 'Reads.', takes: 'Run' } } })).toThrow(
    /takes no record: Run/,
  );
});
