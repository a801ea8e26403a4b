// Bytes in which nothing is to be found, and which do not get smaller: the same at every run, so that none of them is by chance, once in
// very many runs, the beginning of something.

import { createCipheriv } from 'node:crypto';

/** @param seed others of the same size */
export function noise(size: number, seed = 1): Buffer {
  const cipher = createCipheriv('aes-128-ctr', Buffer.alloc(16, 'savegraph'), Buffer.alloc(16, seed));
  return cipher.update(Buffer.alloc(size));
}
