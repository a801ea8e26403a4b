// Compares what a graph shows of a save game with the values of an independent reader: one JSON document a file,
// described in the README of the folder that they lie in.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Graph } from '../../../src/graph/graph.ts';
import type { PropertyValue, Value } from '../../../src/graph/values.ts';
import { nodeAt } from '../graph-nodes.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type JsonObject = { readonly [name: string]: Json };
/** Name, type, value, and where they are not 0 or absent: array index, GUID of the property, GUID of the struct. */
type OracleProperty = readonly [string, string, Json, number?, ...Json[]];

/** Types of properties with a tag; what follows a list has others. */
const TAGGED = /Property(<|$)/;

export interface OracleFile {
  readonly header: JsonObject & { readonly className: string };
  readonly props: readonly OracleProperty[];
  /** After the last property; more than 48 bytes only as the first of them. */
  readonly tail: { readonly length: number; readonly hex?: string; readonly head?: string };
}

export function readOracle(path: URL): OracleFile {
  return JSON.parse(gunzipSync(readFileSync(path)).toString('utf8'));
}

/** In front of the bytes of an array. */
const COUNT_BYTES = 4;

/** What was compared, and what differs. */
export class Comparison {
  readonly #graph: Graph;
  readonly differences: string[] = [];
  values = 0;
  /** Properties in lists, inner ones too. */
  properties = 0;

  constructor(graph: Graph) {
    this.#graph = graph;
  }

  list(oracle: readonly OracleProperty[], ours: readonly PropertyValue[], path: string): undefined {
    const known = ours.filter(({ type }) => TAGGED.test(type));
    if (known.length !== oracle.length) this.#differ(path, `${oracle.length} properties`, `${known.length}`);
    this.properties += oracle.length;
    oracle.forEach(([name, type, value, index = 0], at) => {
      const property = known[at];
      const here = `${path}.${name}`;
      if (property === undefined) return;
      this.#same(here, 'name', name, property.name);
      this.#same(here, 'index', index, property.index);
      this.#same(here, 'type', outer(type), outer(property.type).replace(/Property$/, ''));
      // What the other reader kept whole, perhaps because it could not read it: the same bytes.
      if (isObject(value) && isObject(value.raw ?? null)) this.#span(value.raw as JsonObject, property, here);
      else if (isPacked(type, value, property)) this.#packed(value, property, here);
      else this.value(value, type, property.value, here);
    });
  }

  value(oracle: Json, type: string, ours: Value, path: string): undefined {
    this.values++;
    if (isObject(oracle) && 'raw' in oracle) return this.#bytes(oracle.raw as JsonObject, ours, path);
    switch (outer(type)) {
      case 'Array':
      case 'Set':
        return this.#elements(oracle, inner(type), ours, path);
      case 'Map':
        return this.#map(oracle as readonly (readonly [Json, Json])[], parts(inner(type)), ours, path);
      case 'Struct':
        return this.#struct(oracle, inner(type), ours, path);
      case 'Text':
        return this.#text(oracle as JsonObject, isKind(ours, 'text') ? ours.json : ours, path);
      case 'SoftObject':
        return this.#same(path, 'path', softPath(oracle as JsonObject), pathOf(ours));
      case 'Object':
      case 'Class':
        return this.#same(path, 'path', none(oracle), pathOf(ours));
      case 'Delegate':
        return this.#delegate(oracle as readonly string[], ours, path);
      case 'MulticastDelegate':
      case 'MulticastInlineDelegate':
      case 'MulticastSparseDelegate':
        return this.#elements(oracle, 'Delegate', ours, path);
      case 'FieldPath': {
        const { owner, path: names } = oracle as { owner: string; path: readonly string[] };
        return this.#same(path, 'path', [owner, ...names].filter(Boolean).join(':'), ours);
      }
      default:
        this.#same(path, 'value', oracle, plain(ours, oracle));
    }
  }

  /**
   * Bytes to the other reader: the same ones, with fields one after the other; zeros of unknown meaning are not shown.
   */
  #packed(oracle: JsonObject, { value, at = 0, size = 0 }: PropertyValue, path: string): undefined {
    const start = at + COUNT_BYTES;
    const bytes = this.#graph.data.image.subarray(start, at + size);
    this.values++;
    this.#bytes(oracle, { kind: 'opaque', bytes }, path);
    const fields = isKind(value, 'struct') ? value.fields : [];
    let next = start;
    for (const field of fields) {
      // Counts of lists are not shown either.
      if (field.at! - next > 12) this.#differ(`${path}.${field.name}`, `at ${next}`, `at ${field.at}`);
      next = field.at! + field.size!;
    }
    const hidden = this.#graph.data.image.subarray(next, at + size);
    if (next > at + size || hidden.some((byte) => byte !== 0))
      this.#differ(path, `an end at ${at + size}`, `${next}`);
  }

  /** Properties that the other reader kept whole. */
  kept = 0;

  #span(oracle: JsonObject, { at = 0, size = 0 }: PropertyValue, path: string): undefined {
    const bytes = this.#graph.data.image.subarray(at, at + size);
    this.kept++;
    this.#bytes(oracle, { kind: 'opaque', bytes }, path);
  }

  #elements(oracle: Json, type: string, ours: Value, path: string): undefined {
    if (isObject(oracle)) return this.#bytes(oracle, ours, path);
    const items = isKind(ours, 'list') ? ours.items : null;
    if (items === null) return this.#differ(path, 'a list', show(ours));
    const expected = oracle as readonly Json[];
    this.#same(path, 'length', expected.length, items.length);
    expected.forEach((value, at) => {
      if (at < items.length) this.value(value, type, items[at]!, `${path}[${at}]`);
    });
  }

  #map(
    oracle: readonly (readonly [Json, Json])[],
    types: readonly string[],
    ours: Value,
    path: string,
  ): undefined {
    const entries = isKind(ours, 'map') ? ours.entries : null;
    if (entries === null) return this.#differ(path, 'a map', show(ours));
    this.#same(path, 'length', oracle.length, entries.length);
    oracle.forEach(([key, value], at) => {
      const entry = entries[at];
      if (!entry) return;
      this.value(key, types[0]!, entry.key, `${path}[${at}].key`);
      this.value(value, types[1]!, entry.value, `${path}[${at}].value`);
    });
  }

  #struct(oracle: Json, name: string, ours: Value, path: string): undefined {
    if (isList(oracle)) return this.list(oracle, this.#fieldsOf(ours, path), path);
    switch (name) {
      case 'Guid':
        return this.#same(path, 'GUID', inWords(String(oracle)), ours);
      case 'GameplayTagContainer':
        return this.#elements(oracle, 'Name', ours, path);
      case 'SoftObjectPath':
      case 'SoftClassPath':
        return this.#same(path, 'path', softPath(oracle as JsonObject), pathOf(ours));
      case 'Matrix': {
        const numbers = this.#fieldsOf(ours, path).flatMap(({ value }) => this.#fieldsOf(value, path));
        const ownNumbers = numbers.map(({ value }) => value);
        return this.#same(path, 'numbers', oracle, ownNumbers);
      }
    }
    if (Array.isArray(oracle) && oracle.length === 0) {
      return this.#same(path, 'fields', 0, this.#fieldsOf(ours, path).length);
    }
    if (!isObject(oracle)) return this.#same(path, 'value', oracle, plain(ours, oracle));
    const fields = Object.fromEntries(
      this.#fieldsOf(ours, path).map((field) => [field.name.toLowerCase(), field.value]),
    );
    for (const [field, value] of Object.entries(oracle)) {
      this.#same(`${path}.${field}`, 'value', value, plain(fields[field.toLowerCase()] ?? null, value));
    }
  }

  /** Fields of a struct, or properties of the record that is referred to instead. */
  #fieldsOf(ours: Value, path: string): readonly PropertyValue[] {
    if (isKind(ours, 'struct')) return ours.fields;
    if (isKind(ours, 'reference')) return this.#graph.properties(nodeAt(this.#graph, ours.path));
    this.#differ(path, 'a struct', show(ours));
    return [];
  }

  #bytes(oracle: JsonObject, ours: Value, path: string): undefined {
    if (isObject(oracle.inner ?? null)) {
      const { props, restHex } = oracle.inner as unknown as {
        props: readonly OracleProperty[];
        restHex?: string;
      };
      // What stands in a compressed stream is a record below this one.
      const record = path.slice(1).replaceAll('.', '/');
      const found =
        'chunks' in oracle ? this.#graph.properties(nodeAt(this.#graph, record)) : this.#fieldsOf(ours, path);
      this.list(props, found, `${path}<inner>`);
      if (restHex) this.after(restHex, found, `${path}<inner>`);
      if (!('chunks' in oracle)) return;
    }
    if (!isKind(ours, 'opaque')) return this.#differ(path, 'bytes', show(ours));
    if ('hex' in oracle)
      return this.#same(path, 'bytes', oracle.hex!, Buffer.from(ours.bytes).toString('hex'));
    this.#same(path, 'size', oracle.bytes!, ours.bytes.length);
    this.#same(path, 'sha1', oracle.sha1!, createHash('sha1').update(ours.bytes).digest('hex'));
  }

  /** What follows a property list, `size` bytes that begin as expected, and the GUIDs that were read in them. */
  after(
    expected: string,
    ours: readonly PropertyValue[],
    path: string,
    size = expected.length / 2,
  ): undefined {
    const fields = ours.filter(({ type }) => !TAGGED.test(type));
    const last = fields.at(-1);
    if (last === undefined) return;
    const { image } = this.#graph.data;
    const from = last.at! + last.size! - size;
    const isAt = (at: number): boolean =>
      Buffer.from(image.subarray(at, at + expected.length / 2)).toString('hex') === expected;
    // Zeros at the end are not shown.
    const start = isAt(from) ? from : from + 4;
    const bytes = image.subarray(start, start + expected.length / 2);
    this.#same(path, 'after the list', expected, Buffer.from(bytes).toString('hex'));
    for (const field of fields.filter(({ type }) => type === 'guid')) {
      const digit = (field.at! - start) * 2;
      this.#same(`${path}.${field.name}`, 'GUID', inWords(expected.slice(digit, digit + 32)), field.value);
    }
  }

  #text(oracle: JsonObject, ours: unknown, path: string): undefined {
    const json = (typeof ours === 'string' ? { text: ours } : ours) as Record<string, unknown>;
    switch (oracle.h) {
      case -1:
        return this.#same(path, 'text', oracle.str ?? '', json.text);
      case 0:
        this.#same(path, 'namespace', oracle.ns!, json.namespace ?? '');
        this.#same(path, 'key', oracle.key!, json.key ?? '');
        return this.#same(path, 'text', oracle.src!, json.text);
      case 11:
        this.#same(path, 'table', oracle.table!, json.table);
        return this.#same(path, 'key', oracle.key!, json.key);
      case 3: {
        this.#text(oracle.fmt as JsonObject, json.format, `${path}.format`);
        const given = json.arguments as Record<string, unknown>;
        for (const [name, argument] of oracle.args as readonly (readonly [string, JsonObject])[]) {
          this.#argument(argument, given[name], `${path}.${name}`);
        }
        return undefined;
      }
      case 4:
        return this.#argument(oracle.val as JsonObject, json.text, path);
      default:
        this.#differ(path, `history ${oracle.h}`, 'not compared');
    }
  }

  #argument(oracle: JsonObject, ours: unknown, path: string): undefined {
    if (oracle.t !== undefined) this.#text(oracle.t as JsonObject, ours, path);
    else this.#same(path, 'argument', String(Object.values(oracle)[0]), String(ours));
  }

  #delegate([object, called]: readonly string[], ours: Value, path: string): undefined {
    const [first, second] = this.#fieldsOf(ours, path);
    this.#same(path, 'object', none(object!), pathOf(first?.value ?? null));
    this.#same(path, 'function', called!, second?.value);
  }

  #same(path: string, what: string, expected: unknown, found: unknown): undefined {
    if (JSON.stringify(expected) !== JSON.stringify(found))
      this.#differ(`${path} (${what})`, show(expected), show(found));
  }

  #differ(path: string, expected: string, found: string): undefined {
    this.differences.push(`${path}: expected ${expected}, found ${found}`);
  }
}

function show(value: unknown): string {
  return (
    JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part)) ?? 'nothing'
  ).slice(0, 120);
}

/** `Map<A,B>` -> `Map`. */
function outer(type: string): string {
  return type.replace(/<.*$/s, '');
}

function inner(type: string): string {
  return type.slice(type.indexOf('<') + 1, -1);
}

/** `A,B` with commas inside of A left alone. */
function parts(types: string): readonly string[] {
  let depth = 0;
  for (let at = 0; at < types.length; at++) {
    if (types[at] === '<') depth++;
    else if (types[at] === '>') depth--;
    else if (types[at] === ',' && depth === 0) return [types.slice(0, at), types.slice(at + 1)];
  }
  return [types];
}

/** As the oracle shows it: 64 bits as text where numbers are too short, no negative zero, no number that JSON lacks. */
function plain(value: Value, like: Json): unknown {
  if (typeof value === 'bigint') return typeof like === 'string' ? String(value) : Number(value);
  if (typeof value !== 'number') return value;
  return Number.isFinite(value) ? value + 0 : String(value);
}

function softPath({ package: inPackage, asset, path, sub }: JsonObject): string {
  const whole = path === undefined ? (asset === '' ? inPackage : `${inPackage}.${asset}`) : path;
  const text = sub ? `${whole}:${sub}` : String(whole);
  return text === 'None.None' || text === 'None' ? '' : text;
}

const pathOf = (ours: Value): string => (isKind(ours, 'reference') ? ours.path : '');

function none(path: Json): Json {
  return path === 'None' || path === null ? '' : path;
}

/** From the order of the file's bytes to that of the words that they are. */
function inWords(hex: string): string {
  return hex.replace(/(..)(..)(..)(..)/g, '$4$3$2$1').toUpperCase();
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: Json): value is Json & readonly OracleProperty[] {
  return (
    Array.isArray(value) && value.length > 0 && Array.isArray(value[0]) && typeof value[0][0] === 'string'
  );
}

function isKind<K extends 'struct' | 'list' | 'map' | 'reference' | 'text' | 'opaque'>(
  value: Value,
  kind: K,
): value is Extract<Value, { kind: K }> {
  return value !== null && typeof value === 'object' && value.kind === kind;
}

/** An array of bytes that is shown as the struct that a game packs into it. */
function isPacked(type: string, oracle: Json, { value }: PropertyValue): oracle is JsonObject {
  return outer(type) === 'Array' && isObject(oracle) && !('inner' in oracle) && isKind(value, 'struct');
}
