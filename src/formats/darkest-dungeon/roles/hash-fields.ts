// Fields that hold hashed names, by file. Only these are looked up, because any integer is the hash of some
// name. Source: format notes 4.3. The notes' `rtti` is left out: it is the hash of a class in the game's
// program, whose name is in no list; log-events.ts describes such entries where they are known.

/** Integers, one name each. */
export const HASH_FIELDS: readonly string[] = [
  // campaign_log
  ...within('base_root/chapters/*/*', [
    'class',
    'class_id',
    'actor_class_id',
    'activity_id',
    'building_id',
    'dungeon_id',
    'dungeon_type',
    'quest',
    'quest_id',
    'id',
    'town_event_result_id',
    'quirk_class_id',
    'new_quirk_class_id',
    'affliction_id',
    'trinket_id',
    'side_effect_type_id',
    'heroes/*/class',
  ]),
  // heroes, recruits and monsters
  'actor/damage_source_data',
  'actor/current_mode_id',
  'actor/buff_group/*/source_class_id',
  'quirks/*/replaces_quirk',
  // raid
  'monster_class_id',
  'previous_monster_class',
  'camp/skill_log/*/skill_id',
  'combat_skill_id_override',
  'flashback_class_id',
  'camp_finish_flashback_class_id',
  // map
  ...within('areas/*/tiles/*', ['cur', 'curio_prop', 'obstacle', 'trap', 'sprite_id', 'mash_name', 'hap']),
  // progression, town_event, curio_tracker, loading_screen
  'plot_quest_id',
  'last_raid_quest_id',
  'last_quest_played_id',
  'sequence_element_id',
  'current_result_event_id',
  'non_rolled_additional_chances/*/event_id',
  ...within('tracked_results/*', ['prop_name_id', 'item_id_hash', 'item_type_hash']),
  ...within('base_root', ['narration_entry_id', 'tip_id', 'title_id']),
  // backer_heroes
  'backer_heroes/*/hero_class',
];

/** Integer vectors, one name per element. */
export const HASH_VECTORS: readonly string[] = [
  'dungeon_history',
  'skill_cooldown_keys',
  'curioGroups/*/curios',
  'curioGroups/*/curio_table_entries',
  'raid_finish_quirk_monster_class_ids',
  'additional_mash_disabled_infestation_monster_class_ids',
  'trinket_retention_ids',
  'result_event_history',
  'dungeons_unlocked',
  'played_video_list',
  'dispatched_events',
  'narration_audio_event_queue_tags',
  'combat_skills',
  'camping_skills',
  'backer_heroes/*/quirks',
];

function within(path: string, names: readonly string[]): string[] {
  return names.map((name) => `${path}/${name}`);
}
