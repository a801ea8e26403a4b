// The estate: the contents of persist.game, persist.estate and persist.progression.

import { memoize } from '../../graph/made-once.ts';
import { nullIfLost } from '../shared/damage.ts';
import { eachKnown } from '../shared/read.ts';
import type { ObjectRef } from '../shared/scope.ts';
import { type AmountRow, itemsIn } from './amounts.ts';
import { heroNode } from './heroes.ts';
import { chapters, totalWeeks } from './log.ts';
import { lastPartyGuids } from './party.ts';
import { entries, inFile, isFileWhole, keyOf, profileFields, wordIn } from './profile.ts';
import type { DarkestDungeonSave } from './save.ts';

export const estate = memoize((save: DarkestDungeonSave) => {
  const { graph, names } = save;
  const knownIn = <T>(file: string, list: readonly T[] | null): readonly T[] | null =>
    list && nullIfLost(list, !isFileWhole(graph, file));
  const game = profileFields(
    graph,
    inFile(graph, 'game'),
    'estatename game_mode date_time inraid raiddungeon',
  );
  const progress = profileFields(
    graph,
    inFile(graph, 'progression'),
    'total_quests_finished total_successful_quests_finished',
  );
  const event = profileFields(graph, inFile(graph, 'town_event'), 'current_result_event_id');
  const dungeon = wordIn(game.value('raiddungeon'));
  return {
    name: wordIn(game.value('estatename')),
    mode: wordIn(game.value('game_mode')),
    date: wordIn(game.value('date_time'))?.trim() ?? null,
    isInRaid: game.boolean('inraid'),
    raidDungeon: dungeon === 'none' ? null : names.named(dungeon, 'dungeons'),
    // A later week may be in what was lost of the log.
    week:
      totalWeeks(save) ?? (isFileWhole(graph, 'campaign_log') ? (chapters(save).at(-1)?.week ?? null) : null),
    totalWeeks: totalWeeks(save),
    lastParty: knownIn('roster', lastParty(save)),
    questsFinished: progress.int('total_quests_finished'),
    questsSucceeded: progress.int('total_successful_quests_finished'),
    townEvent: names.named(wordIn(event.value('current_result_event_id')), 'townEvents'),
    isTampered: isTampered(save),
    wallet: knownIn('estate', wallet(save)),
    items: knownIn('estate', itemsIn(save, inFile(graph, 'estate', 'estate_items'))),
    dungeons: knownIn(
      'progression',
      entries(graph, inFile(graph, 'progression', 'dungeon')).map((node) => {
        const xp = profileFields(graph, node, 'xp').int('xp', 0);
        const level = save.hasOwnLevels ? names.dungeonLevel(xp).min : null;
        return { dungeon: names.named(keyOf(graph, node), 'dungeons')!, xp, level };
      }),
    ),
    completedPlotQuests: knownIn(
      'progression',
      entries(graph, inFile(graph, 'progression', 'completed_plot_quests_data')).flatMap(
        (node) =>
          names.named(wordIn(profileFields(graph, node, 'plot_quest_id').value('plot_quest_id'))) ?? [],
      ),
    ),
    dlc: knownIn('game', namesIn(save, 'dlc')),
    mods: knownIn('game', namesIn(save, 'applied_ugcs_1_0')),
  };
});

function lastParty(save: DarkestDungeonSave): ObjectRef[] | null {
  return eachKnown(lastPartyGuids(save), (guid) => {
    const node = heroNode(save, guid);
    return node === null ? [] : [save.scope.object(node)];
  });
}

/** Currencies differ by version, so they are a list instead of fixed fields. */
function wallet({ graph, names }: DarkestDungeonSave): AmountRow[] {
  return entries(graph, inFile(graph, 'estate', 'wallet')).flatMap((node) => {
    const currency = profileFields(graph, node, 'type amount');
    const type = wordIn(currency.value('type'));
    return type === null ? [] : [{ type, item: names.named(type), amount: currency.int('amount') }];
  });
}

function isTampered({ graph }: DarkestDungeonSave): boolean | null {
  const manager = inFile(graph, 'estate', 'tampering', 'tampering_manager');
  const flags = profileFields(graph, manager, 'foundLocalTamperedFile foundGlobalTamperedFile');
  const found = [flags.boolean('foundLocalTamperedFile'), flags.boolean('foundGlobalTamperedFile')];
  return found.includes(true) ? true : (found.find((flag) => flag !== null) ?? null);
}

function namesIn({ graph }: DarkestDungeonSave, list: string): string[] {
  return entries(graph, inFile(graph, 'game', list)).flatMap(
    (node) => wordIn(profileFields(graph, node, 'name').value('name')) ?? [],
  );
}
