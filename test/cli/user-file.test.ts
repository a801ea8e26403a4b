// Options that name a file of the wrong kind, size or content: each is refused with one line that says what
// was expected and found, before anything else starts; transcripts/refused.txt has those of a line.

import { execFileSync } from 'node:child_process';
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { UsageError } from '../../src/cli/command.ts';
import { printError } from '../../src/cli/print.ts';
import { readOptions } from '../../src/cli/saves/read-options.ts';
import { readUserText } from '../../src/cli/user-file.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const folder = tempFolder({
  'marked.json': '\uFEFF{}',
  'lines.txt': 'Path.Key=Guid\n__proto__=Guid\n',
  'large.txt': '',
});
const file = (name: string) => join(folder, name);
writeFileSync(file('large.txt'), '');
truncateSync(file('large.txt'), 64 * 2 ** 20 + 1);

describe('a file that an option names', () => {
  it('is read without the mark that some editors write first', () => {
    expect(readUserText(file('marked.json'))).toBe('{}');
  });

  it.each([
    ['a folder', '.', /expected a file, found a folder/],
    ['too large', 'large.txt', /expected at most 67108864 bytes, found 67108865/],
    ['not there', 'none', /no such file/],
    ['no possible name', 'a\0b', /cannot read/],
  ])('is refused when it is %s', (_, name, message) => {
    expect(() => readUserText(`${folder}/${name}`)).toThrow(UsageError);
    expect(() => readUserText(`${folder}/${name}`)).toThrow(message);
  });

  it.runIf(process.platform === 'linux')('is refused when it never ends', () => {
    execFileSync('mkfifo', [file('pipe')]);
    expect(() => readUserText(file('pipe'))).toThrow('expected a file, found a pipe');
    expect(() => readUserText('/dev/zero')).toThrow('expected a file, found a device');
  });
});

it('what saves do not say is taken as it is when it is right', async () => {
  const given = { positionals: [], values: { game: [file('lines.txt')] } };
  expect(await readOptions(given)).toEqual({ hints: 'Path.Key=Guid\n__proto__=Guid\n' });
});

it('errors are one line, whose control characters a terminal does not obey', () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  printError(new Error('no setting a\nb\u001B[2J\u009B31m\u202Ec é'));
  expect(printed.mock.calls).toEqual([['savegraph: no setting a\\u000ab\\u001b[2J\\u009b31m\\u202ec é']]);
  printed.mockRestore();
});
