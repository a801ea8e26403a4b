// The files of a profile as they are read: DSON, JSON text that stands for it, or copies that are only listed; and which
// files are missing.

import { FormatError } from '../../../bytes/format-error.ts';
import type { GraphSink, ImageFile } from '../../../graph/sink.ts';
import type { SourceFile } from '../../format.ts';
import { isDecoded, isPackedCopy, isPlainText } from '../claim.ts';
import { type Realigned, realign } from '../recovery/realign.ts';
import { dsonOfText } from '../types/from-json.ts';

/** A file as it is read. */
export interface PlacedFile extends Realigned {
  readonly note?: { readonly code: string; readonly text: string; readonly isUnread?: true };
  readonly fault?: FormatError;
}

export function placedFiles(files: readonly SourceFile[]): PlacedFile[] {
  const names = new Set(files.map(({ name }) => name));
  return files.map(({ name, bytes }) => {
    if (isPackedCopy(name, names)) return { bytes, gap: null, note: PACKED_COPY };
    if (!isPlainText(bytes)) return realign(bytes);
    if (!isDecoded(name, bytes)) return { bytes, gap: null, note: PLAIN_TEXT };
    try {
      return { bytes: dsonOfText(bytes, name), gap: null, note: DECODED };
    } catch (error) {
      if (error instanceof FormatError) return { bytes, gap: null, fault: error };
      throw error;
    }
  });
}

const PLAIN_TEXT = {
  code: 'PLAIN_TEXT',
  text: 'plain text next to DSON files: listed but not read',
  isUnread: true,
} as const;
const PACKED_COPY = {
  code: 'PACKED_COPY',
  text: 'a packed copy of the file beside it, as a manager of saves for the Vita makes them: listed but not read',
  isUnread: true,
} as const;
const DECODED = {
  code: 'DECODED',
  text: 'JSON text in place of DSON, as editors write it: read as the DSON that it stands for, in which offsets count',
} as const;

/** What every profile has; `roster.network` is the roster of a game over the network. */
const ALWAYS_THERE = ['campaign_log', 'estate', 'quest', 'roster', 'town', 'upgrades'];

/** Without the file nothing is known of what it would hold, which is not the same as having none of it. */
export function noteAbsentFiles(files: readonly ImageFile[], sink: GraphSink): void {
  // Lone files, such as those of mods, are no profile.
  if (!files.some(({ name }) => name.startsWith('persist.'))) return;
  for (const name of ALWAYS_THERE) {
    if (files.some((file) => file.name.startsWith(`persist.${name}.`))) continue;
    const file = `persist.${name}.json`;
    const message = `${file}: expected in every profile, found no such file`;
    sink.issue({ code: 'ABSENT', message, file, offset: null, path: null, node: null, info: true });
  }
}
