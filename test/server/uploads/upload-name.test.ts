// Names that an upload may have, compared with what systems make of a name.

import { writeFileSync } from 'node:fs';
import { join, posix, win32 } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkUploadName, isUploadName } from '../../../src/server/uploads/upload-name.ts';
import { forAll } from '../../tools/for-all.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

/** As Windows finds a device: the name up to its first dot, without spaces before that. */
const DEVICES = [
  ...['CON', 'PRN', 'AUX', 'NUL'],
  ...['COM', 'LPT'].flatMap((port) => Array.from('0123456789¹²³', (digit) => port + digit)),
];

function isDevice(name: string): boolean {
  return DEVICES.includes(name.split('.')[0]!.replace(/ +$/, '').toUpperCase());
}

const folder = tempFolder();
const part = fc.oneof(
  fc.constantFrom(...'con NUL com1 lpt¹ COM² aux . .. - / \\ : % $ * "'.split(' '), ' ', '\0', '\n'),
  fc.constantFrom(...'a World 7 工場 é e\u0301 🐍 \u202e \ufeff'.split(' '), ...`('=@+,`),
  fc.string({ unit: 'binary', maxLength: 2 }),
);
const names = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));

it('a name that is taken is one name on every system, of a plain file, and nothing to a shell or a page', () => {
  let taken = 0;
  forAll(3000, names, (name) => {
    if (!isUploadName(name)) return;
    taken++;
    for (const path of [posix, win32]) {
      expect([path.basename(name), path.isAbsolute(name)]).toEqual([name, false]);
    }
    expect([name, isDevice(name)]).toEqual([name, false]);
    expect(name).not.toMatch(/[<>:"/\\|?*$`~;&!#%^{}[\]\p{C}\p{Zl}\p{Zp}]/u);
    expect(name.replaceAll(' ', '')).not.toMatch(/\p{Z}/u);
    expect(name).not.toMatch(/^[ .-]|[ .]$/);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
    writeFileSync(join(folder, name), name);
  });
  expect(taken).toBeGreaterThan(10);
});

it.each([
  ...['My World.sav', '工場 (2).sav', 'Ünï', "it's", 'a+b=c@d,e'],
  ...['a', 'console.sav', 'com10', 'nulls', '_x', '1'],
])('a name that is taken may be %s', (name) => {
  expect(isUploadName(name)).toBe(true);
  expect(() => checkUploadName(name)).not.toThrow();
});

const devices = fc.tuple(
  fc.constantFrom(...DEVICES),
  fc.constantFrom('', '.sav', '.tar.gz', ' .sav', '  .x'),
  fc.boolean(),
);

it('a name that is refused is that of a device, in any case and with any ending', () => {
  forAll(100, devices, ([device, ending, isLower]) => {
    const name = (isLower ? device.toLowerCase() : device) + ending;
    expect([name, isUploadName(name)]).toEqual([name, false]);
  });
});

it.each([
  ...['', '.', '..', '.a', 'a.', ' a', 'a ', '-rf', 'a/b', 'a\\b', 'a\0', 'a\nb'],
  ...['C:', '~', 'x'.repeat(201)],
])('a name that is refused is %j, with the rule as the reason and not the name', (name) => {
  expect(isUploadName(name)).toBe(false);
  expect(() => checkUploadName(name)).toThrow(
    expect.objectContaining({ extensions: { code: 'BAD_ARGUMENT', http: { status: 400 } } }),
  );
});

it('a name that is refused is too long in bytes, however many characters it has', () => {
  for (const letter of ['a', 'é', '工']) {
    const size = Buffer.byteLength(letter);
    const most = Math.floor(200 / size);
    expect([isUploadName(letter.repeat(most)), isUploadName(letter.repeat(most + 1))]).toEqual([true, false]);
  }
});
