// Commands with what they print and how they end, in transcripts/: `$ COMMAND`, then `= ` and its output (of JSON what it
// says), `! ` and what it says on stderr, and `exit CODE` unless that is 0. `+ FILE: TEXT` makes a file in DIR, where
// `«3 × a#»` is `a0a1a2`, and of the usage only its first line is kept. Answers are written by `UPDATE_DOCS=1 npx vitest run test/cli/transcripts`.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { printAnswer } from '../tools/print-answer.ts';
import { repeated } from '../tools/repeated.ts';
import { runInProcess } from '../tools/run-cli.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const FOLDER = 'test/cli/transcripts/';

/** What the parser says, which differs by version of Node, and what follows the first line of a usage. */
const LEFT_OUT = /(?<=is not JSON: ).*|(?<=usage: .*)\n[\s\S]*/g;

const linesOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => line !== '');

const wordsOf = (command: string): string[] =>
  Array.from(command.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, plain]) => quoted ?? plain!);

describe.each(readdirSync(FOLDER))('%s', (file) => {
  const [head, ...parts] = readFileSync(FOLDER + file, 'utf8')
    .trimEnd()
    .split(/\n+(?=\$ |## )/);
  const made = head!.matchAll(/^\+ (\S+): ?(.*)$/gm);
  const folder = tempFolder(
    Object.fromEntries(Array.from(made, ([, name, text]) => [name!, repeated(text!)])),
  );
  const blocks = parts.map((part) => part.split('\n'));

  it.each(blocks.filter(([line]) => line!.startsWith('$ ')))('%s', async (command) => {
    const block = blocks.find(([line]) => line === command)!;
    const { code, out, err } = await runInProcess(...wordsOf(command.slice(2).replaceAll('DIR', folder)));
    const lines = [
      command,
      ...(out.startsWith('{\n') ? printAnswer(JSON.parse(out)) : linesOf(out)).map((line) => `= ${line}`),
      ...linesOf(err.replaceAll(folder, 'DIR').replace(LEFT_OUT, '...')).map((line) => `! ${line}`),
      ...(code === 0 ? [] : [`exit ${code}`]),
    ];
    if (process.env.UPDATE_DOCS) block.splice(0, block.length, ...lines);
    expect(block).toEqual(lines);
  });

  afterAll(() => {
    if (!process.env.UPDATE_DOCS) return;
    const texts = blocks.map((block) => `${block[0]!.startsWith('## ') ? '\n' : ''}${block.join('\n')}`);
    writeFileSync(FOLDER + file, `${[head, ...texts].join('\n')}\n`);
  });
});
