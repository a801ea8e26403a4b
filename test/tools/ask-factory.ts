// Asks about the little factory, over HTTP and on the command line.

import { expect } from 'vitest';
import { askBoth } from './ask-both.ts';

export async function askFactory() {
  const ask = await askBoth();
  return {
    ask,

    /** What it answers, without errors. */
    async factory(fields: string): Promise<unknown> {
      const { data, errors } = await ask(`{ save(id: "little-factory") { ${fields} } }`);
      expect(errors).toBeUndefined();
      return data?.save;
    },

    /** Code and message of the only error. */
    async refusal(fields: string): Promise<string> {
      const { errors } = await ask(`{ save(id: "little-factory") { ${fields} } }`);
      expect(errors?.length).toBe(1);
      return `${String(errors![0]!.extensions.code)} ${errors![0]!.message}`;
    },
  };
}
