// Output that scripts rely on, where it is not the same each time: keys of inspect --json, places of damage.

import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { Library } from '../../src/library/library.ts';
import { runInProcess } from '../tools/run-cli.ts';
import { tempFolder } from '../tools/temp-folder.ts';
import { hasUnixFiles } from '../tools/unix-files.ts';

const FACTORY = 'examples/little-factory.sav';

describe('inspect', () => {
  it('JSON has exactly these keys', async () => {
    const { code, out, err } = await runInProcess('inspect', FACTORY, '--format', 'json');
    expect([code, err]).toEqual([0, '']);
    const report = JSON.parse(out) as Record<string, unknown>;
    expect(Object.keys(report).join(' ')).toBe(
      'format title version files objects actors lightweights tombstones external missing classes references resolved ' +
        'levels bytes bytesUnderstood issues infoIssues millis peakRssBytes',
    );
    const { format, title, version, millis, ...numbers } = report;
    expect([format, title, version].map((each) => typeof each)).toEqual(Array(3).fill('string'));
    expect(Object.values(numbers).filter((each) => typeof each !== 'number')).toEqual([]);
    expect(report).toMatchObject({ format: 'SATISFACTORY', title: 'Little Factory', files: 1, issues: 0 });
    expect(Object.keys(millis as object)).toEqual(['inflate', 'read', 'total']);
  });

  it('prints a table, and one of each save in a folder', async () => {
    const { code, out } = await runInProcess('inspect', 'examples');
    expect(code).toBe(0);
    const saves = out.split('\n\n');
    expect(saves.length).toBeGreaterThan(5);
    for (const save of saves) expect(save).toMatch(/^save {13}\S+\nformat {11}[A-Z_0-9]+\ntitle {12}.+\n/);
  });

  it('says once what is the same of many objects', async () => {
    const bytes = readFileSync(FACTORY);
    // In the middle of its last chunk.
    bytes.fill(0, bytes.length - 8000, bytes.length - 7900);
    const { out } = await runInProcess('inspect', join(tempFolder({ 'broken.sav': bytes }), 'broken.sav'));
    const lines = out.trimEnd().split('\n');
    const count = (name: string): number =>
      Number(new RegExp(`^${name} +([\\d,]+)$`, 'm').exec(out)![1]!.replaceAll(',', ''));
    const told = lines.slice(lines.findIndex((line) => line.startsWith('peak memory')) + 1);
    const inflate = told.filter((line) => line.startsWith('issue            INFLATE: '));
    expect(inflate).toHaveLength(1);
    const more = told.map((line) => Number(/ and ([\d,]+) more/.exec(line)?.[1]?.replaceAll(',', '') ?? 0));
    expect(Math.max(...more)).toBeGreaterThan(100);
    const shown = told.filter((line) => /^(issue|note) /.test(line)).length;
    expect(more.reduce((sum, one) => sum + one, shown)).toBe(count('issues') + count('infoIssues'));
  });

  it('keeps one save of a folder at a time, and gives one JSON object a line for it', async () => {
    const whole = readFileSync(FACTORY);
    const folder = tempFolder(Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.sav`, whole])));
    writeFileSync(join(folder, 'd.sav'), 'no save');
    const released = vi.spyOn(Library.prototype, 'release');
    const { code, out, err } = await runInProcess('inspect', folder, '--format', 'json');
    const lines = out.trimEnd().split('\n');
    expect(lines.map((line) => Object.keys(JSON.parse(line))[0])).toEqual(Array(3).fill('format'));
    expect(released.mock.calls.map(([entry]) => [entry.slug, entry.state])).toEqual(
      ['a', 'b', 'c'].map((slug) => [slug, 'LISTED']),
    );
    released.mockRestore();
    expect(code).toBe(2);
    expect(err).toMatch(/^savegraph: .*d\.sav: at 0 \(0x0\): expected a save .*\n$/);
  });

  it('says once why files are no saves, with their number and the first of them', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `${10 + at}.sav`);
    const files = Object.fromEntries(names.map((name) => [name, 'no save']));
    const folder = tempFolder({ ...files, 'z.sav': '', 'zz.sav': '' });
    const { err } = await runInProcess('inspect', folder);
    const lines = err.trimEnd().split('\n');
    expect(lines.map((line) => line.replaceAll(/[^ (]*\/(?=[0-9z])/g, ''))).toEqual([
      'savegraph: 30 files (10.sav, 11.sav, 12.sav, ...): not a save, but a text file',
      'savegraph: 2 files (z.sav, zz.sav): not a save, but an empty file',
      expect.stringMatching(/^savegraph: expected was a save \(Satisfactory, .*\)$/),
    ]);
  });

  it('ends with 2 and the place when a save is broken, after telling of the others', async () => {
    const whole = readFileSync(FACTORY);
    const folder = tempFolder({ 'a.sav': whole, 'b.sav': whole.subarray(0, 300) });
    const { code, out, err } = await runInProcess('inspect', folder, '--format', 'json');
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject({ title: 'Little Factory' });
    expect(err).toMatch(/^savegraph: \S*b\.sav\S*: at \d+ \(0x[0-9a-f]+\).*: expected .+, found .+\n$/);
  });
});

it.runIf(hasUnixFiles)('inspect ends with 2 when one of several cannot even be listed', async () => {
  const folder = tempFolder({ 'a.sav': readFileSync(FACTORY) });
  symlinkSync(join(folder, 'nowhere'), join(folder, 'b.sav'));
  const { code, out, err } = await runInProcess('inspect', folder, '--format', 'json');
  expect(JSON.parse(out)).toMatchObject({ title: 'Little Factory' });
  expect([code, err.trimEnd().split('\n').length]).toEqual([2, 1]);
});

it('query ends with 2 when the save cannot be read, with the place on stderr', async () => {
  const bytes = readFileSync(FACTORY);
  // The header and the first chunk's sizes are whole, what follows is not compressed data.
  bytes.fill(0x20, bytes.indexOf(Uint8Array.of(0xc1, 0x83, 0x2a, 0x9e)) + 60);
  const broken = join(tempFolder({ 'broken.sav': bytes }), 'broken.sav');
  const { code, out, err } = await runInProcess('query', broken, '{ saves { nodes { stats { objects } } } }');
  const file = expect.stringContaining('broken.sav');
  expect(JSON.parse(out).errors[0].extensions).toMatchObject({ code: 'PARSE_FAILED', file });
  expect([code, err]).toEqual([2, expect.stringMatching(/^savegraph: broken\.sav.*: at \d+/)]);
});

it('query writes a table to a file whose name says how', async () => {
  const out = join(tempFolder(), 'rows.ndjson');
  const table = ['--list', 'saves.nodes', '--out', out];
  const ran = await runInProcess('query', FACTORY, '{ saves { nodes { slug } } }', ...table);
  expect([ran.code, ran.out]).toEqual([0, '']);
  expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual({ slug: 'little-factory' });
});
