// Callbacks by which a format handles parts of property lists itself: elements that become nodes, ids that
// refer to nodes, arrays of bytes with a layout.

import type { FormatError } from '../../bytes/format-error.ts';
import type { TextId } from '../../graph/ids.ts';
import type { Value } from '../../graph/values.ts';
import type { EngineFacts } from './engine-facts.ts';
import type { LabelNode } from './labels.ts';
import type { ScanType } from './types/scan-types.ts';
import type { ValueType } from './types/types.ts';

/** A tag that was read before: `head` bytes before the size of its value, and `tail` bytes after it. */
export interface TagPlace {
  readonly at: number;
  readonly nameLength: number;
  readonly head: number;
  readonly tail: number;
}

/** Called while a save is loaded. Each has to leave the cursor after what it was called for. */
export interface ScanHooks<V extends EngineFacts> {
  /** `count` elements that are property lists. `struct` is their type, null if the file doesn't say it. */
  lists(struct: TextId | null, count: number, field: LabelNode): void;
  /** `count` elements of an array or set of structs whose type the file doesn't say. */
  structs(count: number, field: LabelNode): void;
  /**
   * A map, from its removed keys on. `isNative`: whether structs in it are binary, null if the tag doesn't
   * say.
   */
  map(type: ScanType<V>, isNative: boolean | null, field: LabelNode): void;
  /**
   * The contents of an array of bytes. `owner` is the struct that has it, NO_TEXT if it is directly in a
   * record.
   */
  bytes(size: number, field: LabelNode, owner: TextId): void;
  /** A binary struct of unknown layout, kept as `size` bytes. */
  unknownStruct(name: TextId, size: number): void;
  /** Whether the bytes at `at` look like a tag, or like the end of a list. */
  isTag(at: number): boolean;
  /**
   * Moves to where a list goes on, or ends, whose tag at `at` cannot be read; null if that is not known.
   * `known` are the tags of such lists.
   */
  realign(at: number, known: readonly TagPlace[] | null, error: FormatError): 'tag' | 'end' | null;
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
export interface DecodeHooks {
  /** The value to show for `count` elements, which follow at the cursor; null to decode them as usual. */
  elements(type: ValueType, count: number): Value | null;
  /** Like ScanHooks.structs: returns the value of what follows. */
  structs(count: number): Value;
  map(type: ValueType): Value;
  /** `owner` is the class or struct that has the property `name`. */
  bytes(size: number, owner: string, name: string): Value;
}
