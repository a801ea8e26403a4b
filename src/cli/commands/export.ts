// `savegraph export`

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { GraphQLError } from 'graphql';
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
import { printError, printFault } from '../print.ts';
import { chosenEntry } from '../saves/chosen-entry.ts';
import { openPath } from '../saves/open.ts';
import { READ_HELP, readOptions } from '../saves/read-options.ts';
import { UNREADABLE } from '../saves/unreadable.ts';

const FORMATS = [...BULK_FORMATS.keys()].join(', ');

export const exportCommand: Command = {
  usage: 'PATH [--format ndjson] [--columns NAMES] [--where JSON] [--out FILE] [OPTION...]',
  summary: `Writes the objects of the save at PATH as a table, see docs/bulk.md.

  --format FORMAT    one of ${FORMATS} (default by FILE's extension, else ndjson)
  --columns NAMES    comma-separated facts and property paths (default path,class,position),
                     properties for all properties, * for all facts as well
  --view LIST        a list of the game's view instead of the objects, such as machines
  --where JSON       only objects that match, as the where of GraphQL's objects (or of the list)
  --order-by JSON    sort keys, as the orderBy of GraphQL's objects
  --first N          at most this many
  --offset N         skip this many first
  --save SLUG        which save, if there are several at PATH
  --out FILE         where to write (default standard output)
${READ_HELP}

Exits with 1 when the request is invalid, with 2 when the save cannot be read.`,
  run,
};

async function run(args: CommandArgs): Promise<ExitCode> {
  const path = onePath(args);
  const output = textOption(args, 'out');
  const name = textOption(args, 'format') ?? endingOf(output) ?? 'ndjson';
  const format = BULK_FORMATS.get(name);
  if (!format) throw new UsageError(`--format must be one of ${FORMATS}, not ${name}`);
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
    const table = bulkTable(createSchema(), save, request, context.tools);
    for (const { message } of context.warnings) printError(message);
    await write(await format.pieces(table), output);
    return 0;
  } catch (error) {
    const shown = showError(error, printFault);
    printError(shown.message);
    return UNREADABLE.has(shown.extensions.code) ? 2 : 1;
  } finally {
    await library.close();
  }
}

function endingOf(file: string | null): string | null {
  const ending = /\.([a-z]+)$/.exec(file ?? '')?.[1] ?? null;
  return ending !== null && BULK_FORMATS.has(ending) ? ending : null;
}

async function write(
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  output: string | null,
): Promise<void> {
  const stream = output === null ? process.stdout : createWriteStream(output);
  if (output !== null) await once(stream, 'open').catch(refuseOutput);
  for await (const piece of pieces) {
    if (piece.length > 0 && !stream.write(piece)) await once(stream, 'drain').catch(refuseOutput);
  }
  if (output === null) return;
  stream.end();
  await finished(stream).catch(refuseOutput);
}

/** The disk is full, or the reader of the pipe is gone. */
function refuseOutput(error: unknown): never {
  throw new GraphQLError(`cannot write: ${error instanceof Error ? error.message : error}`, {
    extensions: { code: 'BAD_REQUEST' },
  });
}
