// Notes about objects that no game writes, in files whose sums are right.

import { expect, it } from 'vitest';
import { factorySave } from '../../../tools/satisfactory/cases/factory.ts';
import { classes, inWorld } from '../../../tools/satisfactory/game.ts';
import { actor } from '../../../tools/satisfactory/objects.ts';
import { writeSave } from '../../../tools/satisfactory/save.ts';
import { readFile } from '../read-file.ts';

it('notes places that are far off, and nothing else', () => {
  const far = actor(classes.pole, inWorld('Far'), [], { transform: { position: [1e21, 0, 0] } });
  const factory = factorySave(52);
  const { graph } = readFile('far.sav', writeSave({ ...factory, objects: [...factory.objects, far] }));
  const notes = graph.data.issues.filter(({ info, code }) => info && code === 'VALUE');
  expect(notes.filter(({ node }) => node !== null).map(({ node }) => graph.path(node!))).toEqual([
    inWorld('Far'),
  ]);
});
