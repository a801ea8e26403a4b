// The additions of a game to the save games of the engine. Each game is a file or folder here, and games.ts lists
// them: readers know none by name.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { SaveHeader } from '../../format.ts';
import type { EngineFacts } from '../../unreal/engine-facts.ts';
import type { PackedFields, PackedStruct } from '../structs/packed-struct.ts';

/** The part of a game that lists of saves need. */
export interface GvasListing {
  /** Beginning of the classes of its saves. */
  readonly classes: string;
  /** The players' name for it; omitted for a part of the engine that many games use. */
  readonly title?: string;
  readonly world?: WorldFiles;
  /** Facts from the files of a save, the main one first; and which way is north. */
  readonly header?: {
    readonly facts: (files: readonly WorldFile[]) => HeaderFacts;
    readonly northAxis: string;
  };
}

export interface GvasGame extends GvasListing {
  /**
   * The transform that says where a record is, as the path of a property, by the record's class or container. Without it, properties
   * with usual names do.
   */
  readonly places?: ReadonlyMap<string, string>;
  /**
   * Maps whose records are what an id means if other maps, with more about the same thing, have it too; and the flag of the one record
   * that is meant by a member of its key that others share.
   */
  readonly things?: ReadonlyMap<string, string | null>;
  /** The property with the id of a record in an array, by the record's class. */
  readonly identities?: ReadonlyMap<string, string>;
  /** Structs that it packs into arrays of bytes. */
  readonly packed?: PackedStructs;
}

/**
 * Facts about a save from its files; null where they have none. Those that take inflating all of a file may be
 * getters: lists of saves do not ask for them.
 */
export type HeaderFacts = Pick<SaveHeader, 'savedAt' | 'playSeconds' | 'playthrough'> & {
  readonly title: string | null;
};

/** A file of a save before it is loaded. `read` gets a cursor at its properties; what it cannot read is null. */
export interface WorldFile {
  readonly path: string;
  /** Reads what is in the first bytes. */
  inBeginning<T>(read: (cursor: Cursor, facts: EngineFacts) => T | null): T | null;
  /** Reads anything, which takes inflating all of the file; remembered for files that begin with the same bytes. */
  inWhole<T>(read: (cursor: Cursor, facts: EngineFacts) => T | null): T | null;
}

/** A world that a game keeps in several files. */
interface WorldFiles {
  /** The end of the path of the file that every world has, from the folder of the world on. */
  readonly main: RegExp;
  /** Paths relative to that folder. */
  readonly files: RegExp;
  /** Folders of worlds, with the slash at the end, that are the game's own copies of earlier states. */
  readonly backups?: RegExp;
}

/** Structs that a game packs, by the places they occur in. Bytes that do not fit stay bytes. */
export interface PackedStructs {
  /** A property with this name should have a known layout: one without is reported. */
  readonly property?: string;
  /** The property after such bytes with the versions of their layout, encoded as in the header of a file. */
  readonly versions?: string;
  /** By type of the struct that has the bytes or, if the file does not store it, by name of its map. */
  readonly fields: ReadonlyMap<string, PackedFields>;
  /** For all other structs. */
  readonly anywhere: PackedFields;
  /**
   * Structs after a property list: of an object, by its class; in an array of bytes, by the type of the struct that
   * the list begins with.
   */
  readonly afterList: ReadonlyMap<string, PackedStruct>;
}
