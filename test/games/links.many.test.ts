// Links between rows: each leads to those rows that have the value, whichever way one goes, and loses none; conditions,
// orders, groups and pages along a link say what the rows themselves say.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { linksOf, listTypes, type TypeLink } from '../../src/api/games/list-types.ts';
import { rowSources } from '../../src/api/games/lists.ts';
import { gameOfEntry, rowsAbout, rowTypeName, viewOf } from '../../src/api/games/open.ts';
import { createSchema } from '../../src/api/schema/schema.ts';
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
import type { Library } from '../../src/library/library.ts';
import { askOf } from '../tools/ask.ts';
import { openLibrary } from '../tools/open-library.ts';
import { describeReal } from '../tools/real-saves.ts';
import { sampleOf } from '../tools/runs.ts';

const schema = createSchema();

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
async function followAll(library: Library): Promise<ReadonlyMap<string, number>> {
  const followed = new Map<string, number>();
  for (const entry of library.entries) {
    const view = viewOf(await library.load(entry));
    const { type } = gameOfEntry(entry) ?? {};
    for (const list of view ? listTypes(schema).filter(({ on }) => on === type) : []) {
      const source = rowSources(schema, list)(view!);
      for (const [name, rule] of linksOf(schema, list.type)) {
        const label = `${list.on}.${list.field}.${name}`;
        followed.set(label, (followed.get(label) ?? 0) + follow(label, source, name, rule));
      }
    }
  }
  await library.close();
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
    const followed = await followAll(openLibrary('examples'));
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

  // Games of one format by its folder.
  for (const format of ['satisfactory', 'darkest-dungeon', 'slime-rancher', 'gvas', 'xml', 'unreal3'])
    describeReal(format, `of real saves of ${format}`, (folder) => {
      const names = readdirSync(folder).filter((name) => !/^(oracle|names|blueprints)$|\.tsv$/.test(name));
      it('does, too', { timeout: 300_000 }, async () => {
        let led = 0;
        // Of games that save in one format, one is known.
        const known = names.filter((name) => name.endsWith('palworld-coop'));
        for (const name of new Set([...sampleOf(names, 3), ...known])) {
          const followed = await followAll(openLibrary(fileURLToPath(new URL(name, folder))));
          for (const count of followed.values()) led += count;
        }
        expect(led).toBeGreaterThan(0);
      });
    });
});

describe('an object', () => {
  it('leads to every row about it', async () => {
    const library = openLibrary('examples');
    const tried = new Set<string>();
    for (const entry of library.entries) {
      const save = await library.load(entry);
      const view = viewOf(save);
      for (const { on, field, type } of view ? listTypes(schema) : []) {
        if (on !== gameOfEntry(entry)?.type) continue;
        for (const row of rowsOfList(view!, field).slice(0, 50)) {
          const object = valueAt(row, 'object');
          if (!isObjectRef(object)) continue;
          tried.add(type.name);
          const about = [...rowsAbout(save, object.node, schema)];
          expect(about.some((each) => each === row || rowTypeName(each) === type.name)).toBe(true);
          for (const each of about) expect(valueAt(each, 'object')).toMatchObject({ node: object.node });
          expect(new Set(about).size).toBe(about.length);
        }
      }
    }
    await library.close();
    expect(tried.size).toBeGreaterThan(70);
  });

  it('has them in queries, from references too', async () => {
    const library = openLibrary('examples');
    const { data, errors } = await askOf(library)(`{ save(id: "little-factory") {
      satisfactory { machines(where: {recipe: {isNull: false}}, first: 1) { nodes { recipe { title }
        object { rows { __typename ... on SatisfactoryMachine { recipe { title } circuit { number } } } } } } } } }`);
    expect(errors).toBeUndefined();
    const [machine] = (data as { save: { satisfactory: { machines: { nodes: Looked[] } } } }).save
      .satisfactory.machines.nodes;
    expect(machine!.object.rows.map(({ __typename }) => __typename)).toEqual(
      expect.arrayContaining(['SatisfactoryMachine', 'SatisfactoryBuilding']),
    );
    expect(machine!.object.rows[0]!.recipe).toEqual(machine!.recipe);
    await library.close();
  });
});

interface Looked {
  readonly recipe: unknown;
  readonly object: { readonly rows: readonly { readonly __typename: string; readonly recipe?: unknown }[] };
}

interface Machine {
  readonly object: { readonly path: string };
  readonly circuit: Circuit | null;
}

interface Circuit {
  readonly number: number;
  readonly headroom: number | null;
  readonly machines: { readonly totalCount: number; readonly nodes: readonly Machine[] };
}

describe('in queries', () => {
  const library = openLibrary('examples');
  const ask = askOf(library);
  const satisfactory = async (fields: string): Promise<Record<string, { nodes: unknown[] }>> => {
    const { data, errors } = await ask(`{ save(id: "little-factory") { satisfactory { ${fields} } } }`);
    expect(errors).toBeUndefined();
    return (data as { save: { satisfactory: Record<string, { nodes: unknown[] }> } }).save.satisfactory;
  };
  const machinesWhere = async (where: string): Promise<readonly Machine[]> => {
    const { machines } = await satisfactory(
      `machines(where: ${where}) { nodes { object { path } circuit { number headroom } } }`,
    );
    return machines!.nodes as Machine[];
  };

  it('a row is among those of the row that it leads to', async () => {
    const { machines } = await satisfactory(
      `machines { nodes { object { path }
        circuit { number machines { totalCount nodes { object { path } circuit { number } } } } } }`,
    );
    const all = machines!.nodes as Machine[];
    let linked = 0;
    for (const { object, circuit } of all) {
      if (circuit === null) continue;
      linked++;
      const alike = all.filter((each) => each.circuit?.number === circuit.number);
      expect(circuit.machines.nodes.map((each) => each.object)).toEqual(alike.map((each) => each.object));
      expect(circuit.machines.totalCount).toBe(alike.length);
      expect(circuit.machines.nodes.map((each) => each.object.path)).toContain(object.path);
    }
    expect(linked).toBeGreaterThan(5);
  });

  it('conditions on a linked row', async () => {
    const all = await machinesWhere('{}');
    const expected = (test: (machine: Machine) => boolean): readonly Machine[] => all.filter(test);
    const short = expected(
      ({ circuit }) => circuit !== null && circuit.headroom !== null && circuit.headroom < 0,
    );
    expect(await machinesWhere('{circuit: {headroom: {lt: 0}}}')).toEqual(short);
    expect(await machinesWhere('{circuit: {number: {eq: 1}}}')).toEqual(
      expected(({ circuit }) => circuit?.number === 1),
    );
    const none = expected(({ circuit }) => circuit === null);
    expect(await machinesWhere('{circuit: {isNull: true}}')).toEqual(none);
    expect(await machinesWhere('{circuit: {isNull: false}}')).toEqual(
      expected(({ circuit }) => circuit !== null),
    );
    expect(await machinesWhere('{circuit: {}}')).toEqual(expected(({ circuit }) => circuit !== null));
    expect(await machinesWhere('{not: {circuit: {number: {eq: 1}}}}')).toEqual(
      expected(({ circuit }) => circuit?.number !== 1),
    );
    expect(short.length).toBeGreaterThan(0);
    expect(short.length).toBeLessThan(all.length);
  });

  it('conditions on linked rows', async () => {
    const circuitsWhere = async (where: string): Promise<unknown[]> => {
      const { circuits } = await satisfactory(`circuits(where: {machines: ${where}}) { nodes { number } }`);
      return circuits!.nodes.map((circuit) => (circuit as Circuit).number);
    };
    const { circuits } = await satisfactory(
      'circuits { nodes { number machines { nodes { building { title } } } } }',
    );
    const titles = (
      circuits!.nodes as { number: number; machines: { nodes: { building: { title: string } }[] } }[]
    ).map(({ number, machines }) => [number, machines.nodes.map(({ building }) => building.title)] as const);
    const numbers = (test: (titles: readonly string[]) => boolean): number[] =>
      titles.flatMap(([number, names]) => (test(names) ? number : []));
    const smelter = '{building: {eq: "Smelter"}}';
    expect(await circuitsWhere(`{some: ${smelter}}`)).toEqual(numbers((names) => names.includes('Smelter')));
    expect(await circuitsWhere(`{none: ${smelter}}`)).toEqual(numbers((names) => !names.includes('Smelter')));
    expect(await circuitsWhere(`{every: {not: ${smelter}}}`)).toEqual(
      numbers((names) => !names.includes('Smelter')),
    );
    expect(await circuitsWhere('{count: {gte: 2}}')).toEqual(numbers((names) => names.length >= 2));
    expect(numbers((names) => names.includes('Smelter')).length).toBeGreaterThan(0);
    expect(await circuitsWhere('{some: {circuit: {number: {eq: 1}}}}')).toEqual([1]);
  });

  it('groups, orders and figures along a link, and pages of it', async () => {
    const { machines, circuits } = await satisfactory(`
      machines(orderBy: [{field: CIRCUIT_NUMBER, direction: DESC}]) {
        nodes { circuit { number } }
        groups(by: [{field: CIRCUIT_NUMBER}]) { nodes { keys count number(field: CIRCUIT_NUMBER) { max } } }
      }
      circuits(where: {number: {eq: 1}}) {
        nodes { memberRows(first: 2) { totalCount nodes { building { title } } } members { path } buildings }
      }`);
    const numbers = (machines!.nodes as Machine[]).map(({ circuit }) => circuit?.number ?? null);
    const known = numbers.filter((number) => number !== null);
    expect(numbers).toEqual([...known.toSorted((a, b) => b - a), ...numbers.filter((each) => each === null)]);
    const groups = (
      machines as unknown as {
        groups: { nodes: { keys: unknown[]; count: number; number: { max: number } | null }[] };
      }
    ).groups.nodes;
    for (const { keys, count, number } of groups) {
      expect(count).toBe(numbers.filter((each) => each === keys[0]).length);
      expect(number?.max ?? null).toBe(keys[0]);
    }
    const [circuit] = circuits!.nodes as {
      memberRows: { totalCount: number; nodes: unknown[] };
      members: unknown[];
      buildings: number;
    }[];
    expect(circuit!.memberRows.nodes.length).toBe(2);
    expect(circuit!.memberRows.totalCount).toBe(circuit!.buildings);
    expect(circuit!.members.length).toBe(circuit!.buildings);
  });
});
