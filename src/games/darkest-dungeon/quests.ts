// Quests on offer. The raid has a copy of its own quest, which may no longer be here (raid.ts).

import { memoize } from '../../graph/made-once.ts';
import { hasUnreadParts, nullIfLost } from '../shared/damage.ts';
import { itemsIn } from './amounts.ts';
import { entries, inFile, inside, profileFields, wordIn, words } from './profile.ts';
import type { DarkestDungeonSave } from './save.ts';

export const quests = memoize((save: DarkestDungeonSave) => {
  const { graph, scope, names } = save;
  return entries(graph, inFile(graph, 'quest', 'quests')).map((node) => {
    const quest = profileFields(
      graph,
      node,
      'id is_plot_quest type dungeon difficulty length goal_ids is_from_town_event',
    );
    const key = wordIn(quest.value('id'));
    const [type, dungeon] = [wordIn(quest.value('type')), wordIn(quest.value('dungeon'))];
    const [length, goals] = [quest.int('length'), words(quest, 'goal_ids')];
    const reward = inside(graph, node, 'completion_reward');
    return {
      object: scope.object(node),
      key,
      title: names.questTitle(key, [type, length, dungeon, ...(goals ?? [])]),
      isPlot: quest.boolean('is_plot_quest'),
      type,
      dungeon: names.named(dungeon, 'dungeons'),
      difficulty: quest.int('difficulty'),
      length,
      goals,
      resolveXp: profileFields(graph, reward, 'resolve_xp').int('resolve_xp'),
      rewards: nullIfLost(
        itemsIn(save, inside(graph, reward, 'items_definition')),
        hasUnreadParts(graph, node) || (reward !== null && hasUnreadParts(graph, reward)),
      ),
      isFromTownEvent: quest.boolean('is_from_town_event'),
    };
  });
});
