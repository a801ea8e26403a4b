// Query.save by every slug and id; answers/chosen.txt and of-worlds.txt have names, titles and worlds,
// ../../formats/darkest-dungeon/answers/cases.txt a backup.

import { expect, it } from 'vitest';
import { encodeId } from '../../../src/api/context/global-id.ts';
import { openDesk } from '../../tools/ask.ts';
import { fakeSave } from '../../tools/fake-format.ts';

type Desk = ReturnType<typeof openDesk>;

async function ask({ ask }: Desk, args: string): Promise<unknown> {
  const { data, errors } = await ask(`{ save${args} { slug } }`);
  if (errors) return [errors[0]!.extensions.code, errors[0]!.message];
  return data.save.slug;
}

it('is the only one that is open, and none where none is', async () => {
  expect(await ask(openDesk({ 'a.sav': fakeSave('A', []) }), '(id: null)')).toBe('a');
  expect(await ask(openDesk({}), '')).toEqual(['SAVE_NOT_FOUND', 'No save is open.']);
});

it('is found by its id and by each of its slugs', async () => {
  const desk = openDesk({ 'My World_1.sav': fakeSave('First', []), 'one/auto.sav': fakeSave('Second', []) });
  for (const { key, slug, slugs } of desk.library.entries)
    for (const id of [encodeId('Save', key), ...slugs]) expect(await ask(desk, `(id: "${id}")`)).toBe(slug);
});
