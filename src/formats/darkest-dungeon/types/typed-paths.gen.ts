// Generated from typed-paths.json by scripts/list-data.mjs. Do not edit.

export const TYPED_PATHS = {
"types": [
{"type":"Float","evidence":"peers","paths":["current_hp","m_Stress","actor/buff_group/*/amount","chapters/*/*/percent","non_rolled_additional_chances/*/chance","rarity_table/*/chance","chance_of_loot","shard_consume_percent","chances/*","chance_sum"]},
{"type":"Float","evidence":"corpus","paths":["roster.timestamp","totalelapsed","start_elapsed_time","base_root/torchlight","party/torchlight","stat_database/*/entries/*/time_stamp","stat_database/*/entries/*/value","discounts/*/percent","chapters/*/*/stress","initiative/*/*/initiative","scoutChance_all","stunned","current_hero_consecutive_miss_acc_buff","previous_monster_class_hp","timeUntilTransition","randomChance","localMinibossTable/entries/*/chance","genericMinibossTable/entries/*/chance","localMinibossMashes/*/chance","generalMinibossMashes/*/chance","bossMashes/*/chance","shardRewardMultiplier"]},
{"type":"IntVector","evidence":"peers","paths":["read_page_indexes","raid_read_page_indexes","raid_unread_page_indexes","dungeons_unlocked","played_video_list","trinket_retention_ids","last_party_guids","dungeon_history","buff_group_guids","result_event_history","dead_hero_entries","additional_mash_disabled_infestation_monster_class_ids","mash/valid_additional_mash_entry_indexes","party/heroes","skill_cooldown_keys","skill_cooldown_values","bufferedSpawningSlotsAvailable","curioGroups/*/curios","curioGroups/*/curio_table_entries","raid_finish_quirk_monster_class_ids","narration_audio_event_queue_tags","dispatched_events","backer_heroes/*/combat_skills","backer_heroes/*/camping_skills","backer_heroes/*/quirks"]},
{"type":"IntVector","evidence":"corpus","paths":["content_list/list/*/combat_skills","content_list/list/*/camping_skills"]},
{"type":"StringVector","evidence":"peers","paths":["goal_ids","roaming_dungeon_2_ids/*/s","quirk_group","backgroundNames","backgroundGroups/*/backgrounds","backgroundGroups/*/background_table_entries"]},
{"type":"FloatArray","evidence":"peers","paths":["map/bounds","areas/*/bounds","areas/*/tiles/*/mappos","areas/*/tiles/*/sidepos"]},
{"type":"TwoInt","evidence":"peers","paths":["killRange"]},
{"type":"Char","evidence":"peers","paths":["requirement_code"]},
{"type":"TwoBool","evidence":"peers","paths":["values/quest_select_warnings","values/provision_warnings","values/deck_based_stage_coach","values/curio_tracker","values/dd_mode","values/corpses","values/stall_penalty","values/deaths_door_recovery_debuffs","values/retreats_can_fail","values/multiplied_enemy_crits"]},
{"type":"TwoBool","evidence":"corpus","paths":["values/tutorial"]},
{"type":"StringVector","evidence":"guess","longOnly":true,"paths":["progression_goal_ids"]}
]
} as const;
