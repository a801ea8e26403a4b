// `savegraph watch`

import { type Alerts, openAlerts } from '../../alerts/alerts.ts';
import { createSchema } from '../../api/schema/schema.ts';
import { Library } from '../../library/library.ts';
import { workerReader } from '../../library/read/worker-reader.ts';
import { RequestAnswers } from '../../server/queries/request-answers.ts';
import { type Command, type CommandArgs, type ExitCode, UsageError } from '../command.ts';
import { chosenFormat } from '../output.ts';
import { printError, printFault } from '../print.ts';
import { problemLines } from '../saves/problem-lines.ts';
import { READ_OPTIONS, readOptions } from '../saves/read-options.ts';
import { alertLine, RULE_OPTIONS, ruleSettings } from '../saves/rule-options.ts';

export const watch: Command = {
  usage: 'PATH... --rule FILE [OPTION...]',
  summary: `Alerts when a rule applies to the saves at these paths, whenever the game has written one: a line on standard output,
or a webhook. Each alert is sent once, also after a restart.`,
  options: {
    '': {
      ...RULE_OPTIONS,
      once: 'check what is there now, and end',
      'format FORMAT': 'how alerts are printed, one a line: text (default) or json',
      ...READ_OPTIONS,
    },
  },
  run,
};

async function run(args: CommandArgs): Promise<ExitCode> {
  const { positionals: paths, values } = args;
  if (paths.length === 0) throw new UsageError('expected a path');
  const format = chosenFormat(args, ['text', 'json']);
  const settings = ruleSettings(args);
  if (!settings) throw new UsageError('expected --rule FILE');
  const library = new Library({ ...(await readOptions(args)), reader: workerReader() });
  const answers = new RequestAnswers({ schema: createSchema(), library, report: printFault });
  try {
    const alerts = await openAlerts({
      ...{ ...settings, library, errorsIn: answers.errorsIn },
      runQuery: (query, variables) => answers.ask({ query, variables }),
      print: (alert) => console.log(alertLine(alert, format === 'json')),
      report: printError,
    });
    for (const problem of problemLines(library.add(...paths))) printError(problem);
    if (values.once === true) await alerts.once();
    else await watchUntilStopped(library, alerts);
    return 0;
  } catch (error) {
    printError(error);
    return 2;
  } finally {
    await library.close();
  }
}

async function watchUntilStopped(library: Library, alerts: Alerts): Promise<void> {
  const stop = (): void => void alerts.stop();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  library.watch();
  await alerts.run();
  await alerts.stop();
}
