// Texts and attributes as users see them: entities and CDATA are decoded here and nowhere else, once. The
// entities of XML are five; a document cannot define others, because document types are refused.

import { decodeKnownUtf8, decodeUtf8 } from '../../../bytes/text.ts';
import { AMPERSAND, LESS } from './characters.ts';

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);
const SPECIAL =
  /<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)|&(#x[0-9a-f]+|#[0-9]+|\w+);/gi;
const MOST_CODE_POINT = 0x10ffff;

const ENTITY = /^&(?:lt|gt|amp|quot|apos|#[0-9]{1,7}|#x[0-9a-f]{1,6});/i;

/** True if a text begins with an entity or a character by its number. */
export function isEntity(text: string): boolean {
  return ENTITY.test(text);
}

/** The text in these bytes; the end is exclusive. */
export function decodeText(bytes: Uint8Array, at: number, end: number): string {
  if (isPlainText(bytes, at, end)) return decodeKnownUtf8(bytes, at, end);
  return decodeUtf8(bytes, at, end).replace(SPECIAL, decodeSpecial);
}

/** True if these bytes are the text themselves, in ASCII. */
export function isPlainText(bytes: Uint8Array, at: number, end: number): boolean {
  for (let i = at; i < end; i++)
    if (bytes[i] === AMPERSAND || bytes[i] === LESS || bytes[i]! >= 0x80) return false;
  return true;
}

/** What is no entity stays as it is written. */
function decodeSpecial(whole: string, section: string | undefined, entity: string | undefined): string {
  if (section !== undefined) return section;
  if (entity === undefined) return '';
  if (!entity.startsWith('#')) return ENTITIES.get(entity) ?? whole;
  const isHex = /^#x/i.test(entity);
  const code = Number.parseInt(entity.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code <= MOST_CODE_POINT ? String.fromCodePoint(code) : whole;
}
