// `savegraph types`

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFile } from '../../program-files.ts';
import {
  type Command,
  type CommandArgs,
  type ExitCode,
  onePath,
  textOption,
  UsageError,
} from '../command.ts';
import { printError } from '../print.ts';
import { chosenEntry, SAVE_OPTION } from '../saves/chosen-entry.ts';
import { openPath } from '../saves/open.ts';
import { READ_OPTIONS, readOptions } from '../saves/read-options.ts';
import { saveTypes } from '../types/save-types.ts';

export const types: Command = {
  usage: 'PATH --out DIR [--save SLUG] [OPTION...]',
  summary: `Writes TypeScript types for the classes of the save at PATH, with a small client that uses them: see
docs/clients.md. The same save gives the same files; others in DIR are left alone.`,
  options: { '': { 'out DIR': 'where to write; created if necessary', ...SAVE_OPTION, ...READ_OPTIONS } },
  notes: 'Exits with 2 when the save cannot be read.',
  run,
};

async function run(args: CommandArgs): Promise<ExitCode> {
  const path = onePath(args);
  const out = textOption(args, 'out');
  if (out === null) throw new UsageError('--out DIR is missing');
  const opened = openPath(path, await readOptions(args));
  const { library, entries } = opened;
  if (entries.length === 0) return 2;
  const entry = await chosenEntry(opened, textOption(args, 'save'));
  try {
    const { graph } = await library.load(entry);
    const files = saveTypes(
      graph,
      entry.slug,
      readFileSync(packageFile('clients/typescript/client.ts'), 'utf8'),
    );
    mkdirSync(out, { recursive: true });
    for (const [name, text] of files) writeFileSync(join(out, name), text);
    const bytes = [...files.values()].reduce((sum, text) => sum + text.length, 0);
    console.log(`${files.size} files, ${(bytes / 1e3).toFixed(0)} kB, in ${out}`);
    return 0;
  } catch (error) {
    printError(error);
    return 2;
  } finally {
    await library.close();
  }
}
