// Fields whose bytes do not determine their type. A pattern is compared with the last parts of a field's
// path, where `*` matches any one part; inside an embedded file the path begins at that file's base_root.
// Source: format notes 3.2, which combine the lists of two public decoders with evidence from the corpus.

import type { TypeName } from './types.ts';

/** Source of a rule: `peers` (one or both decoders), `corpus` (values seen in real files). */
export type Evidence = 'peers' | 'corpus';

/** One row per type and kind of evidence; patterns are separated by spaces. */
export const TYPED_PATHS: readonly (readonly [TypeName, Evidence, string])[] = [
  [
    'Float',
    'peers',
    `current_hp m_Stress actor/buff_group/*/amount chapters/*/*/percent non_rolled_additional_chances/*/chance
     rarity_table/*/chance chance_of_loot shard_consume_percent chances/* chance_sum`,
  ],
  // Every value but zero is a plausible float and not a plausible integer.
  [
    'Float',
    'corpus',
    `roster.timestamp totalelapsed start_elapsed_time base_root/torchlight party/torchlight
     stat_database/*/entries/*/time_stamp stat_database/*/entries/*/value discounts/*/percent
     chapters/*/*/stress initiative/*/*/initiative scoutChance_all stunned current_hero_consecutive_miss_acc_buff
     previous_monster_class_hp timeUntilTransition randomChance localMinibossTable/entries/*/chance
     genericMinibossTable/entries/*/chance localMinibossMashes/*/chance generalMinibossMashes/*/chance
     bossMashes/*/chance shardRewardMultiplier`,
  ],
  [
    'IntVector',
    'peers',
    `read_page_indexes raid_read_page_indexes raid_unread_page_indexes dungeons_unlocked played_video_list
     trinket_retention_ids last_party_guids dungeon_history buff_group_guids result_event_history
     dead_hero_entries additional_mash_disabled_infestation_monster_class_ids
     mash/valid_additional_mash_entry_indexes party/heroes skill_cooldown_keys skill_cooldown_values
     bufferedSpawningSlotsAvailable curioGroups/*/curios curioGroups/*/curio_table_entries
     raid_finish_quirk_monster_class_ids narration_audio_event_queue_tags dispatched_events
     backer_heroes/*/combat_skills backer_heroes/*/camping_skills backer_heroes/*/quirks`,
  ],
  // A captive hero on a map tile, which neither decoder reads.
  ['IntVector', 'corpus', 'content_list/list/*/combat_skills content_list/list/*/camping_skills'],
  [
    'StringVector',
    'peers',
    `goal_ids roaming_dungeon_2_ids/*/s quirk_group backgroundNames backgroundGroups/*/backgrounds
     backgroundGroups/*/background_table_entries`,
  ],
  ['FloatArray', 'peers', 'map/bounds areas/*/bounds areas/*/tiles/*/mappos areas/*/tiles/*/sidepos'],
  ['TwoInt', 'peers', 'killRange'],
  ['Char', 'peers', 'requirement_code'],
  // The second bool is preceded by four bytes, so only the name tells it from an int vector of one element.
  [
    'TwoBool',
    'peers',
    `values/quest_select_warnings values/provision_warnings values/deck_based_stage_coach values/curio_tracker
     values/dd_mode values/corpses values/stall_penalty values/deaths_door_recovery_debuffs
     values/retreats_can_fail values/multiplied_enemy_crits`,
  ],
  ['TwoBool', 'corpus', 'values/tutorial'],
];

/**
 * Only seen empty, which reads as the integer 0 and is shown as such. The name suggests a list of texts, and
 * one with content is read as that.
 */
export const PROBABLE_STRING_VECTORS = ['progression_goal_ids'];
