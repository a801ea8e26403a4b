// Explains failures to read a package as UNSUPPORTED where its versions or its storage show that it is of a
// kind that is not read, rather than damaged.

import { FormatError } from '../../../bytes/format-error.ts';
import { unreadGame } from '../versions.ts';
import { PACKAGE_TAG } from './package-tag.ts';

/** @param found what the file is */
export function unsupported(file: string, offset: number, found: string): FormatError {
  return new FormatError({
    code: 'UNSUPPORTED',
    file,
    offset,
    expected: 'a package of Unreal Engine 3, raw or compressed with zlib, LZO or Oodle',
    found,
  });
}

/**
 * Returns the error unchanged, unless the package is of a game known for another layout, where a table that
 * cannot be read is not damage. `head` is as much of the package's start as is known, at least eight bytes.
 */
function explained(error: unknown, file: string, head: Uint8Array): unknown {
  if (!(error instanceof FormatError) || error.code === 'UNSUPPORTED' || head.length < 8) return error;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const word = view.getUint32(4, view.getUint32(0, true) === PACKAGE_TAG);
  const game = unreadGame(word & 0xffff, word >>> 16);
  if (game === null) return error;
  return unsupported(file, error.offset, `a package of ${game}, which changes the layout`);
}

/** Runs `read` and explains its errors. */
export function explaining<T>(file: string, head: Uint8Array, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw explained(error, file, head);
  }
}

/**
 * A big-endian file that is a single compressed chunk comes from a console. Consoles have compression methods
 * of their own that nothing in the file names: a first block that is neither zlib nor LZO uses one of them.
 */
export function consoleContainer(file: string, offset: number): FormatError {
  return unsupported(
    file,
    offset,
    'a console package compressed as a whole with a method of its own (LZX or another)',
  );
}
