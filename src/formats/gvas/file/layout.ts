// The header of a save game, and where its property list begins. Source: docs/formats/gvas.md#header.

import type { Cursor } from '../../../bytes/cursor.ts';
import { type FormatError, showInt } from '../../../bytes/format-error.ts';
import { hex } from '../../../bytes/text.ts';
import { readString } from '../../unreal/texts/fstring.ts';
import { CUSTOM_FORMAT, SAVE, UE5, type Versions } from '../versions.ts';
import { startsList } from './list-start.ts';

/** `GVAS` as an integer. */
export const MAGIC = 0x53415647;
/** Longest game-specific header to search between the class and the properties. */
const MOST_GAME_HEADER = 64;
const MOST_CLASS_NAME = 1024;

export interface GameHeader extends Versions {
  /** `5.1.1` */
  readonly engine: string;
  readonly changelist: number;
  readonly branch: string;
  readonly customFormat: number | null;
  readonly className: string;
  /** What is wrong in it: the first custom version that no engine writes, listed twice or less than 0. */
  readonly faults: readonly FormatError[];
}

/**
 * Reads the header up to the class name, if it is whole.
 * @param numbers gets the places of those that say how the rest reads
 * @throws FormatError NOT_A_SAVE, SHORT, COUNT, VALUE
 */
export function parseGameHeader(cursor: Cursor, numbers: number[] = []): GameHeader {
  const magic = cursor.i32();
  if (magic !== MAGIC) throw cursor.error('NOT_A_SAVE', 'GVAS', showInt(magic), cursor.at - 4);
  numbers.push(cursor.at);
  const saveGame = cursor.i32();
  const ue4 = cursor.i32();
  const { at } = cursor;
  let ue5 = saveGame >= SAVE.packageUe5 ? cursor.i32() : 0;
  if ((ue5 & 0xffff) === 4) {
    // Of a game that numbers on from 2: these are the numbers of the engine.
    ue5 = 0;
    cursor.at = at;
  }
  const engine = [cursor.u16(), cursor.u16(), cursor.u16()].join('.');
  const changelist = cursor.u32();
  numbers.push(cursor.at);
  const branch = readString(cursor);
  if (saveGame >= SAVE.customVersions) numbers.push(cursor.at + 4, cursor.at);
  const customFormat = saveGame >= SAVE.customVersions ? cursor.i32() : null;
  const { versions: custom, odd } =
    customFormat === null ? NO_VERSIONS : readCustomVersions(cursor, customFormat);
  const nameAt = cursor.at;
  numbers.push(nameAt);
  const className = readString(cursor);
  if (className === '' || className.length > MOST_CLASS_NAME)
    throw cursor.error('VALUE', 'the name of a class', `${className.length} characters`, nameAt);
  const faults = odd ? [odd] : [];
  return { saveGame, ue4, ue5, engine, changelist, branch, customFormat, custom, className, faults };
}

interface CustomVersions {
  readonly versions: ReadonlyMap<string, number>;
  readonly odd: FormatError | null;
}

const NO_VERSIONS: CustomVersions = { versions: new Map(), odd: null };

/** By format: 1: u32, i32; 2: GUID, i32, FString name; 3: GUID, i32. */
function readCustomVersions(cursor: Cursor, format: number): CustomVersions {
  const { enums, guids, optimized } = CUSTOM_FORMAT;
  if (format !== enums && format !== guids && format !== optimized)
    throw cursor.error('VALUE', 'a format of custom versions from 1 to 3', String(format), cursor.at - 4);
  const idBytes = format === enums ? 4 : 16;
  const versions = new Map<string, number>();
  let odd: FormatError | null = null;
  for (let left = cursor.count(idBytes + 4, 'custom versions'); left > 0; left--) {
    const { at } = cursor;
    const id = hex(cursor.take8(idBytes));
    const version = cursor.i32();
    if (versions.has(id) || version < 0) {
      odd ??= cursor.error(
        'VALUE',
        'a version from 0 up, of an id that is listed once',
        `${version} of ${id}`,
        at,
      );
    }
    versions.set(id, version);
    if (format === guids) readString(cursor);
  }
  return { versions, odd };
}

/** Bytes before the property list of an object. */
export const controlBytes = (ue5: number): number => Number(ue5 >= UE5.serializationControl);

const LENGTH_BYTES = 4;

/** Sizes of such a header. */
const SIZES = Array.from({ length: MOST_GAME_HEADER + 1 }, (_, size) => size);

interface ListHelp {
  /** True if a byte of the tag at `at` was wrong, and is right now. */
  mends(at: number): boolean;
  /** Where the list goes on behind a place. */
  further(from: number): number | null;
}

/**
 * Moves to the property list of a whole object. Some classes write their own header before it, whose size
 * only shows by where the first tag is.
 * @param help where the first tag is damaged
 * @returns the size of that header; whether its last four bytes are the size of what follows: if not, it may also be a
 * damaged first tag; and the control byte
 * @throws FormatError VALUE
 */
export function enterList(cursor: Cursor, ue5: number, help?: ListHelp) {
  const start = cursor.at;
  const control = controlBytes(ue5);
  const isMeasured = (size: number): boolean =>
    size >= LENGTH_BYTES &&
    size <= cursor.left &&
    cursor.view.getInt32(start + size - LENGTH_BYTES, true) === cursor.left - size;
  const isList = (size: number): boolean => startsList(cursor, start + size + control);
  const certain = SIZES.filter((size) => size === 0 || isMeasured(size));
  const gameHeader =
    certain.find(isList) ?? certain.find((size) => help?.mends(start + size + control)) ?? SIZES.find(isList);
  if (gameHeader !== undefined) {
    const place = { gameHeader, isMeasured: isMeasured(gameHeader) };
    cursor.skip(gameHeader);
    return { ...place, control: control ? cursor.u8() : null };
  }
  const skipped = (help?.further(start) ?? start) - start;
  if (skipped > 0) {
    cursor.skip(skipped);
    return { gameHeader: skipped, isMeasured: false, control: null };
  }
  throw cursor.error('VALUE', `a property list in the next ${MOST_GAME_HEADER} bytes`, 'none');
}
