// `savegraph schema`

import { readSdl } from '../../api/schema/sdl.ts';
import type { Command } from '../command.ts';
import { loadPlugins, pluginNames } from '../saves/read-options.ts';

export const schema: Command = {
  usage: '[--plugin NAME...]',
  summary: `Prints the GraphQL schema, as SDL.

  --plugin NAME...   with what these files or packages add`,
  async run(args) {
    await loadPlugins(pluginNames(args));
    console.log(readSdl());
    return 0;
  },
};
