// A name for one thing among many, such as an error in a log: from the platform's own source, so that nobody can guess the next.

/** 12 hexadecimal digits. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
