// The second walk over all elements: objects become nodes, and values that refer to something become
// references of the object around them. Source: docs/formats/xml.md#objects.

import { encodeUtf8 } from '../../../bytes/text.ts';
import { type ClassId, NO_NODE, type NodeId, type TextId } from '../../../graph/ids.ts';
import type { GraphSink, PathJoin } from '../../../graph/sink.ts';
import type { IdRule } from '../games/game.ts';
import { SLASH } from '../syntax/characters.ts';
import { HAS_ATTRIBUTE, HAS_CLASS, HAS_ID, IS_NULL } from '../syntax/elements.ts';
import { isPlainText } from '../syntax/text.ts';
import type { Tree } from '../syntax/tree.ts';
import { Composer } from './composer.ts';
import { ValueLabels } from './labels.ts';
import { HOLDS, type Marks, type TextSpan } from './marks.ts';
import { objectPlace } from './places.ts';
import {
  above,
  IN_LIST,
  IS_ENTRY,
  IS_ITEM,
  IS_NO_REFERENCE,
  IS_PART,
  IS_PLAIN,
  isWhere,
  type Meanings,
  type NameRules,
  type ReferencePlace,
} from './rules.ts';
import type { Spaces } from './spaces.ts';

const JOIN: PathJoin = { separator: '/', open: '[', close: ']' };
/** Longer texts are no keys, and no names of definitions. */
const MOST_KEY_BYTES = 100;
const [OPEN, CLOSE, COMMA] = [0x5b, 0x5d, 0x2c];

export class Objects {
  readonly #tree: Tree;
  readonly #meanings: Meanings;
  readonly #rules: NameRules;
  readonly #marks: Marks;
  readonly #sink: GraphSink;
  readonly #spaces: Spaces;
  readonly #composer: Composer;
  /** By number of the name (and of the name around). */
  readonly #classes = new Map<number, ClassId>();
  /** By text of a path, and then by row of the object around: how many there are. */
  readonly #paths = new Map<TextId, number | Map<number, number>>();
  readonly #labels: ValueLabels;
  readonly #references: readonly (readonly ReferencePlace[] | null)[];
  /** By first byte: beginnings of texts that are references. */
  readonly #prefixes: (readonly Uint8Array[] | undefined)[] = [];
  /** Bits of elements with a class that hold something. */
  readonly #holding: number;
  /** The class that the definition of an object gives it, by element. */
  readonly #definedClass = new Map<number, TextSpan>();
  /** Levels that are open, innermost last, and the names of all. */
  readonly #levels: { readonly end: number; readonly name: TextId }[] = [];
  readonly #levelNames = new Map<number, TextId>();
  /** The rule that gives the element that is looked at an id that is not written. */
  #lacking: IdRule | null = null;

  constructor(
    tree: Tree,
    meanings: Meanings,
    rules: NameRules,
    marks: Marks,
    sink: GraphSink,
    spaces: Spaces,
  ) {
    this.#tree = tree;
    this.#meanings = meanings;
    this.#rules = rules;
    this.#marks = marks;
    this.#sink = sink;
    this.#spaces = spaces;
    this.#composer = new Composer(sink.texts);
    this.#labels = new ValueLabels(tree, meanings, sink);
    const { game, names } = meanings;
    this.#holding = game.attributesAreValues ? HOLDS : HOLDS | HAS_ATTRIBUTE;
    this.#references = Array.from(
      { length: names.count },
      (_, name) => rules.references.get(names.text(name)) ?? null,
    );
    for (const prefix of (game.referenceTexts?.prefixes ?? []).map(encodeUtf8)) {
      this.#prefixes[prefix[0]!] = [...(this.#prefixes[prefix[0]!] ?? []), prefix];
    }
    marks.definitions((element, { isClass }, _, text) => {
      if (isClass) this.#definedClass.set(element, text);
    });
    for (const { element, rule, at, end } of marks.levels) {
      const name = spaces.textOf(rule, element, at, end);
      if (name !== null) this.#levelNames.set(element, name);
    }
  }

  /** Makes everything; afterwards `holder` has the row of the object around each element. */
  make(progress: (element: number) => void): void {
    const { count, name, parent, holder, flags } = this.#tree.elements;
    const { flags: meanings, game } = this.#meanings;
    const looksAtAttributes =
      game.referenceTexts?.attributes !== undefined ||
      [...this.#rules.references.keys()].some((key) => key[0] === '@');
    for (let element = 0; element < count; element++) {
      const meaning = meanings[name[element]!]!;
      const around = parent[element]!;
      const bits = flags[element]!;
      if (this.#isObject(element, meaning, around, bits)) holder[element] = this.#node(element, meaning);
      else {
        holder[element] = holder[around]!;
        if ((bits & (IS_NULL | HOLDS)) === 0) this.#value(element, meaning);
      }
      if (looksAtAttributes && (bits & HAS_ATTRIBUTE) !== 0) this.#attributes(element);
      if ((element & 0xffff) === 0) progress(element);
    }
    this.#definitions();
    this.#sink.level(null);
  }

  #isObject(element: number, meaning: number, around: number, bits: number): boolean {
    this.#lacking = null;
    if (around < 0 || (bits & HAS_ID) !== 0) return true;
    if ((bits & IS_NULL) !== 0) return false;
    const isOfClass = (bits & HAS_CLASS) !== 0 && (bits & this.#holding) !== 0;
    if ((bits & HOLDS) === 0) return isOfClass;
    this.#lacking = this.#absentId(element);
    if (isOfClass || (meaning & IS_ITEM) !== 0 || this.#lacking !== null) return true;
    return (meaning & IS_PLAIN) === 0 && this.#isEntryValue(around);
  }

  /** Whether what is in `part` is the value of an entry of a map. */
  #isEntryValue(part: number): boolean {
    const { flags, game } = this.#meanings;
    const { name, parent } = this.#tree.elements;
    if ((flags[name[part]!]! & IS_PART) === 0) return false;
    const entry = parent[part]!;
    return (
      entry >= 0 && (flags[name[entry]!]! & IS_ENTRY) !== 0 && this.#tree.nameOf(part) === game.maps?.[2]
    );
  }

  /** The rule that gives an element an id that is not written, if no other has it. */
  #absentId(element: number): IdRule | null {
    for (const { rule, where } of this.#rules.absent) {
      if (!isWhere(where, element, this.#tree.elements)) continue;
      if (this.#marks.repeated.has(element)) return null;
      return this.#spaces.define(rule, element, 0, 0) ? rule : null;
    }
    return null;
  }

  #node(element: number, meaning: number): NodeId {
    const { start, end, parent, holder } = this.#tree.elements;
    const sink = this.#sink;
    const around = parent[element]!;
    this.#enterLevel(element);
    const of = this.#classOf(element, meaning);
    const place = objectPlace(this.#tree, this.#marks, element);
    const above = around < 0 ? NO_NODE : (holder[around]! as NodeId);
    let text = this.#pathBelow(element, meaning);
    const times = this.#timesOf(text, above);
    if (times > 1) text = this.#composer.numbered(times);
    const node =
      above === NO_NODE ? sink.node('RECORD', of, text) : sink.child('RECORD', of, above, JOIN, text);
    sink.span(node, start[element]!, end[element]! - start[element]!);
    if (place) sink.place(node, place[0], place[1], place[2]);
    const title = this.#marks.title(element);
    if (title) sink.shownAs(node, this.#shown(title.at, title.end));
    return node;
  }

  /** How often a path below an object occurred, with this time. */
  #timesOf(text: TextId, row: number): number {
    const known = this.#paths.get(text);
    if (known === undefined) {
      // Most paths are of one object only.
      this.#paths.set(text, row);
      return 1;
    }
    const rows = typeof known === 'number' ? new Map([[known, 1]]) : known;
    const times = (rows.get(row) ?? 0) + 1;
    this.#paths.set(text, rows.set(row, times));
    return times;
  }

  #enterLevel(element: number): void {
    const { levels } = this.#meanings.game;
    if (levels === undefined) return;
    const { start, end } = this.#tree.elements;
    const open = this.#levels;
    let isChanged = false;
    for (; open.length > 0 && open.at(-1)!.end <= start[element]!; isChanged = true) open.pop();
    const isUnwritten = this.#lacking?.space === levels;
    const name = isUnwritten
      ? this.#spaces.textOf(this.#lacking!, element, 0, 0)
      : this.#levelNames.get(element);
    if (name) open.push({ end: end[element]!, name });
    if (isChanged || name) this.#sink.level(open.at(-1)?.name ?? null);
  }

  /** By definition, attribute, list or name. */
  #classOf(element: number, meaning: number): ClassId {
    const sink = this.#sink;
    const written = this.#writtenClass(element);
    const defined = this.#definedClass.get(element);
    if (defined) {
      const of = sink.classOf(this.#intern(defined.at, defined.end));
      if (written !== null && written !== of) sink.superClass(of, written);
      return of;
    }
    if (written !== null) return written;
    const { parent } = this.#tree.elements;
    const { listItem, vagueLists = [] } = this.#meanings.game;
    const list = parent[element]!;
    if ((meaning & IS_ITEM) === 0 || list < 0 || this.#tree.nameOf(element) !== listItem)
      return this.#named(element, -1);
    const outer = vagueLists.includes(this.#tree.nameOf(list)) ? parent[list]! : -1;
    return this.#named(list, outer);
  }

  /** The class called like an element, after the one around it if there is one. */
  #named(element: number, outer: number): ClassId {
    const { name } = this.#tree.elements;
    const key = (outer < 0 ? 0 : name[outer]! * 0x10000) + name[element]!;
    let of = this.#classes.get(key);
    if (of === undefined) {
      const text = this.#tree.nameOf(element);
      of = this.#sink.classOf(this.#sink.texts.add(outer < 0 ? text : `${this.#tree.nameOf(outer)}.${text}`));
      this.#classes.set(key, of);
    }
    return of;
  }

  /** The class in the attribute for it; null if there is none. */
  #writtenClass(element: number): ClassId | null {
    if ((this.#tree.elements.flags[element]! & HAS_CLASS) === 0) return null;
    if (!this.#tree.findAttribute(element, this.#meanings.game.classAttribute!)) return null;
    const { valueAt, valueEnd } = this.#tree.attributes;
    return this.#sink.classOf(this.#intern(valueAt, valueEnd));
  }

  /** The names from the object around to an element, with its key. */
  #pathBelow(element: number, meaning: number): TextId {
    const { parent, slot } = this.#tree.elements;
    const composer = this.#composer;
    const around = parent[element]!;
    if (
      around >= 0 &&
      this.#isEntryValue(around) &&
      this.#tree.child(parent[around]!, this.#meanings.game.maps![1]!) >= 0
    ) {
      this.#names(parent[parent[around]!]!);
      this.#entryKey(parent[around]!);
      // What is one of several in a value is told apart by its name.
      if (!this.#meanings.isTyped) {
        composer.byte(SLASH);
        composer.bytes(this.#tree.names.bytesOf(this.#tree.elements.name[element]!));
      }
      return composer.text();
    }
    this.#names(element);
    const key = this.#marks.key(element);
    if (key && key.end - key.at <= MOST_KEY_BYTES) {
      composer.byte(OPEN);
      composer.bytes(this.#tree.bytes, key.at, key.end);
      composer.byte(CLOSE);
    } else if ((meaning & IN_LIST) !== 0 && around >= 0) {
      composer.byte(OPEN);
      composer.number(slot[around]!++);
      composer.byte(CLOSE);
    }
    return composer.text();
  }

  #names(element: number): void {
    const { parent, name } = this.#tree.elements;
    const around = parent[element]!;
    if (around >= 0 && !this.#tree.isObject(around)) {
      this.#names(around);
      this.#composer.byte(SLASH);
    }
    this.#composer.bytes(this.#tree.names.bytesOf(name[element]!));
  }

  /** The key of an entry as text: `[12,8]` for two coordinates. */
  #entryKey(entry: number): void {
    const { count, start, end, inner } = this.#tree.elements;
    const key = this.#tree.child(entry, this.#meanings.game.maps![1]!);
    this.#composer.byte(OPEN);
    let isFirst = true;
    for (let at = key; at < count && start[at]! < end[key]! && at < key + 8; at++) {
      if (!this.#tree.isLeaf(at)) continue;
      if (!isFirst) this.#composer.byte(COMMA);
      isFirst = false;
      const last = Math.min(this.#tree.contentEnd(at), inner[at]! + MOST_KEY_BYTES);
      this.#composer.bytes(this.#tree.bytes, inner[at]!, last);
    }
    this.#composer.byte(CLOSE);
  }

  /** References in the text of an element. */
  #value(element: number, meaning: number): void {
    const { inner, name, flags } = this.#tree.elements;
    const at = inner[element]!;
    const places = this.#references[name[element]!];
    if (places && !this.#marks.idElements.has(element)) {
      const place = places.find(
        ({ up }) => up.length === 0 || above(up, element, this.#tree.elements) !== -1,
      );
      if (place) {
        this.#refer(element, place, at, this.#tree.contentEnd(element), '');
        return;
      }
    }
    const prefixes = this.#prefixes[this.#tree.bytes[at]!];
    if (
      prefixes === undefined ||
      (meaning & IS_NO_REFERENCE) !== 0 ||
      (flags[element]! & HAS_ATTRIBUTE) !== 0
    )
      return;
    for (const prefix of prefixes) {
      let i = 1;
      while (i < prefix.length && this.#tree.bytes[at + i] === prefix[i]) i++;
      if (i < prefix.length) continue;
      this.#add(element, this.#meanings.game.referenceTexts!.to, at, this.#tree.contentEnd(element), '');
      return;
    }
  }

  #attributes(element: number): void {
    const { referenceTexts } = this.#meanings.game;
    const { elements } = this.#tree;
    for (const { name, at, end } of this.#tree.attributesOf(element)) {
      const attribute = `@${name}`;
      const place = this.#rules.references.get(attribute)?.find(({ up, rule }) => {
        const isHere =
          up.length === 0 ||
          (up[0] === elements.name[element] && above(up.slice(1), element, elements) >= -1);
        return (
          isHere && (!rule.when || rule.when[1].includes(this.#tree.attribute(element, rule.when[0]) ?? ''))
        );
      });
      if (place) this.#refer(element, place, at, end, attribute);
      else if (referenceTexts?.attributes && end - at < MOST_KEY_BYTES) {
        const rules = this.#rules.children.get(attribute) ?? [];
        const defines = rules.some(
          ({ kind, where }) => kind === 'id' && (!where || isWhere(where, element, elements)),
        );
        const isOne = !defines && referenceTexts.attributes.test(this.#tree.decode(at, end));
        if (isOne) this.#add(element, referenceTexts.to, at, end, attribute);
      }
    }
  }

  #refer(element: number, { rule }: ReferencePlace, at: number, end: number, attribute: string): void {
    const to = rule.to[0]!.endsWith('}')
      ? [rule.to[0]!.replace('{@type}', this.#tree.attribute(element, 'type') ?? '')]
      : rule.to;
    this.#add(element, to, at, end, attribute, rule.none);
  }

  #add(
    element: number,
    to: readonly string[],
    at: number,
    end: number,
    attribute: string,
    none?: readonly string[],
  ): void {
    const from = this.#tree.elements.holder[element]! as NodeId;
    const label = this.#labels.label('ID', element, attribute);
    this.#spaces.refer({ from, label, to, text: this.#intern(at, end), at }, none);
  }

  /** What the game's own files define. */
  #definitions(): void {
    const { holder } = this.#tree.elements;
    const beginnings = new Map<string, Uint8Array>();
    this.#marks.definitions((element, rule, from, { at, end }) => {
      if (end - at > MOST_KEY_BYTES || rule.none?.includes(this.#tree.decode(at, end))) return;
      const beginning = beginnings.get(rule.of) ?? encodeUtf8(`${rule.of}/`);
      beginnings.set(rule.of, beginning);
      this.#composer.bytes(beginning);
      this.#composer.bytes(this.#tree.bytes, at, end);
      const label = this.#labels.label('PROPERTY', from, from === element ? rule.child[0]! : '');
      this.#sink.linkNamed(holder[element]! as NodeId, label, this.#composer.text(), at);
    });
  }

  /** As it is written: two texts that mean the same are written alike. */
  #intern(at: number, end: number): TextId {
    return this.#sink.texts.intern(at, end - at);
  }

  #shown(at: number, end: number): TextId {
    const { bytes } = this.#tree;
    return isPlainText(bytes, at, end)
      ? this.#intern(at, end)
      : this.#sink.texts.add(this.#tree.decode(at, end));
  }
}
