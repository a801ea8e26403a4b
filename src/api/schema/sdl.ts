// The text of the schema, from all files of schema/.

import { schemaTexts } from '../../program-files.ts';

/** The whole schema as one text: root.graphql first, the rest by name, then what packages added. */
export function readSdl(): string {
  const texts = [...schemaTexts()];
  texts.sort(([a], [b]) => Number(b === ROOT) - Number(a === ROOT) || (a < b ? -1 : 1));
  return [...texts.map(([, text]) => text), ...ADDED_SDL].map((text) => text.trimEnd()).join('\n\n');
}

/** Parts of the schema that packages added: schemas that are made from now on have them. */
export const ADDED_SDL: string[] = [];

const ROOT = 'root.graphql';
