// The text of the schema, from all files of schema/.

import { schemaTexts } from '../../program-files.ts';

/** The whole schema as one text: root.graphql first, the rest by name. */
export function readSdl(): string {
  const texts = [...schemaTexts()];
  texts.sort(([a], [b]) => Number(b === ROOT) - Number(a === ROOT) || (a < b ? -1 : 1));
  return texts.map(([, text]) => text.trimEnd()).join('\n\n');
}

const ROOT = 'root.graphql';
