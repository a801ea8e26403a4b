// `savegraph export`

import { createContext } from '../../api/context/context.ts';
import { loadFailure, showError } from '../../api/context/errors.ts';
import { createSchema } from '../../api/schema/schema.ts';
import { BULK_FORMATS } from '../../bulk/bulk-formats.ts';
import { bulkTable } from '../../bulk/bulk-table.ts';
import {
  type Command,
  type CommandArgs,
  type ExitCode,
  onePath,
  textOption,
  UsageError,
} from '../command.ts';
import { chosenFormat, outputOptions, writeOutput } from '../output.ts';
import { printError, printFault } from '../print.ts';
import { chosenEntry, SAVE_OPTION } from '../saves/chosen-entry.ts';
import { openPath, UNREADABLE } from '../saves/open.ts';
import { READ_OPTIONS, readOptions } from '../saves/read-options.ts';

const FORMATS = [...BULK_FORMATS.keys()];

export const exportCommand: Command = {
  usage: 'PATH [--format ndjson] [--columns NAMES] [--where JSON] [--out FILE] [OPTION...]',
  summary: 'Writes the objects of the save at PATH as a table, see docs/bulk.md.',
  options: {
    '': {
      'columns NAMES':
        'comma-separated facts and property paths (default path,class,position), properties for all properties, * for all facts as well',
      'view LIST': "a list of the game's view instead of the objects, such as machines",
      'where JSON': "only objects that match, as the where of GraphQL's objects (or of the list)",
      'order-by JSON': "sort keys, as the orderBy of GraphQL's objects",
      'first N': 'at most this many',
      'offset N': 'skip this many first',
      ...SAVE_OPTION,
      ...outputOptions(FORMATS),
      ...READ_OPTIONS,
    },
  },
  notes: 'Exits with 1 when the request is invalid, with 2 when the save cannot be read.',
  run,
};

async function run(args: CommandArgs): Promise<ExitCode> {
  const path = onePath(args);
  const format = BULK_FORMATS.get(chosenFormat(args, FORMATS))!;
  const opened = openPath(path, await readOptions(args));
  const { library, entries } = opened;
  if (entries.length === 0) return 2;
  const entry = await chosenEntry(opened, textOption(args, 'save'));
  try {
    const save = await library.load(entry).catch((error: unknown) => {
      throw loadFailure(error);
    });
    const request = {
      view: textOption(args, 'view'),
      where: textOption(args, 'where'),
      columns: textOption(args, 'columns'),
      orderBy: textOption(args, 'order-by'),
      first: textOption(args, 'first'),
      offset: textOption(args, 'offset'),
    };
    const context = createContext(library);
    const table = bulkTable({ schema: createSchema(), save, tools: context.tools }, request);
    for (const { message } of context.warnings.list()) printError(message);
    await writeOutput(args, await format.pieces(table));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const shown = showError(error, printFault);
    printError(shown.message);
    return UNREADABLE.has(shown.extensions.code) ? 2 : 1;
  } finally {
    await library.close();
  }
}
