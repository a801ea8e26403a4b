// Names of credentials that saves happen to hold; graph/secrets.ts says what becomes of their values.

import { hasAccounts } from './accounts.ts';

/** Names that mark credentials and addresses, whatever follows or precedes the word. */
const SECRET =
  /passw(or)?d|passphrase|client_?secret|(auth|access|session|refresh|login|bearer)_?token|api_?key|private_?key|client_?identity|offline_?id$|player_?info_?snapshot|public_?ip|ip_?address|e_?mail_?address/i;
/** Names of what identifies an account on a platform. */
const ACCOUNT = /(account|client|steam|epic|eos)_?(user_?)?id(_?string)?$/i;

const known = new Map<string, boolean>();
/** Names to remember: a save has a few thousand. */
const MOST_KNOWN = 20_000;

/** True if what has this name is a credential, an address or the id of an account: a property, or an option. */
export function isSecretName(name: string): boolean {
  let found = known.get(name);
  if (found === undefined) {
    found = SECRET.test(name) || ACCOUNT.test(name);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(name, found);
  }
  return found;
}

/** True if what has this name is the id of an account. */
export function isAccountName(name: string): boolean {
  return ACCOUNT.test(name);
}

/** True if bytes that could not be read may hold a credential, by the names in them, or an account. */
export function mayHoldSecrets(bytes: Uint8Array): boolean {
  const text = LATIN1.decode(bytes);
  return [text, text.replaceAll('\0', '')].some((each) => SECRET.test(each) || hasAccounts(each));
}

const LATIN1 = new TextDecoder('latin1');
