// Writes the tables in src/games/*/facts from the collected facts: `node scripts/make-facts.mjs FOLDER`,
// where the folder has satisfactory-facts.json, satisfactory-places.json, satisfactory-places-earlier.json,
// darkest-dungeon-names.json, darkest-dungeon-facts.json and slime-rancher-names.json. docs/facts.md says what each field
// means and where it comes from. Leaves out what only collecting needs: which source confirms a figure.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const OUTPUT = 'src/games';
const PREFIX = 'Persistent_Level:PersistentLevel.';
/**
 * Kinds whose names are composed of their parts, so that generated names are certain. Other generated names
 * are left out.
 */
const CERTAIN = new Set(['slime', 'largo', 'plort', 'gordo']);

/** Of activities, tutorials, town events and the like, which no table has: each was met as a hash in real profiles. */
const MET_AS_HASHES = `
  activate arena_first bar blacksmith blueprints bonus_recruit_flagellant bonus_recruit_shieldbreaker
  brothel camping_quest camping_trainer cc_districts_unlock cleanse combat_activating_heroes
  combat_burndown_timer combat_taking_turns consider_retreat countess_dead crate
  crimson_curse_blood_lust crimson_curse_craving crimson_curse_wasting death_class death_door
  disarm_trap discarded_pack districts_panel embark fanatic_intro_0 fanatic_intro_1 fanatic_intro_2
  farm_bloodcrate first_flagellant first_shieldbreaker flagellation gambling gather guild hallway_nav
  health_damage_block hero_panel high_prot infestation_intro infestation_repeat inventory_activate
  kill_statue locking_pos_quirks loot map_camping_skills map_combat_skills map_nav meditation
  nomad_wagon party_setup permanent_neg_quirks plot_crimson_court_0 plot_crimson_court_1
  plot_crimson_court_2 plot_crimson_court_3 plot_crow_trinket plot_quest_crow_trinket
  plot_trinket_retention_2 prayer press_h quest_complete quest_item remove_vampire resolve_level
  return_from_CCQ1 sack sconce scout_hidden_door stage_coach stage_coach_bonus_recruits stealth
  stress_relief supplies trinket_retention_add_from_storage tutorial_shovel virtued way_of_adder
  way_of_scales way_of_serpent`;

/** Tables of the facts whose keys are ids. */
const TABLES_BY_ID = [
  ...['monsters', 'quirks', 'trinkets', 'upgrades', 'campingSkills', 'townEvents', 'questGoals', 'curios'],
  'solvedHashes',
];

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: node scripts/make-facts.mjs FOLDER');
  process.exitCode = 2;
} else {
  write('satisfactory/facts/tables.json', tables(read('satisfactory-facts.json')));
  write('satisfactory/facts/places.json', { places: read('satisfactory-places.json').places.map(place) });
  write('satisfactory/facts/places-earlier.json', {
    places: read('satisfactory-places-earlier.json').places.map(earlierPlace),
  });
  const { about: _, ...darkestDungeon } = read('darkest-dungeon-names.json');
  const known = read('darkest-dungeon-facts.json');
  write('darkest-dungeon/facts/names.json', {
    ...darkestDungeon,
    ...darkestDungeonFacts(darkestDungeon, known),
  });
  writeIds('src/formats/darkest-dungeon/names/game-ids.json', darkestDungeonIds(darkestDungeon, known));
  write('slime-rancher/facts/names.json', slimeRancherNames(read('slime-rancher-names.json')));
}

function tables({ about, ...facts }) {
  const { saveVersionToGame } = about;
  const without = (table) =>
    Object.fromEntries(
      Object.entries(table).map(([name, { sizeFrom: _, from: __, ...record }]) => [name, record]),
    );
  return {
    about: { saveVersionToGame },
    ...facts,
    items: without(facts.items),
    recipes: without(facts.recipes),
    buildings: without(facts.buildings),
    schematics: without(facts.schematics),
  };
}

/** What is left out here is not certain, such as costs, which differ between the versions of the game. */
function darkestDungeonFacts(
  names,
  { quirks, trinkets, monsters, upgrades, curios, resolve, dungeonLevels },
) {
  const field = (table, name) =>
    Object.fromEntries(
      Object.entries(table).flatMap(([id, { [name]: value }]) => (value ? [[id, value]] : [])),
    );
  return {
    quirks: { ...field(quirks, 'name'), ...names.quirks },
    trinkets: { ...field(trinkets, 'name'), ...names.trinkets },
    curios,
    monsters: field(monsters, 'name'),
    upgradeTrees: field(upgrades, 'title'),
    quirkKinds: field(quirks, 'kind'),
    rarities: field(trinkets, 'rarity'),
    monsterDungeons: field(monsters, 'dungeon'),
    bosses: Object.keys(field(monsters, 'boss')),
    // By what saves show, level 5 begins somewhere from 38 to 40.
    resolveXp: resolve.base.map((xp) => xp ?? [38, 40]),
    dungeonXp: dungeonLevels,
  };
}

/** All ids that a profile may have the hash of. */
function darkestDungeonIds(names, facts) {
  const classes = Object.keys(names.heroClasses);
  const trees = Object.entries(facts.combatSkills).flatMap(([of, skills]) =>
    ['weapon', 'armour', ...Object.keys(skills)].map((skill) => `${of}.${skill}`),
  );
  const camping = Object.entries(facts.campingSkills).flatMap(([skill, { classes: of }]) =>
    (of === 'all' ? classes : of).map((each) => `${each}.${skill}`),
  );
  // Monsters of a family differ by a letter: those of the tables end at D, bosses and corpses go on.
  const members = facts.monsterFamilies.flatMap((family) =>
    [...'ABCDEFGHIJKLMNOPQRSTUVWXY'].map((letter) => `${family}_${letter}`),
  );
  return [
    ...[...Object.values(names), ...TABLES_BY_ID.map((table) => facts[table])].flatMap(Object.keys),
    ...Object.values({ ...facts.combatSkills, ...facts.items }).flatMap(Object.keys),
    ...MET_AS_HASHES.trim().split(/\s+/),
    ...[
      trees,
      camping,
      members,
      facts.monsterFamilies,
      facts.infestation,
      facts.namesBeyondRobojumper,
    ].flat(),
  ];
}

/** By their first letter, a line each. */
function writeIds(file, ids) {
  const known = [...new Set(ids)].filter((id) => /^[\w.-]{3,}$/.test(id)).sort();
  const byLetter = {};
  for (const id of known) byLetter[id[0]] = `${byLetter[id[0]] ?? ''}${id} `;
  writeFileSync(file, `${JSON.stringify(byLetter, null, 2)}\n`);
}

function slimeRancherNames({ sceneGroups, zones, types }) {
  const known = Object.entries(types).filter(([, [, kind, rule]]) => rule === undefined || CERTAIN.has(kind));
  return {
    sceneGroups,
    zones,
    types: Object.fromEntries(known.map(([id, [name]]) => [id, name])),
  };
}

function place({ id, kind, x, y, z, guid, resource, purity, core, cost, mw, since, until }) {
  return compact({
    path: PREFIX + id,
    kind,
    x,
    y,
    z,
    guid,
    resource,
    purity,
    core: core && PREFIX + core,
    cost,
    mw,
    since,
    until,
  });
}

function earlierPlace({ path, kind, x, y, z, sv, resource }) {
  return compact({ path, kind, x, y, z, sv, resource });
}

function compact(record) {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined && value !== null),
  );
}

function read(name) {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'));
}

/** One record per line, so that a change of one is a change of one line. */
function write(name, value) {
  const sections = Object.entries(value).map(([key, section]) => {
    const lines = Array.isArray(section)
      ? section.map((record) => JSON.stringify(record))
      : Object.entries(section).map(([id, record]) => `${JSON.stringify(id)}:${JSON.stringify(record)}`);
    const [open, close] = Array.isArray(section) ? '[]' : '{}';
    return `${JSON.stringify(key)}:${open}\n${lines.join(',\n')}\n${close}`;
  });
  writeFileSync(join(OUTPUT, name), `{\n${sections.join(',\n')}\n}\n`);
}
