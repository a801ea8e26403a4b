// Query.save without an argument, by name and by world; answers/chosen.txt has its names and titles.

import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { encodeId } from '../../../src/api/context/global-id.ts';
import { FORMATS } from '../../../src/formats/registry.gen.ts';
import { openDesk } from '../../tools/ask.ts';
import { fakeSave } from '../../tools/fake-format.ts';

type Desk = ReturnType<typeof openDesk>;

async function ask({ ask }: Desk, args: string): Promise<unknown> {
  const { data, errors, extensions } = await ask(`{ save${args} { slug } }`);
  if (errors) return [errors[0]!.extensions.code, errors[0]!.message];
  const { warnings = [] } = (extensions ?? {}) as { warnings?: { message: string }[] };
  const { save } = data as { save: { slug: string } | null };
  return save ? save.slug : warnings.map(({ message }) => message);
}

it('is the only one that is open, when nothing is said', async () => {
  expect(await ask(openDesk({ 'a.sav': fakeSave('A', []) }), '')).toBe('a');
  expect(await ask(openDesk({ 'a.sav': fakeSave('A', []) }), '(id: null)')).toBe('a');
  expect(await ask(openDesk({}), '')).toEqual(['SAVE_NOT_FOUND', 'No save is open.']);
});

it('is found by its id and by each of its slugs', async () => {
  const desk = openDesk({ 'My World_1.sav': fakeSave('First', []), 'one/auto.sav': fakeSave('Second', []) });
  for (const { key, slug, slugs } of desk.library.entries)
    for (const id of [encodeId('Save', key), ...slugs]) expect(await ask(desk, `(id: "${id}")`)).toBe(slug);
});

it('is the newest of a world, by its id or title', async () => {
  const desk = openDesk({}, FORMATS);
  const { library } = desk;
  library.add('examples/little-factory.sav', 'examples/little-factory-earlier.sav', 'examples/hollowmere');
  const { data } = await desk.ask('{ worlds { nodes { id title newest { slug } } } }');
  const worlds = (data as { worlds: { nodes: { id: string; title: string; newest: { slug: string } }[] } })
    .worlds.nodes;
  expect(worlds.length).toBeGreaterThan(0);
  for (const { id, title, newest } of worlds) {
    expect(await ask(desk, `(world: "${id}")`)).toBe(newest.slug);
    expect(await ask(desk, `(world: "${title}")`)).toBe(newest.slug);
  }
  expect(await ask(desk, '(world: "Little Factory")')).toBe('little-factory');
  expect(await ask(desk, '(title: "Little Factory")')).toEqual(['AMBIGUOUS_SAVE', expect.any(String)]);
  expect(await ask(desk, '(world: "Littel Factory")')).toEqual([
    'world: "Littel Factory" is the id or title of no open world; closest matches: Little Factory',
  ]);
});

it('does not count a backup beside the save that it is of', async () => {
  const desk = openDesk({}, FORMATS);
  const folder = join(desk.folder, 'profile_0');
  cpSync('examples/hollowmere', folder, { recursive: true });
  cpSync('examples/hollowmere', join(folder, 'backup'), { recursive: true });
  desk.library.add(folder);
  for (const args of ['', '(title: "Hollowmere")', '(id: "hollowmere")', '(id: "profile_0")'])
    expect(await ask(desk, args)).toBe('profile-0');
  expect(await ask(desk, '(id: "profile-0-backup")')).toBe('profile-0-backup');
});
