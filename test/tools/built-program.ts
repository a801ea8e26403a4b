// The command line as it is built, for what sources would show otherwise: Node 20 reads TypeScript on a thread of its own beside each of
// ours.

import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tempFolder } from './temp-folder.ts';

/** Whether dist/ is of this code: `npm test` builds before it comes to tests. */
export const { isBuilt }: { isBuilt(): boolean } = await import(
  pathToFileURL(resolve('scripts/build-mark.mjs')).href
);

/** What the program looks for in the folder around its own. */
const AROUND = ['package.json', 'schema', 'node_modules'];

/** Builds it without its page, and gives its file. */
export function buildProgram(): string {
  const around = tempFolder();
  for (const name of AROUND) symlinkSync(resolve(name), join(around, name));
  const folder = join(around, 'dist');
  for (const script of ['bundle', 'copy-assets'].map((name) => `scripts/${name}.mjs`)) {
    const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${script} ended with ${status}: ${stderr}`);
  }
  return join(folder, 'cli.js');
}
