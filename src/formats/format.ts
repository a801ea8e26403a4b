// The interface that every format implements: finding its files, reading a header without the rest, reading
// everything into a graph, and decoding properties later.

import type { Unpacking } from '../bytes/file-parts.ts';
import type { FormatError } from '../bytes/format-error.ts';
import type { Inflate } from '../bytes/inflate.ts';
import type { InflateJob } from '../bytes/inflate-job.ts';
import type { ColumnSink } from '../graph/column-sink.ts';
import type { GraphData } from '../graph/finished/graph-data.ts';
import type { Decoder, GraphNames, Resolver } from '../graph/sink.ts';
import type { FormatId as BuiltInFormatId } from './formats.gen.ts';

/** One of the house's, or a package's. */
export type FormatId = BuiltInFormatId | (string & {});

/** A file in a listing, whose first bytes can be read without the rest. */
export interface ListedFile {
  /** Relative to the folder that was listed, with `/` as separator. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** Returns at most the first `bytes` bytes. */
  head(bytes: number): Uint8Array;
  /** The bytes from `start` up to, not including, `end`; omitted where only a beginning can be read. */
  range?(start: number, end: number): Uint8Array;
}

/** The files of one save. */
export interface Claim {
  /** The save's name, relative to the folder that was listed. Its slug derives from it. */
  readonly name: string;
  /** Used for the slug instead if the last part of `name` says too little (`profile_0/backup`). */
  readonly called?: string;
  readonly files: readonly ListedFile[];
  /** Which save it is, where one file holds several. */
  readonly part?: string;
  /** True if it is an older copy: of the game, in a folder inside, or of anybody, beside the files (copies.ts). */
  readonly isBackup?: true;
}

/** A whole file, as passed to `read`. */
export interface SourceFile {
  /** Path relative to the save. */
  readonly name: string;
  /** Of a file that is stored in some form (unpacking.ts) it is the content, unpacked when it is asked for. */
  readonly bytes: Uint8Array;
  /** Set for such a file: writes the content where it stays, and gives its first bytes. */
  readonly packed?: Unpacking & { head(most: number): Uint8Array };
}

/** Facts about a save that are known before it is loaded. */
export interface SaveHeader {
  /** Name of the session, estate, package or game. */
  readonly title: string;
  /** The game, as its players call it; omitted where the files don't tell. */
  readonly game?: string;
  /** Version(s) that a player would name, in the format's own numbers. */
  readonly version: string;
  /** Version of each file in the order of the claim, where files have their own. */
  readonly fileVersions?: readonly string[];
  /** The header's fields under the format's own names. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** ISO 8601, where the format has it. */
  readonly savedAt: string | null;
  /** Time played so far, where the format has it. */
  readonly playSeconds: number | null;
  /** The game's own clock, in its own units, where `savedAt` may be unknown: it orders the saves of one world. */
  readonly clock?: number | null;
  readonly units: Units;
  /** Same for all saves of one playthrough; null when the format cannot tell. */
  readonly playthrough: string | null;
}

/** Units and axes of positions. */
export interface Units {
  /** `cm`, `map tile` or the like. */
  readonly length: string;
  /** Length units per metre, where known. */
  readonly perMetre: number | null;
  /** `-Y` or the like; null where the game has no such axis. */
  readonly northAxis: string | null;
  /** `+Z` or the like; null where the game is flat. */
  readonly upAxis: string | null;
  /** True if each level has places of its own: what is in another is not near. */
  readonly isPerLevel?: boolean;
}

/** Texts from the user, for what files do not tell. */
export interface UserTexts {
  /** Texts that hashes may stand for, one name per line. */
  readonly names?: string;
  /** Layouts, as JSON. */
  readonly layouts?: string;
  /** Types of structs that files don't name, one `path=type` per line. */
  readonly hints?: string;
}

/** Tools of the platform for reading, and callbacks for progress. */
export interface ReadTools extends UserTexts {
  readonly inflate: Inflate;
  /** MD5 in hex, for the sums that files hold of themselves; without it they are not checked. */
  readonly md5?: (bytes: Uint8Array) => string;
  /**
   * Has to be called before using memory other than the image and the columns of the graph.
   * @throws FormatError LIMIT when there is not enough
   */
  readonly take?: (bytes: number) => void;
  /** Lets another thread help with a large job; returns at once. */
  readonly inflateOnThread?: (job: InflateJob) => void;
  /** Called now and then with the current step, the bytes done and in total, and the nodes so far. */
  readonly progress?: (step: string, done: number, total: number, nodes: number) => void;
}

/** The result of reading a save. */
export interface ReadResult {
  readonly resolver: Resolver;
  /** Facts that `decoder` needs in addition to the graph; must survive structured cloning. */
  readonly state: unknown;
  /** Milliseconds spent inflating. */
  readonly inflateMillis: number;
  /** Figures that only a full read gives, such as tombstones; shown by inspect. */
  readonly counts?: Readonly<Record<string, number>>;
  /** True if the bytes match the sum that the files hold of them; omitted if they hold none. */
  readonly integrity?: Integrity;
}

/** The result of comparing a file with its own checksum. */
export type Integrity = 'MATCHES' | 'DIFFERS' | 'NONE';

/** A folder that games write their saves to. */
export interface SaveFolder {
  /**
   * The folder it is in. `local`, `localLow`, `roaming` and `documents` are folders of a Windows user, also of
   * the one that Proton makes for each game; `config` is `.config` of any other user, `applicationSupport` a
   * folder of a macOS user; `steam` is every Steam library.
   */
  readonly below: SaveFolderBase;
  /** With `/` as separator; a part `*` matches any one name. */
  readonly path: string;
}

export type SaveFolderBase =
  | 'local'
  | 'localLow'
  | 'roaming'
  | 'documents'
  | 'config'
  | 'applicationSupport'
  | 'steam';

/** One game's (or engine's) saves: how to find, list, read and decode them. Holds no state. */
export interface Format {
  readonly id: FormatId;
  readonly title: string;
  /** Lower case, with the dot. For listings only; detection is by content. */
  readonly extensions: readonly string[];
  /** Folders where the games write their saves, if known. */
  readonly folders?: readonly SaveFolder[];
  /** Versions that can be read, as text for users. */
  readonly versions: string;
  /** True if a kernel reads nearly everything, so that JavaScript hardly repeats itself. */
  readonly readsInKernel?: boolean;
  /** True if it is a package's: what it makes of a save is tried while that is read, within the limits of reading. */
  readonly isForeign?: true;
  /** Loads what reads, decodes and checks, if that is loaded later than the format (later.ts): before any of these. */
  ready?(): Promise<unknown>;
  /** Takes the rules of one more game that saves in it. @throws Error when they are none */
  learn?(rules: unknown): void;
  /** Names of files that belong to a lone file, and are looked for beside it. */
  beside?(path: string): readonly string[];
  /** Finds the saves among these files, by their content. Never throws. */
  claim(files: readonly ListedFile[]): readonly Claim[];
  /**
   * Why a lone file that was not claimed is refused, if it is known to be related to this format's files (`a
   * server settings file, not a world`); null if there is nothing to say. A FormatError gives the full story
   * with its own code: UNSUPPORTED for a save of a kind that cannot be read.
   */
  refuse(file: ListedFile): string | FormatError | null;
  /** Checks what the user gave before there is a save to read with it. @throws FormatError VALUE */
  check?(texts: UserTexts): void;
  /**
   * Reads what is known without loading: from the first bytes, as far as they say it.
   * @throws FormatError when it cannot be read
   */
  header(claim: Claim, inflate?: Inflate): SaveHeader;
  /**
   * Reads everything. Formats without a kernel use the sink as a plain GraphSink.
   * @throws FormatError when the save as a whole cannot be read
   */
  read(files: readonly SourceFile[], sink: ColumnSink, tools: ReadTools, part?: string): ReadResult;
  /** A decoder of properties, for later, on any thread. @param state what `read` returned as such */
  decoder(data: GraphData, state: unknown, names: GraphNames): Decoder;
}

/** A format without what most of its code is for. */
export type FormatListing = Omit<Format, 'read' | 'decoder' | 'check'>;

/** The path of a file without its extension. */
export function stemOf(path: string): string {
  return path.replace(/\.[^./]*$/, '');
}
