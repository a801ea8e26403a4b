// Query.save without an argument, by name, title and world.

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
  const two = openDesk({ 'a.sav': fakeSave('A', []), 'b.sav': fakeSave('B', []) });
  expect(await ask(two, '')).toEqual([
    'AMBIGUOUS_SAVE',
    'More than one save is open, and none is named: a, b.',
  ]);
});

it('is found by slug, id, other spellings of the slug, and title, unless several are meant', async () => {
  const desk = openDesk({
    'My World_1.sav': fakeSave('First', []),
    'one/auto.sav': fakeSave('Second', []),
    'two/Auto.sav': fakeSave('Third', []),
    'x.sav': fakeSave('third', []),
  });
  const { entries } = desk.library;
  const [first] = entries.filter(({ slug }) => slug === 'my-world-1');
  for (const id of [
    'my-world-1',
    'My World_1',
    'MY-WORLD-1',
    'my-world-1--',
    'first',
    encodeId('Save', first!.key),
    ...first!.slugs,
  ])
    expect(await ask(desk, `(id: "${id}")`)).toBe('my-world-1');
  expect(await ask(desk, '(title: "FIRST")')).toBe('my-world-1');
  const autos = entries.map(({ slug }) => slug).filter((slug) => slug.startsWith('auto-'));
  expect(autos).toHaveLength(2);
  expect(await ask(desk, '(id: "auto")')).toEqual([
    'AMBIGUOUS_SAVE',
    `More than one save is called "auto": ${autos.sort().join(', ')}.`,
  ]);
  for (const slug of autos) expect(await ask(desk, `(id: "${slug}")`)).toBe(slug);
  const third = entries.filter(({ header }) => /third/i.test(header.title)).map(({ slug }) => slug);
  expect(await ask(desk, '(title: "Third")')).toEqual([
    'AMBIGUOUS_SAVE',
    `More than one save has the title "Third": ${third.sort().join(', ')}.`,
  ]);
  expect(await ask(desk, '(title: "Frist")')).toEqual([
    'title: "Frist" is the title of no open save; closest matches: First',
  ]);
  expect(await ask(desk, '(title: "First", id: "x")')).toEqual([
    'BAD_ARGUMENT',
    expect.stringMatching(/^(id|title): cannot be given beside (id|title)$/),
  ]);
  for (const id of ['../my-world-1', 'one/auto', 'my-world-1?'])
    expect(await ask(desk, `(id: "${id}")`)).toEqual([expect.stringContaining('of no open save')]);
  // The same in every field that takes a save.
  const { errors } = await desk.ask('{ diff(from: "First", to: "auto") { from { slug } } }');
  expect(errors?.[0]?.extensions.code).toBe('AMBIGUOUS_SAVE');
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
