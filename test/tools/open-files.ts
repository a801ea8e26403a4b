// Files in memory, listed and read by a format in this thread as the library does it.

import type { Format, ListedFile, ReadTools, SourceFile } from '../../src/formats/format.ts';
import type { Graph } from '../../src/graph/graph.ts';
import { nativeInflate } from '../../src/library/files/native-inflate.ts';
import { openGraph, readSave } from '../../src/library/read/read-save.ts';
import type { PostedSave } from '../../src/library/save.ts';

/** Contents by path. */
export type Files = Readonly<Record<string, Uint8Array>>;

export interface Opened {
  readonly data: PostedSave;
  readonly graph: Graph;
}

export function listed(path: string, bytes: Uint8Array): ListedFile & { readonly failure: null } {
  return { path, size: bytes.length, head: (most) => bytes.subarray(0, most), failure: null };
}

export const listing = (files: Files) => Object.entries(files).map(([path, bytes]) => listed(path, bytes));

export const sourcesOf = (files: Files): SourceFile[] =>
  Object.entries(files).map(([name, bytes]) => ({ name, bytes }));

/** @param part where files hold several saves */
export function openFiles(
  format: Format,
  files: Files | readonly SourceFile[],
  tools: Partial<ReadTools> = {},
  part?: string,
): Opened {
  const sources = Array.isArray(files) ? files : sourcesOf(files as Files);
  const data = readSave(format, sources, { inflate: nativeInflate, ...tools }, { part });
  return { data, graph: openGraph(format, data) };
}
