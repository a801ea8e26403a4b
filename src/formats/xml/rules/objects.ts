// The walk over all elements, in which objects become nodes, and values that refer to something become references
// of the object around them. Source: docs/formats/xml.md#objects.

import { encodeUtf8 } from '../../../bytes/text.ts';
import { accountHash, mayHoldAccount, withoutAccounts } from '../../../graph/accounts.ts';
import { type ClassId, NO_NODE, type NodeId, type TextId } from '../../../graph/ids.ts';
import { TupleNumbers } from '../../../graph/memory/tuple-numbers.ts';
import type { GraphSink, PathJoin } from '../../../graph/sink.ts';
import { type DefinitionRule, words } from '../games/game.ts';
import { SLASH } from '../syntax/characters.ts';
import { HAS_ATTRIBUTE, HAS_CLASS, HAS_TOLD, HOLDS, IS_NULL } from '../syntax/elements.ts';
import { MOST_FAULTS } from '../syntax/scan.ts';
import { decodeText } from '../syntax/text.ts';
import type { Tree } from '../syntax/tree.ts';
import { Facts } from './facts.ts';
import type { ImageTexts } from './image-texts.ts';
import { IN_LIST, IS_ENTRY, IS_ITEM, IS_PART, IS_PLAIN, type NameRoles } from './name-roles.ts';
import { Places } from './places.ts';
import type { Reading } from './reading.ts';
import { References } from './references.ts';
import { TextBuilder } from './text-builder.ts';
import { ValueLabels } from './value-path.ts';

const JOIN: PathJoin = { separator: '/', open: '[', close: ']' };
/** Longer texts are no keys, and no names of definitions. */
const MOST_KEY_BYTES = 100;
const [OPEN, CLOSE, COMMA] = [0x5b, 0x5d, 0x2c];
/** May be an object without children. */
const OF_CLASS = HAS_CLASS | HAS_ATTRIBUTE;

/** A text that names something which the game defines, the element that it is of, and the one that it is about. */
interface Definition {
  readonly about: number;
  readonly from: number;
  readonly at: number;
  readonly end: number;
  readonly rule: DefinitionRule;
}

export class Objects {
  readonly #tree: Tree;
  readonly #meanings: NameRoles;
  readonly #facts: Facts;
  readonly #sink: GraphSink;
  readonly #texts: ImageTexts;
  readonly #composer: TextBuilder;
  readonly #labels: ValueLabels;
  readonly #references: References;
  readonly #places: Places;
  /** Bits of elements with a class that hold something. */
  readonly #holding: number;
  readonly #vagueLists: readonly string[];
  /** What the game's own files define. */
  readonly #defined: Definition[] = [];
  /** Of those, by rule and name. */
  readonly #definedNames = new TupleNumbers();
  readonly #definedPaths: TextId[] = [];
  /** By name and the name around, if that matters. */
  readonly #classNames = new TupleNumbers();
  readonly #classes: ClassId[] = [];
  /** By text of a path and row of the object around: how many there are. */
  readonly #paths = new TupleNumbers();
  readonly #times: number[] = [];
  /** By list: how many items without a key there are. */
  readonly #items = new Map<number, number>();
  /** Elements that should be once in the one around. */
  readonly doubled: number[] = [];
  /** Elements with an id that one before has, though the game has it once. */
  readonly repeated: number[] = [];
  /** What names the path that was made last begins with: of children with one name, of one element. */
  #namedIn = NO_NODE as number;
  #namedAs = -1;
  #namedSize = 0;
  /** Levels that are open, innermost last. */
  readonly #levels: { readonly end: number; readonly name: TextId }[] = [];

  constructor(reading: Reading) {
    const { tree, meanings, sink, texts } = reading;
    this.#tree = tree;
    this.#meanings = meanings;
    this.#sink = sink;
    this.#texts = texts;
    this.#composer = new TextBuilder(sink.texts);
    this.#labels = new ValueLabels(reading);
    this.#facts = new Facts(reading);
    this.#places = new Places(reading);
    this.#references = new References(reading, this.#labels);
    this.#holding = meanings.game.attributesAreValues ? HOLDS : HOLDS | HAS_ATTRIBUTE;
    this.#vagueLists = words(meanings.game.vagueLists);
  }

  /** Makes everything; afterwards `holder` has the row of the object around each element. */
  make(progress: (element: number) => void): void {
    const { elements } = this.#tree;
    const { count, name, parent, holder, flags } = elements;
    for (let element = 0; element < count; element++) {
      const meaning = this.#meanings.flags[name[element]!]!;
      const around = parent[element]!;
      // Most are values: no rule is about what is in them.
      const isBare =
        (flags[element]! & (HOLDS | HAS_TOLD)) === 0 &&
        (flags[element]! & OF_CLASS) !== OF_CLASS &&
        around >= 0;
      if (!isBare) {
        const doubled = this.#meanings.markChildren(elements, element);
        if (doubled >= 0 && this.doubled.length < MOST_FAULTS) this.doubled.push(doubled);
        this.#facts.gather(element);
        if (this.#facts.isRepeated && this.repeated.length < MOST_FAULTS) this.repeated.push(element);
        if (this.#facts.definitionCount > 0) this.#define(element);
      }
      const bits = flags[element]!;
      if (!isBare && this.#isObject(element, meaning, around, bits))
        holder[element] = this.#node(element, meaning);
      else {
        holder[element] = holder[around]!;
        if ((bits & (IS_NULL | HOLDS)) === 0 && this.#references.mayHave(name[element]!))
          this.#references.ofText(element, meaning);
      }
      if (!isBare) this.#references.inAttributes(element, this.#facts.idAt);
      if ((element & 0xffff) === 0) progress(element);
    }
    this.#definitions();
    this.#sink.level(null);
  }

  #isObject(element: number, meaning: number, around: number, bits: number): boolean {
    if (around < 0 || this.#facts.isFirst) return true;
    if ((bits & IS_NULL) !== 0) return false;
    const isOfClass = (bits & HAS_CLASS) !== 0 && (bits & this.#holding) !== 0;
    if ((bits & HOLDS) === 0) return isOfClass;
    if (this.#facts.assignDefaultId(element) || isOfClass || (meaning & IS_ITEM) !== 0) return true;
    return (meaning & IS_PLAIN) === 0 && this.#isEntryValue(around);
  }

  /** True if what is in `part` is the value of an entry of a map. */
  #isEntryValue(part: number): boolean {
    const { flags, value } = this.#meanings;
    const { name, parent } = this.#tree.elements;
    if ((flags[name[part]!]! & IS_PART) === 0) return false;
    const entry = parent[part]!;
    return entry >= 0 && (flags[name[entry]!]! & IS_ENTRY) !== 0 && this.#tree.nameOf(part) === value;
  }

  #node(element: number, meaning: number): NodeId {
    const { start, end, parent, holder } = this.#tree.elements;
    const sink = this.#sink;
    const around = parent[element]!;
    this.#enterLevel(element);
    const of = this.#classOf(element, meaning);
    const place = this.#places.of(element, this.#facts.place);
    const above = around < 0 ? NO_NODE : (holder[around]! as NodeId);
    let text = this.#pathBelow(element, meaning);
    const same = this.#paths.of(text, above);
    const times = (this.#times[same] ?? 0) + 1;
    this.#times[same] = times;
    if (times > 1) text = this.#composer.numbered(times);
    const node =
      above === NO_NODE ? sink.node('RECORD', of, text) : sink.child('RECORD', of, above, JOIN, text);
    sink.span(node, start[element]!, end[element]! - start[element]!);
    if (place) sink.place(node, place[0], place[1], place[2]);
    const { title } = this.#facts;
    if (title.isThere) sink.setDisplayName(node, this.#texts.of(title.at, title.end));
    return node;
  }

  #enterLevel(element: number): void {
    if (this.#meanings.game.levels === undefined) return;
    const { start, end } = this.#tree.elements;
    const { level } = this.#facts;
    const open = this.#levels;
    const before = open.length;
    while (open.length > 0 && open.at(-1)!.end <= start[element]!) open.pop();
    if (level === null && open.length === before) return;
    if (level !== null) open.push({ end: end[element]!, name: level });
    this.#sink.level(open.at(-1)?.name ?? null);
  }

  /** By definition, attribute, list or name. */
  #classOf(element: number, meaning: number): ClassId {
    const sink = this.#sink;
    const written = this.#writtenClass(element);
    for (let number = 0; number < this.#facts.definitionCount; number++) {
      const told = this.#facts.definition(number);
      if (!(told?.rule as DefinitionRule | undefined)?.isClass) continue;
      const of = sink.classOf(this.#texts.of(told!.at, told!.end));
      if (written !== null && written !== of) sink.superClass(of, written);
      return of;
    }
    if (written !== null) return written;
    const { parent } = this.#tree.elements;
    const { listItem } = this.#meanings.game;
    const list = parent[element]!;
    if ((meaning & IS_ITEM) === 0 || list < 0 || this.#tree.nameOf(element) !== listItem)
      return this.#named(element, -1);
    const outer = this.#vagueLists.includes(this.#tree.nameOf(list)) ? parent[list]! : -1;
    return this.#named(list, outer);
  }

  /** The class called like an element, after the one around it if there is one. */
  #named(element: number, outer: number): ClassId {
    const { name } = this.#tree.elements;
    const names = this.#classNames.of(name[element]!, outer < 0 ? -1 : name[outer]!);
    if (this.#classes[names] === undefined) {
      const text = this.#tree.nameOf(element);
      const path = outer < 0 ? text : `${this.#tree.nameOf(outer)}.${text}`;
      this.#classes[names] = this.#sink.classOf(this.#sink.texts.add(path));
    }
    return this.#classes[names];
  }

  /** The class in the attribute for it; null if there is none, or if bytes of it are lost. */
  #writtenClass(element: number): ClassId | null {
    if ((this.#tree.elements.flags[element]! & HAS_CLASS) === 0) return null;
    const found = this.#tree.findAttribute(element, this.#meanings.game.classAttribute!);
    if (found === null || this.#tree.isLost(found.valueAt, found.valueEnd)) return null;
    return this.#sink.classOf(this.#texts.of(found.valueAt, found.valueEnd));
  }

  /** The names from the object around to an element, with its key. */
  #pathBelow(element: number, meaning: number): TextId {
    const { parent } = this.#tree.elements;
    const composer = this.#composer;
    const around = parent[element]!;
    const isEntry = around >= 0 && this.#isEntryValue(around);
    const entryKey = isEntry ? this.#tree.child(parent[around]!, this.#meanings.key) : -1;
    if (entryKey >= 0) {
      this.#begin(parent[parent[around]!]!);
      this.#entryKey(entryKey);
      // What is one of several in a value is told apart by its name.
      if (!this.#meanings.isTyped) {
        composer.byte(SLASH);
        composer.bytes(this.#tree.names.bytesOf(this.#tree.elements.name[element]!));
      }
      return composer.done();
    }
    this.#begin(element);
    const { key } = this.#facts;
    if (key.isThere && key.end - key.at <= MOST_KEY_BYTES) {
      composer.byte(OPEN);
      this.#keyBytes(key.at, key.end);
      composer.byte(CLOSE);
    } else if ((meaning & IN_LIST) !== 0 && around >= 0) {
      composer.byte(OPEN);
      const index = this.#items.get(around) ?? 0;
      this.#items.set(around, index + 1);
      composer.number(index);
      composer.byte(CLOSE);
    }
    return composer.done();
  }

  /** The names up to an element: mostly those of the one before. */
  #begin(element: number): void {
    const { parent, name } = this.#tree.elements;
    if (parent[element] === this.#namedIn && name[element] === this.#namedAs)
      this.#composer.resume(this.#namedSize);
    else this.#names(element);
    this.#namedIn = parent[element]!;
    this.#namedAs = name[element]!;
    this.#namedSize = this.#composer.size;
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

  /** The key of an entry as text: `[12,8]` for two coordinates, without accounts of players. */
  #entryKey(key: number): void {
    const { next, inner } = this.#tree.elements;
    this.#composer.byte(OPEN);
    let isFirst = true;
    for (let at = key; at < next[key]! && at < key + 8; at++) {
      if (!this.#tree.isLeaf(at)) continue;
      if (!isFirst) this.#composer.byte(COMMA);
      isFirst = false;
      const last = Math.min(this.#tree.contentEnd(at), inner[at]! + MOST_KEY_BYTES);
      this.#keyBytes(inner[at]!, last);
    }
    this.#composer.byte(CLOSE);
  }

  /** A key, but no account. */
  #keyBytes(at: number, end: number): void {
    const { bytes } = this.#tree;
    const text = mayHoldAccount(bytes, at, end) ? decodeText(bytes, at, end) : '';
    const shown = withoutAccounts(text, accountHash);
    if (shown === text) this.#composer.part(bytes, at, end);
    else this.#composer.bytes(encodeUtf8(shown));
  }

  #define(about: number): void {
    for (let number = 0; number < this.#facts.definitionCount; number++) {
      const told = this.#facts.definition(number);
      if (told === null || told.end - told.at > MOST_KEY_BYTES) continue;
      const { from, at, end } = told;
      this.#defined.push({ about, from, at, end, rule: told.rule as DefinitionRule });
    }
  }

  #definitions(): void {
    const { holder } = this.#tree.elements;
    const { nullText, definitions = [] } = this.#meanings.game;
    const { texts } = this.#sink;
    for (const { about, rule, from, at, end } of this.#defined) {
      const text = this.#texts.of(at, end);
      if (end - at === nullText?.length && texts.text(text) === nullText) continue;
      const named = this.#definedNames.of(definitions.indexOf(rule), text);
      this.#definedPaths[named] ??= texts.add(`${rule.of}/${texts.text(text)}`);
      const attribute = from === about ? rule.at.slice(rule.at.indexOf('@')) : '';
      const label = this.#labels.label('PROPERTY', from, attribute);
      this.#sink.linkNamed(holder[about]! as NodeId, label, this.#definedPaths[named], at);
    }
  }
}
