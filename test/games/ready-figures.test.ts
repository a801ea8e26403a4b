// Figures that save a question of their own, against what they are made of: by query, on examples and on real saves.

import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { getOrCreate } from '../../src/graph/made-once.ts';
import { askOf, type Json } from '../tools/ask.ts';
import { openLibrary } from '../tools/open-library.ts';
import { describeReal } from '../tools/real-saves.ts';

async function answer(path: string, query: string): Promise<Json> {
  const library = openLibrary(path);
  const [save] = library.entries.filter(({ slug }) => !slug.endsWith('-backup'));
  const { data, errors } = await askOf(library)(`{ save(id: "${save!.slug}") { ${query} } }`);
  expect(errors).toBeUndefined();
  await library.close();
  return data.save;
}

/** The rows that lead to an object. */
function byPath(rows: readonly Json[], to: (row: Json) => Json): (object: Json) => readonly Json[] {
  const found = new Map<string | undefined, Json[]>();
  for (const row of rows) getOrCreate(found, to(row)?.path, () => []).push(row);
  return ({ path }) => found.get(path) ?? [];
}

const HEROES = `darkestDungeon { heroes(first: 2000) { nodes { level minLevel maxLevel loggedLevel } } }`;

/** Returns how many levels the log confirms. */
async function compareLevels(path: string): Promise<number> {
  const { heroes } = (await answer(path, HEROES)).darkestDungeon;
  return heroes.nodes.filter(({ level, minLevel, maxLevel, loggedLevel }: Json) => {
    expect(level).toBe(minLevel !== null && minLevel === maxLevel ? minLevel : loggedLevel);
    return loggedLevel !== null && minLevel === loggedLevel;
  }).length;
}

const PALWORLD = `palworld {
  containers(first: 10000) { nodes { slots used fill object { slots: property(path: "SlotNum") { number } } } }
  machines(first: 10000) { nodes { object { path } workers { nodes { object { path } } } } }
  works(first: 10000) { nodes { structure { path } workers { path } } }
  guilds { nodes { object { path } structures { totalCount } } }
  structures(first: 10000) { nodes { guild { path } hp maxHp hpShare } totalCount }
}`;

/** Returns how many workers machines have. */
async function comparePalworld(path: string): Promise<number> {
  const { containers, machines, works, guilds, structures } = (await answer(path, PALWORLD)).palworld;
  for (const { slots, used, fill, object } of containers.nodes) {
    expect(slots).toBe(object.slots?.number ?? null);
    expect(fill).toBe(slots ? used / slots : null);
  }
  for (const { hp, maxHp, hpShare } of structures.nodes) expect(hpShare).toBe(maxHp ? hp / maxHp : null);
  const structuresOf = byPath(structures.nodes, ({ guild }) => guild);
  for (const guild of guilds.nodes) {
    const own = structuresOf(guild.object);
    if (structures.nodes.length === structures.totalCount)
      expect(guild.structures.totalCount).toBe(own.length);
  }
  const worksAt = byPath(works.nodes, ({ structure }) => structure);
  return machines.nodes.reduce((sum: number, { object, workers }: Json) => {
    const paths = worksAt(object).flatMap((work: Json) => work.workers.map((pal: Json) => pal.path));
    expect(workers.nodes.map((pal: Json) => pal.object.path).sort()).toEqual(paths.sort());
    return sum + paths.length;
  }, 0);
}

const ACTORS = `unreal3 {
  actors(first: 10000) { nodes { object { path } mesh { kind } materials { path } } }
  usage(first: 10000) { nodes { object { path } package isLoaded } }
}
set: objects(where: {references: {some: {label: {eq: "Materials[]"}, kind: {eq: PROPERTY}}}}, first: 10000) {
  nodes { parent { path } references(where: {label: {eq: "Materials[]"}, kind: {eq: PROPERTY}}) { nodes { target { path } } } }
}`;

/** Returns how many actors have materials of their own. */
async function compareMaterials(path: string): Promise<number> {
  const { unreal3, set } = await answer(path, ACTORS);
  for (const { object, package: name } of unreal3.usage.nodes)
    expect(name.toLowerCase()).toContain(object.path.split('.')[0].toLowerCase());
  const setOf = byPath(set.nodes, ({ parent }) => parent);
  return unreal3.actors.nodes.filter(({ object, materials, mesh }: Json) => {
    const named = setOf(object).flatMap(({ references }: Json) =>
      references.nodes.map(({ target }: Json) => target.path),
    );
    if (materials === null) expect(named).toEqual([]);
    else if (named.length > 0) for (const { path: one } of materials) expect(named).toContain(one);
    if (mesh?.kind === 'EXTERNAL' && named.length === 0) expect(materials).toBe(null);
    return named.length > 0;
  }).length;
}

it('of the examples', async () => {
  await compareLevels('examples/hollowmere');
  await comparePalworld('examples/palworld-guild.sav');
  await compareMaterials('examples/unreal3');
});

const REAL = [
  ['darkest-dungeon', 'rj-profile1', compareLevels],
  ['gvas', 'palworld-views/history-2025', comparePalworld],
  ['unreal3', 'ahit__bowserinadarkworld.umap', compareMaterials],
] as const;
for (const [format, name, compare] of REAL)
  describeReal(format, `of ${name}`, (folder) => {
    it('are those of what they are made of', { timeout: 120_000 }, async () => {
      expect(await compare(fileURLToPath(new URL(name, folder)))).toBeGreaterThan(5);
    });
  });
