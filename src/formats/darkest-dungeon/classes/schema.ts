// Classes of the objects in a profile, by their place: format notes 5.2 to 5.5. All files share one schema
// for their top levels, because files may be renamed and the names there do not clash.

/** Objects that other fields refer to, which are noted while they are read: see references/collect.ts. */
export type Hook =
  | 'HERO_SLOT'
  | 'HERO'
  | 'BUILDING'
  | 'ACTIVITY'
  | 'ACTIVITY_SLOT'
  | 'QUEST'
  | 'RAID_QUEST'
  | 'ENEMY'
  | 'AREA'
  | 'AREA_STATE'
  | 'TILE'
  | 'TILE_STATE'
  | 'NAMED';

/** An object whose place is known. */
export interface Shape {
  /** If absent, the class derives from names, see states.ts. */
  readonly class?: string;
  readonly hook?: Hook;
  /** Objects in it, by name. */
  readonly fields?: Readonly<Record<string, Shape>>;
  /** Objects in it whose names are decimal numbers. */
  readonly list?: Shape;
  /** Objects in it with any other name. */
  readonly any?: Shape;
}

const shape = (name: string, more: Omit<Shape, 'class'> = {}): Shape => ({ class: name, ...more });
const list = (each: Shape): Shape => ({ list: each });
const named = (each: Shape): Shape => ({ any: each });

const ITEMS = { items: list(shape('Item')) };
const TRINKETS = { items: list(shape('Trinket')) };

const ACTOR = shape('Actor', {
  fields: { buff_group: list(shape('Buff')), actor_dot: list(shape('DamageOverTime')) },
});

const HERO_FIELDS = {
  actor: ACTOR,
  quirks: named(shape('Quirk', { hook: 'NAMED' })),
  trinkets: { fields: TRINKETS },
  item_tracking: { fields: { supply: list(shape('SupplyUse')) } },
};

const REWARD: Shape = { fields: { items_definition: { fields: ITEMS }, threshold_loot: { fields: ITEMS } } };

const QUEST_FIELDS: Readonly<Record<string, Shape>> = {
  completion_reward: REWARD,
  threshold_rewards: list({ class: 'QuestReward', ...REWARD }),
};

const STORE: Shape = {
  fields: {
    trinket_supply: { fields: { inventory: { fields: TRINKETS } } },
    shard_trinket_supply: { fields: { inventory: { fields: TRINKETS } } },
    hero_recruit: { fields: { generated: list(shape('Recruit', { fields: HERO_FIELDS })) } },
    shard_hero_recruit: { fields: { generated: list(shape('Recruit', { fields: HERO_FIELDS })) } },
  },
};

const ACTIVITY = shape('Activity', {
  hook: 'ACTIVITY',
  list: shape('ActivitySlot', { hook: 'ACTIVITY_SLOT' }),
  fields: { quirk_treatment: list(shape('QuirkTreatment')) },
});

const DOOR = shape('Door');
/** `door0` to `door7` of an area. */
const DOORS = Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`door${n}`, DOOR]));

const TILE = shape('Tile', {
  hook: 'TILE',
  fields: { door_to: DOOR, content_list: { fields: { list: list(shape('TileContent')) } } },
});

const AREAS = named(shape('Area', { hook: 'AREA', fields: { ...DOORS, tiles: named(TILE) } }));
const AREA_STATES = named(
  shape('AreaState', {
    hook: 'AREA_STATE',
    fields: { ...DOORS, tiles: named(shape('TileState', { hook: 'TILE_STATE', fields: TILE.fields! })) },
  }),
);

const NARRATION = list(shape('NarrationEntry'));
const MODS = list(shape('Mod'));
const DLC = list(shape('Dlc'));
const ACHIEVEMENTS = named(shape('Achievement'));
const STAT_ENTRY = shape('StatEntry', { fields: { parameters: list(shape('StatParameter')) } });

/** Objects in the base_root of any file. */
const TOP: Readonly<Record<string, Shape>> = {
  // estate
  wallet: list(shape('Currency')),
  trinkets: { fields: TRINKETS },
  estate_items: { fields: ITEMS },
  // roster
  heroes: list(
    shape('HeroSlot', {
      hook: 'HERO_SLOT',
      fields: {
        hero_file_data: {
          fields: {
            raw_data: shape('EmbeddedFile', {
              fields: { base_root: shape('Hero', { hook: 'HERO', fields: HERO_FIELDS }) },
            }),
          },
        },
      },
    }),
  ),
  last_party: shape('LastParty'),
  // town
  buildings: named(
    shape('Building', { hook: 'BUILDING', fields: { activities: named(ACTIVITY), store: STORE } }),
  ),
  districts: {
    fields: { buildings: named(shape('District', { fields: { buffs: named(shape('DistrictBuff')) } })) },
  },
  // upgrades
  purchases: list(shape('Purchase')),
  discounts: list(shape('Discount')),
  // quest
  quests: list(shape('Quest', { hook: 'QUEST', fields: QUEST_FIELDS })),
  // progression
  dungeon: named(shape('DungeonProgress')),
  completed_plot_quests_data: list(
    shape('CompletedPlotQuest', { fields: { heroes: list(shape('PlotQuestHero')) } }),
  ),
  achievements: ACHIEVEMENTS,
  real_achievements: ACHIEVEMENTS,
  // campaign_log
  chapters: list(
    shape('Chapter', {
      list: shape('LogEvent', { fields: { heroes: list(shape('LogHero')), trees: list(shape('LogTree')) } }),
    }),
  ),
  // game
  applied_ugcs_1_0: MODS,
  persistent_ugcs: { fields: { applied_ugcs_1_0: MODS } },
  dlc: DLC,
  presented_dlc: { fields: { dlc: DLC } },
  // game_knowledge, narration, curio_tracker, town_event
  combat_skills: named(shape('KnownSkills', { hook: 'NAMED' })),
  raid_entry_log: NARRATION,
  town_visit_entry_log: NARRATION,
  campaign_entry_log: NARRATION,
  tracked_results: list(shape('CurioResult')),
  non_rolled_additional_chances: list(shape('TownEventChance')),
  // map
  map: shape('Map', {
    fields: {
      areas: AREAS,
      static_dynamic: {
        fields: {
          static_save: shape('EmbeddedFile', {
            fields: { base_root: shape('MapStatics', { fields: { areas: AREAS } }) },
          }),
          areas: AREA_STATES,
        },
      },
    },
  }),
  // raid
  raid_instance: shape('RaidQuest', { hook: 'RAID_QUEST', fields: QUEST_FIELDS }),
  party: shape('Party', { fields: { inventory: { fields: ITEMS } } }),
  stat_database: named(shape('Stat', { fields: { entries: list(STAT_ENTRY) } })),
  camp: shape('Camp', {
    fields: { skill_log: list(shape('CampSkillUse')), party_skill_log: list(shape('CampSkillUse')) },
  }),
  battle: shape('Battle', {
    fields: {
      enemies: list(
        shape('EnemySlot', { fields: { data: shape('Enemy', { hook: 'ENEMY', fields: { actor: ACTOR } }) } }),
      ),
      initiative: { fields: { heroes: list(shape('Initiative')), monsters: list(shape('Initiative')) } },
    },
  }),
  loot: {
    fields: {
      queue_items: { fields: ITEMS },
      owned_items: { fields: ITEMS },
      result: { fields: { inventory_system: { fields: ITEMS } } },
    },
  },
  // backer_heroes
  backer_heroes: named(shape('BackerHero')),
};

/** Class names for the roots of files, by the stem of the file name; other roots have none of their own. */
const ROOT_NAMES: Readonly<Record<string, string>> = {
  'persist.estate.json': 'Estate',
  'persist.roster.json': 'Roster',
  'persist.roster.network.json': 'Roster',
  'persist.town.json': 'Town',
  'persist.raid.json': 'Raid',
  'persist.game.json': 'Game',
  'persist.campaign_log.json': 'CampaignLog',
  'persist.upgrades.json': 'Upgrades',
  'persist.progression.json': 'Progression',
};

/** The shape of a file with this name, without its folder. */
export function fileShape(name: string): Shape {
  const root = new Map(Object.entries(ROOT_NAMES)).get(name);
  return shape('File', { fields: { base_root: root ? shape(root, { fields: TOP }) : { fields: TOP } } });
}
