// What a format makes of parts of property lists by itself, where the shared readers would only go on: elements that become
// nodes, ids that lead somewhere, bytes with something in them.

import type { TextId } from '../../graph/ids.ts';
import type { Value } from '../../graph/values.ts';
import type { EngineFacts } from './engine-facts.ts';
import type { LabelNode } from './labels.ts';
import type { ScanType } from './types/scan-types.ts';
import type { ValueType } from './types/types.ts';

/** At load. Each leaves the cursor behind what it was called for. */
export interface ScanHooks<V extends EngineFacts> {
  /** `count` elements that are property lists; `struct`: their type, null where the file does not say it. */
  lists(struct: TextId | null, count: number, field: LabelNode): void;
  /** `count` elements of an array or set of structs whose type the file does not say. */
  structs(count: number, field: LabelNode): void;
  /** A map, from its removed keys on. `isNative`: what the tag says of structs in it; null when it says nothing. */
  map(type: ScanType<V>, isNative: boolean | null, field: LabelNode): void;
  /** The bytes of an array of bytes; `owner`: the struct that has it, NO_TEXT right in a record. */
  bytes(size: number, field: LabelNode, owner: TextId): void;
  /** A binary struct of unknown layout, kept as `size` bytes. */
  unknownStruct(name: TextId, size: number): void;
  /** A name of a property that is as long as those of blueprints: `size` characters at `at`. */
  longName(at: number, size: number): void;
  /** A GUID at `at`, already read. */
  guid(label: LabelNode, at: number): void;
  /** A string as long as a GUID in letters: `size` characters at `at`, already read. */
  idText(label: LabelNode, at: number, size: number): void;
  /** A reference by path, already read. */
  path(label: LabelNode, path: TextId, at: number): void;
}

/** When a query asks. */
export interface DecodeHooks {
  /** What `count` elements are shown as whose values follow; null to show them as what they are. */
  elements(type: ValueType, count: number): Value | null;
  /** As in ScanHooks: a value for what follows. */
  structs(count: number): Value;
  map(type: ValueType): Value;
  /** `owner`: the class or struct that has the property `name`. */
  bytes(size: number, owner: string, name: string): Value;
}
