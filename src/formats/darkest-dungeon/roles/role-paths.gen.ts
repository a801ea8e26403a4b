// Generated from role-paths.json by scripts/list-data.mjs. Do not edit.

export const ROLE_PATHS = {
"roles": {
"HASH_OF_ACTIVITY": ["roster.missing_from"],
"HASH_OF_QUEST": ["plot_quest_id","last_raid_quest_id","base_root/chapters/*/*/quest_id"],
"HASH_OF_TREE": ["purchases/*/tree_id","base_root/chapters/*/*/trees/*/tree"],
"EVENT_KIND": ["base_root/chapters/*/*/rtti"],
"HASH": ["base_root/chapters/*/*/class","base_root/chapters/*/*/class_id","base_root/chapters/*/*/actor_class_id","base_root/chapters/*/*/activity_id","base_root/chapters/*/*/building_id","base_root/chapters/*/*/dungeon_id","base_root/chapters/*/*/dungeon_type","base_root/chapters/*/*/quest","base_root/chapters/*/*/quest_id","base_root/chapters/*/*/id","base_root/chapters/*/*/town_event_result_id","base_root/chapters/*/*/quirk_class_id","base_root/chapters/*/*/new_quirk_class_id","base_root/chapters/*/*/affliction_id","base_root/chapters/*/*/trinket_id","base_root/chapters/*/*/side_effect_type_id","base_root/chapters/*/*/heroes/*/class","actor/damage_source_data","actor/current_mode_id","actor/buff_group/*/source_class_id","quirks/*/replaces_quirk","monster_class_id","previous_monster_class","camp/skill_log/*/skill_id","combat_skill_id_override","flashback_class_id","camp_finish_flashback_class_id","areas/*/tiles/*/cur","areas/*/tiles/*/curio_prop","areas/*/tiles/*/obstacle","areas/*/tiles/*/trap","areas/*/tiles/*/sprite_id","areas/*/tiles/*/mash_name","areas/*/tiles/*/hap","plot_quest_id","last_raid_quest_id","last_quest_played_id","sequence_element_id","current_result_event_id","non_rolled_additional_chances/*/event_id","tracked_results/*/prop_name_id","tracked_results/*/item_id_hash","tracked_results/*/item_type_hash","base_root/narration_entry_id","base_root/tip_id","base_root/title_id","backer_heroes/*/hero_class","dungeon_history[]","skill_cooldown_keys[]","curioGroups/*/curios[]","curioGroups/*/curio_table_entries[]","raid_finish_quirk_monster_class_ids[]","additional_mash_disabled_infestation_monster_class_ids[]","trinket_retention_ids[]","result_event_history[]","dungeons_unlocked[]","played_video_list[]","dispatched_events[]","narration_audio_event_queue_tags[]","combat_skills[]","camping_skills[]","backer_heroes/*/quirks[]"],
"HERO": ["party/heroes[]","last_party/last_party_guids[]","initiative/heroes/*/roster_guid","boss_last_blow_hero_guid","camp/skill_log/*/roster_id","camp/party_skill_log/*/roster_id","prisoner_hero_roster_guid","activities/*/*/hero","purchases/*/instance_number","base_root/chapters/*/*/guid","base_root/chapters/*/*/heroes/*/guid","completed_plot_quests_data/*/heroes/*/guid","dead_hero_entries[]"],
"ENEMY": ["initiative/monsters/*/battle_guid"],
"AREA": ["area_to","areas/*/tiles/*/area_id","tile_textures/*/area","map/entrance_id","map/final_room_id","base_root/in_area","base_root/last_room_id","party/retreat_room"],
"TILE": ["tile_to","base_root/areatile"],
"PARAMETER": ["stat_database/*/entries/*/parameters/*/data"],
"NAME": ["heroClass","items/*/id","data/monster_class","applied_ugcs_1_0/*/name","dlc/*/name","quests/*/dungeon","raid_instance/dungeon","affliction_type_id","virtue_type_id","base_root/chapters/*/*/quirk_name","base_root/chapters/*/*/replaces_quirk_name"],
"BUILDING": ["roster.building_name"],
"QUEST": ["raid_instance/id"],
"BUFF": ["item_tracking/supply/*/buff_group_guids[]"],
"QUIRK_IN_TREATMENT": ["quirk_treatment/*/*/quirk_treatment"],
"RAID_FOLDER": ["base_root/raid_save"],
"RAID_DUNGEON": ["base_root/raiddungeon"],
"KEY": ["novelty_tracker/trinket/*"],
"QUEST_ID": ["quests/*/id"],
"ENEMY_ID": ["enemies/*/data/battle_guid"],
"IN_RAID": ["base_root/inraid"],
"PLACE": ["areas/*/tiles/*/mappos"],
"HERO_NAME": ["base_root/actor/name"]
}
} as const;
