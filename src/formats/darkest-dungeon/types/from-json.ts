// Files that an editor decoded: JSON text, made DSON again so that it is read like any other file. Editors write objects
// with their fields in order, `###name` for a hash, and an embedded file as an object with `base_root`. JSON.parse would
// sort the fields, keep one of two with the same name, and not tell 12.0 from 12.

import { FormatError } from '../../../bytes/format-error.ts';
import { decodeUtf8, encodeUtf8 } from '../../../bytes/text.ts';
import { FIELD_SIZE, HEADER_SIZE, MAGIC, MOST_DEPTH, OBJECT_SIZE } from '../dson/layout.ts';
import { hashName } from '../names/hash.ts';
import { NO_REVISION } from '../versions.ts';
import { DECODED, revisionOfDecoded } from './decoded.ts';
import { anyFieldRule, ruleOf, type TypeRule } from './infer.ts';
import { TYPE } from './types.ts';

const TOKEN = /\s*([{}[\],:]|"[^"\\]*(?:\\[\s\S][^"\\]*)*"|true|false|-?\d[\d.eE+-]*)/y;
/** Larger texts are no files of this game. */
const MOST_TEXT = 1 << 24;
/** Names have 9 bits for their size. */
const MOST_NAME = 510;
/** Whole numbers from here on, where a float belongs, are its bits: they are no float that any field has. */
const LEAST_BITS = 1 << 23;
const HASH_MARK = '###';

/** @throws FormatError VALUE, LIMIT, with offsets in the text */
export function dsonOfText(bytes: Uint8Array, file: string): Uint8Array {
  return new Converter(bytes, file).convert();
}

class Converter {
  readonly #file: string;
  readonly #text: string;
  readonly #chain = { names: new Int32Array(MOST_DEPTH + 1), depth: -1, floor: 0 };
  #at = 0;

  constructor(bytes: Uint8Array, file: string) {
    this.#file = file;
    this.#text = bytes.length > MOST_TEXT ? '' : decodeUtf8(bytes, 0, bytes.length);
    if (bytes.length > MOST_TEXT)
      throw this.#error(`at most ${MOST_TEXT} bytes of JSON`, `${bytes.length}`, 'LIMIT');
  }

  convert(): Uint8Array {
    const dson = this.#embedded() ?? this.#fail('an object with base_root');
    if (this.#text.slice(this.#at).trim() !== '') this.#fail('the end of the text');
    return dson;
  }

  /** The file that begins here; null for other values. */
  #embedded(): Uint8Array | null {
    DECODED.lastIndex = this.#at;
    const begin = DECODED.exec(this.#text);
    if (begin === null) return null;
    this.#at = DECODED.lastIndex;
    const block = new Block(revisionOfDecoded(encodeUtf8(begin[0])) ?? NO_REVISION);
    const { floor } = this.#chain;
    this.#chain.floor = this.#chain.depth + 1;
    this.#expect('{');
    this.#object(block, 'base_root', -1);
    this.#chain.floor = floor;
    this.#expect('}');
    return block.finish();
  }

  /** The fields of an object up to its closing brace. */
  #object(block: Block, name: string, parent: number): void {
    const chain = this.#chain;
    if (chain.depth + 2 >= MOST_DEPTH)
      throw this.#error(`objects at most ${MOST_DEPTH} deep`, 'one deeper', 'LIMIT');
    const own = block.open(name, parent);
    chain.names[++chain.depth] = hashName(name);
    const any = anyFieldRule(chain);
    this.#each('}', (token) => {
      const field = this.#string(token);
      if (encodeUtf8(field).length > MOST_NAME) this.#fail(`a name of at most ${MOST_NAME} bytes`);
      this.#expect(':');
      this.#field(block, field, own, any);
    });
    chain.depth--;
    block.close(own);
  }

  #field(block: Block, name: string, parent: number, any: TypeRule | null): void {
    const hash = hashName(name);
    const rule = ruleOf(hash, this.#chain, any);
    const chain = this.#chain;
    chain.names[++chain.depth] = hash;
    const file = this.#embedded();
    chain.depth--;
    const token = file === null ? this.#token() : '';
    if (token === '{') {
      this.#object(block, name, parent);
      return;
    }
    block.field(name, parent);
    if (file !== null) block.sized(file);
    else if (token === '[') this.#list(block, rule?.type);
    else this.#scalar(block, token, rule === null || rule.longOnly ? undefined : rule.type);
  }

  #scalar(block: Block, token: string, type: number | undefined): void {
    const word = this.#word(token, type === TYPE.Float);
    if (typeof word === 'boolean') block.bytes([word ? 1 : 0]);
    else if (typeof word === 'number') block.int(word);
    else if (type === TYPE.Char && word.length === 1) block.bytes([word.charCodeAt(0)]);
    else block.text(word);
  }

  #list(block: Block, type: number | undefined): void {
    const items: (string | number | boolean)[] = [];
    this.#each(']', (token) => items.push(this.#word(token, type === TYPE.FloatArray)));
    const areBools = items.length === 2 && items.every((item) => typeof item === 'boolean');
    const isBare = areBools || type === TYPE.TwoInt || type === TYPE.TwoBool || type === TYPE.FloatArray;
    block.align();
    if (!isBare) block.int(items.length);
    for (const item of items) {
      if (typeof item === 'string') block.text(item);
      else block.int(Number(item));
    }
  }

  /** A text, a truth value, or the 32 bits of a number or hash; a number that no field can hold stays a text. */
  #word(token: string, isFloat: boolean): string | number | boolean {
    if (token === 'true' || token === 'false') return token === 'true';
    if (token.startsWith('"')) {
      const text = this.#string(token);
      return text.startsWith(HASH_MARK) ? hashName(text.slice(HASH_MARK.length)) : text;
    }
    const value = Number(token);
    if (Number.isNaN(value)) this.#fail('a value');
    if (isFloat && (Math.abs(value) < LEAST_BITS || !/^-?\d+$/.test(token))) return bitsOf(value);
    return Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 32 ? value | 0 : token;
  }

  /** The members up to the closing sign, each by its first token. */
  #each(close: string, use: (token: string) => void): void {
    let token = this.#token();
    if (token === close) return;
    for (;;) {
      use(token);
      token = this.#token();
      if (token === close) return;
      if (token !== ',') this.#fail(`"," or "${close}"`);
      token = this.#token();
    }
  }

  #token(): string {
    TOKEN.lastIndex = this.#at;
    const token = TOKEN.exec(this.#text)?.[1] ?? this.#fail('JSON');
    this.#at = TOKEN.lastIndex;
    return token;
  }

  #expect(sign: string): void {
    if (this.#token() !== sign) this.#fail(`"${sign}"`);
  }

  #string(token: string): string {
    if (!token.startsWith('"')) this.#fail('a text');
    try {
      return JSON.parse(token) as string;
    } catch {
      return this.#fail('a text without control characters');
    }
  }

  #fail(expected: string): never {
    throw this.#error(expected, this.#text.slice(this.#at, this.#at + 20) || 'the end', 'VALUE');
  }

  #error(expected: string, found: string, code: 'VALUE' | 'LIMIT'): FormatError {
    const offset = encodeUtf8(this.#text.slice(0, this.#at)).length;
    return new FormatError({ code, file: this.#file, offset, expected, found });
  }
}

class Block {
  readonly #revision: number;
  readonly #objects: number[] = [];
  readonly #fields: number[] = [];
  readonly #data: number[] = [];

  constructor(revision: number) {
    this.#revision = revision;
  }

  field(name: string, parent: number): number {
    const bytes = encodeUtf8(name);
    if (parent >= 0) this.#objects[parent * 4 + 2]!++;
    this.#fields.push(hashName(name), this.#data.length, (bytes.length + 1) << 2);
    this.bytes(bytes);
    this.#data.push(0);
    return this.#fields.length / 3 - 1;
  }

  /** Returns the number of the object. */
  open(name: string, parent: number): number {
    const own = this.#objects.length / 4;
    const field = this.field(name, parent);
    this.#fields[field * 3 + 2]! |= 1 | (own << 11);
    this.#objects.push(parent, field, 0, 0);
    return own;
  }

  close(own: number): void {
    this.#objects[own * 4 + 3] = this.#fields.length / 3 - this.#objects[own * 4 + 1]! - 1;
  }

  align(): void {
    while (this.#data.length % 4 !== 0) this.#data.push(0);
  }

  int(value: number): void {
    this.align();
    for (let shift = 0; shift < 32; shift += 8) this.#data.push((value >> shift) & 0xff);
  }

  bytes(bytes: Iterable<number>): void {
    for (const byte of bytes) this.#data.push(byte);
  }

  text(text: string): void {
    this.sized(encodeUtf8(`${text}\0`));
  }

  /** Bytes after their length. */
  sized(bytes: Uint8Array): void {
    this.int(bytes.length);
    this.bytes(bytes);
  }

  finish(): Uint8Array {
    const [objects, fields, data] = [this.#objects, this.#fields, this.#data];
    const objectBytes = (objects.length / 4) * OBJECT_SIZE;
    const dataAt = HEADER_SIZE + objectBytes + (fields.length / 3) * FIELD_SIZE;
    const header = [
      MAGIC,
      this.#revision << 16,
      HEADER_SIZE,
      0,
      objectBytes,
      objects.length / 4,
      HEADER_SIZE,
    ];
    const more = [0, 0, 0, 0, fields.length / 3, HEADER_SIZE + objectBytes, 0, data.length, dataAt];
    const whole = new Uint8Array(dataAt + data.length);
    const view = new DataView(whole.buffer);

    const words = [...header, ...more].concat(objects, fields);
    for (const [at, word] of words.entries()) view.setInt32(at * 4, word, true);
    whole.set(data, dataAt);
    return whole;
  }
}

function bitsOf(float: number): number {
  return new Int32Array(Float32Array.of(float).buffer)[0]!;
}
