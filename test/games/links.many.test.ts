// Links between rows: each leads to those rows that have the value, whichever way one goes, and loses none; conditions,
// orders, groups and pages along a link say what the rows themselves say (also satisfactory/answers/links.txt).

import { describe, expect, it } from 'vitest';
import { linksOf, type TypeLink } from '../../src/api/games/list-types.ts';
import { rowsAbout, rowTypeName } from '../../src/api/games/open.ts';
import {
  isObjectRef,
  type Row,
  type RowSource,
  rowsOfList,
  textsOf,
  thingAt,
  valueAt,
} from '../../src/games/shared/rows/fields.ts';
import { linkedRow } from '../../src/games/shared/rows/links.ts';
import { isNamed } from '../../src/games/shared/scope.ts';
import { everyList, schema, tryRealSaves } from '../tools/every-list.ts';

/** What the values under some paths are told from others by, in words. */
function wordsOf({ graph }: RowSource, row: Row, paths: readonly string[]): ReadonlySet<string> {
  const values = paths.flatMap((path) => [thingAt(row, path)].flat(2));
  return new Set(
    values.flatMap((value) => {
      if (isNamed(value)) return value.path !== null && graph.find(value.path) >= 0 ? value.path : value.name;
      return textsOf(graph, value)[0] ?? [];
    }),
  );
}

function positionsByWord(target: RowSource, on: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  target.rows.forEach((row, at) => {
    for (const word of wordsOf(target, row, on)) found.set(word, [...(found.get(word) ?? []), at]);
  });
  return found;
}

/** Follows every link of every save, and returns how many rows each led to. */
async function followAll(path?: string): Promise<ReadonlyMap<string, number>> {
  const followed = new Map<string, number>();
  for await (const { list, source } of everyList(path))
    for (const [name, rule] of linksOf(schema, list.type)) {
      const label = `${list.on}.${list.field}.${name}`;
      followed.set(label, (followed.get(label) ?? 0) + follow(label, source, name, rule));
    }
  return followed;
}

function follow(label: string, source: RowSource, name: string, { by, on, isMany, list }: TypeLink): number {
  const link = source.links!.get(name)!;
  const target = link.target();
  const byWord = positionsByWord(target, on);
  const backs = [...linksOf(schema, list.type)].filter(
    ([, back]) => on.includes(back.by) && back.on.includes(by) && source.name.endsWith(`.${back.list.field}`),
  );
  const leadsBack = (from: Row, at: number): boolean =>
    backs.some(([inverse]) => target.links!.get(inverse)!.positions(from)?.includes(at));
  // A value that has no other field than the link must not be lost; `object` is in every row.
  const isOnlyThere = by !== 'object' && (by === name || !source.fields.has(by.split('.')[0]!));
  let linked = 0;
  source.rows.forEach((row, at) => {
    const own = [...wordsOf(source, row, [by])];
    const expected = new Set(own.flatMap((word) => byWord.get(word) ?? []));
    const positions = link.positions(row) ?? [];
    const found = new Set(positions);
    if (found.size !== expected.size || positions.some((each) => !expected.has(each)))
      expect([label, at, positions]).toEqual([label, at, [...expected]]);
    if (!isMany && (linkedRow(link, row) !== null) !== (expected.size === 1)) expect([label, at]).toBe(null);
    const lost = isOnlyThere ? own.filter((word) => !byWord.has(word)) : [];
    if (lost.length > 0 || (isOnlyThere && !isMany && expected.size > 1))
      expect([label, at, lost, expected.size]).toEqual([label, at, [], 1]);
    for (const each of backs.length >= on.length ? found : [])
      if (!leadsBack(target.rows[each]!, at)) expect([label, at, each]).toBe('led back from');
    linked += expected.size;
  });
  return linked;
}

describe('every link', () => {
  it('of the examples leads to the rows that have its value, to no others, and back', async () => {
    const followed = await followAll();
    const unused = [...followed].flatMap(([label, count]) => (count === 0 ? label : []));
    expect(followed.size).toBeGreaterThan(120);
    // The examples have nothing of these kinds.
    expect(unused).toEqual(
      [
        'switches.circuits fluidItems.stock fluids.buildings fluids.boxes fluidBoxes.network vehicles.recordedPath',
        'vehiclePaths.vehicles drones.dockedAt dronePorts.drone truckStations.dockedRow buildings.pipes',
        'pipes.fromRow pipes.toRow',
      ]
        .flatMap((labels) => labels.split(' ').map((label) => `Satisfactory.${label}`))
        .concat(
          ['trinketRows', 'events', 'missions'].map((name) => `DarkestDungeon.deadHeroes.${name}`),
          [
            'Palworld.eggs.playerRow',
            'Unreal3.classes.actors',
            'Unreal3.actors.typeRow',
            'Rimworld.factions.leaderRow',
          ],
        ),
    );
  });

  tryRealSaves('satisfactory darkest-dungeon slime-rancher gvas xml unreal3', followAll);
});

describe('an object', () => {
  it('leads to every row about it', async () => {
    const tried = new Set<string>();
    for await (const { save, view, list } of everyList())
      for (const row of rowsOfList(view, list.field).slice(0, 50)) {
        const object = valueAt(row, 'object');
        if (!isObjectRef(object)) continue;
        tried.add(list.type.name);
        const about = [...rowsAbout(save, object.node, schema)];
        expect(about.some((each) => each === row || rowTypeName(each) === list.type.name)).toBe(true);
        for (const each of about) expect(valueAt(each, 'object')).toMatchObject({ node: object.node });
        expect(new Set(about).size).toBe(about.length);
      }
    expect(tried.size).toBeGreaterThan(70);
  });
});
