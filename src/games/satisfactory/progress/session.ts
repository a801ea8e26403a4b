// Facts about a save and its world: the header, and a few subsystems with one figure each.

import { memoize } from '../../../graph/made-once.ts';
import { nullIfIncomplete } from '../../shared/damage.ts';
import { eachKnown, fields, firstOfClass } from '../../shared/read.ts';
import { WORLD } from '../defaults.ts';
import type { SatisfactorySave } from '../save.ts';

export const session = memoize((save: SatisfactorySave) => {
  const { graph, header } = save;
  const text = (name: string): string | null => (typeof header[name] === 'string' ? header[name] : null);
  const number = (name: string): number | null => (typeof header[name] === 'number' ? header[name] : null);
  const flag = (name: string): boolean | null => {
    const value = header[name];
    return typeof value === 'boolean' || typeof value === 'number' ? Boolean(value) : null;
  };
  const state = firstOfClass(graph, 'BP_GameState_C');
  const inState =
    state === null
      ? null
      : fields(graph, state, 'mIsCreativeModeEnabled mIsSpaceElevatorBuilt mVisitedMapAreas');
  const mode = firstOfClass(graph, 'BP_GameMode_C');
  const time = firstOfClass(graph, 'BP_TimeOfDaySubsystem_C');
  const inTime = time === null ? null : fields(graph, time, 'mNumberOfPassedDays mDaySeconds');
  return {
    name: text('SessionName'),
    map: text('MapName'),
    saveName: text('SaveName'),
    saveVersion: save.saveVersion,
    headerVersion: number('SaveHeaderVersion'),
    buildVersion: number('BuildVersion'),
    visibility: number('SessionVisibility'),
    mods: modsIn(header.ModMetadata),
    playSeconds: number('PlayDurationSeconds'),
    isModded: flag('IsModdedSave'),
    isCreativeInHeader: flag('IsCreativeModeEnabled'),
    isCreative: inState?.boolean('mIsCreativeModeEnabled', WORLD.mIsCreativeModeEnabled) ?? null,
    startingPoint:
      mode === null ? null : fields(graph, mode, 'mStartingPointTagName').text('mStartingPointTagName'),
    days: inTime?.int('mNumberOfPassedDays') ?? null,
    daySeconds: inTime ? inTime.number('mDaySeconds') : null,
    isSpaceElevatorBuilt: inState?.boolean('mIsSpaceElevatorBuilt', WORLD.mIsSpaceElevatorBuilt) ?? null,
    visitedAreas: inState
      ? eachKnown(inState.items('mVisitedMapAreas'), (area) => save.namedAt(area) ?? [])
      : nullIfIncomplete(graph, []),
  };
});

/** The mods that the header lists; anything may stand there. */
function modsIn(metadata: unknown) {
  const { Mods: list } = (typeof metadata === 'object' && metadata ? metadata : {}) as {
    readonly Mods?: unknown;
  };
  if (!Array.isArray(list)) return [];
  return list.flatMap((mod: unknown) => {
    if (typeof mod !== 'object' || mod === null) return [];
    const of = mod as Readonly<Record<string, unknown>>;
    const text = (name: string): string | null => (typeof of[name] === 'string' ? of[name] : null);
    return [{ name: text('Name'), reference: text('Reference'), version: text('Version') }];
  });
}
