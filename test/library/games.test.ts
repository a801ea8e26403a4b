// The game of each save, by the examples and by what real saves are said to be.

import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { SaveEntry } from '../../src/library/save.ts';
import { openLibrary } from '../tools/open-library.ts';
import { describeReal, manifest } from '../tools/real-saves.ts';

const gameOf = ({ header, format }: SaveEntry): string => header.game ?? `some game: ${format.id}`;

it('all games of the examples are named', () => {
  const { entries, problems } = openLibrary(fileURLToPath(new URL('../../examples', import.meta.url)));
  expect(problems).toEqual([]);
  expect([...new Set(entries.map(gameOf))].toSorted()).toEqual([
    'Darkest Dungeon',
    'Palworld',
    'RimWorld',
    'Satisfactory',
    'Slime Rancher',
    'Slime Rancher 2',
    'Space Engineers',
    'Stardew Valley',
    'some game: GVAS',
    'some game: UNREAL_ENGINE_3',
  ]);
});

describeReal('gvas', 'games of real saves', (folder) => {
  it('are what they are said to be, or unknown', () => {
    const told = new Map(manifest(folder).map(({ file, game }) => [file, game]));
    const said = openLibrary(fileURLToPath(folder)).entries.map((entry) => {
      const game = entry.files.map(({ absolute }) =>
        told.get(String(absolute).slice(fileURLToPath(folder).length)),
      );
      return [entry.slug, game.find((each) => each), entry.header.game];
    });
    const wrong = said.filter(([, game, is]) => game && (is ? is !== game : game === 'Palworld'));
    expect([said.length > 20, wrong]).toEqual([true, []]);
  });
});
