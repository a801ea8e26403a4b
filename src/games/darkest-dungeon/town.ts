// The town: buildings with what was bought for them, and the slots of their activities.

import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import { nullIfLost } from '../shared/damage.ts';
import { refTo } from '../shared/scope.ts';
import { heroNamed } from './names.ts';
import { entries, inFile, inside, keyOf, numberKey, profileFields, target, wordIn } from './profile.ts';
import { unknownSteps, upgradesOf } from './purchases.ts';
import type { DarkestDungeonSave } from './save.ts';

export type ActivityRow = ReturnType<typeof activityRow>;

/** The value of a slot that no resident of the town has. */
const NO_RESIDENT = -1;

export const activities = memoize((save: DarkestDungeonSave) => {
  const { graph } = save;
  return entries(graph, inFile(graph, 'town', 'buildings')).flatMap((building) =>
    entries(graph, inside(graph, building, 'activities')).flatMap((activity) =>
      // In addition to the slots there is `quirk_treatment`, a parallel list of what is being treated.
      entries(graph, activity).flatMap((slot) => {
        const number = numberKey(graph, slot);
        return number === null ? [] : [activityRow(save, building, activity, slot, number)];
      }),
    ),
  );
});

function activityRow(
  save: DarkestDungeonSave,
  building: NodeId,
  activity: NodeId,
  node: NodeId,
  slot: number,
) {
  const { graph, scope, names } = save;
  const values = profileFields(
    graph,
    node,
    'hero visitsRemaining resident_occupied caretaker_occupied is_side_effect_result',
  );
  const occupant = values.int('hero', 0);
  const guid = occupant || null;
  const hero = guid === null ? null : target(graph, node, 'hero');
  const resident = values.int('resident_occupied', NO_RESIDENT);
  const isCaretaker = values.boolean('caretaker_occupied', false);
  const isTaken = guid !== null || isCaretaker === true || (resident !== null && resident !== NO_RESIDENT);
  const isUnknown = occupant === null || isCaretaker === null || resident === null;
  // Without a name of its own, the object of a hero is called as its file's root is.
  const actor = hero === null || graph.isAbsent(hero) ? null : inside(graph, hero, 'actor');
  const heroName = wordIn(profileFields(graph, actor, 'name').value('name'));
  return {
    object: scope.object(node),
    building: names.byOwnWords(keyOf(graph, building)),
    activity: names.named(keyOf(graph, activity))!,
    slot,
    isFree: isTaken ? false : isUnknown ? null : true,
    hero: refTo(scope, hero),
    guid,
    heroName,
    things: { heroName: heroNamed(guid, heroName) },
    visitsRemaining: values.int('visitsRemaining'),
    isSideEffect: values.boolean('is_side_effect_result'),
  };
}

export const activitiesByHero = memoize(
  (save: DarkestDungeonSave): ReadonlyMap<number, ActivityRow> =>
    new Map(activities(save).flatMap((row) => (row.guid === null ? [] : [[row.guid, row]]))),
);

export const districts = memoize(({ graph, scope, names }: DarkestDungeonSave) => {
  return entries(graph, inFile(graph, 'town', 'districts', 'buildings')).map((node) => ({
    object: scope.object(node),
    district: names.named(keyOf(graph, node))!,
    isBuilt: profileFields(graph, node, 'built').boolean('built'),
  }));
});

export const buildings = memoize((save: DarkestDungeonSave) => {
  const { graph, scope, names } = save;
  return entries(graph, inFile(graph, 'town', 'buildings')).map((node) => {
    const building = keyOf(graph, node);
    const bought = upgradesOf(save, building);
    const upgrades = bought && nullIfLost(bought, unknownSteps(save) > 0);
    const steps = unknownSteps(save) > 0 ? null : upgrades?.reduce((sum, { level }) => sum + level, 0);
    return {
      object: scope.object(node),
      building: names.byOwnWords(building),
      upgrades,
      steps: steps ?? null,
    };
  });
});
