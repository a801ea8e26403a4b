// A real world with the earlier states that the game kept of it, by the questions that players ask: what is one world, what
// happened over time, what changed since yesterday.

import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { gvas } from '../../../src/formats/gvas/index.ts';
import { askOf, type Json } from '../../tools/ask.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { describeReal } from '../../tools/real-saves.ts';

describeReal('gvas', 'Palworld: a world and its backups', (folder) => {
  const library = openLibrary(fileURLToPath(new URL('palworld-views/history-2025', folder)), [gvas]);
  const ask = askOf(library);
  afterAll(() => library.close());

  it('are one world, whose days and levels grow', async () => {
    const { data } = await ask(`{
      worlds { nodes { title newest { slug } saves { nodes { isBackup savedAt palworld { world { day } players { nodes { level } } } } } } }
    }`);
    const [world, ...others] = data.worlds.nodes;
    expect(others).toEqual([]);
    expect(world.newest.slug).toBe('history-2025');
    expect(world.saves.nodes.map((save: Json) => save.isBackup)).toEqual([true, true, true, false]);
    expect(world.saves.nodes.map((save: Json) => save.palworld.world.day)).toEqual([15, 19, 21, 25]);
    expect(world.saves.nodes.map((save: Json) => save.palworld.players.nodes[0].level)).toEqual([
      17, 19, 20, 21,
    ]);
  });

  it('differ by what happened in between', async () => {
    const { data, errors } = await ask(`{
      diff(from: "2025.04.28-14.59.01", to: "history-2025") {
        added(where: { class: { eq: "PalIndividualCharacterSaveParameter" } }) { totalCount }
        removed(where: { class: { eq: "PalIndividualCharacterSaveParameter" } }) { totalCount }
        changed(where: { class: { eq: "PalIndividualCharacterSaveParameter" } }) { totalCount nodes { properties { path before after } } }
      }
    }`);
    expect(errors).toBeUndefined();
    const { added, removed, changed } = data.diff;
    // 107 pals and a player before, 68 and a player now.
    expect(added.totalCount - removed.totalCount).toBe(68 - 107);
    expect(changed.nodes[0].properties).toContainEqual({
      path: 'SaveParameter.Level',
      before: 20,
      after: 21,
    });
  });

  it('call nothing built that nobody builds', async () => {
    const saves = ['2025.04.27-15.59.33', '2025.04.27-17.59.34', '2025.04.28-14.59.01', 'history-2025'];
    const counts = saves.map(
      (
        slug,
        at,
      ) => `s${at}: save(id: "${slug}") { palworld { structures(where: {isBuilt: true}) { totalCount }
        natural: structures(where: {category: {in: ["Dropped", "Rock", "Treasure"]}}) {
          groups(by: [{field: IS_BUILT}, {field: BUILDER}]) { nodes { keys } } } } }`,
    );
    const rows = saves.slice(1).map(
      (slug, at) => `c${at + 1}: changes(since: "${saves[at]}", until: "${slug}") {
        rows(where: {list: {eq: "structures"}}) { groups(by: [{field: KIND}]) { nodes { keys count } } } }`,
    );
    const query = `{ worlds { nodes { ${rows.join(' ')} } } ${counts.join(' ')} }`;
    const { data, errors } = await ask(query);
    expect(errors).toBeUndefined();
    const [world] = data.worlds.nodes;
    saves.forEach((_, at) => {
      const { structures, natural } = data[`s${at}`].palworld;
      expect(natural.groups.nodes).toEqual([{ keys: [false, null] }]);
      if (at === 0) return;
      const found = new Map<string, number>(
        world[`c${at}`].rows.groups.nodes.map(({ keys, count }: Json) => [keys[0], count]),
      );
      const more = structures.totalCount - data[`s${at - 1}`].palworld.structures.totalCount;
      expect((found.get('ADDED') ?? 0) - (found.get('REMOVED') ?? 0)).toBe(more);
      // Most of what was there is there still.
      expect(found.get('REMOVED') ?? 0).toBeLessThan(100);
    });
  });
});
