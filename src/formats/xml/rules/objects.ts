// The second walk over all elements: objects become nodes, and values that refer to something become
// references of the object around them. Source: docs/formats/xml.md#objects.

import type { ClassId, LabelId, NodeId, TextId } from '../../../graph/ids.ts';
import type { GraphSink, PathJoin } from '../../../graph/sink.ts';
import type { IdRule, ReferenceRule } from '../games/game.ts';
import { HAS_ATTRIBUTE, HAS_CLASS, HAS_ID, IS_NULL } from '../syntax/elements.ts';
import { isPlainText } from '../syntax/text.ts';
import type { Tree } from '../syntax/tree.ts';
import { HOLDS, type Marks, type TextSpan } from './marks.ts';
import { pathText } from './path-text.ts';
import { objectPlace } from './places.ts';
import {
  above,
  HAS_REFERENCES,
  IN_LIST,
  IS_ENTRY,
  IS_ITEM,
  IS_NO_REFERENCE,
  IS_PART,
  IS_PLAIN,
  isWhere,
  lacksId,
  MAY_LACK_ID,
  type Rules,
} from './rules.ts';
import type { Spaces } from './spaces.ts';
import { valuePath } from './value-path.ts';

const JOIN: PathJoin = { separator: '/', open: '[', close: ']' };
/** Longer texts are no keys. */
const MOST_KEY_BYTES = 100;
const UNDERSCORE = 0x5f;

export class Objects {
  readonly #tree: Tree;
  readonly #rules: Rules;
  readonly #marks: Marks;
  readonly #sink: GraphSink;
  readonly #spaces: Spaces;
  readonly #classes = new Map<number, ClassId>();
  /** By row of the object around and text of the path below it: how many there are. */
  readonly #paths = new Map<number, number>();
  readonly #absent: readonly IdRule[];
  /** Bits of elements with a class that hold something. */
  readonly #holding: number;
  /** The rule that gives the element that is looked at an id that is not written. */
  #lacking: IdRule | null = null;
  /** First bytes of texts that may be references. */
  readonly #firstBytes = new Uint8Array(256);
  readonly #prefixes: readonly Uint8Array[];
  /** The class that the definition of an object gives it, by element. */
  readonly #definedClass = new Map<number, TextSpan>();
  /** Levels that are open, innermost last. */
  readonly #levels: { readonly end: number; readonly name: TextId }[] = [];
  readonly #levelNames = new Map<number, TextId>();

  constructor(tree: Tree, rules: Rules, marks: Marks, sink: GraphSink, spaces: Spaces) {
    this.#tree = tree;
    this.#rules = rules;
    this.#marks = marks;
    this.#sink = sink;
    this.#spaces = spaces;
    this.#absent = rules.game.ids.filter(lacksId);
    this.#holding = rules.game.attributesAreValues ? HOLDS : HOLDS | HAS_ATTRIBUTE;
    const encoder = new TextEncoder();
    this.#prefixes = (rules.game.referenceTexts?.prefixes ?? []).map((prefix) => encoder.encode(prefix));
    for (const prefix of this.#prefixes) this.#firstBytes[prefix[0]!] = 1;
  }

  /** Makes everything; afterwards `holder` has the row of the object around each element. */
  make(progress: (element: number) => void): void {
    const { count, name, parent, holder, flags } = this.#tree.elements;
    this.#prepare();
    for (let element = 0; element < count; element++) {
      const meaning = this.#rules.flags[name[element]!]!;
      const around = parent[element]!;
      if (this.#isObject(element, meaning, around)) holder[element] = this.#node(element, meaning);
      else {
        holder[element] = holder[around]!;
        if ((flags[element]! & IS_NULL) === 0) this.#value(element, meaning);
      }
      if ((flags[element]! & HAS_ATTRIBUTE) !== 0 && this.#rules.usesAttributes) this.#attributes(element);
      if ((element & 0xffff) === 0) progress(element);
    }
    this.#definitions();
    this.#sink.level(null);
  }

  /** What has to be known of an object before it is made. */
  #prepare(): void {
    const { levels } = this.#rules.game;
    for (const { element, rule, at, end } of this.#marks.definitions) {
      if (rule.isClass && this.#isDefined(element, rule.space)) this.#definedClass.set(element, { at, end });
    }
    if (levels === undefined) return;
    for (const { element, rule, at, end } of this.#marks.levels) {
      if (this.#levelNames.has(element)) continue;
      const name =
        rule.text === undefined ? this.#intern(at, end) : this.#spaces.composed(rule, element, at, end);
      if (name !== null) this.#levelNames.set(element, name);
    }
  }

  #isDefined(element: number, space: string | undefined): boolean {
    return space === undefined || this.#marks.hasId(element, space);
  }

  #isObject(element: number, meaning: number, around: number): boolean {
    if (around < 0) return true;
    this.#lacking = null;
    const bits = this.#tree.elements.flags[element]!;
    if ((bits & HAS_ID) !== 0) return true;
    if ((bits & IS_NULL) !== 0) return false;
    const isOfClass = (bits & HAS_CLASS) !== 0 && (bits & this.#holding) !== 0;
    if ((bits & HOLDS) === 0) return isOfClass;
    this.#lacking = this.#absentId(element, meaning, around);
    if (isOfClass || (meaning & IS_ITEM) !== 0 || this.#lacking !== null) return true;
    return (meaning & IS_PLAIN) === 0 && this.#isEntryValue(around);
  }

  /** Whether what is in `part` is the value of an entry of a map. */
  #isEntryValue(part: number): boolean {
    const { flags, game } = this.#rules;
    const { name, parent } = this.#tree.elements;
    if ((flags[name[part]!]! & IS_PART) === 0) return false;
    const entry = parent[part]!;
    return (
      entry >= 0 && (flags[name[entry]!]! & IS_ENTRY) !== 0 && this.#tree.nameOf(part) === game.maps?.[2]
    );
  }

  /** The rule that gives an element an id that is not written, if no other has it. */
  #absentId(element: number, meaning: number, around: number): IdRule | null {
    const { flags, name } = this.#tree.elements;
    if ((meaning & MAY_LACK_ID) === 0 && (this.#rules.flags[name[around]!]! & MAY_LACK_ID) === 0) return null;
    if ((flags[element]! & HAS_ID) !== 0 || this.#marks.repeated.has(element)) return null;
    const rule = this.#absent.find((each) => isWhere(each, element, this.#tree));
    return rule && this.#spaces.define(rule, element, 0, 0) ? rule : null;
  }

  #node(element: number, meaning: number): NodeId {
    const { start, end, parent, holder, slot } = this.#tree.elements;
    const sink = this.#sink;
    const around = parent[element]!;
    this.#enterLevel(element, this.#lacking);
    const of = this.#classOf(element, meaning);
    const place = objectPlace(this.#tree, this.#marks, element);
    let node: NodeId;
    if (around < 0) node = sink.node('RECORD', of, this.#nameText(element));
    else {
      const text = this.#pathBelow(element, meaning);
      const above = holder[around]! as NodeId;
      node = sink.child('RECORD', of, above, JOIN, text);
      const path = above * 2 ** 26 + text;
      const times = (this.#paths.get(path) ?? 0) + 1;
      this.#paths.set(path, times);
      if (times > 1) sink.repeated(node, times);
    }
    sink.span(node, start[element]!, end[element]! - start[element]!);
    if (place) sink.place(node, place[0], place[1], place[2]);
    const title = this.#marks.titles.get(element);
    if (title && title.end > title.at) sink.shownAs(node, this.#intern(title.at, title.end));
    // From here on it counts the items in the element.
    slot[element] = 0;
    return node;
  }

  #enterLevel(element: number, lacking: IdRule | null): void {
    const { levels } = this.#rules.game;
    if (levels === undefined) return;
    const { start, end } = this.#tree.elements;
    const open = this.#levels;
    let isChanged = false;
    while (open.length > 0 && open.at(-1)!.end <= start[element]!) {
      open.pop();
      isChanged = true;
    }
    let name = this.#levelNames.get(element);
    if (name === undefined && lacking?.space === levels)
      name = this.#spaces.composed(lacking, element, 0, 0) ?? undefined;
    if (name !== undefined) open.push({ end: end[element]!, name });
    if (isChanged || name !== undefined) this.#sink.level(open.at(-1)?.name ?? null);
  }

  /** By definition, attribute, list or name. */
  #classOf(element: number, meaning: number): ClassId {
    const defined = this.#definedClass.get(element);
    const written = this.#writtenClass(element);
    const sink = this.#sink;
    if (defined) {
      const of = sink.classOf(this.#intern(defined.at, defined.end));
      if (written !== null && written !== of) sink.superClass(of, written);
      return of;
    }
    if (written !== null) return written;
    const { name, parent } = this.#tree.elements;
    const list = parent[element]!;
    if ((meaning & IS_ITEM) === 0 || this.#rules.game.vagueLists === undefined || list < 0) {
      return this.#named(name[element]!, () => this.#nameText(element));
    }
    if (this.#tree.nameOf(element) !== 'li')
      return this.#named(name[element]!, () => this.#nameText(element));
    const outer = parent[list]!;
    if (outer < 0 || !this.#rules.game.vagueLists.includes(this.#tree.nameOf(list))) {
      return this.#named(name[list]!, () => this.#nameText(list));
    }
    const key = name[outer]! * 0x10000 + name[list]!;
    return this.#named(key, () => sink.texts.add(`${this.#tree.nameOf(outer)}.${this.#tree.nameOf(list)}`));
  }

  #named(key: number, text: () => TextId): ClassId {
    let of = this.#classes.get(key);
    if (of === undefined) {
      of = this.#sink.classOf(text());
      this.#classes.set(key, of);
    }
    return of;
  }

  /** The class in the attribute for it; null if there is none. */
  #writtenClass(element: number): ClassId | null {
    if ((this.#tree.elements.flags[element]! & HAS_CLASS) === 0) return null;
    this.#tree.openAttributes(element);
    const { attributes } = this.#tree;
    while (attributes.next()) {
      if (this.#tree.attributeName() === this.#rules.game.classAttribute)
        return this.#sink.classOf(this.#intern(attributes.valueAt, attributes.valueEnd));
    }
    return null;
  }

  #nameText(element: number): TextId {
    return this.#sink.texts.addBytes(this.#tree.names.bytesOf(this.#tree.elements.name[element]!));
  }

  /** The names from the object around to an element, with its key. */
  #pathBelow(element: number, meaning: number): TextId {
    const { parent, slot, inner } = this.#tree.elements;
    const around = parent[element]!;
    const own = slot[element]!;
    const key =
      own > 0
        ? { at: inner[own]!, end: this.#tree.contentEnd(own) }
        : (this.#marks.keys.get(element) ?? null);
    if (this.#isEntryValue(around)) {
      const entry = this.#entryKey(this.#tree.parent[around]!);
      const map = this.#tree.parent[this.#tree.parent[around]!]!;
      // What is of several in a value is told apart by its name.
      const tail = this.#rules.isTyped ? -1 : element;
      if (entry !== null) return pathText(this.#tree, this.#sink, map, entry, tail);
    }
    if (key !== null && key.end - key.at <= MOST_KEY_BYTES)
      return pathText(this.#tree, this.#sink, element, key);
    if ((meaning & IN_LIST) === 0) return pathText(this.#tree, this.#sink, element, null);
    return pathText(this.#tree, this.#sink, element, String(slot[around]!++));
  }

  /** The key of an entry as text: `12,8` for two coordinates; null if it has none. */
  #entryKey(entry: number): string | null {
    const maps = this.#rules.game.maps as readonly [string, string, string];
    const key = this.#tree.child(entry, maps[1]);
    if (key < 0) return null;
    const { count, start, end } = this.#tree.elements;
    const parts: string[] = [];
    for (let at = key; at < count && start[at]! < end[key]! && parts.length < 4; at++) {
      if (this.#tree.isLeaf(at)) parts.push(this.#tree.text(at).slice(0, MOST_KEY_BYTES));
    }
    return parts.join(',') || null;
  }

  /** References in the text of an element. */
  #value(element: number, meaning: number): void {
    if (!this.#tree.isLeaf(element)) return;
    const { inner } = this.#tree.elements;
    const at = inner[element]!;
    if ((meaning & HAS_REFERENCES) !== 0 && !this.#marks.idElements.has(element)) {
      for (const { around, rule } of this.#rules.references[this.#tree.elements.name[element]!]!) {
        if (above(around, element, this.#tree) === -1 && around.length > 0) continue;
        this.#refer(element, rule, at, this.#tree.contentEnd(element), null);
        return;
      }
    }
    if (this.#firstBytes[this.#tree.bytes[at]!] === 1 && (meaning & IS_NO_REFERENCE) === 0)
      this.#textReference(element, at);
  }

  #textReference(element: number, at: number): void {
    const { bytes } = this.#tree;
    let line = at;
    while (line < at + 20 && bytes[line] !== UNDERSCORE) line++;
    const isOne = this.#prefixes.some(
      (prefix) => prefix.length === line - at + 1 && prefix.every((byte, i) => bytes[at + i] === byte),
    );
    if (!isOne) return;
    const { to } = this.#rules.game.referenceTexts!;
    this.#add(element, to, at, this.#tree.contentEnd(element), null);
  }

  #attributes(element: number): void {
    const { referenceTexts } = this.#rules.game;
    const { attributeReferences, attributeRules } = this.#rules;
    const look = referenceTexts?.attributes;
    if ((!look && attributeReferences.size === 0) || !this.#tree.openAttributes(element)) return;
    const { attributes } = this.#tree;
    const found: { name: string; at: number; end: number }[] = [];
    while (attributes.next()) {
      found.push({
        name: `@${this.#tree.attributeName()}`,
        at: attributes.valueAt,
        end: attributes.valueEnd,
      });
    }
    for (const { name, at, end } of found) {
      const place = attributeReferences
        .get(name)
        ?.find(({ around, rule }) => this.#isAttributeOf(element, around) && this.#isWhen(element, rule));
      if (place) this.#refer(element, place.rule, at, end, name);
      else if (look && end - at < MOST_KEY_BYTES && look.test(this.#latin(at, end))) {
        const defines = attributeRules
          .get(name)
          ?.some((rule) => rule.kind === 'id' && isWhere(rule.rule, element, this.#tree));
        if (!defines) this.#add(element, referenceTexts.to, at, end, name);
      }
    }
  }

  #isAttributeOf(element: number, [name, ...around]: readonly string[]): boolean {
    if (name === undefined) return true;
    return (
      this.#tree.nameOf(element) === name && (around.length === 0 || above(around, element, this.#tree) >= 0)
    );
  }

  #isWhen(element: number, { when }: ReferenceRule): boolean {
    return when === undefined || when[1].includes(this.#tree.attribute(element, when[0]) ?? '');
  }

  #latin(at: number, end: number): string {
    let text = '';
    for (let i = at; i < end; i++) text += String.fromCharCode(this.#tree.bytes[i]!);
    return text;
  }

  #refer(element: number, rule: ReferenceRule, at: number, end: number, attribute: string | null): void {
    const to = rule.to.map((space) =>
      space === 'ref:{@type}' ? `ref:${this.#tree.attribute(element, 'type')}` : space,
    );
    this.#add(element, to, at, end, attribute, rule.none);
  }

  #add(
    element: number,
    to: readonly string[],
    at: number,
    end: number,
    attribute: string | null,
    none?: readonly string[],
  ): void {
    const text = this.#intern(at, end);
    if (none && this.#spaces.isNone(none, text)) return;
    const from = this.#tree.elements.holder[element]! as NodeId;
    this.#spaces.refer({ from, label: this.#label('ID', element, attribute), to, text, at });
  }

  #definitions(): void {
    const { holder } = this.#tree.elements;
    for (const { element, rule, from, at, end } of this.#marks.definitions) {
      if (!this.#isDefined(element, rule.space) || end <= at || end - at > MOST_KEY_BYTES) continue;
      const name = this.#tree.decode(at, end);
      if (rule.none?.includes(name)) continue;
      const path = this.#sink.texts.add(`${rule.of}/${name}`);
      const attribute = from === element ? rule.child[0]! : null;
      this.#sink.linkNamed(holder[element]! as NodeId, this.#label('PROPERTY', from, attribute), path, at);
    }
  }

  #intern(at: number, end: number): TextId {
    const { bytes } = this.#tree;
    if (isPlainText(bytes, at, end)) return this.#sink.texts.intern(at, end - at);
    return this.#sink.texts.add(this.#tree.decode(at, end));
  }

  /** The path of a property without indices, from the object around it. */
  #label(kind: 'ID' | 'PROPERTY', element: number, attribute: string | null): LabelId {
    const { holder, parent } = this.#tree.elements;
    const isOwn = (at: number): boolean => parent[at]! < 0 || holder[parent[at]!] !== holder[at];
    return this.#sink.label(kind, valuePath(this.#tree, this.#rules, element, attribute ?? '', isOwn));
  }
}
