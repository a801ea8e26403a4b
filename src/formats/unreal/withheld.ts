// Credentials that saves happen to hold. Whoever may read a save should not get the password of its server with it, so
// these values are replaced before they leave a format; an empty one stays empty.

/** Stands for a value that is not given out. */
export const WITHHELD = '(withheld)';

/** Names that mark credentials and addresses, whatever follows or precedes the word. */
const SECRET =
  /passw(or)?d|passphrase|client_?secret|(auth|access|session|refresh|login|bearer)_?token|api_?key|private_?key|client_?identity$|player_?info_?snapshot|public_?ip|ip_?address|e_?mail_?address/i;

const known = new Map<string, boolean>();
/** Names to remember: a save has a few thousand. */
const MOST_KNOWN = 20_000;

/** Whether the text of a property or option with this name is withheld. */
export function isWithheld(name: string): boolean {
  let found = known.get(name);
  if (found === undefined) {
    found = SECRET.test(name);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(name, found);
  }
  return found;
}

/** Options as in an address (`?name=value?flag`), without values that are withheld. */
export function withoutSecrets(options: string): string {
  return options.replace(/([?&])([^?&=]+)=([^?&]+)/g, (all, before: string, name: string) =>
    isWithheld(name) ? `${before}${name}=${WITHHELD}` : all,
  );
}
