// The cost of listing: bytes read of each file, counted, not timed.

import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ListedFile } from '../../../src/formats/format.ts';
import { FORMATS } from '../../../src/formats/registry.gen.ts';
import { listFiles } from '../../../src/library/files/list-files.ts';

/** Budget of a header. */
const MOST_BYTES = 64 * 1024;
/** Not packages of Unreal Engine 3: those that are compressed as a whole have no header outside. */
const REAL = ['satisfactory', 'darkest-dungeon', 'slime-rancher'].map((name) => `../shared/saves/${name}`);

describe.each(['examples', ...REAL])('%s', (root) => {
  const isThere = existsSync(root);
  it.skipIf(!isThere)(
    `${isThere ? '' : 'is absent: '}reads at most 64 KiB of a file to find and describe its save`,
    () => {
      const { files } = listFiles(root);
      const read = new Map<string, number>();
      const counted = files.map(({ path, size, ...file }, at): ListedFile => {
        const head = (bytes: number): Uint8Array => {
          const given = files[at]!.head(bytes);
          read.set(path, Math.max(read.get(path) ?? 0, given.length));
          return given;
        };
        return { ...file, path, size, head };
      });
      const headers = FORMATS.flatMap((format) =>
        format.claim(counted).flatMap((claim) => {
          try {
            return [format.header(claim)];
          } catch {
            return [];
          }
        }),
      );
      expect(headers.length).toBeGreaterThan(0);
      const over = [...read].filter(([, bytes]) => bytes > MOST_BYTES);
      expect(over).toEqual([]);
    },
  );
});
