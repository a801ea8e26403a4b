// A target of fuzzing: a format, files to start from, and how a save is put around mutated bytes.

import type { SourceFile } from '../../src/formats/format.ts';

/** Good bytes, each mutated as they are: a file, or what inflates from one. */
export interface FuzzSource {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The files of a save around mutated bytes. */
  readonly around: (bytes: Uint8Array) => readonly SourceFile[];
  /** How to mutate these bytes, if not like all others. */
  readonly mutate?: (bytes: Uint8Array, other: Uint8Array, next: () => number) => Uint8Array;
}

/** What was made of the files, for the checks that every format has in common. */
export interface FuzzRead {
  /** Bytes of the image and the columns. */
  readonly memoryBytes: number;
  readonly imageBytes: number;
}

export interface FuzzTarget {
  readonly name: string;
  /** Mutants of a hundred. */
  readonly share: number;
  readonly sources: readonly FuzzSource[];
  /** Sources that lie beside the checkout and not in it; none where they are absent. */
  readonly realSources: readonly FuzzSource[];
  /** The files of a save that is one file. */
  readonly alone: (bytes: Uint8Array) => readonly SourceFile[];
  /**
   * Reads files and asks everything that a query could ask of them. May throw a FormatError; anything else is a fault.
   */
  read(files: readonly SourceFile[]): FuzzRead;
}

/** A save that is one file of this name. */
export function oneFile(name: string): (bytes: Uint8Array) => readonly SourceFile[] {
  return (bytes) => [{ name, bytes }];
}
