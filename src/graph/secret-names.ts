// Names of credentials that saves happen to hold; graph/secrets.ts says what becomes of their values.

/** Names that mark credentials and addresses, whatever follows or precedes the word. */
const SECRET =
  /passw(or)?d|passphrase|client_?secret|(auth|access|session|refresh|login|bearer)_?token|api_?key|private_?key|client_?identity|offline_?id$|player_?info_?snapshot|public_?ip|ip_?address|e_?mail_?address/i;
/** Names of what identifies an account on a platform. */
const ACCOUNT = /(account|client|steam)_?id(_?string)?$/i;

const CODE = /^\(withheld [0-9a-f]{6}\)$/;

const known = new Map<string, boolean>();
/** Names to remember: a save has a few thousand. */
const MOST_KNOWN = 20_000;

/** Whether what has this name is a credential, an address or the id of an account: a property, or an option. */
export function isSecretName(name: string): boolean {
  let found = known.get(name);
  if (found === undefined) {
    found = SECRET.test(name) || ACCOUNT.test(name);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(name, found);
  }
  return found;
}

/** Whether what has this name is the id of an account. */
export function isAccountName(name: string): boolean {
  return ACCOUNT.test(name);
}

/**
 * Stands for the id of an account, and for itself: 24 bits of a hash (FNV-1a),
 * enough to tell a few players apart, too few to find the account by trying.
 */
export function accountCode(id: string): string {
  if (CODE.test(id)) return id;
  let hash = 0x811c9dc5 | 0;
  for (const letter of id.toUpperCase()) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return `(withheld ${((hash ^ (hash >>> 24)) & 0xffffff).toString(16).padStart(6, '0')})`;
}

/** Whether bytes that could not be read may hold a credential, by the names in them. */
export function mayHoldSecrets(bytes: Uint8Array): boolean {
  const text = LATIN1.decode(bytes);
  return SECRET.test(text) || SECRET.test(text.replaceAll('\0', ''));
}

const LATIN1 = new TextDecoder('latin1');
