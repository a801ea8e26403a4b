// Reads the header of a save game also if one byte is wrong in it that says how the rest reads: what a damaged header
// costs is else the whole file. Source: docs/formats/gvas.md#damage.

import { Cursor } from '../../../bytes/cursor.ts';
import { FormatError, faultIn, readOrFault, tryRead } from '../../../bytes/format-error.ts';
import { engineFacts, UE5, versionsOf } from '../versions.ts';
import { controlBytes, enterList, type GameHeader, parseGameHeader } from './layout.ts';
import { startsList } from './list-start.ts';
import { ALL_BYTES, ByteRepair } from './one-byte.ts';

/** Headers seen have up to 2 KB. */
const MOST_BYTES = 1 << 12;
/** Bytes to parse in all for one header: with half of them some flipped bits of real ones are not found. */
const MOST_PARSED = 1 << 21;
/** The same for all headers of a list of files, of which each may have been made to take long. */
const MOST_PARSED_IN_ALL = 1 << 25;
/** All but the lowest byte of a number: counts are small, texts in UTF-16 have a length below 0. */
const HIGH_BYTES = [0, 1, 2, 3, 255];
/** Generations of the engine. */
const MOST_ENGINE = 9;

/** What headers may still take that are read one after the other. */
export class RepairBudget {
  /** Bytes to parse. */
  left = MOST_PARSED_IN_ALL;
}

/** Reads the header up to the class name. @throws FormatError NOT_A_SAVE, SHORT, COUNT, VALUE */
export function readGameHeader(cursor: Cursor, budget = new RepairBudget()): GameHeader {
  const start = cursor.at;
  const numbers: number[] = [];
  const found = readOrFault(() => parseGameHeader(cursor, numbers));
  if (!(found instanceof FormatError)) {
    const listAt = cursor.at + controlBytes(found.ue5);
    if (isSound(found, cursor) || startsList(cursor, listAt)) return found;
  }
  // A copy, because listed files stay as they are.
  const bytes = cursor.bytes.slice(start, Math.min(start + MOST_BYTES, cursor.end));
  const copy = new Cursor(bytes, { file: cursor.file });
  const mended = mend(copy, start, numbers, budget);
  if (mended === null && found instanceof FormatError) throw found;
  if (mended !== null) cursor.at = start + copy.at;
  return mended ?? (found as GameHeader);
}

/** The header with the package versions of its engine, if tags lead to the end of their list only with those. */
export function withPackageVersions(
  header: GameHeader,
  cursor: Cursor,
  leads: (header: GameHeader) => boolean,
): GameHeader {
  const [major = 0, minor = 0] = header.engine.split('.').map(Number);
  const right = { ...header, ...versionsOf(header, major * 100 + minor) };
  const isSame = JSON.stringify(engineFacts(right)) === JSON.stringify(engineFacts(header));
  const mayBe = header.ue5 === 0 || header.ue5 >= UE5.largeCoordinates;
  if (isSame || !leads(right) || (mayBe && leads(header))) return header;
  const expected = `package versions from ${right.ue4} and ${right.ue5} on, as engine ${header.engine} has`;
  const fault = cursor.error('VALUE', expected, `${header.ue4} and ${header.ue5}`, cursor.base + 8);
  return { ...right, faults: [fault, ...header.faults] };
}

/** True if its texts and its engine are some; the cursor is behind the class, which has its NUL. */
function isSound({ engine, branch, className }: GameHeader, { at, bytes }: Cursor): boolean {
  const hasTexts = bytes[at - 1] === 0 && [...branch, ...className].every((letter) => letter >= ' ');
  return hasTexts && Number.parseInt(engine, 10) <= MOST_ENGINE;
}

/** The header with another byte in one of its numbers, so that texts and a property list follow. */
function mend(
  copy: Cursor,
  start: number,
  numbers: readonly number[],
  budget: RepairBudget,
): GameHeader | null {
  const enough = budget.left - MOST_PARSED;
  const repair = new ByteRepair(copy);
  const parse = (): GameHeader => {
    copy.at = 0;
    return parseGameHeader(copy);
  };
  const reads = (): boolean => {
    if (budget.left <= Math.max(enough, 0)) return false;
    const header = tryRead(parse, null);
    budget.left -= copy.at;
    return header !== null && isSound(header, copy) && faultIn(() => enterList(copy, header.ue5)) === null;
  };
  // The last first, and low values: with more versions, the text of a property may seem to be the class.
  for (const number of numbers.toReversed()) {
    for (let byte = 0; byte < 4; byte++) {
      const fault = repair.byte(number - start + byte, byte === 0 ? ALL_BYTES : HIGH_BYTES, reads);
      if (fault === null) continue;
      const header = parse();
      return { ...header, faults: [fault, ...header.faults] };
    }
  }
  return null;
}
