// zlib streams, packed and stored.

import { deflateSync } from 'node:zlib';

export const zlibCompress = (bytes: Uint8Array): Uint8Array => new Uint8Array(deflateSync(bytes));

/** In stored blocks: no compression, so that what is inside can be found and changed. */
export const zlibStore = (bytes: Uint8Array): Uint8Array => new Uint8Array(deflateSync(bytes, { level: 0 }));
