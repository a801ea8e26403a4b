// Texts and attributes as users see them: entities, CDATA and ends of lines are decoded here and nowhere else, once.
// The entities of XML are five; a document cannot define others, because document types are refused.

import { decodeKnownUtf8, decodeUtf8 } from '../../../bytes/text.ts';
import { AMPERSAND, LESS, TAB } from './characters.ts';

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);
const SPECIAL = /<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)|&([#\w]+);/g;
const NUMBERED = /^#(?:x([\da-fA-F]+)|(\d+))$/;
const MOST_CODE_POINT = 0x10ffff;

const [LF, CR] = [0x0a, 0x0d];
/** Bits of bytes that are not the text themselves: part of other letters, markup, a space in attributes. */
const [OTHER, MARKUP, BREAK] = [1, 2, 4];
const BITS = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte === AMPERSAND || byte === LESS || byte === CR) return MARKUP;
  return byte === TAB || byte === LF ? BREAK : byte >= 0x80 ? OTHER : 0;
});

/** What an entity, or the number of a character, stands for. */
function entityOf(name: string): string | undefined {
  const [, hex, decimal] = NUMBERED.exec(name) ?? [];
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN);
  return code <= MOST_CODE_POINT ? String.fromCodePoint(code) : ENTITIES.get(name);
}

/** True if a text begins with an entity or a character by its number. */
export function isEntity(text: string): boolean {
  return entityOf(text.slice(1, Math.max(text.indexOf(';'), 1))) !== undefined;
}

/** The text in these bytes; the end is exclusive. */
export function decodeText(bytes: Uint8Array, at: number, end: number, isAttribute = false): string {
  const bits = bitsIn(bytes, at, end) & (isAttribute ? ~0 : ~BREAK);
  if (bits === 0) return decodeKnownUtf8(bytes, at, end);
  const text = decodeUtf8(bytes, at, end);
  if (bits === OTHER) return text;
  const lines = isAttribute ? text.replace(/\r\n|[\t\n\r]/g, ' ') : text.replace(/\r\n?/g, '\n');
  return lines.replace(SPECIAL, decodeSpecial);
}

/** True if these bytes are the text themselves, in ASCII. */
export function isPlainText(bytes: Uint8Array, at: number, end: number): boolean {
  return (bitsIn(bytes, at, end) & ~BREAK) === 0;
}

/** True if some of these bytes stand for others. */
export function hasMarkup(bytes: Uint8Array, at: number, end: number): boolean {
  return (bitsIn(bytes, at, end) & MARKUP) !== 0;
}

function bitsIn(bytes: Uint8Array, at: number, end: number): number {
  let bits = 0;
  for (let i = at; i < end; i++) bits |= BITS[bytes[i]!]!;
  return bits;
}

/** What is no entity stays as it is written. */
function decodeSpecial(whole: string, section: string | undefined, entity: string | undefined): string {
  return section ?? (entity === undefined ? '' : (entityOf(entity) ?? whole));
}
