// Callbacks by which a format handles parts of property lists itself: elements that become nodes, ids that
// refer to nodes, arrays of bytes with a layout.

import type { FormatError } from '../../bytes/format-error.ts';
import type { TextId } from '../../graph/ids.ts';
import type { Value } from '../../graph/values.ts';
import type { LabelNode } from '../layout/labels.ts';
import type { Tag } from './tags/tags.ts';
import type { ValueType } from './types/types.ts';

/**
 * Called for values of which a format knows more. `L` is a label while loading, the name of the property when decoding.
 * Each has to leave the cursor after what it was called for, and returns its value; anything while loading.
 */
export interface ValueHooks<L> {
  /** `count` elements of an array or set of structs whose type the file doesn't say. */
  structs(count: number, at: L): Value;
  /** A map, from its removed keys on. */
  map(type: ValueType, at: L): Value;
  /** The contents of an array of bytes. `owner` is the class or struct that has it, empty if that is not known. */
  bytes(size: number, at: L, owner: string): Value;
}

/** Called while a save is loaded. */
export interface ScanHooks extends ValueHooks<LabelNode> {
  /** Elements that are property lists of this struct. Their number is at `countAt`, and may be any. */
  lists(struct: TextId | null, countAt: number, field: LabelNode): void;
  /** The number of elements at `at` is wrong: it becomes `count`. */
  recount(at: number, count: number): void;
  /** A binary struct of unknown layout, kept as `size` bytes at `at`. */
  unknownStruct(name: TextId, at: number, size: number): void;
  /** True if the user says what is in these bytes. */
  isHinted(from: number, to: number): boolean;
  /** True if the bytes at `at` look like a tag, or like the end of a list. */
  looksLikeTag(at: number): boolean;
  /**
   * True if the tag at `at`, whose value ends at `next`, has to be read again, because something in it was wrong that is
   * right now. `sizeAt` is the place of the value's size.
   */
  mends(at: number, sizeAt: number, next: number): boolean;
  /**
   * Moves to where a list goes on, or ends, whose tag at `at` cannot be read; null if that is not known.
   * `known` are the tags of such lists.
   */
  resync(at: number, known: readonly Tag[] | null, error: FormatError): 'tag' | 'end' | null;
  /** The number of these bytes that are counted as lost already. */
  lostIn(from: number, to: number): number;
  /** A property that does not fit its size, or contains something else that is wrong. */
  fault(error: FormatError, field: LabelNode): void;
  /** A property name as long as those of blueprints' members: `size` characters at `at`. */
  longName(at: number, size: number): void;
  /** A GUID at `at`, which was already read. */
  guid(label: LabelNode, at: number): void;
  /** A vector at `at`, which was already read. */
  point(label: LabelNode, at: number): void;
  /** A string as long as a GUID in letters: `size` characters at `at`, which were already read. */
  idText(label: LabelNode, at: number, size: number): void;
  /** A reference by path, which was already read. */
  path(label: LabelNode, path: TextId, at: number): void;
}

/** Called when a query decodes properties. */
export interface DecodeHooks<L = string> extends ValueHooks<L> {
  /** Where a list goes on whose tag at `at` cannot be read; undefined for all others. */
  goesOnAt(at: number): number | undefined;
  /** The value to show for `count` elements, which follow at the cursor; null to decode them as usual. */
  elements(type: ValueType, count: number): Value | null;
}
