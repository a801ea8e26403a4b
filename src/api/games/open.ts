// Opens the view of a save's game, once per graph, and finds the row about an object.

import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { GAMES } from '../../games/registry.ts';
import type { Game } from '../../games/shared/declaration.ts';
import type { GameView } from '../../games/shared/game.ts';
import { isObjectRef, type Row, rowsOfList, valueAt } from '../../games/shared/rows/fields.ts';
import type { Scope } from '../../games/shared/scope.ts';
import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { addTo, getOrCreate } from '../../graph/made-once.ts';
import type { ReadySave, SaveEntry } from '../../library/save.ts';
import { ClassTitles } from '../../query/names/class-titles.ts';
import type { ObjectParent } from '../parents.ts';
import { type ListType, listTypes } from './list-types.ts';

/** The game that may have a view of a save. */
export function gameOfEntry(entry: Pick<SaveEntry, 'format' | 'header'>): Game | undefined {
  const called = titleOfGame(entry);
  return GAMES.find(({ format, title = called }) => format === entry.format.id && title === called);
}

/** The game, as its players call it; null if the files do not say. */
export function titleOfGame({ header }: Pick<SaveEntry, 'header'>): string | null {
  return header.game ?? null;
}

const views = new WeakMap<Graph, GameView | null>();

/** The view of the save's game; null for formats without one. */
export function viewOf(save: ReadySave): GameView | null {
  const open = (): GameView | null => gameOfEntry(save.entry)?.open(scopeOf(save), save.userData) ?? null;
  return getOrCreate(views, save.graph, open);
}

const titles = new WeakMap<Graph, ClassTitles>();

/** The titles that the save's game gives its classes. */
export function classTitles(save: ReadySave): ClassTitles {
  const titleOf = (name: string): string | null => viewOf(save)?.title(name) ?? null;
  return getOrCreate(titles, save.graph, () => new ClassTitles(save.graph.classes, titleOf));
}

/** The save as a view gets it. */
export function scopeOf(save: ReadySave): Scope {
  return {
    graph: save.graph,
    header: save.entry.header.fields,
    perMetre: save.entry.header.units.perMetre,
    upAxis: save.entry.header.units.upAxis,
    isPerLevel: save.entry.header.units.isPerLevel === true,
    object: (node): ObjectParent => ({ save, node }),
  };
}

const viewsOfRows = new WeakMap<Row, GameView>();

/** Remembers the view of a row that may have links. */
export function keepView(row: Row, view: GameView): Row {
  viewsOfRows.set(row, view);
  return row;
}

/** The view that a row belongs to. @param value of the row @throws Error if neither it nor the row leads to the save */
export function viewOfRow(row: Row, value: unknown): GameView {
  const known = viewsOfRows.get(row);
  if (known) return known;
  const object = [valueAt(row, 'object'), value].flat().find(isObjectRef);
  if (!object) throw new Error('A row with a link has neither an object nor come from a list.');
  return viewOf((object as ObjectParent).save)!;
}

/** Rows by the object that they are about. */
type ByNode = ReadonlyMap<NodeId, readonly Row[]>;

const rowsByNode = new WeakMap<GameView, Map<string, ByNode>>();
const typeNames = new WeakMap<Row, string>();

/** Rows about an object, list after list: the schema orders lists by how much they say. */
export function* rowsAbout(
  save: ReadySave,
  node: NodeId,
  schema: GraphQLSchema,
  isWanted: (type: GraphQLObjectType) => boolean = () => true,
): Generator<Row, void> {
  const view = viewOf(save);
  const game = gameOfEntry(save.entry)?.type;
  // Of lists that share a type, one may be a part of another.
  const seen = new Set<GraphQLObjectType>();
  for (const list of view ? listTypes(schema) : []) {
    const { on, type } = list;
    if (on !== game || seen.has(type) || !('object' in type.getFields()) || !isWanted(type)) continue;
    const rows = byNode(view!, list).get(node) ?? [];
    if (rows.length > 0) seen.add(type);
    for (const row of rows) yield keepView(row, view!);
  }
}

/** The kind of an object: from the first row about it of a type that has one. */
export function rowOf(save: ReadySave, node: NodeId, schema: GraphQLSchema): Row | null {
  const isView = (type: GraphQLObjectType): boolean =>
    type.getInterfaces().some(({ name }) => name === 'View');
  return rowsAbout(save, node, schema, isView).next().value ?? null;
}

/** The name of a row's type, for rows found by `rowsAbout`. */
export function rowTypeName(row: Row): string {
  return typeNames.get(row)!;
}

function byNode(view: GameView, { type, field }: ListType): ByNode {
  const lists = getOrCreate(rowsByNode, view, () => new Map());
  return getOrCreate(lists, field, () => {
    const rows = new Map<NodeId, Row[]>();
    for (const row of rowsOfList(view, field)) {
      const object = valueAt(row, 'object');
      if (!isObjectRef(object)) continue;
      typeNames.set(row, type.name);
      addTo(rows, object.node, row);
    }
    return rows;
  });
}
