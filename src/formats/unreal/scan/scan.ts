// Scans the property lists of a body while a save is loaded: references become edges, every size is checked,
// and no value is made. It reads what a game's kernel leaves, and reports what is wrong. Source:
// docs/formats/satisfactory.md#property-tags.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { NO_TEXT, type NodeId, type TextId } from '../../../graph/ids.ts';
import { reportError } from '../../../graph/report-error.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import { LabelNode } from '../../layout/labels.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { NativeStruct, UnrealGame } from '../game.ts';
import type { ScanHooks } from '../hooks.ts';
import type { NativeLayout, NativeVisit, PackedPlace } from '../native/native-visit.ts';
import type { KnownTags } from '../tags/known-tags.ts';
import type { Tag } from '../tags/tags.ts';
import { skipString } from '../texts/fstring.ts';
import { MOST_LIST_DEPTH } from '../types/tag-codes.ts';
import { ELEMENT_SIZE, TYPE, type TypeCode, type ValueType } from '../types/types.ts';
import { type Binary, ValueReader } from '../values/value-reader.ts';
import { ReferencePaths } from './reference-paths.ts';
import { ScanTags } from './scan-tags.ts';

/** Names of structs that are remembered; only a hostile file has more. */
const MOST_TEXTS = 4096;
/** Damage to a list is not longer than this in front of its next tag. */
const MOST_BEFORE_TAG = 4096;

const COUNT_BYTES = 4;
/** Bytes of an FString with a letter. */
const LEAST_NAME = 6;
/** Sizes of FStrings with 32 hex digits, without or with dashes or braces. */
const ID_SIZES = new Set([4 + 33, 4 + 37]);

export class PropertyScan<V extends EngineFacts = EngineFacts>
  extends ValueReader<V, LabelNode>
  implements NativeVisit<V>
{
  readonly #sink: GraphSink;
  readonly #hooks: ScanHooks | null;
  readonly paths: ReferencePaths;
  readonly labels = new LabelNode('PROPERTY', '');
  readonly nativeLabels = new LabelNode('NATIVE', '');
  readonly #tags: ScanTags<V>;
  /** Names of structs as texts of the graph. */
  readonly #texts = new Map<string, TextId>();
  /** References read, including empty ones. */
  references = 0;
  #node = 0 as NodeId;
  #opaque = 0;
  #depth = 0;
  #open = 0;
  /** Where the last value began: an array with its number of elements. */
  #valueAt = 0;
  /** Bytes by which the open values end later than their sizes say: inserted or (below 0) lost ones. */
  shift = 0;

  /** `version` applies until `begin` sets another. */
  constructor(
    cursor: Cursor,
    sink: GraphSink,
    game: UnrealGame<V>,
    version: V,
    hooks: ScanHooks | null = null,
  ) {
    super(cursor, game, hooks, false);
    this.#hooks = hooks;
    this.#sink = sink;
    this.paths = new ReferencePaths(cursor, sink.texts, game);
    this.#tags = new ScanTags(cursor, sink, version, hooks);
  }

  get version(): V {
    return this.#tags.version;
  }

  /** Sets the node whose bytes come next. */
  begin(node: NodeId, version: V): void {
    this.#node = node;
    this.#tags.version = version;
    this.#opaque = 0;
    this.#depth = 0;
  }

  /** Sets the node that the next references belong to, within the bytes of the node that began. */
  enter(node: NodeId): void {
    this.#node = node;
  }

  /** Reports the bytes since `begin` that were not understood. */
  end(): void {
    if (this.#opaque > 0) this.#sink.opaque(this.#opaque);
  }

  /** The property list of an object of class `owner`. */
  properties(owner: TextId): void {
    this.#list(this.labels, this.#sink.texts.text(owner));
  }

  /** Binary data that follows a property list. */
  tail(layout: NativeLayout<V>): void {
    layout.fields(this, this.nativeLabels);
  }

  /**
   * Binary data that a hook expects in a property, under the property's label.
   * @throws FormatError after undoing all that was read
   */
  packed(label: LabelNode, form: NativeLayout<V>['form'], place: PackedPlace): void {
    const opaque = this.#opaque;
    try {
      this.within(place, () => form(this).read(this, label));
    } catch (error) {
      this.#opaque = opaque;
      throw error;
    }
  }

  /** Goes on at `at`; the values around it end `shift` bytes later than their sizes say. */
  resync(at: number, shift: number): void {
    const isInside = this.#open > 0;
    this.cursor.leave(this.#inFile(this.cursor.end + (isInside ? shift : 0)), at);
    if (isInside) this.shift += shift;
  }

  /** Values around a place that moved cannot end behind the file. */
  #inFile(end: number): number {
    return Math.min(end, this.#tags.end);
  }

  guid(label: LabelNode, at: number): void {
    this.#hooks?.guid(label, at);
  }

  /** Bytes since `begin` that were not understood. */
  get opaque(): number {
    return this.#opaque;
  }

  /** Of the lists that are open. */
  get depth(): number {
    return this.#depth;
  }

  override keepOpaque(size: number): void {
    this.#opaque += size;
  }

  textOf(struct: string): TextId {
    const known = this.#texts.get(struct);
    if (known !== undefined) return known;
    if (this.#texts.size >= MOST_TEXTS) this.#texts.clear();
    const text = this.#sink.texts.add(struct);
    this.#texts.set(struct, text);
    return text;
  }

  /** `known` are the tags to expect, if not those of the label. */
  list(label: LabelNode, known?: KnownTags): null {
    this.#list(label, '', known);
    return null;
  }

  reference(label: LabelNode): null {
    const { at } = this.cursor;
    this.references++;
    return this.#link(label, this.paths.object(), at);
  }

  softReference(label: LabelNode): null {
    const { at } = this.cursor;
    return this.#link(label, this.paths.soft(this.version.softParts), at);
  }

  #link(label: LabelNode, path: TextId, at: number): null {
    if (path !== NO_TEXT) {
      if (this.#hooks) this.#hooks.path(label, path, at);
      else this.#sink.linkNamed(this.#node, label.label(this.#sink), path, at);
    }
    return null;
  }

  #list(label: LabelNode, owner: string, known = this.#hooks && this.#tags.knownBelow(label)): void {
    if (this.#depth === MOST_LIST_DEPTH)
      throw this.cursor.error('LIMIT', `structs nested at most ${MOST_LIST_DEPTH} deep`, 'one more');
    const tags = this.#tags;
    this.#depth++;
    try {
      while (tags.next(known)) this.#value(tags.tag, tags.size, label, owner);
    } finally {
      this.#depth--;
    }
  }

  /** A value of `size` bytes. If it does not fit its size, it is kept as opaque bytes and an issue is reported. */
  #value(tag: Tag, size: number, list: LabelNode, owner: string): void {
    const cursor = this.cursor;
    const start = cursor.at;
    this.#valueAt = start;
    const isCut = size > cursor.left;
    // Nodes in a value that the end of the file cuts off are read as far as they are there.
    const end = isCut ? cursor.end : start + size;
    const links = this.#sink.linkCount;
    const opaque = this.#opaque;
    const { shift } = this;
    const outer = cursor.enter(end);
    this.#open++;
    try {
      const { code } = tag.type;
      // Values of these types hold no references, so that they need no label.
      const label = code !== TYPE.unknown && code < TYPE.object ? list : this.#tags.labelOf(tag, list);
      this.tagged(tag.type, owner, label);
      if (this.#hooks && (code === TYPE.string || code === TYPE.name) && ID_SIZES.has(size))
        this.#hooks.idText(this.#tags.labelOf(tag, list), start + 4, size - 5);
      if (isCut || cursor.at !== end + this.shift - shift)
        throw cursor.error('TRAILING', `the end of ${size} bytes`, `${end - cursor.at} more`);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      const label = this.#tags.labelOf(tag, list);
      const unknown = isCut || this.shift !== shift ? null : this.#unknownIn(tag.type, start, end);
      // Nodes made of intact parts keep their references.
      if (!this.#hooks) this.#sink.dropLinks(links);
      if (!isCut) this.#opaque = opaque + size - (this.#hooks?.lostIn(start, end) ?? 0);
      this.shift = shift;
      if (unknown) this.#hooks!.unknownStruct(this.textOf(unknown.struct ?? label.path), start, size);
      else if (this.#hooks) this.#hooks.fault(error, label);
      else reportError(this.#sink, error, this.#node, { path: label.path });
    }
    this.#open--;
    const moved = this.shift - shift;
    // The outermost value is in the file itself, which ends where it does.
    const outerEnd = this.#open > 0 ? this.#inFile(outer + moved) : outer;
    cursor.leave(outerEnd, Math.min(end + moved, outerEnd));
  }

  protected number(code: TypeCode): null {
    this.cursor.take(ELEMENT_SIZE[code]!);
    return null;
  }

  string(): null {
    skipString(this.cursor);
    return null;
  }

  /** Numbers fill their array, whatever it says of how many they are. */
  protected override countOf(type: ValueType): number {
    const { at, left, view } = this.cursor;
    const there = (left - COUNT_BYTES) / ELEMENT_SIZE[type.code]!;
    if (this.#hooks && there >= 0 && Number.isInteger(there) && !this.isCut(left + 1)) {
      const count = view.getInt32(at, true);
      const areNames = type.code === TYPE.byte && count > 0 && count * LEAST_NAME <= there;
      if (count !== there && !areNames) this.#hooks.recount(at, there);
    }
    return super.countOf(type);
  }

  protected fields(struct: string, label: LabelNode): null {
    const known = this.#hooks && this.#tags.knownBelow(label);
    if (known?.all.length === 0 && this.#isNoList(this.cursor.at)) return this.unknownStruct(struct);
    this.#list(label, struct, known);
    return null;
  }

  /**
   * True if what fills the open span is no property list, although its tag does not say so: before UE 5.4 none does. Of a
   * damaged list some tag is left, or its end.
   */
  #isNoList(at: number, end = this.cursor.end): boolean {
    const hooks = this.#hooks;
    if (!hooks || this.version.completeTypeNames || hooks.lostIn(at, end) > 0) return false;
    const searched = Math.min(end, at + MOST_BEFORE_TAG);
    for (let place = at; place < searched; place++) if (hooks.looksLikeTag(place)) return false;
    return true;
  }

  /** What a map, set or array that cannot be read holds, if that is a struct of unknown layout; null for damage. */
  #unknownIn({ inner, value, binary }: ValueType, at: number, end: number): ValueType | null {
    const { structs } = this.game;
    const of = [value, inner].find((part) => part?.code === TYPE.struct && !structs.has(part.struct ?? ''));
    if (!of || this.#hooks?.isHinted(at, end) !== false) return null;
    const isUnknown = this.version.completeTypeNames ? binary === true : this.#isNoList(at, end);
    return isUnknown ? of : null;
  }

  protected native(layout: NativeStruct<V>, label: LabelNode): null {
    if (layout.bytes) {
      const at = this.cursor.take(layout.bytes[this.version.doubles ? 1 : 0]);
      if (layout.isId) this.#hooks?.guid(label, at);
      else if (layout.isPoint) this.#hooks?.point(label, at);
    } else layout.value(this, label);
    return null;
  }

  /** For hooks, it is kept as bytes. */
  protected override unknownStruct(name: string): null {
    const { cursor } = this;
    if (this.#hooks === null) throw cursor.error('VALUE', 'a binary struct that is known', name);
    const { left } = cursor;
    this.#opaque += left;
    this.#hooks.unknownStruct(this.textOf(name), cursor.take(left), left);
    return null;
  }

  protected elements(type: ValueType, count: number, binary: Binary, label: LabelNode): null {
    const { struct } = type;
    if (this.#hooks && struct !== undefined && this.isList(struct, binary)) {
      const { at, left } = this.cursor;
      if (count !== 0 && left > 0 && this.#isNoList(at)) return this.unknownStruct(struct);
      this.#hooks.lists(this.textOf(struct), this.#valueAt, label);
    } else this.items(type, count, binary, label.named('[]'));
    return null;
  }

  part(label: LabelNode, part: string): LabelNode {
    return label.named(part);
  }

  labelOf(label: LabelNode): LabelNode {
    return label;
  }

  nameOf({ text }: LabelNode): string {
    return text === null ? '' : this.#sink.texts.text(text);
  }

  protected override isCut(size: number): boolean {
    const { left, end } = this.cursor;
    return size > left && this.#tags.isCutAt(end);
  }
}
