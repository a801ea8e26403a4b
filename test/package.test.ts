// Rules for what the project depends on and for the lockfile.

import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: boolean }>;
  overrides: Record<string, string>;
}

interface Lock {
  packages: Record<string, { resolved?: string; integrity?: string; version?: string }>;
}

const manifest = JSON.parse(read('package.json')) as Manifest;
const code = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
const imported = new Set(code.flatMap((name) => packagesOf(read(`src/${name}`))));
const lock = JSON.parse(read('package-lock.json')) as Lock;

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

test('what is installed here is exact, and what users get may be mended without a release of ours', () => {
  const here = [manifest.devDependencies, manifest.overrides].flatMap(Object.entries);
  expect(here.filter(([, version]) => !EXACT.test(String(version)))).toEqual([]);
  for (const [name, version] of Object.entries(manifest.dependencies))
    expect(version, name).toMatch(/^\^\d+\.\d+\.\d+$/);
});

test('the lockfile says what to install but not from where', () => {
  const { '': self, ...installed } = lock.packages;
  expect(self).toBeDefined();
  for (const [name, entry] of Object.entries(installed)) {
    expect(entry.resolved, name).toBeUndefined();
    expect(entry.integrity, name).toMatch(/^sha\d+-/);
  }
});

test('the lockfile and settings name no registry', () => {
  const addresses = JSON.stringify(lock.packages, (key, value) => (key === 'funding' ? undefined : value));
  expect(addresses).not.toMatch(/https?:|registry/i);
  expect(read('.npmrc')).not.toMatch(/https?:|registry\s*=/i);
});

test('the packages that the program imports are those that docs/design.md gives reasons for', () => {
  const sections = read('docs/design.md').split(/^#+ /m);
  const section = sections.find((text) => /^[^\n]*dependencies/i.test(text)) ?? '';
  const reasoned = [...section.matchAll(/^\| *`([^`]+)`/gm)].map((row) => row[1]);
  expect([...imported].sort()).toEqual(reasoned.sort());
});

test('whoever installs it gets all of them but optional ones, in the program or beside it', () => {
  const optional = Object.entries(manifest.peerDependenciesMeta).filter(([, { optional }]) => optional);
  expect(optional.map(([name]) => name)).toEqual(Object.keys(manifest.peerDependencies));
  const { dependencies, devDependencies, peerDependencies } = manifest;
  expect(Object.keys(dependencies).filter((name) => !imported.has(name))).toEqual([]);
  const given = { ...dependencies, ...devDependencies, ...peerDependencies };
  expect([...imported].filter((name) => !(name in given))).toEqual([]);
});

function packagesOf(code: string): string[] {
  const names = code.matchAll(
    /^\s*(?:import|export|\}|const|return).*?(?:from |import\()'((?:@[\w-]+\/)?[a-z][\w-]*)[\w/.-]*'/gm,
  );
  return [...names].map(([, name]) => name!).filter((name) => !isBuiltin(name));
}

function read(name: string): string {
  return readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
}
