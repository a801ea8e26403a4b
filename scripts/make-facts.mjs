// Writes the tables in src/games/*/facts from the collected facts: `node scripts/make-facts.mjs FOLDER`,
// where the folder has satisfactory-facts.json, satisfactory-places.json, satisfactory-places-earlier.json,
// darkest-dungeon-names.json and slime-rancher-names.json. docs/facts.md says what each field means and where
// it comes from. Leaves out what only collecting needs: which source confirms a figure.
import { readFileSync, writeFileSync } from 'node:fs';
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
  write('darkest-dungeon/facts/names.json', darkestDungeon);
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
