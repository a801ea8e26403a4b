// Readings of binary data in property lists: by the scan, which makes references, by the decoder, which makes values, and by
// columns, which read one field.

import type { PropertyValue, Value } from '../../../graph/values.ts';
import type { Visit } from '../../layout/field.ts';
import type { LabelNode } from '../../layout/labels.ts';
import type { Sequence } from '../../layout/sequence.ts';
import type { EngineFacts } from '../engine-facts.ts';

/** A reading of binary data, which offers more than readings of other layouts. */
export interface NativeVisit<V extends EngineFacts = EngineFacts> extends Visit {
  readonly version: V;
  /** The surroundings of a struct that a game packed into an array of bytes; null for other data. */
  readonly place: PackedPlace | null;
  string(label: LabelNode): Value;
  /** An object reference, in the game's own form. */
  reference(label: LabelNode): Value;
  /** A soft reference: an asset by path. */
  softReference(label: LabelNode): Value;
  /** A property list up to its "None". */
  list(label: LabelNode): Value;
  /** Called with a GUID that was already read, when values are not wanted; unless texts are, if it is not zero. */
  guid(label: LabelNode, at: number): void;
  /** Called with the size of bytes that are kept and not understood. */
  keepOpaque(size: number): void;
}

/** The surroundings of packed bytes, which some layouts depend on. */
export interface PackedPlace {
  /** Map key of the record that has the bytes; empty if it is not plain text. */
  readonly key: string;
  /** A name, text or enum value in the record; null for none. */
  sibling(name: string): string | null;
  /** True if versions follow, see PackedStructs.versions. */
  readonly isVersioned: boolean;
  /** One of them, by the first four bytes of its GUID; 0 for none. */
  version(guid: number): number;
}

/** A layout of binary data. */
export interface NativeLayout<V extends EngineFacts = EngineFacts> {
  /** Size with floats and with doubles, if it is fixed. */
  readonly bytes: readonly [floats: number, doubles: number] | undefined;
  /** Least size in bytes; what words of a format read does not count. */
  readonly least: number;
  /** True if it may hold texts. */
  readonly hasTexts: boolean;
  /** Names that its fields may have, in lower case; null where only reading shows them. */
  readonly names: ReadonlySet<string> | null;
  /** Its fields in files of this version. */
  form(visit: NativeVisit<V>): Sequence<NativeVisit<V>>;
  /** The fields; none when values are not wanted. */
  fields(visit: NativeVisit<V>, label: LabelNode): readonly PropertyValue[];
  /** One value: a struct, or the only field if that has no name. Null when values are not wanted. */
  value(visit: NativeVisit<V>, label: LabelNode): Value;
}

/** A struct that is binary, not a property list. */
export interface NativeStruct<V extends EngineFacts = EngineFacts> extends NativeLayout<V> {
  /** It is an id that may refer to a node. */
  readonly isId: boolean;
  /** It may be a place. */
  readonly isPoint: boolean;
}

/** The name of bytes of unknown meaning. */
export const UNKNOWN_DATA = 'unknownData';

/** Bytes that are kept but not understood. */
export function opaque(visit: NativeVisit, size: number): Value {
  const bytes = visit.cursor.take8(size);
  visit.keepOpaque(size);
  return { kind: 'opaque', bytes };
}
