// Packed structs as another program decoded them: palworld-save-tools, which writes its own JSON. Both have them in the order of the
// file, so the n-th of one is the n-th of the other; names differ in case and underscores.

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Graph } from '../../../src/graph/graph.ts';
import { type PropertyValue, toJson, type Value } from '../../../src/graph/values.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
/** Values without structs, by path. */
export type Leaves = Readonly<Record<string, unknown>>;

const RAW_DATA = 'RawData';
/** What the other program says of its own: no bytes. */
const ITS_OWN = new Set(['grouptype', 'concretemodeltype', 'type', 'v2']);
/** Property lists in packed structs: what is in them the other oracle says. */
const LISTS = /^(object|saveparameter|hatchedcharactersaveparameter)\b/;
/** Where our names are others. */
const RENAMED: Readonly<Record<string, string>> = {
  inititaltransformcache: 'initialtransformcache',
  playeruid: 'individualid.playeruid',
  instanceid: 'individualid.instanceid',
};

export function oracleStructs(path: URL): Leaves[] {
  const found: Leaves[] = [];
  walk(JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')).properties, found);
  return found;
}

function walk(node: Json, found: Leaves[]): void {
  if (Array.isArray(node)) for (const item of node) walk(item, found);
  else if (isObject(node)) {
    for (const [name, value] of Object.entries(node)) {
      if (name === RAW_DATA && isObject(value)) found.push(oracleLeaves(value.value!));
      else walk(value, found);
    }
  }
}

function oracleLeaves(value: Json): Leaves {
  const leaves: Record<string, unknown> = {};
  if (!isObject(value)) return leaves;
  // A slot of characters has the two without a struct around them.
  const isSlot = 'permission_tribe_id' in value;
  const put = (path: string, name: string, child: Json): void => {
    const plain = name.replaceAll('_', '').toLowerCase();
    if (path === '' && ITS_OWN.has(plain)) return;
    if (name === 'v2') return;
    // An egg that lies about is picked up like all other things.
    if (path === '' && name === 'unknown_bytes' && typeof child === 'number') {
      leaves.autopickedup = child !== 0;
      return;
    }
    const renamed = isSlot || plain.startsWith('initit') ? (RENAMED[plain] ?? plain) : plain;
    descend(path === '' ? renamed : `${path}.${renamed}`, child);
  };
  const descend = (path: string, child: Json): void => {
    if (LISTS.test(path)) return;
    if (Array.isArray(child)) {
      if (path.endsWith('.values') || path === 'values') addCount(leaves, child.length);
      // Kept bytes that say nothing.
      else if (/unknown(bytes|trailer)$/.test(path) && child.every((byte) => byte === 0)) return;
      else for (const [at, item] of child.entries()) descend(`${path}[${at}]`, item);
    } else if (isProperty(child)) descend(path, child.value!);
    else if (isObject(child)) for (const [name, value] of Object.entries(child)) put(path, name, value);
    else leaves[path] = plainGuid(child);
  };
  for (const [name, child] of Object.entries(value)) put('', name, child);
  return leaves;
}

/** Some modules have no bytes: the other program knows that of a few kinds. */
function addCount(leaves: Record<string, unknown>, count: number): void {
  if (count > 0) leaves.values = count;
}

/** All properties of the name, by where they stand: records show what lies in them too. */
export function ourStructs(graph: Graph, oracle: readonly Leaves[]): Leaves[] {
  const byPlace = new Map<number, PropertyValue>();
  const collect = (value: Value): void => {
    if (value === null || typeof value !== 'object') return;
    if (value.kind === 'struct') for (const field of value.fields) add(field);
    else if (value.kind === 'list') value.items.forEach(collect);
    else if (value.kind === 'map') for (const entry of value.entries) collect(entry.value);
  };
  const add = (field: PropertyValue): void => {
    if (field.name === RAW_DATA) byPlace.set(field.at!, field);
    else collect(field.value);
  };
  for (const node of graph.nodes()) for (const field of graph.properties(node)) add(field);
  const ordered = [...byPlace.entries()].sort(([one], [other]) => one - other);
  return ordered.map(([, field], at) => ourLeaves(field.value, oracle[at] ?? {}));
}

function ourLeaves(value: Value, oracle: Leaves): Leaves {
  const leaves: Record<string, unknown> = {};
  const descend = (path: string, json: unknown): void => {
    if (LISTS.test(path)) return;
    if (Array.isArray(json)) for (const [at, item] of json.entries()) descend(`${path}[${at}]`, item);
    else if (typeof json === 'object' && json !== null) {
      const { bytes } = json as { bytes?: number };
      if (typeof bytes === 'number') addCount(leaves, bytes);
      else
        for (const [name, child] of Object.entries(json)) {
          const plain = name.replaceAll('_', '').toLowerCase();
          descend(path === '' ? plain : `${path}.${plain}`, child);
        }
    } else {
      const expected = oracle[path];
      // Integers of 64 bits are texts here and numbers there.
      leaves[path] = typeof expected === 'number' && String(expected) === json ? expected : json;
    }
  };
  descend('', toJson(value, 64));
  return leaves;
}

/** As we show GUIDs. */
function plainGuid(value: Json): unknown {
  if (typeof value !== 'string') return value;
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
    ? value.replaceAll('-', '').toUpperCase()
    : value;
}

/** A property of its JSON: the value stands in it. */
function isProperty(value: Json): value is { readonly [name: string]: Json } {
  return (
    isObject(value) && 'value' in value && typeof value.type === 'string' && value.type.endsWith('Property')
  );
}

function isObject(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
