// `savegraph mcp`

import { createSchema } from '../../api/schema/schema.ts';
import { Library } from '../../library/library.ts';
import { workerReader } from '../../library/read/worker-reader.ts';
import { MODEL_LIMITS as limits } from '../../mcp/server.ts';
import { serveStdio } from '../../mcp/stdio.ts';
import type { Ask, AskResult } from '../../mcp/tool-session.ts';
import { version } from '../../program-files.ts';
import { RequestAnswers } from '../../server/queries/request-answers.ts';
import type { Command, CommandArgs, ExitCode } from '../command.ts';
import { optionsOf } from '../options.ts';
import { printError, printFault } from '../print.ts';
import { EXAMPLES } from '../saves/examples.ts';
import { openStored, type Stored } from '../saves/open-store.ts';
import { problemLines } from '../saves/problem-lines.ts';
import { READ_OPTIONS, readOptions } from '../saves/read-options.ts';
import { STORE_OPTIONS, storeSettings } from '../saves/store-options.ts';
import { SERVE_OPTIONS } from '../serve/serve-options.ts';

export const mcp: Command = {
  usage: '[PATH...] [OPTION...]',
  summary: `Answers language models over the Model Context Protocol, on stdin and stdout, about the saves at these files and
folders, or about the example saves when no PATH is given. Clients start it by themselves; see docs/mcp.md.`,
  options: { '': { ...STORE_OPTIONS, ...READ_OPTIONS } },
  takesSettings: true,
  otherSettings: Object.keys(optionsOf(SERVE_OPTIONS)),
  run,
};

async function run(args: CommandArgs): Promise<ExitCode> {
  const options = await readOptions(args);
  const settings = storeSettings(args);
  let stored: Stored | null;
  try {
    stored = settings && (await openStored(settings));
  } catch (error) {
    printError(error);
    return 2;
  }
  const remote = stored && { remote: stored.entries };
  const library = new Library({ ...options, reader: workerReader(), ...remote });
  const close = async (): Promise<void> => {
    await library.close();
    await stored?.close();
  };
  const paths = args.positionals.length > 0 || stored ? args.positionals : [EXAMPLES];
  for (const problem of problemLines(library.add(...paths))) printError(problem);
  // Others may add saves to a store at any time.
  if (library.entries.length === 0 && !stored) {
    printError('no saves to answer from');
    await close();
    return 2;
  }
  const schema = createSchema();
  let isGone = false;
  // A query that is aborted because its client left is no fault.
  const report: typeof printFault = (error, id) => {
    if (!isGone) printFault(error, id);
  };
  const answers = new RequestAnswers({ schema, library, report, ...(stored && { store: stored.store }) });
  const ask: Ask = async (query, variables, signal) =>
    (await answers.ask({ query, variables }, { limits, signal })) as AskResult;
  await serveStdio({ ask, schema, version: version(), report });
  isGone = true;
  await close();
  return 0;
}
