// Packages that are not read, by name: what a failed read is said to be when the package's versions or its storage
// say that it is no damage.

import { FormatError } from '../../../bytes/format-error.ts';
import { unreadGame } from '../versions.ts';
import { PACKAGE_TAG } from './package-tag.ts';

/** @param found what the file is */
export function unsupported(file: string, offset: number, found: string): FormatError {
  return new FormatError({
    code: 'UNSUPPORTED',
    file,
    offset,
    expected: 'a package of Unreal Engine 3, raw or compressed with zlib or LZO',
    found,
  });
}

/**
 * The same error, unless the package is of a game known to change the layout: a table that cannot be read there is
 * no damage. `head`: the first bytes of the package as far as they are known, at least eight.
 */
function explained(error: unknown, file: string, head: Uint8Array): unknown {
  if (!(error instanceof FormatError) || error.code === 'UNSUPPORTED' || head.length < 8) return error;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const word = view.getUint32(4, view.getUint32(0, true) === PACKAGE_TAG);
  const game = unreadGame(word & 0xffff, word >>> 16);
  if (game === null) return error;
  return unsupported(file, error.offset, `a package of ${game}, which changes the layout`);
}

/** Runs `read`, with errors explained. */
export function explaining<T>(file: string, head: Uint8Array, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw explained(error, file, head);
  }
}

/**
 * A big-endian file that is one compressed chunk comes from a console, and consoles have methods of their own, which
 * nothing in the file names: a first block that is neither zlib nor LZO is one of them.
 */
export function consoleContainer(file: string, offset: number): FormatError {
  return unsupported(
    file,
    offset,
    'a console package compressed as a whole with a method of its own (LZX or another)',
  );
}
