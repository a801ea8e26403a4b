// Checks a file's header for values that no game writes, and for contradictions. The header has no checksum, so a digit
// or letter that merely differs from the original cannot be found. Source: docs/formats/satisfactory.md#header.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError, showInt } from '../../../bytes/format-error.ts';
import { isUtf8 } from '../../../bytes/text.ts';
import { characterBytes } from '../../unreal/texts/fstring.ts';
import { SEEN_PAIRS } from '../versions.ts';
import { type FileHeader, TEXT_FIELDS } from './layout.ts';

/** The values that a field may hold, in words and as a predicate. */
type Rule = readonly [expected: string, holds: (value: never) => boolean];

const YEAR_SECONDS = 365.25 * 24 * 60 * 60;
const YEAR_TICKS = BigInt(YEAR_SECONDS) * 10_000_000n;
/** The game came out in 2019; a computer's clock may be some years off. */
const [FIRST_YEAR, LAST_YEAR, MOST_YEARS] = [2000, 2200, 30];
/** The game's change number, counted since 2016; it was at 480 000 after ten years. */
const MOST_BUILD = 9_999_999;
const MOST_EDITOR_VERSION = 999;

const FLAG: Rule = ['0 or 1', (value: boolean | number) => typeof value === 'boolean'];

const RULES: Readonly<Record<string, Rule>> = {
  BuildVersion: [`a build from 1 to ${MOST_BUILD}`, (build: number) => build > 0 && build <= MOST_BUILD],
  MapName: ['the name of a map', (name: string) => name !== ''],
  MapOptions: ['options that begin with "?"', (options: string) => options === '' || options.startsWith('?')],
  PlayDurationSeconds: [
    `seconds of 0 to ${MOST_YEARS} years`,
    (seconds: number) => seconds >= 0 && seconds <= MOST_YEARS * YEAR_SECONDS,
  ],
  SaveDateTime: [
    `a time between the years ${FIRST_YEAR} and ${LAST_YEAR}`,
    (ticks: bigint) => ticks >= ticksOfYear(FIRST_YEAR) && ticks < ticksOfYear(LAST_YEAR),
  ],
  EditorObjectVersion: [
    `a version from 1 to ${MOST_EDITOR_VERSION}`,
    (version: number) => version > 0 && version <= MOST_EDITOR_VERSION,
  ],
  ModMetadata: ['JSON', isJsonOrWord],
  SaveIdentifier: ['letters of base64url', (id: string) => /^[\w-]*$/.test(id)],
  IsModdedSave: FLAG,
  IsPartitionedWorld: FLAG,
  IsCreativeModeEnabled: FLAG,
};

/** At most one fault per field. */
export function headerFaults(header: FileHeader): FormatError[] {
  const { cursor, places } = header;
  const faults: FormatError[] = [];
  const add = (name: string, expected: string, found: string): void => {
    faults.push(faultOf(header, name, expected, found));
  };
  for (const [name, value] of Object.entries(header.fields)) {
    const wrong = TEXT_FIELDS.has(name) ? brokenText(cursor, places.get(name)!, String(value)) : null;
    const [expected, holds] = RULES[name] ?? [];
    if (wrong !== null) add(name, 'a text', wrong);
    // Each predicate takes the type of its own field.
    else if (holds?.(value as never) === false) add(name, expected!, shown(value));
  }
  const { saveVersion: save, headerVersion } = header;
  for (const [pairHeader, pairSave] of SEEN_PAIRS) {
    const isOlder = save < pairSave && headerVersion > pairHeader;
    if (!isOlder && !(save > pairSave && headerVersion < pairHeader)) continue;
    const most = `at ${isOlder ? 'most' : 'least'} ${pairHeader}, as save version ${pairSave} has`;
    add('SaveHeaderVersion', `a header version of ${most}`, `${headerVersion} with save version ${save}`);
    break;
  }
  return faults;
}

/** In some versions the options hold the session's name too: a contradiction between them, null for none. */
export function otherSession(header: FileHeader): FormatError | null {
  const { fields } = header;
  const [, name] = /[?]sessionName=([^?]*)/.exec(String(fields.MapOptions)) ?? [];
  if (name === undefined || name === fields.SessionName) return null;
  const expected = `${shown(name)}, as the map's options have it`;
  return faultOf(header, 'SessionName', expected, shown(fields.SessionName));
}

/** A fault in a field. */
export function faultOf(header: FileHeader, name: string, expected: string, found: string): FormatError {
  const { file } = header.cursor;
  const offset = header.places.get(name)!;
  return new FormatError({ code: 'VALUE', file, offset, path: [name], expected, found });
}

/** The fault of the FString at `at`, which was read as `text`; null for none. */
function brokenText({ view, bytes }: Cursor, at: number, text: string): string | null {
  const length = view.getInt32(at, true);
  const end = at + 4 + characterBytes(length);
  if (length > 0 && !isUtf8(bytes, at + 4, end)) return 'bytes that are no UTF-8';
  if (length < 0 && text.includes('\ufffd')) return 'bytes that are no UTF-16';
  const control = CONTROL.exec(text);
  return control && `a control character, ${control[0].charCodeAt(0)}`;
}

/** Control characters other than tabs and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for.
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/** The game writes JSON, or a single word that says there is none. */
function isJsonOrWord(text: string): boolean {
  if (/^\w*$/.test(text)) return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function ticksOfYear(year: number): bigint {
  return BigInt(year - 1) * YEAR_TICKS;
}

function shown(value: unknown): string {
  if (typeof value === 'number') return showInt(value);
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}...` : text;
}

const MOST_SHOWN = 60;
