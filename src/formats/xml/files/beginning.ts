// Recognises a document and its game by the first bytes of a file. Judges by the names of the root and of the first
// element in it.

import { decodeLatin1 } from '../../../bytes/text.ts';
import type { DocumentRule, XmlGame } from '../games/game.ts';
import { XML_GAMES } from '../games/games.ts';
import { BANG, GREATER, isSpace, LESS, MINUS, NAME_BYTES, QUESTION } from '../syntax/characters.ts';

export interface Document {
  readonly root: string;
  /** Null for documents of games without a table. */
  readonly game: XmlGame | null;
  readonly rule: DocumentRule | null;
  /** Set if only its name says what it is. */
  readonly isTorn?: true;
}

/** Real declarations and comments end before. */
const MOST_BEFORE_ROOT = 4096;

/** A tag, or nothing at all: what is left of a document whose beginning is lost. */
const TORN = /^[\0\s]*$|<\/?[a-z_][\w.]*[\s/>]/i;

/** The document that a file is by its first bytes, or by its name where these are damaged; null if it is none. */
export function documentIn(path: string, head: Uint8Array): Document | null {
  const document = documentOf(head);
  if (document !== null) return document;
  for (const game of XML_GAMES)
    for (const rule of game.documents)
      if (rule.files?.test(path) && TORN.test(decodeLatin1(head, 0, head.length)))
        return { root: rule.root, game, rule, isTorn: true };
  return null;
}

/** The document that some bytes begin with; null if they begin no document. */
function documentOf(bytes: Uint8Array): Document | null {
  const root = nextElement(bytes, startOf(bytes));
  if (root === null) return null;
  const first = nextElement(bytes, root.end)?.name;
  for (const game of XML_GAMES) {
    for (const rule of game.documents) {
      const isOne = rule.root === root.name && (rule.first === undefined || rule.first === first);
      if (isOne) return { root: root.name, game, rule };
    }
  }
  return { root: root.name, game: null, rule: null };
}

function startOf(bytes: Uint8Array): number {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
}

/** The next start tag, past declarations and comments; null if something else comes first. */
function nextElement(
  bytes: Uint8Array,
  from: number,
): { readonly name: string; readonly end: number } | null {
  let at = from;
  while (at < bytes.length && at < from + MOST_BEFORE_ROOT) {
    while (isSpace(bytes[at])) at++;
    if (bytes[at] !== LESS) return null;
    const begin = bytes[at + 1]!;
    if (begin !== QUESTION && begin !== BANG) break;
    if (begin === BANG && bytes[at + 2] !== MINUS) return null;
    do at = bytes.indexOf(GREATER, at + 1);
    while (at > 0 && !(bytes[at - 1] === QUESTION || (bytes[at - 1] === MINUS && bytes[at - 2] === MINUS)));
    if (at++ < 0) return null;
  }
  let end = at + 1;
  if (!(NAME_BYTES[bytes[end]!]! > 1)) return null;
  while (NAME_BYTES[bytes[end]!]! > 0) end++;
  const name = String.fromCharCode(...bytes.subarray(at + 1, Math.min(end, at + 257)));
  const close = bytes.indexOf(GREATER, end);
  return close < 0 ? { name, end: bytes.length } : { name, end: close + 1 };
}
