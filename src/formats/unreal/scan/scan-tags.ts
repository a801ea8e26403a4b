// Walks the tags of a list while a save is loaded: skips values whose size says all, goes on elsewhere where a hook
// finds that bytes were lost, and gives fields their labels.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { getOrCreate } from '../../../graph/made-once.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { LabelNode } from '../../layout/labels.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { ScanHooks } from '../hooks.ts';
import { KnownTags } from '../tags/known-tags.ts';
import { readTag, type Tag } from '../tags/tags.ts';
import { FIXED_SIZE, isMisspelt, TYPE } from '../types/types.ts';

/** Names of blueprints' members are longer than this: they end in a number and 32 digits. */
const LONG_NAME = 36;

/** Longer than any tag. */
const MOST_TAG_BYTES = 1 << 12;
/** Most tags that are remembered per file; further ones are read each time. */
const MOST_KNOWN_TAGS = 20_000;

export class ScanTags<V extends EngineFacts> {
  readonly #cursor: Cursor;
  readonly #sink: GraphSink;
  readonly #hooks: ScanHooks | null;
  /** End of the bytes. */
  readonly end: number;
  /** Version of the body that is read. */
  version: V;
  /** Tag of the current value, and the value's size, until the next tag is read. */
  tag!: Tag;
  size = 0;
  /** Tags of the lists below each label; used if hooks make values in lists worth reading. */
  readonly #known = new Map<LabelNode, KnownTags>();
  #knownTags = 0;

  constructor(cursor: Cursor, sink: GraphSink, version: V, hooks: ScanHooks | null) {
    this.#cursor = cursor;
    this.#sink = sink;
    this.version = version;
    this.#hooks = hooks;
    this.end = cursor.end;
  }

  /** The remembered tags of the lists below a label. */
  knownBelow(label: LabelNode): KnownTags {
    return getOrCreate(this.#known, label, () => new KnownTags());
  }

  /** Moves the cursor to the next value that has to be read; false at the end of the list. */
  next(known: KnownTags | null): boolean {
    const cursor = this.#cursor;
    for (;;) {
      const { at } = cursor;
      try {
        const seen = known?.take(cursor);
        if (known && seen) {
          this.tag = seen;
          this.size = known.size;
        } else if (!this.#newTag()) return false;
        const { size, tag } = this;
        const isFixed = FIXED_SIZE[tag.type.code] === size;
        // The bytes of a known tag are right, but for its size.
        if (!(seen && isFixed) && this.#hooks?.mends(at, at + tag.head, cursor.at + size)) {
          cursor.at = at;
          continue;
        }
        if (!seen) this.#remember(known);
        if (isFixed) cursor.take(size);
        else if (size >= 0 && (size <= cursor.left || this.isCutAt(cursor.end))) return true;
        else throw cursor.error('SHORT', `${size} bytes of a property`, `${cursor.left} left`);
      } catch (error) {
        if (this.#resync(at, known, error) === 'end') return false;
      }
    }
  }

  /** Moves to where a list goes on whose tag at `at` cannot be read. @throws the error if that is not known */
  #resync(at: number, known: KnownTags | null, error: unknown): 'tag' | 'end' {
    const found = error instanceof FormatError ? this.#hooks?.resync(at, known?.all ?? null, error) : null;
    if (found) return found;
    throw error;
  }

  /** Reads a tag; false at the end of the list. */
  #newTag(): boolean {
    const cursor = this.#cursor;
    const { at } = cursor;
    const hooks = this.#hooks;
    let looksLikeTag = hooks === null || hooks.looksLikeTag(at);
    const tag = readTag(cursor, this.version);
    if (tag === null) return false;
    // Names of types with paths have some hundred bytes: a damaged length takes in what follows.
    if (hooks !== null && (cursor.at - at > MOST_TAG_BYTES || isMisspelt(tag.type))) looksLikeTag = false;
    if (tag.nameLength > LONG_NAME) hooks?.longName(at + 4, tag.nameLength - 1);
    if (!looksLikeTag) throw cursor.error('VALUE', 'a property tag', 'something else', at);
    this.tag = tag;
    this.size = tag.size;
    return true;
  }

  #remember(known: KnownTags | null): void {
    if (!known || known.isFull || this.#knownTags >= MOST_KNOWN_TAGS) return;
    if (this.tag.type.code === TYPE.unknown) return;
    this.#knownTags++;
    known.add(this.tag);
  }

  /** True if a value that ends at `end` may be cut: the bytes themselves end there. */
  isCutAt(end: number): boolean {
    return this.#hooks !== null && end === this.end;
  }

  /** The label of a property of a list, made when first needed. */
  labelOf(tag: Tag, list: LabelNode): LabelNode {
    const { at, nameLength } = tag;
    const { texts } = this.#sink;
    tag.label ??= list.field(
      nameLength > 0 ? texts.intern(at + 4, nameLength - 1) : texts.add(tag.name),
      this.#sink,
    );
    return tag.label;
  }
}
