// The program's files in a browser, replacing src/program-files.ts: the build embeds their texts in the worker.

import { DATA_TEXTS, SCHEMA_TEXTS } from 'virtual:program-texts';

/** The text of a file in src/ that is not code. */
export function dataText(path: string): string {
  const text = DATA_TEXTS[path];
  if (text === undefined) throw new Error(`the build left out ${path}`);
  return text;
}

/** The files of schema/, by name. */
export function schemaTexts(): ReadonlyMap<string, string> {
  return new Map(Object.entries(SCHEMA_TEXTS));
}
