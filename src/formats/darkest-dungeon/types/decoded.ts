// How a file begins that an editor decoded: what is claimed by it is read by from-json.ts.

import { decodeUtf8 } from '../../../bytes/text.ts';
import { NO_REVISION } from '../versions.ts';

/** The beginning of a file, and of one embedded in it. */
export const DECODED = /\uFEFF?\s*\{\s*(?:"__revision_dont_touch"\s*:\s*(\d+)\s*,\s*)?"base_root"\s*:/y;
/** Bytes of a file that surely hold its beginning. */
export const DECODED_HEAD = 256;

/** The revision of a file that an editor decoded; null for any other file. */
export function revisionOfDecoded(head: Uint8Array): number | null {
  DECODED.lastIndex = 0;
  const begin = DECODED.exec(decodeUtf8(head, 0, Math.min(head.length, DECODED_HEAD)));
  if (begin === null) return null;
  const revision = Number(begin[1] ?? NO_REVISION);
  // Some show the whole word, whose lower half is empty.
  return revision > 0xffff ? (revision >>> 16) & 0xffff : revision;
}
