// Real saves lie beside the checkout and are never part of it. Tests that want them say so when they are absent.

import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'vitest';

const FOLDER = new URL('../../../shared/saves/', import.meta.url);

/** The folder of one format's real saves; null when it is absent. */
export function realSaves(format: string): URL | null {
  const folder = new URL(`${format}/`, FOLDER);
  return existsSync(folder) ? folder : null;
}

/** A suite over real saves; without them it is skipped, and its title says why. */
export function describeReal(format: string, title: string, suite: (folder: URL) => void): void {
  const folder = realSaves(format);
  if (folder) describe(title, () => suite(folder));
  else
    it.skip(`${title}: not run, there are no real saves of ${format} beside the checkout`, () => undefined);
}

/** Rows of the table that describes them, by column name. */
export function manifest(folder: URL): readonly Readonly<Record<string, string>>[] {
  const [head = '', ...lines] = readFileSync(new URL('MANIFEST.tsv', folder), 'utf8').trim().split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}
