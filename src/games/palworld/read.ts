// Reads values as Palworld writes them: enumerations, GUIDs, fixed point numbers, ticks.

import { ticksToIso, UNIX_IN_TICKS } from '../../bytes/dates.ts';
import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { textIn, type Value } from '../../graph/values.ts';
import { className, eachKnown, type Fields, pointIn } from '../shared/read.ts';
import type { Place } from '../shared/scope.ts';

const NOBODY = '0'.repeat(32);
const TICKS_PER_SECOND = 10_000_000;
/** Fixed point numbers have three digits. */
const FIXED = 1000;

/** An id; null for none. */
export function guidIn(value: Value | undefined): string | null {
  const text = textIn(value);
  return text === null || text === NOBODY || text === '' ? null : text.toUpperCase();
}

/** `{ ID: ... }` */
export function idIn(fields: Fields | null | undefined, name: string): string | null {
  return guidIn(fields?.struct(name)?.value('ID'));
}

/** An enumeration or name without its type; null for `None`. */
export function wordIn(value: Value | undefined): string | null {
  const text = textIn(value);
  if (text === null) return null;
  const word = text.slice(text.lastIndexOf(':') + 1);
  return word === '' || word === 'None' ? null : word;
}

/** How somebody is; null for the usual, which storages of pals write. */
export function conditionIn(fields: Fields, name: string): string | null {
  const word = wordIn(fields.value(name));
  return word === 'Healthful' || word === 'Default' ? null : word;
}

/** What is in several lists, of which a version writes one; null if one is unknown. */
export function allIn<Name, T>(
  names: readonly Name[],
  list: (name: Name) => readonly T[] | null,
): readonly T[] | null {
  const all = names.map(list);
  return all.includes(null) ? null : all.flatMap((each) => each ?? []);
}

/** Words in a list; null if they are unknown. */
export function wordsIn(fields: Fields, name: string): string[] | null {
  return eachKnown(fields.items(name), (item) => wordIn(item) ?? []);
}

export function fixedIn(fields: Fields, name: string): number | null {
  const value = fields.struct(name)?.number('Value') ?? null;
  return value === null ? null : value / FIXED;
}

export function placeIn(value: Value | undefined, fields: Fields | null): Place | null {
  return pointIn(fields?.inner(value));
}

/** A point in time as the machine that saved showed it, or UTC: ISO 8601 without zone. */
export function timeOf(value: Value | undefined): string | null {
  if (typeof value !== 'bigint' || value <= UNIX_IN_TICKS) return null;
  return ticksToIso(value)?.slice(0, 19) ?? null;
}

export function secondsOf(ticks: number): number {
  return ticks / TICKS_PER_SECOND;
}

/** A GUID that is the key of a record in a map: the last one of `player+instance`. */
export function keyOf(graph: Graph, node: NodeId): string {
  const path = graph.path(node);
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('+')) + 1).toUpperCase();
}

/** The record inside the bytes of another: what a character is. */
export function innerRecord(graph: Graph, node: NodeId, name: string): NodeId | null {
  for (const child of graph.children(node))
    if (className(graph, child as NodeId) === name) return child as NodeId;
  return null;
}

/** Keys of a map whose flag is set; null if they are unknown. */
export function flagsIn(fields: Fields | null, name: string): readonly string[] | null {
  if (fields === null) return [];
  return eachKnown(fields.entries(name), ({ key, value }) => (value === true ? (wordIn(key) ?? []) : []));
}

/** A map of counts; null if they are unknown. */
export function countsIn(
  fields: Fields | null,
  name: string,
): readonly { readonly id: string; readonly count: number }[] | null {
  return eachKnown(fields === null ? [] : fields.entries(name), ({ key, value }) => {
    const id = wordIn(key) ?? (typeof key === 'number' ? String(key) : null);
    return id === null || typeof value !== 'number' ? [] : [{ id, count: value }];
  });
}

/** True if something of it, or in its bytes, could not be read. */
export function isDamaged(graph: Graph, node: NodeId): boolean {
  const isBroken = (of: NodeId): boolean => graph.issuesOf(of).some(({ info }) => !info);
  return isBroken(node) || Array.from(graph.children(node)).some((child) => isBroken(child as NodeId));
}
