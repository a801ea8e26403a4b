// Small real files to start from, where they lie beside the checkout.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../shared/saves/', import.meta.url));

/** Files of a format whose path matches, of at most so many bytes; none where there are no real saves. */
export function realFiles(
  format: string,
  pattern: RegExp,
  most: number,
): { name: string; bytes: Uint8Array }[] {
  const folder = join(FOLDER, format);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => ({ name, path: join(folder, name) }))
    .filter(({ path }) => statSync(path).isFile() && statSync(path).size <= most)
    .map(({ name, path }) => ({ name, bytes: new Uint8Array(readFileSync(path)) }));
}
