// A game's view of a save as a whole: every single value and the size of every list, by name, and values of rows.

import { type GraphQLObjectType, getNamedType, isLeafType, isObjectType } from 'graphql';
import { createContext } from '../../src/api/context/context.ts';
import { gameOfEntry, viewOf } from '../../src/api/games/open.ts';
import { RequestPipeline } from '../../src/api/request/pipeline.ts';
import { createSchema } from '../../src/api/schema/schema.ts';
import { isFileDamaged } from '../../src/games/shared/damage.ts';
import type { Game } from '../../src/games/shared/declaration.ts';
import type { GameView } from '../../src/games/shared/game.ts';
import { groupBy } from '../../src/games/shared/group-by.ts';
import { valueAt } from '../../src/games/shared/rows/fields.ts';
import type { ObjectRef } from '../../src/games/shared/scope.ts';
import type { Library } from '../../src/library/library.ts';
import type { SaveEntry } from '../../src/library/save.ts';
import { listsOf, sourceOf } from './every-list.ts';

export interface ViewAnswers {
  /** Values by path; `LIST.length` of plain lists, `LIST.totalCount` and `LIST.aggregate.unknown` of connections. */
  readonly values: ReadonlyMap<string, unknown>;
  /** Rows that are the only one of their object, by list and path. */
  readonly rows: ReadonlyMap<string, ViewRow>;
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
  readonly isDamaged: boolean;
  readonly objects: number;
  readonly mayLackObjects: boolean;
}

/** A row of so many as some saves have is asked for a field when that is compared. */
export interface ViewRow {
  readonly fields: readonly string[];
  /** The value of a field; of a list its length. */
  value(field: string): unknown;
}

const schema = createSchema();
const pipeline = new RequestPipeline(schema, () => undefined);

/** The answers of a save's view; null when it cannot be read, or has no view. */
export async function viewAnswers(library: Library, entry: SaveEntry): Promise<ViewAnswers | null> {
  const game = gameOfEntry(entry);
  const save = await library.load(entry).catch(() => null);
  if (!game || !save) return null;
  const fields = selection(schema.getType(game.type) as GraphQLObjectType);
  const query = `{ save(id: ${JSON.stringify(entry.slug)}) { stats { objects mayLackObjects } ${game.field} ${fields} } }`;
  const result = await pipeline.answer({ query }, createContext(library));
  const { data, errors, extensions } = JSON.parse(JSON.stringify(result));
  if (errors) throw new Error(JSON.stringify(errors));
  const values = new Map<string, unknown>();
  collect(data.save[game.field], '', values);
  const { stats } = data.save;
  const rows = rowsOf(game, viewOf(save));
  return {
    values,
    rows,
    warnings: extensions?.warnings ?? [],
    isDamaged: isFileDamaged(save.graph),
    ...stats,
  };
}

/** Everything that is no row of a list; of lists their sizes. */
function selection(type: GraphQLObjectType, depth = 0): string {
  const fields = Object.values(type.getFields()).flatMap(({ name, type: named, args }) => {
    const inner = getNamedType(named);
    if (args.some((arg) => arg.type.toString().endsWith('!') && arg.defaultValue === undefined)) return [];
    if (isLeafType(inner)) return [name];
    if (!isObjectType(inner) || depth > 2) return [];
    if (inner.name.endsWith('Connection'))
      return 'aggregate' in inner.getFields()
        ? [`${name}(first: 0) { totalCount aggregate { unknown } }`]
        : [];
    if (['SaveObject', 'Class', 'Save'].includes(inner.name)) return [];
    return [`${name} ${selection(inner, depth + 1)}`];
  });
  return `{ __typename ${fields.join(' ')} }`;
}

function collect(value: unknown, path: string, found: Map<string, unknown>): void {
  if (Array.isArray(value)) found.set(`${path}.length`, value.length);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) collect(inner, path ? `${path}.${name}` : name, found);
  } else found.set(path, value);
}

function rowsOf(game: Game, view: GameView | null): ReadonlyMap<string, ViewRow> {
  const found = new Map<string, ViewRow>();
  if (!view) return found;
  for (const list of listsOf({ game })) {
    const { rows, fields: kinds, name } = sourceOf(view, list);
    const fields = [...kinds.keys()];
    const byObject = groupBy(rows, (row) => (row as { object?: ObjectRef }).object?.node ?? null);
    for (const [node, [row, another]] of byObject) {
      if (another !== undefined) continue;
      const value = (field: string): unknown => {
        const of = valueAt(row!, field);
        return Array.isArray(of) ? of.length : of;
      };
      found.set(`${name} ${view.scope.graph.path(node)}`, { fields, value });
    }
  }
  return found;
}
