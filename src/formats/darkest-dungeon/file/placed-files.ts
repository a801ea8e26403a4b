// The files of a profile as they are read: DSON, JSON text that stands for it, or copies that are only listed; and which
// files are missing.

import { FormatError, readOrFault } from '../../../bytes/format-error.ts';
import { reportAbsent } from '../../../graph/report-error.ts';
import type { GraphSink, ImageFile } from '../../../graph/sink.ts';
import type { SourceFile } from '../../format.ts';
import { isDecoded, isPackedCopy, isPlainText } from '../claim.ts';
import { type Realigned, realign } from '../recovery/realign.ts';
import { dsonOfText } from '../types/from-json.ts';

interface PlacedFile extends Realigned {
  readonly note?: { readonly code: string; readonly text: string; readonly isUnread?: true };
  readonly fault?: FormatError;
}

export function placedFiles(files: readonly SourceFile[]): PlacedFile[] {
  const names = new Set(files.map(({ name }) => name));
  return files.map(({ name, bytes }) => {
    if (isPackedCopy(name, names)) return { bytes, gap: null, note: PACKED_COPY };
    if (!isPlainText(bytes)) return realign(bytes);
    if (!isDecoded(name, bytes)) return { bytes, gap: null, note: PLAIN_TEXT };
    const decoded = readOrFault(() => dsonOfText(bytes, name));
    if (decoded instanceof FormatError) return { bytes, gap: null, fault: decoded };
    return { bytes: decoded, gap: null, note: DECODED };
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

/** Files of every profile; `roster.network` is the roster of a game over the network. */
const ALWAYS_THERE = 'campaign_log estate game progression quest roster town upgrades'.split(' ');
/** Files of a raid that is under way, which `game` says. */
const IN_RAID = ['map', 'raid'];
const IS_IN_RAID = [...new TextEncoder().encode('inraid'), 0, 1];

/** @param image the bytes of all files */
export function noteAbsentFiles(image: Uint8Array, files: readonly ImageFile[], sink: GraphSink): void {
  // Lone files, such as those of mods, are no profile.
  if (!files.some(({ name }) => name.startsWith('persist.'))) return;
  const find = (name: string) => files.find((file) => file.name.startsWith(`persist.${name}.`));
  const game = find('game');
  const isInRaid = game && hasBytes(image.subarray(game.start, game.start + game.size), IS_IN_RAID);
  for (const name of [...ALWAYS_THERE, ...(isInRaid ? IN_RAID : [])])
    if (!find(name)) reportAbsent(sink, `persist.${name}.json`, 'profile');
}

function hasBytes(bytes: Uint8Array, wanted: readonly number[]): boolean {
  for (let at = bytes.indexOf(wanted[0]!); at >= 0; at = bytes.indexOf(wanted[0]!, at + 1))
    if (wanted.every((byte, i) => bytes[at + i] === byte)) return true;
  return false;
}
