// What cannot be read is unknown, lists as well as numbers: where a number stands instead of a list, no row of any game
// says anything else than before, or that there is nothing.

import { expect, it } from 'vitest';
import { viewOf } from '../../src/api/games/open.ts';
import { damageOf } from '../../src/games/shared/damage.ts';
import type { Game } from '../../src/games/shared/declaration.ts';
import { type GameView, mayLackRows } from '../../src/games/shared/game.ts';
import { valueAt } from '../../src/games/shared/rows/fields.ts';
import { Graph } from '../../src/graph/graph.ts';
import type { PropertyValue, Value } from '../../src/graph/values.ts';
import type { ReadySave } from '../../src/library/save.ts';
import { everyView, listsOf, sourceOf } from '../tools/every-list.ts';
import { shareOf } from '../tools/runs.ts';

const A_NUMBER = 7;
/** Views read them from references and columns: there is no list to be of a wrong type. */
const WITH_OWN_COLUMNS = new Set(['mInventoryStacks', 'mStoredItems']);

/** Rows of the lists in rows of `colonists`, which are unknown there. */
const IN_ROWS = 'rimworld skills: Rimworld.skills ';

/** Flags and kinds that decide which list a row is in. */
const FLAGS: ReadonlySet<string> = new Set(['died', 'inraid', 'kind', 'roster.status', 'IsPlayer']);
/** One that is the value of a field. */
const SHOWN = /^Rimworld\.factions.*\.relation$/;

const isList = (value: Value): boolean =>
  typeof value === 'object' && (value?.kind === 'list' || value?.kind === 'map');

/** The save with other values: what `change` gives for the name of one. */
function withValues({ graph }: ReadySave, change: (name: string, value: Value) => Value): Graph {
  const inner = (name: string, value: Value): Value => {
    const changed = change(name, value);
    if (changed !== value || typeof value !== 'object' || value === null) return changed;
    if (value.kind === 'struct') return { ...value, fields: all(value.fields) };
    return value.kind === 'list' ? { ...value, items: value.items.map((item) => inner('', item)) } : value;
  };
  const all = (list: readonly PropertyValue[]): PropertyValue[] =>
    list.map((property) => ({ ...property, value: inner(property.name, property.value) }));
  return new Graph(graph.data, () => ({
    properties: (node, only) => all(graph.properties(node, only)),
    outline: (node) => graph.outline(node),
    header: (node) => graph.header(node),
    pose: (node) => graph.pose(node),
    referencePath: (node, at) => graph.referencePath(graph.edgeAt(node, at)!),
  }));
}

/** Values by list, row and field; lists that may lack rows have none. */
function valuesOf(view: GameView | null, game: Game): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  if (!view) return found;
  for (const list of listsOf({ game })) {
    const { rows, fields, name } = sourceOf(view, list);
    if (mayLackRows(view, list.field)) continue;
    found.set(name, rows.length);
    for (const [at, row] of rows.entries())
      for (const field of fields.keys()) {
        const value = valueAt(row, field);
        const shown = Array.isArray(value) ? value.length : value;
        if (typeof shown !== 'object' || shown === null) found.set(`${name}[${at}].${field}`, shown);
      }
  }
  return found;
}

it('in no list of any game', async () => {
  const wrong = new Set<string>();
  for await (const { save, game, view } of everyView()) {
    const open = (change: (name: string, value: Value) => Value) => {
      const graph = { value: withValues(save, change) };
      return valuesOf(viewOf(Object.create(save, { graph }) as ReadySave), game);
    };
    const names = new Set<string>();
    const right = open((name, value) => {
      if (isList(value)) names.add(name);
      return value;
    });
    expect(mayLackRows(view), save.entry.slug).toBe(damageOf(save.graph) !== null);
    const chosen = [...shareOf([...names], 60), ...FLAGS];
    for (const wanted of chosen.filter((name) => !WITH_OWN_COLUMNS.has(name))) {
      const instead = FLAGS.has(wanted) ? 'unreadable' : A_NUMBER;
      const now = open((name, value) => (name === wanted ? instead : value));
      for (const [path, value] of now) {
        const before = right.get(path);
        const isSame =
          value === before || value === null || (before !== undefined && path.endsWith('.isDamaged'));
        const text = `${game.field} ${wanted}: ${path} ${before} -> ${value}`;
        if (!isSame && !SHOWN.test(path) && !text.startsWith(IN_ROWS)) wrong.add(text);
      }
    }
  }
  expect([...wrong]).toEqual([]);
});
