// A synthetic profile with a party in a raid: the example, and what most tests of references look at. Its estate,
// heroes, classes and dungeons are invented.

import { type DsonField, dson, dsonHash, writeDson } from './dson.ts';
import { item, map, questFields, raid } from './example-raid.ts';

const { bool, char, file, float, hash, int, ints, list, object, text, twoBools } = dson;

/** A hero of the example. */
interface ExampleHero {
  readonly guid: number;
  readonly name: string;
  readonly heroClass: string;
  readonly stress: number;
  readonly quirks: readonly string[];
  readonly trinkets: readonly string[];
  /** 0 idle, 1 in the party, 2 in a town activity. */
  readonly status: number;
  readonly building?: string;
}

export const HEROES: readonly ExampleHero[] = [
  hero(1, 'Alard', 'warden', 12, ['steadfast', 'dim_eyes'], ['iron_buckle'], 1),
  hero(2, 'Brune', 'lamplighter', 47.5, ['quick_fingers'], ['dried_root'], 1),
  hero(3, 'Cezanne', 'herbalist', 63, ['weak_stomach', 'calm'], ['dried_root', 'moth_wing'], 1),
  hero(4, 'Dorn', 'warden', 88, ['steadfast', 'night_terrors'], ['moth_wing'], 1),
  { ...hero(5, 'Evette', 'herbalist', 30, ['night_terrors'], [], 2), building: 'chapel' },
];
/** A hero who is named and gone. */
export const GONE = 9;

function hero(
  guid: number,
  name: string,
  heroClass: string,
  stress: number,
  quirks: readonly string[],
  trinkets: readonly string[],
  status: number,
): ExampleHero {
  return { guid, name, heroClass, stress, quirks, trinkets, status };
}

/** The files of the profile by name. */
export function exampleProfile(): readonly { readonly name: string; readonly bytes: Uint8Array }[] {
  const dsonFiles: readonly (readonly [string, readonly DsonField[]])[] = [
    ['novelty_tracker.json', novelty()],
    ['persist.campaign_log.json', campaignLog()],
    ['persist.estate.json', estate()],
    ['persist.game.json', game()],
    ['persist.map.json', map()],
    ['persist.progression.json', progression()],
    ['persist.quest.json', quests()],
    ['persist.raid.json', raid()],
    ['persist.roster.json', roster()],
    ['persist.town.json', town()],
    ['persist.upgrades.json', upgrades()],
  ];
  return dsonFiles.map(([name, root]) => ({ name, bytes: writeDson(root) }));
}

/** The profile as files below `examples/`. */
export const profileExamples = exampleProfile().map(({ name, bytes }) => ({
  file: `hollowmere/${name}`,
  bytes: () => bytes,
}));

function game(): DsonField[] {
  return [
    int('version', 2),
    float('totalelapsed', 5025.5),
    bool('inraid', true),
    text('raiddungeon', 'drowned_cellars'),
    text('raid_save', ''),
    text('estatename', 'Hollowmere'),
    text('game_mode', 'base'),
    text('date_time', '2024-03-09 18:30:00'),
    object(
      'profile_options',
      object('values', twoBools('tutorial', true, true), twoBools('corpses', false, true)),
    ),
    list('dlc', [[text('name', 'example_pack'), text('source', 'dlc')]]),
  ];
}

function trinkets(ids: readonly string[]): DsonField {
  return object(
    'trinkets',
    list(
      'items',
      ids.map((id) => item(id, 'trinket', 1)),
    ),
  );
}

function estate(): DsonField[] {
  return [
    int('version', 34),
    list('wallet', [
      [int('amount', 4200), text('type', 'gold')],
      [int('amount', 17), text('type', 'bust')],
    ]),
    trinkets(['iron_buckle', 'glass_eye']),
  ];
}

/** What rosters and recruits have in common. */
function heroFields({ name, heroClass, stress, quirks, trinkets: held }: ExampleHero): DsonField[] {
  return [
    object(
      'actor',
      text('name', name),
      float('current_hp', 24.5),
      hash('damage_source_data', 'ghoul'),
      int('current_mode_id', 0),
      object(
        'buff_group',
        object('7', int('stat_type', 5), float('amount', -0.25), hash('source_class_id', heroClass)),
      ),
    ),
    text('heroClass', heroClass),
    int('resolveXp', 6),
    float('m_Stress', stress),
    object(
      'quirks',
      ...quirks.map((quirk) =>
        object(
          quirk,
          bool('is_new', false),
          bool('is_locked', quirk === 'steadfast'),
          int('replaces_quirk', 0),
        ),
      ),
    ),
    object(
      'skills',
      object('selected_combat_skills', int('shield_bash', 0), int('rally', 0)),
      object('selected_camping_skills', int('encourage', 0)),
    ),
    trinkets(held),
    object('item_tracking', list('supply', [[ints('buff_group_guids', [7])]])),
  ];
}

function roster(): DsonField[] {
  const heroes = HEROES.map((one) =>
    object(
      String(one.guid),
      object(
        'hero_file_data',
        file('raw_data', [
          int('roster.status', one.status),
          int('roster.missing_duration', 0),
          int('roster.missing_from', 0),
          text('roster.building_name', one.building ?? ''),
          float('roster.timestamp', 900 + one.guid),
          ...heroFields(one),
          ints('dungeon_history', [dsonHash('drowned_cellars')]),
        ]),
      ),
    ),
  );
  return [
    int('version', 513),
    int('nextGuid', 10),
    object('heroes', ...heroes),
    object('last_party', ints('last_party_guids', [1, 2, 3, -1])),
  ];
}

function town(): DsonField[] {
  const slot = (guid: number): DsonField[] => [int('hero', guid), int('visitsRemaining', guid === 0 ? 0 : 1)];
  const treatment = (negative: string): DsonField[] => [
    object('positive_quirk', text('quirk_treatment', '')),
    object('negative_quirk', text('quirk_treatment', negative)),
  ];
  const recruit = hero(0, 'Fenn', 'lamplighter', 0, ['calm'], [], 0);
  return [
    int('version', 513),
    object(
      'buildings',
      object('chapel', object('activities', object('vigil', object('0', ...slot(0))))),
      object(
        'hospice',
        object(
          'activities',
          object('treatment', object('0', ...slot(5)), list('quirk_treatment', [treatment('night_terrors')])),
        ),
      ),
      object(
        'stage_coach',
        object('activities'),
        object('store', object('hero_recruit', list('generated', [heroFields(recruit)]))),
      ),
    ),
    object('districts', object('buildings', object('library', bool('built', true), object('buffs')))),
  ];
}

function upgrades(): DsonField[] {
  const purchase = (guid: number, tree: string, code: string): DsonField[] => [
    int('instance_number', guid),
    hash('tree_id', tree),
    char('requirement_code', code),
    bool('is_purchased', true),
  ];
  return [
    int('version', 1),
    list('purchases', [
      purchase(1, 'warden.shield_bash', 'a'),
      purchase(GONE, 'herbalist.shield_bash', '0'),
      purchase(0, 'chapel.vigil', 'b'),
    ]),
  ];
}

function quests(): DsonField[] {
  return [
    int('version', 41),
    list('quests', [questFields('generated_0'), questFields('plot_flooded_gate')]),
    ints('trinket_retention_ids', [dsonHash('moth_wing')]),
  ];
}

function progression(): DsonField[] {
  const member = (guid: number): DsonField[] => [int('guid', guid), bool('survived', guid !== GONE)];
  return [
    int('version', 2),
    list('completed_plot_quests_data', [
      [hash('plot_quest_id', 'plot_flooded_gate'), list('heroes', [member(1), member(GONE)])],
    ]),
    hash('last_raid_quest_id', 'plot_flooded_gate'),
  ];
}

function campaignLog(): DsonField[] {
  const member = (guid: number, name: string, heroClass: string): DsonField[] => [
    text('name', name),
    hash('class', heroClass),
    bool('died', guid === GONE),
    int('guid', guid),
  ];
  return [
    int('version', 2),
    object(
      'chapters',
      object(
        '1',
        int('chapterIndex', 1),
        object(
          '0',
          int('rtti', 2006063882),
          hash('quest_id', 'plot_flooded_gate'),
          hash('dungeon_type', 'drowned_cellars'),
          bool('success', true),
          list('heroes', [member(1, 'Alard', 'warden'), member(GONE, 'Gaspar', 'herbalist')]),
        ),
        object('1', int('rtti', -579125384), int('guid', 1), hash('class', 'warden'), int('level', 1)),
      ),
      object(
        '2',
        int('chapterIndex', 2),
        object('0', int('rtti', 372843624), text('hero_name', 'Alard'), int('guid', 1), float('stress', 40)),
        object('1', int('rtti', 12345678), text('hero_name', 'Dorn'), int('guid', 4)),
      ),
    ),
  ];
}

function novelty(): DsonField[] {
  const seen = ['iron_buckle', 'glass_eye', 'dried_root', 'moth_wing'].map((id) => bool(id, true));
  return [int('version', 1), object('novelty_tracker', object('trinket', ...seen))];
}
