// Meanings of references by path: the object of the level that it names, or a node that says what is not there.

import { expect, it, vi } from 'vitest';
import { FastScan } from '../../../../src/formats/satisfactory/kernel/fast-scan.ts';
import type { EdgeId, NodeId } from '../../../../src/graph/ids.ts';
import { guardKernels } from '../../../tools/guard-kernels.ts';
import { saveOf } from '../../../tools/satisfactory/cases/specimen.ts';
import { classes } from '../../../tools/satisfactory/game.ts';
import { actor } from '../../../tools/satisfactory/objects.ts';
import { object } from '../../../tools/satisfactory/refs.ts';
import { writeSave } from '../../../tools/satisfactory/save.ts';
import { prop } from '../../../tools/unreal/tags.ts';
import { readFile } from '../read-file.ts';

const TWICE = 'Cave:PersistentLevel.Machine_1';
const FROM = 'Persistent_Level:PersistentLevel.From';

function targetsOf(graph: ReturnType<typeof readFile>['graph'], path: string): string[] {
  const { from, to } = graph.out(graph.find(path));
  const found: string[] = [];
  for (let edge = from as number; edge < to; edge++) {
    const target = graph.edges.target[edge] as NodeId;
    const { text } = graph.label(edge as EdgeId);
    found.push(`${text} ${graph.kind(target)} ${graph.path(target)} of ${graph.level(target)}`);
  }
  return found;
}

it('goes by the level where several objects have the path', () => {
  const from = actor(classes.constructor, FROM, [
    prop('mFirst', object({ level: 'Level_A', path: TWICE })),
    prop('mSecond', object({ level: 'Level_B', path: TWICE })),
    prop('mThird', object({ level: 'Level_C', path: TWICE })),
  ]);
  const machine = () => actor(classes.smelter, TWICE, []);
  const levels = ['Level_A', 'Level_B'].map((name) => ({ name, inside: name, objects: [machine()] }));
  const { graph } = readFile('levels.sav', writeSave({ ...saveOf(42, from), levels }));
  expect(targetsOf(graph, FROM)).toEqual([
    `mFirst ACTOR ${TWICE} of Level_A`,
    `mSecond ACTOR ${TWICE}#2 of Level_B`,
    `mThird ACTOR ${TWICE} of Level_A`,
  ]);
});

it('tells assets from objects that are not there', () => {
  const from = actor(classes.constructor, FROM, [
    prop('mRecipe', object({ level: '', path: '/Game/Recipe.Recipe_C' })),
    prop('mGone', object({ level: 'Persistent_Level', path: 'Persistent_Level:PersistentLevel.Gone_1' })),
  ]);
  const { graph } = readFile('assets.sav', writeSave(saveOf(42, from)));
  expect(targetsOf(graph, FROM)).toEqual([
    'mRecipe EXTERNAL /Game/Recipe.Recipe_C of null',
    'mGone MISSING Persistent_Level:PersistentLevel.Gone_1 of null',
  ]);
});

it('takes no field for one that begins like the field that came there before', () => {
  const unguard = guardKernels();
  const target = object({ level: '', path: '/Game/A.A_C' });
  const names = [
    ['mAt', 'mTargetOfAll'],
    ['mAt', 'mTarget'],
    ['mAt', 'mTargetOfAll'],
  ];
  const objects = names.map((fields, i) =>
    actor(
      classes.constructor,
      `${FROM}_${i}`,
      fields.map((name) => prop(name, target)),
    ),
  );
  const { graph } = readFile('names.sav', writeSave(saveOf(42, ...objects)));
  const labels = objects.map((_, i) => targetsOf(graph, `${FROM}_${i}`).map((text) => text.split(' ')[0]));
  expect(labels).toEqual(names);
  unguard();
});

it.each(['with the kernel', 'without'])('a text whose NUL is damaged reads as its header does, %s', (way) => {
  const bytes = writeSave(saveOf(20, actor(classes.constructor, FROM, [])));
  const end = Buffer.from(bytes).indexOf(`${classes.constructor}\0`) + classes.constructor.length;
  bytes[end] = 0x7e;
  if (way === 'without') vi.spyOn(FastScan.prototype, 'headers').mockReturnValue(0);
  const { graph } = readFile('unclosed.sav', bytes);
  const node = graph.find(FROM);
  expect(graph.classes.path(graph.classOf(node))).toBe(`${classes.constructor}~`);
  expect(graph.header(node).className).toBe(`${classes.constructor}~`);
});
