// `savegraph schema`

import { readSdl } from '../../api/schema/sdl.ts';
import type { Command } from '../command.ts';
import { writeOutput } from '../output.ts';
import { loadPlugins, pluginNames } from '../saves/read-options.ts';

export const schema: Command = {
  usage: '[--plugin NAME...] [--out FILE]',
  summary: 'Prints the GraphQL schema, as SDL.',
  options: {
    '': {
      'plugin NAME...': 'with what these files or packages add',
      'out FILE': 'where to write (default standard output)',
    },
  },
  async run(args) {
    await loadPlugins(pluginNames(args));
    await writeOutput(args, [`${readSdl()}\n`]);
    return 0;
  },
};
