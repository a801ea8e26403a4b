import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../../../src/library/files/list-files.ts';
import { findSaves } from '../../../src/library/find/find-saves.ts';
import { hashFile } from '../../../src/library/find/open-listed.ts';
import { FileError } from '../../../src/library/load-error.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { tempFolder } from '../../tools/temp-folder.ts';
import { hasUnixFiles } from '../../tools/unix-files.ts';

const paths = (root: string, bounds?: { files: number; depth: number }) =>
  listFiles(root, bounds).files.map(({ path }) => path.slice(path.indexOf('/') + 1));

describe('listing', () => {
  it('adds to a lone file those that belong beside it', () => {
    const folder = tempFolder({ 'a.sbp': '1', 'a.sbpcfg': '22', 'b.sbpcfg': '3' });
    const beside = (name: string) => [name.replace('.sbp', '.sbpcfg'), 'none.txt'];
    const { files } = listFiles(join(folder, 'a.sbp'), undefined, beside);
    expect(files.map(({ path, size }) => [path, size])).toEqual([
      ['a.sbp', 1],
      ['a.sbpcfg', 2],
    ]);
  });

  it('gives a lone file under its own name', () => {
    const folder = tempFolder({ 'a.sav': 'abc' });
    const { files, isFolder } = listFiles(join(folder, 'a.sav'));
    expect(isFolder).toBe(false);
    expect(files.map(({ path, size }) => [path, size])).toEqual([['a.sav', 3]]);
  });

  it('goes into folders in a stable order', () => {
    const folder = tempFolder({ 'b.sav': '', 'a/z.sav': '', 'a/b/c.sav': '', 'Z.sav': '' });
    expect(paths(folder)).toEqual(['Z.sav', 'a/b/c.sav', 'a/z.sav', 'b.sav']);
  });

  it('begins paths in a folder with its own name', () => {
    const folder = tempFolder({ 'profile_0/game.json': '' });
    expect(listFiles(join(folder, 'profile_0')).files[0]!.path).toBe('profile_0/game.json');
  });

  it('reads beginnings only as far as asked', () => {
    const folder = tempFolder({ 'a.sav': 'x'.repeat(2000) });
    const file = listFiles(folder).files[0]!;
    expect([file.head(3).length, file.head(600).length, file.head(9999).length]).toEqual([3, 600, 2000]);
  });

  it('says that there is nothing at a path', () => {
    expect(() => listFiles('/nowhere/at all')).toThrow(
      new FileError('/nowhere/at all', 'no such file or folder'),
    );
  });

  it.runIf(hasUnixFiles)('does not wait for pipes and devices', () => {
    const folder = tempFolder({ 'a.sav': '' });
    execFileSync('mkfifo', [join(folder, 'pipe.sav')]);
    expect(paths(folder)).toEqual(['a.sav']);
    expect(() => listFiles(join(folder, 'pipe.sav'))).toThrow(/a pipe, not a file or folder/);
    expect(() => listFiles('/dev/zero')).toThrow(/a character device/);
  });

  it.runIf(hasUnixFiles)('follows links, but not in circles', () => {
    const folder = tempFolder({ 'a/one.sav': '', 'b/two.sav': '' });
    symlinkSync(join(folder, 'a'), join(folder, 'b/link'));
    symlinkSync(folder, join(folder, 'a/up'));
    symlinkSync('self', join(folder, 'self'));
    symlinkSync('nowhere', join(folder, 'torn'));
    const { problems } = listFiles(folder);
    expect(paths(folder)).toEqual(['a/one.sav', 'b/link/one.sav', 'b/two.sav']);
    expect(problems.map(({ message }) => message.replace(/^[^/]*\//, ''))).toEqual([
      'self: links that lead in a circle',
      'torn: no such file or folder',
    ]);
  });

  it.runIf(hasUnixFiles)('does not follow links out of the folder', () => {
    const outside = tempFolder({ 'secret.sav': 'secret', 'below/more.sav': '' });
    const folder = tempFolder({ 'a.sav': '', 'b/c.sav': '' });
    symlinkSync(join(outside, 'secret.sav'), join(folder, 'one.sav'));
    symlinkSync(outside, join(folder, 'two'));
    symlinkSync('/proc/self/environ', join(folder, 'b/three.sav'));
    symlinkSync(join(folder, 'one.sav'), join(folder, 'four.sav'));
    symlinkSync(join(folder, 'b'), join(folder, 'five'));
    symlinkSync(`${folder}x`, join(folder, 'six'));
    mkdirSync(`${folder}x`);
    const { problems } = listFiles(folder);
    rmSync(`${folder}x`, { recursive: true });
    expect(paths(folder)).toEqual(['a.sav', 'b/c.sav', 'five/c.sav']);
    const refused = problems.filter(({ message }) => message.endsWith('not followed'));
    expect(refused.map(({ file }) => file.slice(file.indexOf('/') + 1))).toEqual([
      'b/three.sav',
      'five/three.sav',
      'four.sav',
      'one.sav',
      'six',
      'two',
    ]);
    expect(problems.find(({ file }) => file.endsWith('one.sav'))?.message).toMatch(
      /one\.sav: a link that leads out of the folder, not followed$/,
    );
    // What the user names may be a link.
    expect(paths(join(folder, 'one.sav'))).toEqual(['one.sav']);
    symlinkSync(folder, join(outside, 'link'));
    expect(paths(join(outside, 'link'))).toEqual(['a.sav', 'b/c.sav', 'five/c.sav']);
  });

  it('stops at its bounds and says so', () => {
    const folder = tempFolder({ 'a/b/c/d.sav': '', '1.sav': '', '2.sav': '', '3.sav': '' });
    expect(paths(folder, { files: 2, depth: 32 })).toEqual(['1.sav', '2.sav']);
    const { problems } = listFiles(folder, { files: 3, depth: 2 });
    expect(problems.map(({ message }) => message).join('\n')).toMatch(/more than 3 files/);
    expect(listFiles(folder, { files: 99, depth: 2 }).problems[0]!.message).toMatch(
      /more than 2 folders deep/,
    );
  });

  it('lists files of any size', () => {
    const folder = tempFolder();
    const file = join(folder, 'huge.sav');
    writeFileSync(file, 'start');
    truncateSync(file, 5 * 2 ** 30);
    const [huge] = listFiles(file).files;
    expect([huge!.size, huge!.head(5).length]).toEqual([5 * 2 ** 30, 5]);
  });
});

describe.skipIf(process.platform === 'win32')('names that are no UTF-8', () => {
  const latin1 = (text: string) => Buffer.from(text, 'latin1');
  const save = fakeSave('Café', ['x C']);
  const fileIn = (folder: string, name: string): Buffer =>
    Buffer.concat([Buffer.from(`${folder}/`), latin1(name)]);

  it('are listed and open, below a folder and by themselves', async () => {
    const folder = tempFolder();
    mkdirSync(fileIn(folder, 'été'));
    writeFileSync(fileIn(folder, 'été/caf\xe9.sav'), save);
    writeFileSync(join(folder, 'café.sav'), save);
    const found = findSaves(folder, [fakeFormat]);
    expect(found.problems).toEqual([]);
    expect(found.saves.map(({ location }) => location.slugs[0])).toEqual(['caf-xe9', 'café']);
    // As Node hands an argument over.
    const argument = fileIn(folder, 'été/caf\xe9.sav').toString();
    const library = openLibrary([], [fakeFormat]);
    expect(library.add(argument)).toEqual([]);
    const [entry] = library.entries;
    expect((await library.load(entry!)).graph.count).toBe(1);
    expect(await hashFile(entry!.files[0]!)).toBe(createHash('sha256').update(save).digest('hex'));
  });

  it('are not guessed where several read the same', () => {
    const folder = tempFolder();
    for (const name of ['caf\xe9.sav', 'caf\xe8.sav']) writeFileSync(fileIn(folder, name), save);
    expect(() => findSaves(fileIn(folder, 'caf\xe9.sav').toString(), [fakeFormat])).toThrow(/no such file/);
  });
});

it.runIf(hasUnixFiles)('goes on after a file that cannot be read', () => {
  const folder = tempFolder({ 'a.sav': fakeSave('A', []), 'b.sav': fakeSave('B', []), 'c.txt': 'text' });
  const gone = listFiles(folder).files;
  rmSync(join(folder, 'a.sav'));
  expect(gone[0]!.head(10)).toHaveLength(0);
  expect(gone[0]!.failure?.message).toMatch(/a\.sav: no such file or folder/);
  symlinkSync('/proc/self/mem', join(folder, 'd.sav'));
  const { saves, problems } = findSaves(folder, [fakeFormat]);
  expect(saves.map(({ location }) => location.slugs[0])).toEqual(['b']);
  expect(problems.length).toBeLessThan(2);
});
