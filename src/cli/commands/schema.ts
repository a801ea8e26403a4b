// `savegraph schema`

import { readSdl } from '../../api/schema/sdl.ts';
import type { Command } from '../command.ts';

export const schema: Command = {
  usage: '',
  summary: 'Prints the GraphQL schema, as SDL.',
  async run() {
    console.log(readSdl());
    return 0;
  },
};
