// Valid names of uploads: a single name, allowed on every system, that leads nowhere else.

import { refusal } from '../http/refuse.ts';

/** In bytes, as file systems count; leaves room for what they add. */
const MOST_BYTES = 200;
/** Letters, digits, and characters without a meaning to shells or systems; no dot at either end. */
const PLAIN = /^[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N} ._()+@=,'-]*[\p{L}\p{M}\p{N}_()+@=,'-])?$/u;
/** Names of devices on Windows, with any extension, perhaps after spaces. */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³]) *(?:\.|$)/i;

/** @throws GraphQLError */
export function checkUploadName(name: string): void {
  if (isUploadName(name)) return;
  const rule = `letters, digits, spaces and ._()+@=,'- (at most ${MOST_BYTES} bytes, no dot at either end)`;
  throw refusal(400, 'BAD_ARGUMENT', `The name of an upload consists of ${rule}.`);
}

/** One part of a path that is a valid name. */
export function isUploadName(name: string): boolean {
  return PLAIN.test(name) && !DEVICE.test(name) && Buffer.byteLength(name) <= MOST_BYTES;
}
