// Conditions on structs inside rows: of every such field of every list, rows are asked for by what some structs have, and
// are those that plain loops find.

import { describe, expect, it } from 'vitest';
import { linksOf } from '../../src/api/games/list-types.ts';
import { numberOf, type RowShape, textsOf } from '../../src/games/shared/rows/fields.ts';
import type { RowFilter } from '../../src/games/shared/rows/filter.ts';
import { listRows } from '../../src/games/shared/rows/list.ts';
import { NO_TOOLS } from '../../src/query/tools.ts';
import { everyList, type OpenList, schema, tryRealSaves } from '../tools/every-list.ts';

type Struct = Readonly<Record<string, unknown>>;
type Holds = (struct: Struct) => boolean;

const TEXTS = new Set(['text', 'named', 'enum', 'object']);

/** Conditions on what a struct has in a field, and whether another meets them; none where it has nothing to ask for. */
function conditionsOn({ graph, fields }: RowShape, name: string, like: Struct): [string, object, Holds][] {
  const number = fields.get(name) === 'number' ? numberOf(like[name]) : Number.NaN;
  if (!Number.isNaN(number)) return [[name, { gte: number }, (struct) => numberOf(struct[name]) >= number]];
  const [eq] = TEXTS.has(fields.get(name)!) ? textsOf(graph, like[name]) : [];
  return eq === undefined ? [] : [[name, { eq }, (struct) => textsOf(graph, struct[name]).includes(eq)]];
}

/** Asks for some structs of a field by each thing that they have, and by all, and returns how often rows were found. */
function askField({ source }: OpenList, field: string): number {
  const shape = source.inside!(field)!;
  const structs = source.rows.map((row) => [(row as Struct)[field] ?? null].flat() as (Struct | null)[]);
  let sum = 0;
  const last = structs.map((all) => all.at(-1) ?? null).filter((each) => each !== null);
  for (const like of last.slice(0, 5)) {
    const all = [...shape.fields.keys()].flatMap((name) => conditionsOn(shape, name, like));
    for (const some of [...all.map((each) => [each]), all]) {
      const filter = Object.fromEntries(some);
      const holds: Holds = (struct) => some.every(([, , test]) => test(struct));
      const asked: readonly [object, (all: readonly Struct[]) => boolean][] = [
        [{ some: filter }, (all) => all.some(holds)],
        [{ every: filter }, (all) => all.every(holds)],
        [{ none: filter }, (all) => !all.some(holds)],
        [{ where: filter, count: { gte: 2 } }, (all) => all.filter(holds).length >= 2],
      ];
      const isOne = source.fields.get(field) === 'row';
      for (const [operand, test] of isOne ? asked.slice(0, 1) : asked) {
        const where = { [field]: isOne ? filter : operand } as RowFilter;
        const found = [...listRows(source, { where }, NO_TOOLS).source.all()];
        const isKnown = (each: readonly (Struct | null)[]): each is readonly Struct[] => each[0] !== null;
        const expected = structs.flatMap((each, at) => (isKnown(each) && test(each) ? at : []));
        expect([source.name, where, found]).toEqual([source.name, where, expected]);
        sum += found.length;
      }
    }
  }
  return sum;
}

/** By field, how often rows of a save were found. */
async function askAll(path?: string): Promise<ReadonlyMap<string, number>> {
  const asked = new Map<string, number>();
  for await (const each of everyList(path))
    for (const [name, kind] of each.source.fields) {
      if ((kind !== 'row' && kind !== 'rows') || linksOf(schema, each.list.type).has(name)) continue;
      const label = `${each.source.name}.${name}`;
      asked.set(label, (asked.get(label) ?? 0) + askField(each, name));
    }
  return asked;
}

describe('every struct', () => {
  it('of the examples is found as plain loops find it', async () => {
    const asked = await askAll();
    expect(asked.size).toBeGreaterThan(60);
    expect([...asked.values()].filter((found) => found > 0).length).toBeGreaterThan(50);
  });

  tryRealSaves('satisfactory darkest-dungeon slime-rancher gvas xml', askAll);
});
