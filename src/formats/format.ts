// What the rest of the house knows of a format: how to find its files, what a header says without
// reading the rest, how to read everything into a graph, how to decode a property later.

import type { FormatError } from '../bytes/format-error.ts';
import type { Inflate } from '../bytes/inflate.ts';
import type { InflateJob } from '../bytes/stream-inflater.ts';
import type { BulkSink } from '../graph/bulk-sink.ts';
import type { GraphData } from '../graph/finished/graph-data.ts';
import type { Decoder, GraphNames, Resolver } from '../graph/sink.ts';
import type { FormatId } from './formats.gen.ts';

export type { FormatId } from './formats.gen.ts';

/** A file in a listing: its beginning can be looked at without reading the rest. */
export interface ListedFile {
  /** Relative to the folder that was listed, `/` between its parts. */
  readonly path: string;
  readonly size: number;
  /** Up to the first `bytes` bytes. */
  head(bytes: number): Uint8Array;
}

/** Files that make up one save. */
export interface Claim {
  /** What the save is called: the slug is made of it. Relative to the folder that was listed. */
  readonly name: string;
  /** What the slug is made of where the last part of `name` says too little (`profile_0/backup`). */
  readonly called?: string;
  readonly files: readonly ListedFile[];
  /** Which of several saves inside the same files, where a file holds several. */
  readonly part?: string;
}

/** A file handed to `read`, whole. */
export interface SourceFile {
  /** Relative to the save. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What can be said of a save before it is loaded. */
export interface SaveHeader {
  /** Session, estate, package or game name. */
  readonly title: string;
  /** The version(s) that a player would name, in the format's own numbers. */
  readonly version: string;
  /** The same of each file, in the order of the claim, where files have versions of their own. */
  readonly fileVersions?: readonly string[];
  /** The header's fields under the format's own names. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** ISO 8601, where the format has it. */
  readonly savedAt: string | null;
  readonly playSeconds: number | null;
  readonly units: Units;
  /** What saves of one playthrough share; null when the format cannot tell. */
  readonly playthrough: string | null;
}

export interface Units {
  readonly length: string;
  /** Length units in a metre, where known. */
  readonly perMetre: number | null;
  /** `-Y` and the like; null where the game has no such axis. */
  readonly northAxis: string | null;
  readonly upAxis: string | null;
}

/** What reading may use of the platform, and how it tells how far it is. */
export interface ReadTools {
  readonly inflate: Inflate;
  /** To be called before memory is used beside the image and the columns of the graph. @throws FormatError LIMIT where there is none */
  readonly take?: (bytes: number) => void;
  /** Has another thread take part in a large job; returns at once. */
  readonly inflateAside?: (job: InflateJob) => void;
  /** Called now and then: what is being done, how many bytes of how many, nodes so far. */
  readonly progress?: (step: string, done: number, total: number, nodes: number) => void;
  /** Texts that hashes may stand for, one name a line, given by the user. */
  readonly names?: string;
  /** Layouts that the user adds, as JSON text. */
  readonly layouts?: string;
  /** Types of structs that files do not name, one `path=type` a line, given by the user. */
  readonly hints?: string;
  /**
   * A decoder for Oodle that the user installed: `size` bytes out of `input`, which last until the next call. Throws when it
   * cannot.
   */
  readonly oodle?: (input: Uint8Array, size: number) => Uint8Array;
}

/** What reading leaves behind. */
export interface ReadResult {
  readonly resolver: Resolver;
  /** What `decoder` needs besides the graph; must survive structured cloning. */
  readonly state: unknown;
  /** Milliseconds spent inflating. */
  readonly inflateMillis: number;
  /** Facts that only a full read gives, shown by inspect: tombstones and the like. */
  readonly counts?: Readonly<Record<string, number>>;
}

/** Where games write their saves by themselves. */
export interface SaveFolder {
  /**
   * What it lies below. `local`, `localLow` and `documents` are folders of a user on Windows, and of the one that Proton makes
   * for each game; `config` and `applicationSupport` those of a user elsewhere; `steam` is every folder of a Steam library.
   */
  readonly below: SaveFolderBase;
  /** `/` between its parts; a part `*` is any one name. */
  readonly path: string;
}

export type SaveFolderBase = 'local' | 'localLow' | 'documents' | 'config' | 'applicationSupport' | 'steam';

export interface Format {
  readonly id: FormatId;
  readonly title: string;
  /** With the dot, lower case. For listings; detection is by bytes. */
  readonly extensions: readonly string[];
  /** Where its games write, as far as that is known. */
  readonly folders?: readonly SaveFolder[];
  /** Versions that are read, for people. */
  readonly versions: string;
  /** The saves among these files, by their bytes. Never throws. */
  claim(files: readonly ListedFile[]): readonly Claim[];
  /**
   * Why a lone file is refused, when it is a known relative of this format's files and not claimed
   * (`a server settings file, not a world`); null when there is nothing to say. An error says it in full, with
   * its own code: UNSUPPORTED for what is a save but not one that is read.
   */
  refuse(file: ListedFile): string | FormatError | null;
  /** @throws FormatError when the header cannot be read */
  header(claim: Claim): SaveHeader;
  /**
   * Reads everything; a format without a kernel takes the sink for a GraphSink.
   * @throws FormatError when the save as a whole cannot be read
   */
  read(files: readonly SourceFile[], sink: BulkSink, tools: ReadTools, part?: string): ReadResult;
  decoder(data: GraphData, state: unknown, names: GraphNames): Decoder;
}
