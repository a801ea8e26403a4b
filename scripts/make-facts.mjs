// Writes the tables in src/games/*/facts from the collected facts: `node scripts/make-facts.mjs FOLDER`,
// where the folder has satisfactory-facts.json, satisfactory-places.json, satisfactory-places-earlier.json,
// darkest-dungeon-names.json, darkest-dungeon-facts.json and slime-rancher-names.json, and optionally lists of ids of
// Darkest Dungeon (names*.txt, an id a line). docs/facts.md says what each field means and where
// it comes from. Leaves out what only collecting needs: which source confirms a figure.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const OUTPUT = 'src/games';
const PREFIX = 'Persistent_Level:PersistentLevel.';
/**
 * Kinds whose names are composed of their parts, so that generated names are certain. Other generated names
 * are left out.
 */
const CERTAIN = new Set(['slime', 'largo', 'plort', 'gordo']);

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
  const {
    monsters,
    quirks,
    trinkets,
    upgrades,
    campingSkills,
    townEvents,
    questGoals,
    curios,
    solvedHashes,
  } = facts;
  const tables = {
    ...names,
    monsters,
    quirks,
    trinkets,
    upgrades,
    campingSkills,
    townEvents,
    questGoals,
    curios,
    solvedHashes,
  };
  const lists = readdirSync(folder).filter((name) => /names.*\.txt$/.test(name));
  return [
    ...Object.values(tables).flatMap(Object.keys),
    ...Object.values({ ...facts.combatSkills, ...facts.items }).flatMap(Object.keys),
    ...[trees, camping, facts.monsterFamilies, facts.infestation, facts.namesBeyondRobojumper].flat(),
    ...lists.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n')),
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
