// Makes a sound file out of a damaged one, in place: its tables are written again with the fields that can be
// trusted, so that everything else reads it as any other. What is left out is listed by the object it was in.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { FormatError } from '../../../bytes/format-error.ts';
import {
  type Block,
  FIELD_SIZE,
  HEADER_SIZE,
  isObject,
  MAGIC,
  MAGIC_SIZE,
  MOST_DEPTH,
  nameSize,
  OBJECT_SIZE,
  objectIndex,
} from '../dson/layout.ts';
import type { Dictionary } from '../names/dictionary.ts';
import { showName } from '../names/show.ts';
import { locateTables, ROOT_NAME, type Tables } from './locate.ts';
import { FIELD, type FieldStates, judgeFields } from './sound-fields.ts';

/** Bits of a field's third word that hold the index of its object. */
const INDEX_BITS = 0xfffff << 11;

/** Multiplied by the number of fields: sound files count each once or twice. */
const EFFORT_SHARE = 16;

/** Something that an object has lost. */
export interface Loss {
  readonly error: FormatError;
  /** Name of the field; null when that is lost too. */
  readonly name: string | null;
}

export interface RecoveredBlock {
  readonly block: Block;
  /** By object, as in the new tables. */
  readonly losses: ReadonlyMap<number, readonly Loss[]>;
  /** Bytes of fields that are left out. */
  readonly lostBytes: number;
}

/**
 * Recovers the file that fills the open span of the cursor.
 * @param gap bytes of the image that cannot be trusted
 * @returns null when not even its root can be found
 */
export function recoverBlock(
  cursor: Cursor,
  dictionary: Dictionary,
  gap: readonly [number, number] | null,
  outerDepth: number,
): RecoveredBlock | null {
  const { at: start, end, bytes } = cursor;
  const tables = locateTables(bytes.subarray(start, end));
  if (tables === null || tables.shift !== 0 || start + tables.dataAt + ROOT_NAME.length > end) return null;
  const states = judgeFields(cursor, start, tables, dictionary, gap);
  return new Rewriter(cursor, start, tables, states, outerDepth).rewrite();
}

interface OpenObject {
  /** In the old tables, and in the new ones. */
  readonly old: number;
  readonly index: number;
  /** The field after its last, in the old tables. */
  readonly end: number;
  readonly isExact: boolean;
  direct: number;
  readonly field: number;
}

class Rewriter {
  readonly #cursor: Cursor;
  readonly #view: DataView;
  readonly #start: number;
  readonly #tables: Tables;
  readonly #states: FieldStates;
  readonly #outerDepth: number;
  readonly #losses = new Map<number, Loss[]>();
  readonly #open: OpenObject[] = [];
  #objects = 0;
  #fields = 0;
  /** The object that the last kept object was in the old tables. */
  #lastOld = -1;
  #keptBytes = 0;
  /** By field: the object that it is, by its own entry or, where that is lost, by meta1; -1 for none. */
  readonly #objectAt: Int32Array;
  /** By field: the first from there on that is known to be an object. */
  readonly #nextObject: Uint32Array;
  /** Fields that may still be counted, so that no file takes forever. */
  #effort: number;

  constructor(cursor: Cursor, start: number, tables: Tables, states: FieldStates, outerDepth: number) {
    this.#cursor = cursor;
    this.#view = cursor.view;
    this.#start = start;
    this.#tables = tables;
    this.#states = states;
    this.#outerDepth = outerDepth;
    this.#effort = EFFORT_SHARE * tables.fields;
    const { fields, objects } = tables;
    this.#objectAt = new Int32Array(fields + 1).fill(-1);
    for (let k = 0; k < objects; k++) {
      const own = this.#word(k, 1);
      if (own >= 0 && own < fields && !this.#isKnown(own)) this.#objectAt[own] = k;
    }
    this.#nextObject = new Uint32Array(fields + 1).fill(fields);
    for (let i = fields - 1; i >= 0; i--) {
      const isKnownObject =
        this.#isKnown(i) && isObject(this.#info(i)) && objectIndex(this.#info(i)) < objects;
      this.#nextObject[i] = isKnownObject ? i : this.#nextObject[i + 1]!;
      if (isKnownObject) this.#objectAt[i] = objectIndex(this.#info(i));
    }
  }

  rewrite(): RecoveredBlock {
    const { fields } = this.#tables;
    for (let i = 0; i < fields; ) i = this.#isKnown(i) ? this.#field(i) : this.#skipLost(i);
    this.#closeUntil(fields);
    return { block: this.#header(), losses: this.#losses, lostBytes: this.#lostBytes() };
  }

  /** Keeps or leaves out field `i`, whose name is known; returns the next one. */
  #field(i: number): number {
    this.#closeUntil(i);
    const info = this.#info(i);
    if (!isObject(info)) {
      if (this.#states.state[i] === FIELD.sound) this.#keep(i, info & ~INDEX_BITS);
      else this.#lose(i, this.#name(i), 'a sound value');
      return i + 1;
    }
    const old = this.#objectAt[i]!;
    if (!this.#isNext(old, i)) return this.#skipLost(i);
    const end = this.#endOf(old, i);
    if (end >= 0 && this.#open.length + this.#outerDepth < MOST_DEPTH) {
      this.#begin(i, old, end);
      return i + 1;
    }
    // It is kept without its fields.
    this.#begin(i, old, i + 1);
    this.#lose(i, null, 'an object whose fields can be told');
    this.#close();
    return this.#afterLostObject(i + 1);
  }

  /** True if object `old` may be field `i`: objects come in order, and each refers to its field. */
  #isNext(old: number, i: number): boolean {
    return old > this.#lastOld && (old === this.#lastOld + 1 || this.#word(old, 1) === i);
  }

  #begin(i: number, old: number, end: number): void {
    const isExact = this.#isExact(old, i, end);
    const index = this.#objects++;
    const parent = this.#open.at(-1)?.index ?? -1;
    this.#keep(i, (this.#info(i) & ~INDEX_BITS) | (index << 11));
    this.#open.push({ old, index, end, isExact, direct: 0, field: this.#fields - 1 });
    this.#view.setInt32(this.#object(index), parent, true);
    this.#lastOld = old;
  }

  /** Leaves out field `i`, and if it is an object all that is in it. */
  #skipLost(i: number): number {
    this.#closeUntil(i);
    this.#lose(i, null, 'a sound field');
    const old = this.#objectAt[i]!;
    if (this.#isNext(old, i) && this.#word(old, 1) === i) {
      this.#lastOld = old;
      const end = this.#endOf(old, i);
      return end < 0 ? this.#afterLostObject(i + 1) : this.#pass(i + 1, end);
    }
    // A value, when the next object is known to be further on.
    const next = this.#lastOld + 1;
    const own = next < this.#tables.objects ? this.#word(next, 1) : this.#tables.fields;
    const isValue = own === this.#tables.fields || (own > i && this.#objectAt[own] === next);
    return isValue ? i + 1 : this.#afterLostObject(i + 1);
  }

  /** The first field from `i` on that is certainly not in a lost object: another one beside it, or the end. */
  #afterLostObject(i: number): number {
    const around = this.#open.at(-1) ?? { old: -1, end: this.#tables.fields };
    let next = this.#nextObject[i]!;
    while (next < around.end) {
      const old = this.#objectAt[next]!;
      // Zeros before its entry may reach into it, and 0 is also the root.
      const isWhole = around.old !== 0 || old < 2 || this.#word(old - 1, 1) > 0;
      if (isWhole && this.#isObjectItself(next) && this.#word(old, 0) === around.old) break;
      next = this.#nextObject[next + 1]!;
    }
    return this.#pass(i, Math.min(next, around.end));
  }

  /** Passes over the fields up to `end`: their objects are lost. */
  #pass(from: number, end: number): number {
    for (let i = from; i < end; i++)
      if (this.#isObjectItself(i)) this.#lastOld = Math.max(this.#lastOld, this.#objectAt[i]!);
    return end;
  }

  /**
   * The field after the last of an object; -1 when its entry in meta1 cannot be trusted. What the entry says of
   * its fields is compared with the entries in it and around it.
   */
  #endOf(old: number, i: number): number {
    const { fields, objects } = this.#tables;
    if (i === 0) return fields;
    const around = this.#open.at(-1);
    if (old < 0 || old >= objects || !around) return -1;
    const end = i + 1 + this.#word(old, 3);
    if (end <= i || end > around.end || this.#holdsMore(old, end)) return -1;
    const agreeing = (this.#word(old, 1) === i ? 1 : 0) + (this.#word(old, 0) === around.old ? 1 : 0);
    const isExact = this.#isExact(old, i, end);
    // When the object around has as many fields as it should, all that is in it ends where it should.
    if (around.isExact) return isExact || agreeing === 2 ? end : -1;
    return isExact && agreeing === 2 && !this.#mayBeWiped(i, around) ? end : -1;
  }

  /** True if an object without fields may have lost the number of them: what follows may be in it. */
  #mayBeWiped(i: number, around: OpenObject): boolean {
    const end = i + 1;
    if (this.#word(this.#objectAt[i]!, 3) !== 0 || end === around.end) return false;
    return !this.#isObjectItself(end) || this.#word(this.#objectAt[end]!, 0) !== around.old;
  }

  /** True if an object has as many direct fields as its entry says. */
  #isExact(old: number, field: number, end: number): boolean {
    if (old < 0) return false;
    let left = this.#word(old, 2);
    for (let i = field + 1; i < end; left--) {
      if (--this.#effort < 0) return false;
      const inner = this.#objectAt[i++]!;
      if (inner < 0) continue;
      const all = this.#word(inner, 3);
      if (all < 0 || i + all > end) return false;
      i += all;
    }
    return left === 0;
  }

  /** True if the next object from field `end` on says that it is in object `old`. */
  #holdsMore(old: number, end: number): boolean {
    const next = this.#nextObject[end]!;
    if (next >= this.#tables.fields || !this.#isObjectItself(next)) return false;
    const parent = this.#word(this.#objectAt[next]!, 0);
    return parent >= old && parent < this.#tables.objects && this.#word(parent, 1) < end;
  }

  /** True if field `i` is an object whose entry in meta1 refers to it. */
  #isObjectItself(i: number): boolean {
    const old = this.#objectAt[i]!;
    return old >= 0 && this.#isKnown(i) && this.#word(old, 1) === i;
  }

  #closeUntil(field: number): void {
    while (this.#open.length > 0 && field >= this.#open.at(-1)!.end) this.#close();
  }

  #close(): void {
    const { index, direct, field } = this.#open.pop()!;
    const at = this.#object(index);
    this.#view.setInt32(at + 4, field, true);
    this.#view.setInt32(at + 8, direct, true);
    this.#view.setInt32(at + 12, this.#fields - field - 1, true);
  }

  #keep(i: number, info: number): void {
    const from = this.#entry(i);
    const to = this.#entry(this.#fields++);
    this.#cursor.bytes.copyWithin(to, from, from + 8);
    this.#view.setInt32(to + 8, info, true);
    const around = this.#open.at(-1);
    if (around) around.direct++;
    const offset = this.#view.getUint32(to + 4, true);
    const size = isObject(info) ? nameSize(info) : this.#endAfter(i) - offset;
    this.#keptBytes += size;
  }

  #lose(i: number, name: string | null, expected: string): void {
    const index = this.#open.at(-1)?.index ?? 0;
    const list = this.#losses.get(index) ?? [];
    // Many fields without a name are one loss.
    if (name === null && list.at(-1)?.name === null) return;
    const found = name === null ? 'damaged bytes' : `${name} with damaged bytes`;
    list.push({ error: this.#cursor.error('VALUE', expected, found, this.#entry(i)), name });
    this.#losses.set(index, list);
  }

  /** The header that the new tables need; meta2 and the data stay where they are. */
  #header(): Block {
    const { fieldsAt, dataAt } = this.#tables;
    const start = this.#start;
    const { ends } = this.#states;
    const dataSize = ends.at(-1)!;
    const words = [
      [20, this.#objects],
      [44, this.#fields],
      [48, fieldsAt],
      [56, dataSize],
      [60, dataAt],
    ] as const;
    for (const [at, value] of words) this.#view.setInt32(start + at, value, true);
    return {
      ...{ start, size: dataAt + dataSize, revision: this.#view.getUint32(start + 4, true) >>> 16 },
      ...{ objects: this.#objects, fields: this.#fields, fieldsAt: start + fieldsAt },
      ...{ dataAt: start + dataAt, dataSize, ends, isOrdered: true, notes: [] },
    };
  }

  /** Bytes of the tables and data that are left out. */
  #lostBytes(): number {
    const { fields, objects } = this.#tables;
    const tables = (fields - this.#fields) * FIELD_SIZE + (objects - this.#objects) * OBJECT_SIZE;
    const magic = this.#view.getInt32(this.#start, true) === MAGIC ? 0 : MAGIC_SIZE;
    return Math.max(0, magic + tables + this.#states.ends.at(-1)! - this.#keptBytes);
  }

  /** End of the value of field `i`, which is sound, in the data. */
  #endAfter(i: number): number {
    return i + 1 < this.#tables.fields
      ? this.#view.getUint32(this.#entry(i + 1) + 4, true)
      : this.#states.ends.at(-1)!;
  }

  #isKnown(i: number): boolean {
    return this.#states.state[i] !== FIELD.lost;
  }

  #entry(i: number): number {
    return this.#start + this.#tables.fieldsAt + i * FIELD_SIZE;
  }

  #object(k: number): number {
    return this.#start + HEADER_SIZE + k * OBJECT_SIZE;
  }

  #info(i: number): number {
    return this.#view.getInt32(this.#entry(i) + 8, true);
  }

  #word(old: number, word: number): number {
    return this.#view.getInt32(this.#object(old) + word * 4, true);
  }

  #name(i: number): string {
    const at = this.#start + this.#tables.dataAt + this.#view.getUint32(this.#entry(i) + 4, true);
    return showName(this.#cursor.bytes, at, at + nameSize(this.#info(i)) - 1);
  }
}
