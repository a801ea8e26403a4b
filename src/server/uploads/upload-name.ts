// What an upload may be called: one name, alike on every system, that leads nowhere.

import { UploadError } from './upload-error.ts';

/** Bytes, which is what file systems count; room is left for what they add. */
const MOST_BYTES = 200;
/**
 * Letters, digits, and signs that mean nothing to a shell or a system; no dot at the beginning, and none at the end.
 */
const PLAIN = /^[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N} ._()+@=,'-]*[\p{L}\p{M}\p{N}_()+@=,'-])?$/u;
/** Devices, on Windows, whatever follows the dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** @throws UploadError */
export function checkUploadName(name: string): void {
  if (isPlainName(name)) return;
  const rule = `letters, digits, spaces and ._()+@=,'- (at most ${MOST_BYTES} bytes, no dot at either end)`;
  throw new UploadError(400, 'BAD_ARGUMENT', `An upload is called by one name of ${rule}.`);
}

/** Whether a part of a path is nothing but a name. */
export function isPlainName(name: string): boolean {
  return PLAIN.test(name) && !DEVICE.test(name) && Buffer.byteLength(name) <= MOST_BYTES;
}
