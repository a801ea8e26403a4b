// `savegraph query`

import { RequestBudget } from '../../api/budget/budget.ts';
import { createContext } from '../../api/context/context.ts';
import { RequestPipeline } from '../../api/request/pipeline.ts';
import { createSchema } from '../../api/schema/schema.ts';
import { answerTable } from '../../bulk/answer-table.ts';
import { BULK_FORMATS } from '../../bulk/bulk-formats.ts';
import { type Command, type CommandArgs, type ExitCode, textOption, UsageError } from '../command.ts';
import { chosenFormat, outputOptions, writeOutput } from '../output.ts';
import { printError, printFault } from '../print.ts';
import { openPath, UNREADABLE } from '../saves/open.ts';
import { READ_OPTIONS, readOptions } from '../saves/read-options.ts';
import { jsonObject, readUserText } from '../user-file.ts';

const FORMATS = ['json', ...[...BULK_FORMATS.keys()].filter((name) => name !== 'json')];

export const query: Command = {
  usage: 'PATH QUERY|@FILE [--variables JSON] [OPTION...]',
  summary: `Answers one GraphQL query on the saves at PATH, as JSON; in other formats, one list of the answer as a table.

  QUERY              the query itself, or @FILE to read it from a file`,
  options: {
    '': {
      'variables JSON': "values for the query's variables, as a JSON object",
      cost: 'also what the query cost and its limits, in extensions.cost',
      explain: 'also the plans that were run, in extensions.plan',
      'list PATH':
        'of a table: the names that lead to the list, such as save.objects.nodes (default the first)',
      ...outputOptions(FORMATS),
      ...READ_OPTIONS,
    },
  },
  notes: 'Exits with 1 when the query has errors, with 2 when a save cannot be read.',
  run,
};

async function run(args: CommandArgs): Promise<ExitCode> {
  const [path, text, ...more] = args.positionals;
  if (path === undefined || text === undefined || more.length > 0)
    throw new UsageError('expected a path and a query');
  const format = chosenFormat(args, FORMATS);
  if (format === 'json' && textOption(args, 'list') !== null)
    throw new UsageError('--list is of tables: name another --format than json');
  const variables = textOption(args, 'variables');
  const request = {
    query: text.startsWith('@') ? readUserText(text.slice(1)) : text,
    variables: variables === null ? {} : jsonObject(variables, '--variables'),
  };
  const { library, entries } = openPath(path, await readOptions(args));
  if (entries.length === 0) return 2;
  const pipeline = new RequestPipeline(createSchema(), printFault);
  const context = createContext(library, {
    budget: new RequestBudget(),
    explain: args.values.explain === true,
    showsCost: args.values.cost === true,
  });
  const result = await pipeline.answer(request, context);
  const unreadable = result.errors?.filter(({ extensions }) => UNREADABLE.has(extensions.code)) ?? [];
  if (format === 'json') await writeOutput(args, [`${JSON.stringify(result, null, 2)}\n`]);
  else if (!result.errors) await writeTable(args, format, result);
  for (const error of format === 'json' ? unreadable : (result.errors ?? [])) printError(error);
  if (unreadable.length > 0) return 2;
  return result.errors ? 1 : 0;
}

/** What was written is plain data only once it is JSON. */
async function writeTable(args: CommandArgs, format: string, result: object): Promise<void> {
  const { data, extensions } = JSON.parse(JSON.stringify(result));
  for (const { message } of extensions?.warnings ?? []) printError(message);
  const table = answerTable(data, textOption(args, 'list'));
  await writeOutput(args, await BULK_FORMATS.get(format)!.pieces(table));
}
