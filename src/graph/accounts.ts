// Ids of accounts of real people, and e-mail addresses, told by how they look, whatever they are called. They become
// short codes that are equal where the ids are, so that what one player did can still be found.

/** A SteamID64, but no decimals of a number. */
const STEAM = String.raw`(?<!\d|\d\.)76561(?:19\d|20[0-2])\d{9}(?!\d)`;
/** Of Epic Online Services: in small letters, which GUIDs of saves are not, so that none of those is taken for one. */
const EOS = String.raw`(?<![\da-f])0002[\da-f]{28}(?![\da-f])`;
/** Of Epic: any 32 digits, so only where a word before them says so, as in `EAS=[...]`. */
const EPIC = String.raw`(?<=(?:EAS|EOS|[Ee]pic|EPIC|[Aa]ccount|ACCOUNT)[A-Za-z_]{0,20}["']?[=:_| -]{1,2}["'[({]?)[\dA-Fa-f]{32}(?![\dA-Fa-f])`;
/** But not `icon@2x.png`. */
const MAIL = String.raw`(?<![\w.+-])[\w.+-]{1,64}@(?!\dx\.)[\w-]{1,63}(?:\.[\w-]{1,63}){0,5}\.[A-Za-z]{2,24}(?![\w@-])`;

const SHAPE = new RegExp([STEAM, EOS, EPIC, MAIL].join('|'));
const SHAPES = new RegExp(SHAPE, 'g');
/** What the longer ids have in them: looked for first, because nearly all texts hold none. */
const [LEAST_MAIL, LEAST_STEAM, LEAST_EPIC] = [6, 17, 32];
const [AT, AMPERSAND, SEVEN] = [0x40, 0x26, 0x37];
const EPIC_WORD = /0002|EAS|EOS|[Ee]pic|EPIC|[Aa]ccount|ACCOUNT/;

/** The 64-bit number that a SteamID64 is, in bytes: its upper half is the same for all people. */
const STEAM_BYTES = '\x01\0\x10\x01';
const [FIRST_STEAM, LAST_STEAM] = [76561190000000000n, 76561202999999999n];

const CODE = /^\(withheld [0-9a-f]{6}\)$/;

/**
 * Stands for the id of an account, and for itself: 24 bits of a hash (FNV-1a),
 * enough to tell a few players apart, too few to find the account by trying.
 */
export function accountCode(id: string): string {
  return CODE.test(id) ? id : `(withheld ${accountHash(id)})`;
}

/** The code alone, for paths. */
export function accountHash(id: string): string {
  let hash = 0x811c9dc5 | 0;
  for (const letter of id.toUpperCase()) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return ((hash ^ (hash >>> 24)) & 0xffffff).toString(16).padStart(6, '0');
}

/** The text with a code in place of each account and address in it; mostly the text itself. */
export function withoutAccounts(text: string, codeOf: (id: string) => string = accountCode): string {
  return mayBeginAccount(text) ? text.replace(SHAPES, (id) => codeOf(id)) : text;
}

/** The number, or the code of the account whose id it is. */
export function numberWithoutAccount<N extends number | bigint>(value: N): N | string {
  return value >= FIRST_STEAM && value <= LAST_STEAM ? accountCode(String(BigInt(value))) : value;
}

/** True if bytes, as letters of Latin-1, hold an account or address. */
export function hasAccounts(latin1: string): boolean {
  return SHAPE.test(latin1) || latin1.includes(STEAM_BYTES);
}

/** The same of bytes in UTF-8, in which nothing but `&` stands for something else; false hits are a few. */
export function mayHoldAccount(bytes: Uint8Array, at: number, end: number): boolean {
  if (end - at < LEAST_STEAM) return false;
  if (end - at >= LEAST_EPIC) return true;
  for (let i = at; i < end; i++) {
    const byte = bytes[i];
    if (byte === AT || byte === AMPERSAND || (byte === SEVEN && bytes[i + 1] === SEVEN - 1)) return true;
  }
  return false;
}

function mayBeginAccount(text: string): boolean {
  if (text.length < LEAST_MAIL) return false;
  if (text.includes('@')) return true;
  if (text.length < LEAST_STEAM) return false;
  return text.includes('76561') || (text.length >= LEAST_EPIC && EPIC_WORD.test(text));
}
