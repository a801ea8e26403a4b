// One pass over the bytes of a document: its elements into columns, and what is wrong with it into a list of faults.
// Reads the XML that games write (docs/formats/xml.md#syntax) and never more than a step back. Damage stays where it
// is: what is open at a cut is closed, and an end tag without its start tag closes what it must or nothing.

import { FormatError, type FormatErrorCode } from '../../../bytes/format-error.ts';
import { isSameRange } from '../../../bytes/same-range.ts';
import { decodeLatin1, decodeUtf8, indexOfByte } from '../../../bytes/text.ts';
import { type AttributeRoles, INSTANCE_NAMESPACE } from './attribute-roles.ts';
import { Attributes } from './attributes.ts';
import {
  BANG,
  EQUALS,
  GREATER,
  isSpace,
  LESS,
  MINUS,
  NAME_BYTES,
  QUESTION,
  SLASH,
  SPACE,
} from './characters.ts';
import { DamagedNames, MOST_MISSPELT } from './damaged-names.ts';
import { type ElementColumns, HAS_CHILD, IS_CLOSED } from './elements.ts';
import { endOfName, MOST_NAME_BYTES, type Names } from './names.ts';

/** Real saves reach 30. */
const MOST_DEPTH = 1000;
/** Texts of numbers and names end within so many bytes; for longer ones the engine's search is faster. */
const NEAR_BYTES = 48;
const FOUR_LESS = LESS * 0x01010101;
/** Further faults are only counted. */
export const MOST_FAULTS = 1000;

/** Something that is not as it should be. */
export interface Fault {
  readonly code: FormatErrorCode;
  readonly at: number;
  /** The innermost element around it; -1 outside of all. */
  readonly element: number;
  readonly expected: string;
  readonly found: string;
  /** Where what is not sure begins, if not there; null if all that follows is as it was. */
  readonly from?: number | null;
}

export class Scanner {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #end: number;
  readonly #file: string;
  /** Offset of the file in `bytes`. */
  readonly #base: number;
  readonly #names: Names;
  readonly #elements: ElementColumns;
  readonly #roles: AttributeRoles;
  readonly #attributes: Attributes;
  readonly #damaged: DamagedNames;
  readonly #stack: number[] = [];
  #depth = 0;
  /** How many elements are open below the deepest that is kept. */
  #deeper = 0;
  /** Parent of the root of the document. */
  #above = -1;
  #roots = 0;
  /** True if the document ends inside something. */
  #isCut = false;
  readonly faults: Fault[] = [];
  /** Where comments, sections and instructions begin and end: two numbers each. */
  readonly asWritten: number[] = [];
  faultCount = 0;
  /** Offsets, in order, of elements that are not looked into, and where they end. */
  #skips: readonly (readonly [start: number, end: number])[] = [];
  #nextSkip = -1;

  /**
   * @param image with the file from `base` to `end`
   * @param roles of attributes, as the document around has them, and then its own
   */
  constructor(
    image: Uint8Array,
    { base, end, file }: { readonly base: number; readonly end: number; readonly file: string },
    names: Names,
    elements: ElementColumns,
    roles: AttributeRoles,
  ) {
    this.#bytes = image.subarray(0, end);
    this.#view = new DataView(image.buffer, image.byteOffset, end);
    this.#base = base;
    this.#end = end;
    this.#file = file;
    this.#names = names;
    this.#elements = elements;
    this.#roles = roles;
    this.#attributes = new Attributes(this.#bytes, names);
    this.#damaged = new DamagedNames(this.#bytes, names);
  }

  /**
   * Adds the elements from `at` to the end of the bytes.
   * @param above parent of the outermost of them; -1 for none
   * @param skips elements that are added without their content
   * @throws FormatError UNSUPPORTED for a document type, LIMIT when memory ends
   */
  scan(at: number, above = -1, skips: readonly (readonly [start: number, end: number])[] = []): void {
    this.#above = above;
    this.#skips = skips;
    this.#nextSkip = skips.length > 0 ? 0 : -1;
    const bytes = this.#bytes;
    const end = this.#end;
    let next = at;
    while (next < end) {
      const less = this.#textEnd(next);
      if (less > next && (bytes[next]! > SPACE || bytes[less - 1]! > SPACE)) this.#checkText(next, less);
      if (less >= end) break;
      const byte = bytes[less + 1];
      if (byte === SLASH) next = this.#endTag(less);
      else if (byte !== undefined && NAME_BYTES[byte] === 2) next = this.#startTag(less);
      else next = this.#other(less);
    }
    this.#finish();
  }

  #textEnd(at: number): number {
    let next = at;
    for (const near = Math.min(at + NEAR_BYTES, this.#end - 3); next < near; next += 4) {
      // The lowest of the bits that are left is that of the first byte which is the same.
      const word = this.#view.getInt32(next, true) ^ FOUR_LESS;
      const same = (word - 0x01010101) & ~word & 0x80808080;
      if (same !== 0) return next + ((31 - Math.clz32(same & -same)) >> 3);
    }
    const found = indexOfByte(this.#bytes, LESS, next);
    return found < 0 ? this.#end : found;
  }

  #startTag(less: number): number {
    const bytes = this.#bytes;
    let name = this.#names.ofTag(bytes, less);
    let size = this.#nameSize(name, less + 1);
    let at = less + 1 + size;
    const joined = bytes[at] === EQUALS ? this.#damaged.joinedAt(less + 1, at) : 0;
    if (joined > 0) {
      size = joined - less - 1;
      name = this.#names.intern(bytes, less + 1, joined);
      at = joined + 1;
      this.#fault('VALUE', joined, 'a space', undefined, null);
    }
    let flags = 0;
    let isEmpty = false;
    if (bytes[at] === GREATER) at++;
    else {
      flags = this.#readAttributes(at, name);
      ({ isEmpty, at } = this.#attributes);
      if (this.#attributes.isCut) {
        this.#cut(less, 'the end of a tag');
        return this.#end;
      }
    }
    if (this.#depth === MOST_DEPTH || this.#deeper > 0) {
      this.#tooDeep(less, isEmpty);
      return at;
    }
    if (size > MOST_NAME_BYTES)
      this.#fault('LIMIT', less + 1, `a name of at most ${MOST_NAME_BYTES} bytes`, `${size}`);
    const elements = this.#elements;
    elements.reserve();
    const element = elements.count++;
    let parent = this.#above;
    if (this.#depth > 0) parent = this.#stack[this.#depth - 1]!;
    else if (this.#roots++ === 1) this.#fault('TRAILING', less, 'the end of the document');
    if (parent >= 0) elements.flags[parent]! |= HAS_CHILD;
    elements.start[element] = less;
    elements.inner[element] = at;
    elements.end[element] = at;
    elements.next[element] = element + 1;
    elements.name[element] = name;
    elements.parent[element] = parent;
    elements.flags[element] = flags;
    if (this.#nextSkip >= 0 && this.#skips[this.#nextSkip]![0] === less) return this.#skip(element);
    if (isEmpty) return at;
    // Most hold a text and nothing else.
    const close = this.#textEnd(at);
    const last = close + 2 + size;
    if (bytes[close + 1] === SLASH && this.#isEnd(less + 1, close + 2, last)) {
      elements.end[element] = last + 1;
      return last + 1;
    }
    this.#stack[this.#depth++] = element;
    return at;
  }

  /** Too long ones are not kept. */
  #nameSize(name: number, at: number): number {
    return name === 0 ? endOfName(this.#bytes, at) - at : this.#names.sizeOf(name);
  }

  /** True if an end tag has the name that begins at `from`. */
  #isEnd(from: number, at: number, last: number): boolean {
    return this.#bytes[last] === GREATER && isSameRange(this.#view, from, this.#view, at, last - at);
  }

  #skip(element: number): number {
    const [, end] = this.#skips[this.#nextSkip]!;
    this.#nextSkip = this.#nextSkip + 1 < this.#skips.length ? this.#nextSkip + 1 : -1;
    this.#elements.end[element] = end;
    this.#elements.flags[element]! |= IS_CLOSED;
    return end;
  }

  #tooDeep(less: number, isEmpty: boolean): void {
    if (this.#deeper === 0) {
      const open = this.#stack[this.#depth - 1]!;
      this.#elements.flags[open]! |= IS_CLOSED;
      this.#fault('LIMIT', less, `at most ${MOST_DEPTH} elements inside each other`, 'one more');
    }
    if (!isEmpty) this.#deeper++;
  }

  #readAttributes(at: number, name: number): number {
    let flags = this.#flagsOf(at, name);
    // A tag may use a prefix before it binds it.
    if (this.#roles.hasChanged()) flags = this.#flagsOf(at, name);
    const { faultAt, repeatedAt } = this.#attributes;
    if (faultAt >= 0 && !this.#attributes.isCut) this.#fault('VALUE', faultAt, 'name="value" or >');
    if (repeatedAt >= 0) this.#fault('VALUE', repeatedAt, 'attributes of different names', undefined, null);
    if (this.#attributes.isFull) this.#fault('LIMIT', at, 'fewer than 256 attributes', 'more', null);
    const { unknownAt } = this.#roles;
    if (unknownAt >= 0)
      this.#fault('VALUE', unknownAt, `a type in the namespace ${INSTANCE_NAMESPACE}`, undefined, null);
    return flags;
  }

  #flagsOf(at: number, name: number): number {
    const attributes = this.#attributes;
    attributes.begin(at, name);
    this.#roles.unknownAt = -1;
    let flags = 0;
    while (attributes.next()) flags |= this.#roles.flagsOf(this.#bytes, attributes);
    return flags;
  }

  #endTag(less: number): number {
    const at = less + 2;
    if (this.#deeper === 0 && this.#depth > 0) {
      const element = this.#stack[this.#depth - 1]!;
      const from = this.#elements.start[element]! + 1;
      const size = this.#nameSize(this.#elements.name[element]!, at);
      const last = at + size;
      // A long name may begin as a short one; it is not gone over for every end tag.
      if (this.#isEnd(from, at, last) && !(NAME_BYTES[this.#bytes[from + size]!]! > 0)) {
        this.#close(last + 1);
        return last + 1;
      }
    }
    return this.#unusualEndTag(less);
  }

  /** The innermost element that is open ends. */
  #close(end: number): void {
    const element = this.#stack[--this.#depth]!;
    this.#elements.end[element] = end;
    this.#elements.next[element] = this.#elements.count;
  }

  /** One with spaces, or that does not end the innermost element. */
  #unusualEndTag(less: number): number {
    const bytes = this.#bytes;
    let nameEnd = less + 2;
    while (NAME_BYTES[bytes[nameEnd]!]! > 0) nameEnd++;
    let at = nameEnd;
    while (isSpace(bytes[at])) at++;
    const isWhole = bytes[at] === GREATER;
    if (isWhole) at++;
    else if (at >= this.#end) {
      this.#cut(less, 'the end of a tag');
      return this.#end;
    }
    if (this.#deeper > 0) {
      this.#deeper--;
      return at;
    }
    const depth = this.#depthOf(less + 2, nameEnd);
    if (!isWhole || depth !== this.#depth || this.#misspelt(depth, less + 2, nameEnd) > 0) {
      const open = this.#depth > 0 ? this.#elements.name[this.#stack[this.#depth - 1]!]! : -1;
      const expected = open < 0 ? 'no end tag' : `</${this.#names.text(open)}>`;
      // Bytes are lost in the outermost element that has no end of its own, or in the one with an end too many.
      const lost = depth === this.#depth ? -1 : this.#stack[depth > 0 ? depth : this.#depth - 1]!;
      const from = lost < 0 || this.#depth === 0 ? less : this.#elements.start[lost]!;
      this.#fault('VALUE', less, expected, undefined, from);
    }
    while (depth > 0 && this.#depth >= depth) this.#close(this.#depth === depth ? at : less);
    return at;
  }

  /**
   * The depth of the open element that an end tag ends: the innermost if the names are nearly equal, else one with its
   * name, else the innermost if it has no other content than text; 0 for none.
   */
  #depthOf(at: number, end: number): number {
    if (this.#depth > 0 && this.#misspelt(this.#depth, at, end) <= MOST_MISSPELT) return this.#depth;
    for (let depth = this.#depth - 1; depth > 0; depth--)
      if (this.#misspelt(depth, at, end) === 0) return depth;
    const open = this.#depth > 0 ? this.#elements.flags[this.#stack[this.#depth - 1]!]! : HAS_CHILD;
    return (open & HAS_CHILD) === 0 ? this.#depth : 0;
  }

  /** How many bytes of the name of an open element differ from those in a tag. */
  #misspelt(depth: number, at: number, end: number): number {
    if (depth === 0) return Number.POSITIVE_INFINITY;
    return this.#damaged.misspelt(this.#elements.name[this.#stack[depth - 1]!]!, at, end);
  }

  /** Comments, CDATA, instructions, and `<` that begins nothing. */
  #other(less: number): number {
    const bytes = this.#bytes;
    const byte = bytes[less + 1];
    if (byte === QUESTION) return this.#after('?>', less, less + 2);
    if (byte === BANG) {
      if (bytes[less + 2] === MINUS) return this.#after('-->', less, less + 4);
      const begin = decodeLatin1(bytes, less + 2, Math.min(less + 9, this.#end));
      if (begin === '[CDATA[') return this.#after(']]>', less, less + 9);
      if (begin.toUpperCase() === 'DOCTYPE') throw this.#docType(less);
    }
    if (byte === undefined) this.#cut(less, 'a tag');
    else this.#fault('VALUE', less, 'a tag');
    return less + 1;
  }

  #docType(at: number): FormatError {
    const place = { file: this.#file, offset: at - this.#base };
    const expected = 'a document without type or entities of its own';
    return new FormatError({ code: 'UNSUPPORTED', ...place, expected, found: '<!DOCTYPE' });
  }

  #after(closing: string, less: number, at: number): number {
    const bytes = this.#bytes;
    const first = closing.charCodeAt(0);
    for (let next = bytes.indexOf(first, at); next >= 0; next = bytes.indexOf(first, next + 1)) {
      if (decodeLatin1(bytes, next, Math.min(next + closing.length, this.#end)) === closing) {
        this.asWritten.push(less, next);
        return next + closing.length;
      }
    }
    // An end tag whose slash is damaged begins an instruction, too.
    if (closing === '?>' && this.#depth > 0) {
      this.#fault('VALUE', less, 'a tag');
      return less + 1;
    }
    this.#cut(less, closing);
    return this.#end;
  }

  /** Text is only expected in elements without others. */
  #checkText(at: number, end: number): void {
    const isLast = this.#bytes[end] === LESS && this.#bytes[end + 1] === SLASH;
    if (this.#depth > 0) {
      const open = this.#stack[this.#depth - 1]!;
      const isAlone = (this.#elements.flags[open]! & (HAS_CHILD | IS_CLOSED)) === 0;
      // A comment, a section, or no tag at all.
      const isSpecial = NAME_BYTES[this.#bytes[end + 1]!] !== 2;
      if (this.#deeper > 0 || (isAlone && (isLast || isSpecial || end === this.#end))) return;
      this.#fault('VALUE', at, 'elements without text between them');
    } else if (at > this.#base + 3 || this.#bytes[at] !== 0xef) {
      this.#fault('TRAILING', at, 'only elements');
    }
  }

  /** What is open at the end of the file, or begins there, is cut: that is one fault. */
  #cut(at: number, expected: string): void {
    if (!this.#isCut) this.#fault('SHORT', at, expected, 'the end of the file');
    this.#isCut = true;
  }

  #finish(): void {
    if (this.#depth === 0) return;
    const open = this.#elements.name[this.#stack[this.#depth - 1]!]!;
    this.#cut(this.#end, `</${this.#names.text(open)}>`);
    while (this.#depth > 0) this.#close(this.#end);
  }

  #fault(
    code: FormatErrorCode,
    at: number,
    expected: string,
    found = this.#show(at),
    from: number | null = at,
  ): void {
    this.faultCount++;
    if (this.faults.length >= MOST_FAULTS) return;
    const element = this.#depth > 0 ? this.#stack[this.#depth - 1]! : -1;
    this.faults.push({ code, at, element, expected, found, from });
  }

  #show(at: number): string {
    return JSON.stringify(decodeUtf8(this.#bytes, at, Math.min(at + 16, this.#end)));
  }
}
