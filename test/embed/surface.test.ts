// Names that other programs can import: every name that package.json's exports lead to. A name that goes away breaks a
// program.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
};

const entries = Object.entries(exports).flatMap(([path, target]) => {
  // The program of a worker exports nothing; the page's build makes it.
  if (typeof target === 'string' || path === './browser/worker') return [];
  const source = target.default.replace('./dist/', 'src/').replace(/\.js$/, '.ts');
  return [{ path, source, types: target.types, code: target.default }];
});

/** The names that a file exports, types marked as such. */
function namesOf(source: string): string[] {
  const text = readFileSync(source, 'utf8');
  // What an entry hands on as a whole.
  const others = [...text.matchAll(/^export \* from '(?<path>[^']+)';/gm)].flatMap(({ groups }) =>
    namesOf(join(dirname(source), groups!.path!)),
  );
  const lists = text.matchAll(/^export (?<type>type )?\{(?<names>[^}]*)\}/gm);
  return [...lists]
    .flatMap(({ groups: { type = '', names = '' } = {} }) =>
      names.split(',').flatMap((name) => (name.trim() === '' ? [] : [`${type}${name.trim()}`])),
    )
    .concat(others)
    .sort();
}

it.each(entries)('$path has types beside its code', ({ types, code }) => {
  expect(types).toBe(code.replace(/\.js$/, '.d.ts'));
});

it.each(entries)('$path exports what it says', async ({ source }) => {
  const values = namesOf(source).filter((name) => !name.startsWith('type '));
  const module = (await import(/* @vite-ignore */ `${process.cwd()}/${source}`)) as object;
  expect(Object.keys(module).sort()).toEqual(values.sort());
});

it('the surface is this', () => {
  const surface = entries.map(({ path, source }) =>
    [path, ...namesOf(source).map((name) => `  ${name}`)].join('\n'),
  );
  expect(surface.join('\n\n')).toMatchSnapshot();
});
