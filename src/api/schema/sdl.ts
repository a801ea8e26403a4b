// The text of the schema: every file of schema/.

import { schemaTexts } from '../../program-files.ts';

/** All of the schema as one text, root.graphql first, the rest by name. */
export function readSdl(): string {
  const texts = [...schemaTexts()];
  texts.sort(([a], [b]) => Number(b === ROOT) - Number(a === ROOT) || (a < b ? -1 : 1));
  return texts.map(([, text]) => text.trimEnd()).join('\n\n');
}

const ROOT = 'root.graphql';
