// The text of the schema: every file of schema/.

import { readdirSync, readFileSync } from 'node:fs';
import { packageFile } from '../program-files.ts';

const FOLDER = packageFile('schema/');

/** All of the schema as one text, root.graphql first, the rest by name. */
export function readSdl(): string {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.graphql'));
  names.sort((a, b) => Number(b === ROOT) - Number(a === ROOT) || (a < b ? -1 : 1));
  return names.map((name) => readFileSync(new URL(name, FOLDER), 'utf8').trimEnd()).join('\n\n');
}

const ROOT = 'root.graphql';
