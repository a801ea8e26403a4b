// Decides by the first bytes whether a file is a save of Satisfactory. File names only tell worlds from
// blueprints, and show what was meant to be a save. Source: docs/formats/satisfactory.md#detection.

import { Cursor } from '../../bytes/cursor.ts';
import { FormatError, readOrFault } from '../../bytes/format-error.ts';
import { type Claim, type ListedFile, stemOf } from '../format.ts';
import { CHUNK_TAG } from '../unreal/chunks/chunk-header.ts';
import { readBlueprintHeader } from './file/blueprint.ts';
import { readFileHeader } from './file/layout.ts';
import { SAVE } from './versions.ts';

/** Real headers take 133 to 4097 bytes; mods make them longer. */
const HEAD_BYTES = 4096;
const MOST_HEAD_BYTES = 65_536;
/** Versions of header, save and game come first. */
const BUILD_END = 12;
/** Builds of the game have six digits. */
const MOST_BUILD = 10_000_000;
const NAMES = /\.(sav|sbp)$/i;

export function isBlueprintName(name: string): boolean {
  return /\.sbp$/i.test(name);
}

export function isBlueprintConfigName(name: string): boolean {
  return /\.sbpcfg$/i.test(name);
}

/** The name of the description of a blueprint, beside it. */
export function beside(path: string): readonly string[] {
  return isBlueprintName(path) ? [`${stemOf(path)}.sbpcfg`] : [];
}

/** Each world is a save, and so is each blueprint with its description. */
export function claim(files: readonly ListedFile[]): readonly Claim[] {
  const configs = new Map(
    files.filter(({ path }) => isBlueprintConfigName(path)).map((file) => [stemOf(file.path), file]),
  );
  return files.filter(isSave).map((file) => {
    const config = isBlueprintName(file.path) ? configs.get(stemOf(file.path)) : undefined;
    return { name: stemOf(file.path), files: config ? [file, config] : [file] };
  });
}

function isSave(file: ListedFile): boolean {
  return !isBlueprintConfigName(file.path) && headFault(file) === null;
}

/** Why a file with the name and first bytes of a save is not one; null for a save, and for any other file. */
export function refuse(file: ListedFile): string | null {
  if (isBlueprintConfigName(file.path)) return 'a .sbpcfg file describes the .sbp file beside it';
  const fault = NAMES.test(file.path) ? headFault(file) : null;
  if (fault === null || fault.offset === 0 || !hasBuild(file)) return null;
  const { offset, expected, found } = fault;
  return `a beginning like those of Satisfactory, and ${found} at ${offset} in place of ${expected}`;
}

/** True if the third word may be a build of the game: any file may begin with small numbers, as versions are. */
function hasBuild(file: ListedFile): boolean {
  const head = file.head(BUILD_END);
  if (head.length < BUILD_END) return false;
  const build = new DataView(head.buffer, head.byteOffset).getUint32(BUILD_END - 4, true);
  return build > 0 && build < MOST_BUILD;
}

/** The fault in the header or in the bytes after it. */
function headFault(file: ListedFile): FormatError | null {
  return readOrFault(() => {
    const end = isBlueprintName(file.path) ? readHead(file, readBlueprintHeader).cursor.at : worldEnd(file);
    return end === null ? null : chunkFault(file, end);
  });
}

/** Start of the first chunk of a world; null when its body is not compressed. */
function worldEnd(file: ListedFile): number | null {
  const { cursor, saveVersion } = readHead(file, readFileHeader);
  return saveVersion >= SAVE.Compressed ? cursor.at : null;
}

function chunkFault(file: ListedFile, at: number): FormatError | null {
  const head = file.head(at + 4);
  const view = new DataView(head.buffer, head.byteOffset, head.length);
  const tag = head.length < at + 4 ? null : view.getUint32(at, true);
  if (tag === CHUNK_TAG) return null;
  return new FormatError({
    code: 'NOT_A_SAVE',
    file: file.path,
    offset: at,
    expected: `chunk tag 0x${CHUNK_TAG.toString(16)}`,
    found: tag === null ? 'the end of the file' : `0x${tag.toString(16)}`,
  });
}

/** Reads a header from the first bytes of a file, or from more of them if it is longer. */
export function readHead<T>(file: ListedFile, read: (cursor: Cursor) => T): T {
  try {
    return read(new Cursor(file.head(HEAD_BYTES), { file: file.path }));
  } catch (error) {
    if (!(error instanceof FormatError) || file.size <= HEAD_BYTES) throw error;
    return read(new Cursor(file.head(MOST_HEAD_BYTES), { file: file.path }));
  }
}
