// Walks the byte code of a function, state or class, token by token up to its exact end: to find its
// references, and to list it when a query asks. Offsets in the listing are those that jumps use: offsets in
// memory, where an object takes eight bytes from file version 587 on.

import type { Cursor } from '../../../bytes/cursor.ts';
import { indexRange, isIndex, type Package } from '../tables/package.ts';
import { TYPE } from '../tables/property-types.ts';
import { OPCODE, OPERAND, type Token, type TokenSet } from './tokens.ts';

/** Expressions nested deeper than this come from a hostile file: real ones stay below 40. */
const MOST_NESTING = 200;
/** First word of debug information, which may follow the end of a call. */
const DEBUG_VERSION = 100;
const DEFAULT_CASE = 0xffff;

/** Name of byte code among an object's fields, and label of everything that it refers to. */
export const SCRIPT_LABEL = 'script';

/** Callbacks for what the tokens refer to. Classes are nodes, -1 where they are not known. */
export interface ScriptUses {
  /** Called with every object index but 0. */
  object(at: number, index: number): void;
  /** A call by name on an object of this class. Returns the class of the function's return value. */
  namedCall(at: number, name: number, number: number, ofClass: number): number;
  nativeCall(at: number, index: number): number;
  /** The class of the value of a property, function or constant object with this index. */
  classOfProperty(index: number): number;
  classOfCall(index: number): number;
  classOfObject(index: number): number;
  classNode(index: number): number;
}

export interface ScriptListing {
  token(offset: number, depth: number, token: string): void;
  /** The last open token ends, after its operands. */
  end(): void;
  operand(text: string): void;
  object(index: number): void;
  name(name: number, number: number): void;
}

export interface ScriptPlace {
  readonly at: number;
  /** Size in the file; null where only walking shows it. */
  readonly size: number | null;
  readonly inMemory: number;
}

export class ScriptReader {
  readonly #of: Package;
  readonly #set: TokenSet;
  #cursor!: Cursor;
  #uses: ScriptUses | null = null;
  #listing: ScriptListing | null = null;
  #start = 0;
  /** By how much the size in memory exceeds that in the file so far. */
  #grown = 0;
  #ownClass = -1;
  #nameNumber = 0;

  constructor(of: Package, set: TokenSet) {
    this.#of = of;
    this.#set = set;
  }

  /**
   * Walks the script at the cursor and moves past it. `ownClass` is the node of the class it belongs to.
   * @throws FormatError when a token is unknown, or the script does not end where it should
   */
  walk(
    cursor: Cursor,
    { at, size, inMemory }: ScriptPlace,
    uses: ScriptUses | null,
    ownClass = -1,
    listing: ScriptListing | null = null,
  ): void {
    this.#cursor = cursor;
    this.#uses = uses;
    this.#listing = listing;
    this.#start = at;
    this.#grown = 0;
    this.#ownClass = ownClass;
    cursor.at = at;
    let last = OPCODE.endOfScript as number;
    while (this.#memory() < inMemory) {
      last = cursor.bytes[cursor.at] ?? -1;
      this.#expression(0, ownClass);
    }
    const ends = this.#memory() === inMemory && last === OPCODE.endOfScript;
    if (!ends || (size !== null && cursor.at !== at + size)) {
      const expected = `a script that ends after ${inMemory} bytes in memory, ${size ?? 'any'} in the file`;
      const found = `${this.#memory()} bytes, ${cursor.at - at} of them in the file`;
      throw cursor.error('VALUE', expected, found);
    }
  }

  /** The part of the script that was read, in bytes of memory. */
  #memory(): number {
    return this.#cursor.at - this.#start + this.#grown;
  }

  /** Reads one token with its operands; returns the class of its value, -1 for none. */
  #expression(depth: number, context: number): number {
    const cursor = this.#cursor;
    const { at } = cursor;
    if (depth > MOST_NESTING)
      throw cursor.error('LIMIT', `at most ${MOST_NESTING} expressions deep`, 'more', at);
    const offset = this.#memory();
    const code = cursor.u8();
    const token = this.#set.tokens[code];
    if (!token) throw cursor.error('VALUE', 'a token of byte code', `0x${code.toString(16)}`, at);
    if (this.#listing) this.#listing.token(offset, depth, token.name);
    else if (token.skip >= 0) {
      cursor.skip(token.skip);
      return code === OPCODE.self ? this.#ownClass : -1;
    }
    const type = this.#valueOf(code, token, depth, context);
    this.#listing?.end();
    return type;
  }

  /** Reads the operands of a token; returns the class of its value. */
  #valueOf(code: number, token: Token, depth: number, context: number): number {
    if (code >= this.#set.natives.extended) return this.#nativeCall(code, token, depth);
    switch (code) {
      case OPCODE.context:
      case OPCODE.classContext:
        return this.#context(token, depth, context);
      case OPCODE.virtualCall:
      case OPCODE.globalCall:
      case OPCODE.namedCall:
        return this.#namedCall(token, depth, context);
      case OPCODE.self:
        return this.#ownClass;
      default:
        return this.#operands(code, token, depth, context);
    }
  }

  /** Reads all operands of a token; returns the class of its value if they show it. */
  #operands(code: number, { operands }: Token, depth: number, context: number): number {
    let object = 0;
    let type = -1;
    let place = 0;
    for (const operand of operands) {
      switch (operand) {
        case OPERAND.object: {
          const index = this.#object();
          if (object === 0) object = index;
          break;
        }
        case OPERAND.expression: {
          const found = this.#expression(depth + 1, context);
          if (place === valuePlace(code)) type = found;
          place++;
          break;
        }
        default:
          this.#plain(operand, depth);
      }
    }
    return object === 0 || this.#uses === null ? type : this.#classOf(code, object, type);
  }

  /** Reads operands that are neither objects nor expressions. */
  #plain(operand: number, depth: number): void {
    const cursor = this.#cursor;
    switch (operand) {
      case OPERAND.name:
        this.#name();
        return;
      case OPERAND.parameters:
        this.#parameters(depth);
        return;
      case OPERAND.end:
        this.#end(depth);
        return;
      case OPERAND.switchCase:
        if (this.#number(cursor.u16()) !== DEFAULT_CASE) this.#expression(depth + 1, this.#ownClass);
        return;
      case OPERAND.labels:
        this.#labels();
        return;
      case OPERAND.ansi:
      case OPERAND.wide:
        this.#text(operand === OPERAND.wide ? 2 : 1);
        return;
      case OPERAND.u8:
        this.#number(cursor.u8());
        return;
      case OPERAND.u16:
        this.#number(cursor.u16());
        return;
      case OPERAND.i32:
        this.#number(cursor.i32());
        return;
      case OPERAND.f32:
        this.#number(cursor.f32());
        return;
      default:
        for (let word = 0; word < 3; word++) this.#number(cursor.f32());
    }
  }

  /** A call or value after a context: it belongs to the context's class. */
  #context(token: Token, depth: number, context: number): number {
    let type = -1;
    let first = true;
    for (const operand of token.operands) {
      if (operand === OPERAND.expression) {
        type = this.#expression(depth + 1, first ? context : type);
        first = false;
      } else if (operand === OPERAND.object) this.#object();
      else this.#plain(operand, depth);
    }
    return type;
  }

  #namedCall({ operands }: Token, depth: number, context: number): number {
    const { at } = this.#cursor;
    const index = this.#name();
    const type = this.#uses?.namedCall(at, index, this.#nameNumber, context) ?? -1;
    for (let i = 1; i < operands.length; i++) this.#plain(operands[i]!, depth);
    return type;
  }

  #nativeCall(code: number, { operands }: Token, depth: number): number {
    const cursor = this.#cursor;
    const { at } = cursor;
    const { natives } = this.#set;
    const extended = code < natives.plain;
    const index = extended ? (code - natives.extended) * 256 + cursor.u8() : code;
    this.#listing?.operand(String(index));
    const type = this.#uses?.nativeCall(at - 1, index) ?? -1;
    for (const operand of operands) if (operand === OPERAND.parameters) this.#parameters(depth);
    return type;
  }

  /** Parameters belong to the caller, whatever the context of the call. */
  #parameters(depth: number): void {
    const { bytes } = this.#cursor;
    for (;;) {
      const code = bytes[this.#cursor.at];
      if (code === OPCODE.endOfParameters) {
        this.#end(depth);
        return;
      }
      this.#expression(depth + 1, this.#ownClass);
    }
  }

  #end(depth: number): void {
    const cursor = this.#cursor;
    const { at } = cursor;
    const code = cursor.u8();
    if (code !== OPCODE.endOfParameters)
      throw cursor.error('VALUE', 'the end of parameters', `0x${code.toString(16)}`, at);
    const isDebug =
      cursor.bytes[cursor.at] === OPCODE.debugInfo &&
      cursor.left >= 5 &&
      cursor.view.getInt32(cursor.at + 1, cursor.littleEndian) === DEBUG_VERSION;
    if (isDebug) this.#expression(depth + 1, this.#ownClass);
  }

  #labels(): void {
    const { names } = this.#of;
    for (;;) {
      const index = this.#name();
      this.#number(this.#cursor.i32());
      if (names.type[index] === TYPE.end) return;
    }
  }

  /** Bytes or 16-bit units up to a zero. */
  #text(unit: 1 | 2): void {
    const cursor = this.#cursor;
    const from = cursor.at;
    let text = '';
    for (;;) {
      const code = unit === 2 ? cursor.u16() : cursor.u8();
      if (code === 0) break;
      if (this.#listing && cursor.at - from < MOST_TEXT) text += String.fromCharCode(code);
    }
    this.#listing?.operand(JSON.stringify(text));
  }

  #object(): number {
    const cursor = this.#cursor;
    const { at } = cursor;
    const index = cursor.i32();
    if (!isIndex(this.#of, index)) throw cursor.error('VALUE', indexRange(this.#of), String(index), at);
    this.#grown += this.#set.objectSize - 4;
    if (index !== 0) this.#uses?.object(at, index);
    this.#listing?.object(index);
    return index;
  }

  /** Returns the index into the name table; the number is left in a field. */
  #name(): number {
    const cursor = this.#cursor;
    const { at } = cursor;
    const index = cursor.u32();
    this.#nameNumber = cursor.u32();
    if (index >= this.#of.names.count)
      throw cursor.error('VALUE', `a name below ${this.#of.names.count}`, String(index), at);
    this.#listing?.name(index, this.#nameNumber);
    return index;
  }

  #number(value: number): number {
    this.#listing?.operand(Number.isInteger(value) ? String(value) : value.toPrecision(7));
    return value;
  }

  /** The class of the value of a token with this object. */
  #classOf(code: number, index: number, type: number): number {
    const uses = this.#uses!;
    switch (code) {
      case OPCODE.classCast:
      case OPCODE.dynamicCast:
      case OPCODE.interfaceCast:
        return uses.classNode(index);
      case OPCODE.finalCall:
        return uses.classOfCall(index);
      case OPCODE.objectConstant:
        return uses.classOfObject(index);
      case OPCODE.localVariable:
      case OPCODE.instanceVariable:
      case OPCODE.defaultVariable:
      case OPCODE.stateVariable:
      case OPCODE.outVariable:
      case OPCODE.nativeParameter:
      case OPCODE.structMember:
        return uses.classOfProperty(index);
      default:
        return code >= FIRST_TYPED_VARIABLE && code <= LAST_TYPED_VARIABLE
          ? uses.classOfProperty(index)
          : type;
    }
  }
}

/** Longer texts are cut in listings. */
const MOST_TEXT = 512;
/** Mass Effect 3 only: variables that store their type. */
const FIRST_TYPED_VARIABLE = 0x5b;
const LAST_TYPED_VARIABLE = 0x62;

/** Which of a token's expressions is its value, counted from 0. */
function valuePlace(code: number): number {
  switch (code) {
    case OPCODE.arrayElement:
    case OPCODE.dynamicArrayElement:
    case OPCODE.conditional:
      return 1;
    case OPCODE.new:
      return 3;
    default:
      return code === OPCODE.interfaceContext ? 0 : -1;
  }
}
