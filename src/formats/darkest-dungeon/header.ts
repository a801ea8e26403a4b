// The header of a profile, before it is read: from persist.game.json, which is small, and from the headers of the
// other files.

import { Cursor } from '../../bytes/cursor.ts';
import { FormatError, faultIn } from '../../bytes/format-error.ts';
import type { Claim, ListedFile, SaveHeader } from '../format.ts';
import { isDecoded, isDson, isPlainText } from './claim.ts';
import { nextField } from './dson/fields.ts';
import { FIELD_SIZE, fieldEnd, isObject, nameSize, readBlock } from './dson/layout.ts';
import type { Chain } from './dson/patterns.ts';
import { hashName } from './names/hash.ts';
import { DECODED_HEAD, revisionOfDecoded } from './types/decoded.ts';
import { dsonOfText } from './types/from-json.ts';
import { inferType } from './types/infer.ts';
import { decodeValue } from './types/value.ts';
import { NO_REVISION } from './versions.ts';

/** In a profile with 155 mods, persist.game.json has 34 KB. */
const GAME_BYTES = 65_536;
/** As text it is longer. */
const GAME_TEXT_BYTES = 4 * GAME_BYTES;
const GAME_FILE = /(^|\/)persist\.game\.json$/;
/** Fields of persist.game.json to show. */
const SHOWN = [
  'estatename',
  'game_mode',
  'inraid',
  'raiddungeon',
  'raid_save',
  'date_time',
  'totalelapsed',
  'is_new_game_plus',
];

/** @throws FormatError when no file of the claim begins like DSON */
export function saveHeader({ name, files }: Claim): SaveHeader {
  const dson = files.filter((file) => isDson(file.head(64)) || isText(file));
  const first = files[0];
  if (dson.length === 0) {
    throw new FormatError({
      code: 'NOT_A_SAVE',
      file: first?.path ?? name,
      offset: 0,
      expected: 'a file that begins as DSON does',
      found: `${files.length} other files`,
    });
  }
  const game = dson
    .filter((file) => GAME_FILE.test(file.path))
    .sort((a, b) => a.path.length - b.path.length)[0];
  const fields = game ? gameFields(game) : new Map<string, unknown>();
  const revisions = dson.map(revisionOf);
  const estate = fields.get('estatename');
  const elapsed = fields.get('totalelapsed');
  return {
    title: typeof estate === 'string' && estate !== '' ? estate : lastPart(name || (first?.path ?? '')),
    game: 'Darkest Dungeon',
    version: versionText(revisions),
    fileVersions: files.map(fileVersion),
    fields: {
      ...Object.fromEntries(SHOWN.filter((key) => fields.has(key)).map((key) => [key, fields.get(key)])),
    },
    savedAt: savedAt(fields.get('date_time')),
    playSeconds: typeof elapsed === 'number' && Number.isFinite(elapsed) ? elapsed : null,
    units: { length: 'map tile', perMetre: null, northAxis: null, upAxis: null },
    playthrough: typeof estate === 'string' && estate !== '' ? `darkest-dungeon:${estate}` : null,
  };
}

/** Scalars in the root of persist.game.json; empty when the file cannot be read. */
function gameFields(file: ListedFile): Map<string, unknown> {
  const values = new Map<string, unknown>();
  const whole = file.head(isText(file) ? GAME_TEXT_BYTES : GAME_BYTES);
  if (whole.length < file.size) return values;
  // A listing can do without; what is wrong with the file is reported when the save is read.
  faultIn(() => {
    const bytes = isText(file) ? dsonOfText(whole, file.path) : whole;
    const cursor = new Cursor(bytes, { file: file.path });
    const block = readBlock(cursor);
    const { view } = cursor;
    const data = { view, bytes, dataAt: block.dataAt };
    const chain: Chain = { names: Int32Array.of(hashName('base_root')), depth: 0, floor: 0 };
    for (let i = 1; i < block.fields; i = nextField(view, block, i)) {
      const entry = block.fieldsAt + i * FIELD_SIZE;
      const info = view.getInt32(entry + 8, true);
      if (isObject(info)) continue;
      const at = block.dataAt + view.getUint32(entry + 4, true) + nameSize(info);
      const end = block.dataAt + fieldEnd(view, block, i);
      const hash = view.getInt32(entry, true);
      const name = SHOWN.find((key) => hashName(key) === hash);
      if (name === undefined) continue;
      const value = decodeValue(data, inferType(data, at, end, hash, chain, null), at, end);
      if (typeof value !== 'object') values.set(name, value);
    }
  });
  return values;
}

function fileVersion(file: ListedFile): string {
  if (isDson(file.head(64)) || isText(file)) return String(revisionOf(file));
  return isPlainText(file.head(64)) ? 'plain text' : 'damaged';
}

/** True if it is the text that an editor made of a file. */
function isText(file: ListedFile): boolean {
  return isDecoded(file.path, file.head(DECODED_HEAD));
}

function revisionOf(file: ListedFile): number {
  if (isText(file)) return revisionOfDecoded(file.head(DECODED_HEAD))!;
  const cursor = new Cursor(file.head(64), { file: file.path });
  cursor.skip(4);
  return cursor.u32() >>> 16;
}

function versionText(revisions: readonly number[]): string {
  const known = revisions.filter((revision) => revision !== NO_REVISION);
  if (known.length === 0) return String(NO_REVISION);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  return low === high ? String(low) : `${low}-${high}`;
}

/** The game writes local time without a time zone, `2021-11-28 16:06:00` or with slashes; it is read as UTC. */
function savedAt(text: unknown): string | null {
  const match = typeof text === 'string' && /^(\d{4})[-/](\d\d)[-/](\d\d) (\d\d:\d\d:\d\d)\s*$/.exec(text);
  if (!match) return null;
  const iso = `${match[1]}-${match[2]}-${match[3]}T${match[4]}Z`;
  return Number.isNaN(Date.parse(iso)) ? null : iso;
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
