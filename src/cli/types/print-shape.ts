// Prints shapes as TypeScript. Structs that several properties share get a name and are printed once.

import { getOrCreate } from '../../graph/made-once.ts';
import type { FieldShape, JsonShape, StructShape } from './shape.ts';

/** Most classes to list for a reference; with more, it is typed as a reference to anything. */
const MOST_CLASSES = 6;
/** Characters up to which a struct is printed inline, however often it occurs. */
const SHORT_STRUCT = 60;

export class ShapePrinter {
  /** Names of structs, by their text. */
  readonly #structs = new Map<string, string>();
  readonly #names: Set<string>;

  /** @param taken names that structs must not get */
  constructor(taken: Iterable<string>) {
    this.#names = new Set(taken);
  }

  /** The fields of an interface, one per line. */
  fields({ count, fields }: StructShape): string {
    const lines = [...fields]
      .sort(([a, x], [b, y]) => y.count - x.count || (a < b ? -1 : 1))
      .map(([name, field]) => `  ${this.#field(name, field, count)}`);
    return lines.join('\n');
  }

  /** Named structs, sorted by name. */
  structs(): readonly { readonly name: string; readonly text: string }[] {
    const all = [...this.#structs].map(([text, name]) => ({ name, text }));
    return all.sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  #field(name: string, { count, repeated, shape }: FieldShape, of: number): string {
    const type = this.#type(shape, name);
    const whole = repeated ? `${type} | readonly ${bracketed(type)}[]` : type;
    const often = count === of ? '' : ` // ${count} of ${of}`;
    return `readonly ${propertyKey(name)}${count === of ? '' : '?'}: ${whole};${often}`;
  }

  #type(shape: JsonShape, name: string): string {
    const types: string[] = [];
    if (shape.number) types.push('number');
    if (shape.int64) types.push('Int64');
    if (shape.text) types.push('string');
    if (shape.boolean) types.push('boolean');
    if (shape.classes.size > 0) types.push(refTo(shape.classes));
    if (shape.bytes) types.push('Bytes');
    if (shape.struct) types.push(this.#struct(shape.struct, name));
    if (shape.list) types.push(`readonly ${bracketed(this.#type(shape.list, name))}[]`);
    if (shape.map) {
      const [key, value] = [
        this.#type(shape.map.key, `${name}Key`),
        this.#type(shape.map.value, `${name}Value`),
      ];
      types.push(`readonly { readonly key: ${key}; readonly value: ${value} }[]`);
    }
    if (shape.null) types.push('null');
    // A list that is empty everywhere.
    return types.length > 0 ? types.join(' | ') : 'unknown';
  }

  #struct(struct: StructShape, name: string): string {
    const text = this.fields(struct);
    if (text === '') return 'object';
    const short = `{ ${text.trim().replace(/\n\s*/g, ' ')} }`;
    if (!text.includes('//') && short.length <= SHORT_STRUCT) return short;
    return getOrCreate(this.#structs, text, () => uniqueName(typeName(struct.name ?? name), this.#names));
  }
}

/** Makes a name unique, and adds it to `taken`. */
export function uniqueName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let at = 2; taken.has(name); at++) name = `${wanted}_${at}`;
  taken.add(name);
  return name;
}

/** An identifier that begins with a capital and is neither reserved in TypeScript nor used by the client. */
export function typeName(text: string): string {
  const letters = text
    .replace(/[^A-Za-z0-9_]+/g, '_')
    .replace(/^_+(?=.)/, '')
    .slice(0, MOST_NAME_LETTERS);
  const name = /^[A-Za-z_]/.test(letters) ? letters : `T${letters}`;
  const capital = name[0]!.toUpperCase() + name.slice(1);
  return TAKEN.has(capital) ? `${capital}_` : capital;
}

const MOST_NAME_LETTERS = 120;
const TAKEN = new Set([
  'Ref',
  'Int64',
  'Bytes',
  'Classes',
  'Object',
  'String',
  'Number',
  'Boolean',
  'Symbol',
  'Function',
  'Array',
]);

export function propertyKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : textLiteral(name);
}

/** Names come from files: none may end a string or a comment. */
export function textLiteral(text: string): string {
  const json = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${json.replace(/[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`;
}

function refTo(classes: ReadonlySet<string>): string {
  if (classes.size > MOST_CLASSES) return 'Ref';
  return `Ref<${[...classes].sort().map(textLiteral).join(' | ')}>`;
}

function bracketed(type: string): string {
  return /[ |]/.test(type) && !/^\w+<[^<>]*>$/.test(type) ? `(${type})` : type;
}
