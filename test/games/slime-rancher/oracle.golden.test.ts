// The view of the save at hand against its decoded JSON, which another program wrote, and against figures counted by hand.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { slimeRancher } from '../../../src/formats/slime-rancher/index.ts';
import { openSlimeRancher } from '../../../src/games/slime-rancher/index.ts';
import type { SlimeRancherView } from '../../../src/games/slime-rancher/view.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { expectLike, type Json, shown, sumBy } from '../../tools/oracle.ts';
import { describeReal } from '../../tools/real-saves.ts';

async function open(file: URL): Promise<SlimeRancherView> {
  const library = openLibrary(fileURLToPath(file), [slimeRancher]);
  const [entry] = library.entries;
  const save = await library.load(entry!);
  return openSlimeRancher({ graph: save.graph, header: entry!.header.fields, object: (node) => ({ node }) });
}

const PLOTS = ['none', 'empty', 'corral', 'coop', 'garden', 'silo', 'pond', 'incinerator'];

describeReal('slime-rancher', 'the view of the whole save', (folder) => {
  const stem = readdirSync(new URL('synthetic/', folder))
    .find((name) => name.endsWith('.sav'))!
    .slice(0, -4);
  const text = readFileSync(new URL(`synthetic/${stem}.oracle.json`, folder), 'utf8');
  // Other programs write what JSON has no word for.
  const oracle: Json = JSON.parse(text.replace(/-?\b(Infinity|NaN)\b/g, 'null'));
  const items: readonly string[] = oracle.itemIndex.items;
  const scenes: readonly string[] = oracle.sceneGroups.items;
  const item = (position: number): string | null => items[position] ?? null;
  const opened = open(new URL(`synthetic/${stem}.sav`, folder));

  it('session and player', async () => {
    const { ranch, player, isPartial } = await opened;
    const { summary, player: decoded } = oracle;
    const OF_SUMMARY =
      'version currency pediaCount worldTime saveNumber tarrEnabled=isTarrEnabled feralEnabled=isFeralEnabled';
    expectLike(ranch, summary, OF_SUMMARY);
    const [{ items: zones }, icon] = [oracle.zoneIndex, oracle.iconIndex.items[summary.iconId]];
    const OF_OTHERS = 'gameName saveSlot day icon scenes=sceneGroups zones';
    expectLike(ranch, { ...oracle, day: 1, icon, scenes, zones }, OF_OTHERS);
    expect(ranch.options).toEqual(oracle.settings.options.map(({ key, value }: Json) => ({ key, value })));
    const OF_PLAYER = 'health energy currency currencyEverCollected pedia blueprints';
    const named = { pedia: oracle.pedia.unlocked, blueprints: decoded.blueprints.map(item) };
    expectLike(player!, { ...decoded, ...named }, OF_PLAYER);
    expect(player?.position?.x).toBeCloseTo(decoded.pos.x, 3);
    expect(player!.upgrades!.map(({ upgrade, level }) => [Number(upgrade.name), level])).toEqual(
      decoded.upgrades.levels,
    );
    expect(player!.components!.map(({ item, amount }) => [item.name, amount])).toEqual(
      decoded.components.counts.map(([at, n]: Json) => [oracle.components.items[at], n]),
    );
    expect(isPartial).toBe(false);
  });

  it('actors', async () => {
    const { actors } = await opened;
    expect(actors).toHaveLength(200);
    expect(new Set(actors.map(({ actorId }) => actorId)).size).toBe(200);
    const typed = oracle.actors.map((actor: Json) => ({
      item: item(actor.typeId),
      scene: scenes[actor.sceneGroup],
    }));
    expect(sumBy(actors, 'item')).toEqual(sumBy(typed, 'item'));
    expect(sumBy(actors, 'sceneGroup')).toEqual(sumBy(typed, 'scene'));
    expect(sumBy(actors, 'kind')).toMatchObject({ SLIME: 122, PLORT: 76 });
    expect(sumBy(actors, 'sceneGroup')).toEqual({
      'SceneGroup.ConservatoryFields': 67,
      'SceneGroup.LuminousStrand': 67,
      'SceneGroup.RumblingGorge': 66,
    });
    expect(actors.filter(({ isFeral }) => isFeral)).toHaveLength(14);
    expect(actors.filter(({ isStatue }) => isStatue)).toHaveLength(1);
    expect(actors.filter(({ statueOf }) => statueOf !== null)).toHaveLength(1);
    for (const [at, { emotions, actorId }] of oracle.actors.entries()) {
      const { hunger, agitation, fear, actorId: own } = actors[at]!;
      const levels = new Map<number, number>(emotions.levels);
      expect(own).toBe(BigInt(actorId));
      for (const [key, mood] of [hunger, agitation, fear].entries()) {
        if (levels.has(key)) expect(mood).toBeCloseTo(levels.get(key)!, 5);
        else expect(mood).toBeNull();
      }
    }
  });

  it('plots with what they hold and keep track of', async () => {
    const { plots, actors } = await opened;
    const decoded: Json[] = oracle.ranch.plots;
    expect(plots.map((row) => shown(row, 'id=key type goneIds'))).toEqual(
      decoded.map(({ id, typeId }) => ({ id, type: PLOTS[typeId], goneIds: 0 })),
    );
    const kinds = { corral: 2, garden: 2, empty: 1, coop: 1, silo: 1, pond: 1, incinerator: 1 };
    expect(sumBy(plots, 'type')).toEqual(kinds);
    const byId = new Map<number, Json>(oracle.actors.map((actor: Json) => [actor.actorId, actor]));
    for (const [at, { tracked, siloAmmo, upgrades }] of decoded.entries()) {
      const plot = plots[at]!;
      const types = tracked.ids.map((id: number) => ({ type: item(byId.get(id).typeId) }));
      expect(sumBy(plot.tracked!, 'item', 'count')).toEqual(sumBy(types, 'type'));
      const filled = siloAmmo.flatMap(([, slots]: Json) => slots.filter(({ id }: Json) => id >= 0));
      expect(plot.inventory!.map((slot) => [slot.item.name, slot.amount])).toEqual(
        filled.map((slot: Json) => [item(slot.id), slot.count]),
      );
      expect(plot.upgrades).toHaveLength(upgrades.length);
    }
    expect(plots.reduce((sum, { slimes }) => sum + slimes!, 0)).toBe(8);
    expect(actors.filter(({ plot }) => plot !== null)).toHaveLength(10);
    expect(actors.every(({ plot, plotBy }) => plotBy === (plot === null ? null : 'TRACKED'))).toBe(true);
  });

  it('world', async () => {
    const view = await opened;
    const { gordos, pods, gadgets, market, locks, drones, resourceNodes: nodes, discoveries, spots } = view;
    const { world, ranch, events, appearances } = oracle;
    const sets = ['none', 'classic', 'secret'];
    expect(view.appearances.map((row) => [row.item.name, row.unlocked, row.selected])).toEqual(
      appearances.unlocks.map(([at, unlocked]: Json) => [
        ...[item(at), unlocked.map((set: number) => sets[set])],
        sets[new Map<number, number>(appearances.selections).get(at) ?? -1] ?? null,
      ]),
    );
    expect(spots).toHaveLength(world.resourceSpawnerWater.length);
    for (const [at, [place]] of world.resourceSpawnerWater.entries()) {
      expect(spots[at]!.position?.x).toBeCloseTo(place.x, 3);
    }
    expect(gordos.map(({ key: id, item: of, eaten, isSeen }) => [id, of?.name, eaten, isSeen])).toEqual(
      world.gordos.map(([id, gordo]: Json) => {
        const eaten = gordo.eaten ?? gordo.eatenCount;
        return [id, item(gordo.typeId), eaten < 0 ? null : eaten, gordo.seen];
      }),
    );
    expect(gordos.filter(({ state }) => state === 'POPPED')).toHaveLength(1);
    expect(pods.map(({ key: id, isOpen }) => [id, isOpen])).toEqual(
      world.treasurePods.map(([id, pod]: Json) => [id, pod.state === 1]),
    );
    expect(pods.filter(({ isOpen }) => isOpen)).toHaveLength(1);
    expect(gadgets.map(({ site, item: of, actorId }) => [site, of?.name, Number(actorId)])).toEqual(
      world.placedGadgets.map(([id, gadget]: Json) => [id, item(gadget.typeId), gadget.actorId]),
    );
    expect(market.map(({ item: of }) => of.name)).toEqual(
      world.econSaturations.map(([at]: Json) => item(at)),
    );
    for (const [at, [, saturation]] of world.econSaturations.entries()) {
      expect(market[at]!.saturation).toBeCloseTo(saturation, 3);
    }
    expect(locks.map(({ key: id }) => id)).toEqual(
      [...ranch.accessDoors, ...world.switches, ...world.puzzleSlots].map(([id]: Json) => id),
    );
    expect(drones.map(({ key: id }) => id)).toEqual(world.researchDrones.map(([id]: Json) => id));
    expect(nodes.map(({ contents }) => contents?.map(({ name }) => name))).toEqual(
      world.resourceNodes.map(([, node]: Json) => node.contents.map(item)),
    );
    expect(discoveries.map((row) => [row.event, row.subject?.name, row.count, row.firstTime])).toEqual(
      events.entries.map((entry: Json) => [entry.eventKey, entry.dataKey, entry.count, entry.created]),
    );
  });

  it('stock is the sum of its places', async () => {
    const { stock } = await opened;
    const at = (place: string): number =>
      stock.reduce((sum, row) => sum + (row.place === place ? row.amount! : 0), 0);
    const { player, ranch, actors } = oracle;
    const held = (slots: Json[]): number =>
      slots.reduce((sum, slot) => sum + (slot.id >= 0 ? slot.count : 0), 0);
    expect(at('VAC')).toBe(held(player.ammo));
    expect(at('REFINERY')).toBe(player.itemCounts.reduce((sum: number, [, n]: Json) => sum + n, 0));
    expect(at('PLOT')).toBe(
      held(ranch.plots.flatMap(({ siloAmmo }: Json) => siloAmmo.flatMap(([, slots]: Json) => slots))),
    );
    expect(at('WORLD')).toBe(
      actors.filter(({ typeId }: Json) => !item(typeId)!.startsWith('SlimeDefinition.')).length,
    );
    expect(stock.filter(({ isOwned }) => !isOwned).every(({ place }) => place === 'WORLD')).toBe(true);
  });
});

describeReal('slime-rancher', 'saves before there was a summary', (folder) => {
  it.each(['v4', 'v4-first'])('%s has version and mode of its rancher', async (name) => {
    const file = (end: string): URL => new URL(`../../cases/slime-rancher-1/${name}.${end}`, folder);
    const { version } = JSON.parse(readFileSync(file('json'), 'utf8')).tree.player;
    expect((await open(file('sav'))).ranch).toMatchObject({ version, gameMode: 'classic' });
  });
});
