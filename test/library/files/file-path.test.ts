// Paths stay the bytes that the system has, and are shown so that two names never look the same.

import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  isInside,
  joinPath,
  overlap,
  pathKey,
  pathOfArgument,
  shownName,
  systemPath,
} from '../../../src/library/files/file-path.ts';
import { tempFolder } from '../../tools/temp-folder.ts';
import { hasUnixFiles } from '../../tools/unix-files.ts';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

it.each([
  [Buffer.from('été 🙂.sav'), 'été 🙂.sav'],
  [latin1('caf\xe9.sav'), 'caf\\xE9.sav'],
  [Buffer.concat([latin1('\xff'), Buffer.from('é'), latin1('\xc3')]), '\\xFFé\\xC3'],
])('a name is shown as text as far as it is text: %j', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});

it('a path is text while all of it is, and else the same bytes', () => {
  expect(joinPath('/a', Buffer.from('é'))).toBe('/a/é');
  const odd = joinPath('/é', latin1('\xe9'));
  expect(Buffer.from(systemPath(odd)).toString('latin1')).toBe('/\xc3\xa9/\xe9');
  expect(pathKey(joinPath(odd, Buffer.from('b')))).not.toBe(pathKey(Buffer.from('/é/\xe9/b', 'latin1')));
  expect(pathKey(odd)).toBe(pathKey(Buffer.concat([Buffer.from('/é/'), latin1('\xe9')])));
});

describe.runIf(process.platform === 'linux')('an argument that is no UTF-8', () => {
  it('means the one name that reads like it, and none of several', () => {
    const folder = tempFolder();
    const path = Buffer.concat([Buffer.from(`${folder}/`), latin1('caf\xe9.sav')]);
    writeFileSync(path, '');
    expect(pathKey(pathOfArgument(path.toString()))).toBe(pathKey(path));
    writeFileSync(Buffer.concat([Buffer.from(`${folder}/`), latin1('caf\xe8.sav')]), '');
    expect(pathOfArgument(path.toString())).toBe(path.toString());
  });
});

it.runIf(hasUnixFiles)('folders overlap when one holds the other, also through links', () => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'saves/deep'), { recursive: true });
  mkdirSync(join(folder, 'saves2'));
  symlinkSync(join(folder, 'saves/deep'), join(folder, 'link'));
  const at = (name: string): string => join(folder, name);
  expect(overlap(at('saves'), at('link'))).toBe(true);
  expect(overlap(at('saves/deep'), at('saves'))).toBe(true);
  expect(overlap(at('saves'), at('saves2'))).toBe(false);
  expect(overlap(at('new'), at('new/later'))).toBe(true);
  expect(isInside('/a', '/')).toBe(true);
});
