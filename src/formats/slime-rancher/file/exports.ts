// `.sr2save` files, which mods export: JSON, optionally gzipped, with several saves of one game in base64.

import { FormatError, tryRead } from '../../../bytes/format-error.ts';
import { inflatePrefix } from '../../../bytes/inflate.ts';
import { decodeUtf8 } from '../../../bytes/text.ts';

const OPEN_BRACE = 0x7b;
const GZIP: readonly [number, number] = [0x1f, 0x8b];
/** A save has at most a few megabytes, and a game keeps a handful. */
const MOST_JSON_BYTES = 1 << 26;
/** Saves in base64 shrink to a tenth at best. Exports are inflated while files are listed, which has to be quick. */
const MOST_RATIO = 100;
/** Enough to see the names that an export begins with. */
const PEEK_BYTES = 1 << 16;

/** Words that only exports have; they precede the saves, which are long. */
const EXPORT_WORDS = /"(?:savesData|metaSR2Version)"/;

/** True if a file with these first bytes may be an export: JSON, with one of the words unless its name says so. */
export function looksLikeExport(head: Uint8Array, isNamed: boolean): boolean {
  if (!isGzip(head) && !beginsObject(head)) return false;
  const json = isGzip(head) ? inflatePrefix(head, PEEK_BYTES).bytes : head;
  return beginsObject(json) && (isNamed || EXPORT_WORDS.test(decodeUtf8(json, 0, json.length)));
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === GZIP[0] && bytes[1] === GZIP[1];
}

function beginsObject(bytes: Uint8Array): boolean {
  const first = bytes.find((byte) => byte > 0x20 && byte < 0x80);
  return first === OPEN_BRACE && bytes.indexOf(OPEN_BRACE) < 16;
}

/** Saves by number, in base64. @throws FormatError NOT_A_SAVE when it is not an export, LIMIT when it is too large */
export function readExport(bytes: Uint8Array, file: string): ReadonlyMap<string, string> {
  const json = isGzip(bytes) ? gunzip(bytes, file) : bytes;
  let data: unknown;
  try {
    data = JSON.parse(decodeUtf8(json, 0, json.length).replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw notAnExport(file, 'JSON', cause instanceof Error ? cause.message : 'no JSON', cause);
  }
  const { savesData } = Object(data) as { readonly savesData?: unknown };
  if (typeof savesData !== 'object' || savesData === null)
    throw notAnExport(file, 'an export with savesData', 'none');
  const saves = new Map<string, string>();
  for (const [number, text] of Object.entries(savesData))
    if (typeof text === 'string') saves.set(number, text);
  if (saves.size === 0) throw notAnExport(file, 'saves in savesData', 'none');
  return saves;
}

/** The bytes of one save of an export. @throws FormatError NOT_A_SAVE */
export function partOf(bytes: Uint8Array, file: string, part: string): Uint8Array {
  const saves = readExport(bytes, file);
  const text = saves.get(part);
  if (text === undefined) throw notAnExport(file, `save ${part}`, [...saves.keys()].join(', '));
  return fromBase64(text, file, part);
}

/** The first bytes of one save; none if it cannot be read. */
export function beginningOf(text: string): Uint8Array {
  return tryRead(() => fromBase64(text.slice(0, 256), '', ''), new Uint8Array(0));
}

function fromBase64(text: string, file: string, part: string): Uint8Array {
  let binary: string;
  try {
    binary = atob(text);
  } catch (cause) {
    throw notAnExport(file, `base64 in save ${part}`, text.slice(0, 16), cause);
  }
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

function gunzip(bytes: Uint8Array, file: string): Uint8Array {
  const end = bytes.length;
  const size = end < 18 ? 0 : new DataView(bytes.buffer, bytes.byteOffset + end - 4, 4).getUint32(0, true);
  const most = Math.min(MOST_JSON_BYTES, end * MOST_RATIO);
  if (size > most) {
    const expected = `at most ${most} bytes inflated`;
    throw new FormatError({ code: 'LIMIT', file, offset: end - 4, expected, found: String(size) });
  }
  const { bytes: json, error } = inflatePrefix(bytes, size);
  if (error === null) return json;
  throw new FormatError({ ...{ code: 'INFLATE', file, offset: 0, expected: 'a gzip stream', found: error } });
}

function notAnExport(file: string, expected: string, found: string, cause?: unknown): FormatError {
  return new FormatError({ code: 'NOT_A_SAVE', file, offset: 0, expected, found, cause });
}
