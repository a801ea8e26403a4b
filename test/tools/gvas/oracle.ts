// What a graph shows of a save game, as an independent reader writes it: one JSON document a file, described in the
// README of the folder that they lie in.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { withoutAccounts } from '../../../src/graph/accounts.ts';
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

/**
 * Our values in the way of the other reader. Where they are the same in other words, they are what it says; it also
 * tells what it leaves out and what it keeps as bytes.
 */
export class OtherWay {
  readonly #graph: Graph;
  /** Names and places of the properties that enclose what is read. */
  readonly #names: string[] = [];
  /** Properties in lists, inner ones too. */
  properties = 0;
  /** Properties that the other reader kept whole. */
  kept = 0;

  constructor(graph: Graph) {
    this.#graph = graph;
  }

  list(ours: readonly PropertyValue[], oracle: readonly OracleProperty[]): unknown[] {
    const known = ours.filter(({ type }) => TAGGED.test(type));
    this.properties += known.length;
    return known.map((property, at) => {
      const [, type, value, ...more] = oracle[at] ?? ['', '?', null];
      const isSameType = outer(type) === outer(property.type).replace(/Property$/, '');
      const found = this.#within(property.name, () => this.#property(property, type, value));
      const named = [property.name, isSameType ? type : property.type, found];
      return property.index > 0 || more.length > 0 ? [...named, property.index, ...more.slice(1)] : named;
    });
  }

  #within(name: string, read: () => unknown): unknown {
    this.#names.push(name);
    const found = read();
    this.#names.pop();
    return found;
  }

  #property(property: PropertyValue, type: string, oracle: Json): unknown {
    // What the other reader kept whole, perhaps because it could not read it: the same bytes.
    if (isObject(oracle) && isObject(oracle.raw ?? null)) {
      const { at = 0, size = 0 } = property;
      this.kept++;
      return { ...oracle, raw: this.#bytes(this.#opaque(at, at + size), oracle.raw as JsonObject) };
    }
    if (isPacked(type, oracle, property)) return this.#packed(property, oracle);
    return this.#value(property.value, type, oracle);
  }

  #value(ours: Value, type: string, oracle: Json): unknown {
    if (isObject(oracle) && 'raw' in oracle)
      return { ...oracle, raw: this.#bytes(ours, oracle.raw as JsonObject) };
    switch (outer(type)) {
      case 'Array':
      case 'Set':
        return this.#elements(ours, inner(type), oracle);
      case 'Map':
        return this.#map(ours, parts(inner(type)), oracle as readonly (readonly [Json, Json])[]);
      case 'Struct':
        return this.#struct(ours, inner(type), oracle);
      case 'Text':
        return text(isKind(ours, 'text') ? ours.json : ours, oracle as JsonObject);
      case 'SoftObject':
        return same(oracle, softPath(oracle as JsonObject), pathOf(ours));
      case 'Object':
      case 'Class':
        return same(oracle, none(oracle), pathOf(ours));
      case 'Delegate': {
        const [object, called] = this.#fieldsOf(ours);
        const [expected] = oracle as readonly string[];
        return [same(expected!, none(expected!), pathOf(object?.value ?? null)), called?.value];
      }
      case 'MulticastDelegate':
      case 'MulticastInlineDelegate':
      case 'MulticastSparseDelegate':
        return this.#elements(ours, 'Delegate', oracle);
      case 'FieldPath': {
        const { owner, path: names } = oracle as { owner: string; path: readonly string[] };
        return same(oracle, [owner, ...names].filter(Boolean).join(':'), ours);
      }
      default:
        return plain(ours, oracle);
    }
  }

  /**
   * Bytes to the other reader: the same ones, with fields one after the other; zeros of unknown meaning are not shown.
   */
  #packed({ value, at = 0, size = 0 }: PropertyValue, oracle: JsonObject): unknown {
    const end = at + size;
    let next = at + COUNT_BYTES;
    const bytes = this.#bytes(this.#opaque(next, end), oracle);
    for (const field of isKind(value, 'struct') ? value.fields : []) {
      // Counts of lists are not shown either.
      if (field.at! - next > 12) return `${field.name} at ${field.at} instead of ${next}`;
      next = field.at! + field.size!;
    }
    const hidden = this.#graph.data.image.subarray(next, end);
    return next > end || hidden.some((byte) => byte !== 0) ? `fields up to ${next} of ${end}` : bytes;
  }

  #elements(ours: Value, type: string, oracle: Json): unknown {
    if (isObject(oracle)) return this.#bytes(ours, oracle);
    if (!isKind(ours, 'list')) return ours;
    const expected = oracle as readonly Json[];
    return ours.items.map((item, at) =>
      this.#within(`[${at}]`, () => this.#value(item, type, expected[at] ?? null)),
    );
  }

  #map(ours: Value, types: readonly string[], oracle: readonly (readonly [Json, Json])[]): unknown {
    if (!isKind(ours, 'map')) return ours;
    return ours.entries.map(({ key, value }, at) => {
      const [theirKey, theirValue] = oracle[at] ?? [null, null];
      return [this.#value(key, types[0]!, theirKey), this.#value(value, types[1]!, theirValue)];
    });
  }

  #struct(ours: Value, name: string, oracle: Json): unknown {
    if (isList(oracle)) return this.list(this.#fieldsOf(ours), oracle);
    switch (name) {
      case 'Guid':
        return same(oracle, inWords(String(oracle)), ours);
      case 'GameplayTagContainer':
        return this.#elements(ours, 'Name', oracle);
      case 'SoftObjectPath':
      case 'SoftClassPath':
        return same(oracle, softPath(oracle as JsonObject), pathOf(ours));
      case 'Matrix':
        return this.#fieldsOf(ours)
          .flatMap(({ value }) => this.#fieldsOf(value))
          .map(({ value }) => value);
    }
    if (Array.isArray(oracle) && oracle.length === 0) return this.#fieldsOf(ours);
    if (!isObject(oracle)) return plain(ours, oracle);
    const fields = new Map(this.#fieldsOf(ours).map(({ name, value }) => [name.toLowerCase(), value]));
    return Object.fromEntries(
      Object.entries(oracle).map(([field, value]) => [
        field,
        plain(fields.get(field.toLowerCase()) ?? null, value),
      ]),
    );
  }

  /** Fields of a struct, or properties of the record that is referred to instead. */
  #fieldsOf(ours: Value): readonly PropertyValue[] {
    if (isKind(ours, 'struct')) return ours.fields;
    if (isKind(ours, 'reference')) return this.#graph.properties(nodeAt(this.#graph, ours.path));
    throw new Error(`no struct in ${this.#names.join('.')}`);
  }

  #bytes(ours: Value, oracle: JsonObject): unknown {
    const inside = isObject(oracle.inner ?? null) ? { inner: this.#inner(ours, oracle) } : {};
    if ('inner' in inside && !('chunks' in oracle)) return { ...oracle, ...inside };
    if (!isKind(ours, 'opaque')) return ours;
    if ('hex' in oracle) return { ...oracle, ...inside, hex: Buffer.from(ours.bytes).toString('hex') };
    const sha1 = createHash('sha1').update(ours.bytes).digest('hex');
    return { ...oracle, ...inside, bytes: ours.bytes.length, sha1 };
  }

  /** The property list that starts inside of bytes. */
  #inner(ours: Value, oracle: JsonObject): unknown {
    const inner = oracle.inner as unknown as { props: readonly OracleProperty[]; restHex?: string };
    // What stands in a compressed stream is a record below this one.
    const found =
      'chunks' in oracle
        ? this.#graph.properties(nodeAt(this.#graph, this.#names.join('/').replaceAll('/[', '[')))
        : this.#fieldsOf(ours);
    const props = this.list(found, inner.props);
    return { ...inner, props, ...(inner.restHex && { restHex: this.after(found, inner.restHex) }) };
  }

  #opaque(from: number, to: number): Value {
    return { kind: 'opaque', bytes: this.#graph.data.image.subarray(from, to) };
  }

  /** What follows a property list, `size` bytes that begin as expected, if the GUIDs that were read in them are there. */
  after(ours: readonly PropertyValue[], expected: string, size = expected.length / 2): string {
    const fields = ours.filter(({ type }) => !TAGGED.test(type));
    const last = fields.at(-1);
    if (last === undefined) return expected;
    const { image } = this.#graph.data;
    const from = last.at! + last.size! - size;
    const hexAt = (at: number): string =>
      Buffer.from(image.subarray(at, at + expected.length / 2)).toString('hex');
    // Zeros at the end are not shown.
    const start = hexAt(from) === expected ? from : from + 4;
    for (const { name, type, at, value } of fields) {
      const digit = (at! - start) * 2;
      if (type === 'guid' && inWords(expected.slice(digit, digit + 32)) !== value)
        return `${name} is ${value}`;
    }
    return hexAt(start);
  }
}

/** What the other reader says, where ours is as expected of that. */
function same(oracle: Json, expected: unknown, ours: unknown): unknown {
  return expected === ours ? oracle : ours;
}

function text(ours: unknown, oracle: JsonObject): unknown {
  const json = (typeof ours === 'string' ? { text: ours } : ours) as Record<string, unknown>;
  switch (oracle.h) {
    case -1:
      return same(oracle, oracle.str ?? '', json.text);
    case 0: {
      const { text: src, namespace: ns = '', key = '' } = json;
      return { ...oracle, ns, key, src };
    }
    case 11:
      return { ...oracle, table: json.table, key: json.key };
    case 3: {
      const given = json.arguments as Record<string, unknown>;
      const args = oracle.args as readonly (readonly [string, JsonObject])[];
      return {
        ...oracle,
        fmt: text(json.format, oracle.fmt as JsonObject),
        args: args.map(([name, value]) => [name, argument(given[name], value)]),
      };
    }
    case 4:
      return { ...oracle, val: argument(json.text, oracle.val as JsonObject) };
    default:
      return `history ${oracle.h} is not compared`;
  }
}

function argument(ours: unknown, oracle: JsonObject): unknown {
  if (oracle.t !== undefined) return { ...oracle, t: text(ours, oracle.t as JsonObject) };
  return same(oracle, String(Object.values(oracle)[0]), String(ours));
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

/**
 * As the oracle shows it: 64 bits as text where numbers are too short, no negative zero, no number that JSON lacks.
 * Passwords and accounts are not given out.
 */
function plain(value: Value, like: Json): unknown {
  if (typeof value === 'bigint') return typeof like === 'string' ? String(value) : Number(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : String(value);
  const isWithheld = value === '(withheld)' || (typeof like === 'string' && value === withoutAccounts(like));
  return isWithheld ? like : value;
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
