// The command line: what scripts rely on.

import type { Fault } from '../fault.ts';

const COMMANDS = ['test/cli/commands.test.ts'];

export const faults: readonly Fault[] = [
  {
    what: 'inspect ends with 0 though a save cannot be read',
    file: 'src/cli/commands/inspect.ts',
    from: '      printError(error);\n      code = 2;',
    to: '      printError(error);',
    tests: COMMANDS,
  },
  {
    what: 'inspect ends with 0 though something cannot be opened',
    file: 'src/cli/commands/inspect.ts',
    from: 'problems || entries.length === 0 ? 2 : 0',
    to: 'entries.length === 0 ? 2 : 0',
    tests: COMMANDS,
  },
  {
    what: 'query ends with 0 though the query has errors',
    file: 'src/cli/commands/query.ts',
    from: 'return result.errors ? 1 : 0;',
    to: 'return 0;',
    tests: COMMANDS,
  },
  {
    what: 'query ends with 1 though a save cannot be read',
    file: 'src/cli/commands/query.ts',
    from: 'if (unreadable.length > 0) return 2;',
    to: '',
    tests: COMMANDS,
  },
  {
    what: 'an unknown command ends with 0',
    file: 'src/cli/main.ts',
    from: "there are ${[...COMMANDS.keys()].join(', ')}`);\n    return 2;",
    to: "there are ${[...COMMANDS.keys()].join(', ')}`);\n    return 0;",
    tests: ['test/cli/cli.test.ts'],
  },
  {
    what: 'any port is taken',
    file: 'src/cli/serve/serve-options.ts',
    from: 'if (port < 0 || port > 65535) throw',
    to: 'if (port < 0) throw',
    tests: ['test/cli/cli.test.ts'],
  },
  {
    what: 'issues that are not shown are not counted',
    file: 'src/cli/commands/issue-lines.ts',
    from: 'if (left > 0) lines.push',
    to: 'if (left < 0) lines.push',
    tests: ['test/cli/commands/issue-lines.test.ts'],
  },
  {
    what: 'what is the same of many objects is counted as one',
    file: 'src/api/saves/distinct-issues.ts',
    from: 'if (same) same.count++;',
    to: 'if (same) same.count = 1;',
    tests: ['test/cli/commands/issue-lines.test.ts'],
  },
  {
    what: 'a pipe is waited for',
    file: 'src/cli/user-file.ts',
    from: 'if (!stats.isFile())',
    to: 'if (stats.isDirectory())',
    tests: ['test/cli/user-file.test.ts'],
  },
];
