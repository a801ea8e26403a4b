// Files that options name: settings, hints, names, lists of operations; and JSON, from them or from the command line. A
// pipe or a device may never end, so only regular files of a bounded size are read.

import { closeSync, constants, fstatSync, openSync, readFileSync, type Stats } from 'node:fs';
import { UsageError } from './command.ts';

/** The largest that any option takes is the game data of Satisfactory, 10 MB. */
const MOST_BYTES = 64 * 2 ** 20;
/** Does not wait for the other end of a pipe. */
const OPEN_FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
const BYTE_ORDER_MARK = /^\uFEFF/;

/** The text of a file in UTF-8, which editors on Windows begin with a mark. @throws UsageError */
export function readUserText(file: string): string {
  return new TextDecoder('utf-8', { ignoreBOM: true })
    .decode(readUserFile(file))
    .replace(BYTE_ORDER_MARK, '');
}

/** The object that a text is in JSON; `what` names it in errors. @throws UsageError */
export function jsonObject(text: string, what: string): Record<string, unknown> {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${what} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (typeof content === 'object' && content !== null && !Array.isArray(content))
    return content as Record<string, unknown>;
  throw new UsageError(`${what} is not a JSON object`);
}

/** A list of texts, or a single one. @throws UsageError */
export function textsIn(value: unknown, what: string): string[] {
  const list = [value].flat();
  if (list.every((each) => typeof each === 'string')) return list;
  throw new UsageError(`${what} must be a list of strings`);
}

/** The bytes of a regular file of at most 64 MiB. @throws UsageError */
export function readUserFile(file: string): Uint8Array {
  let handle: number | null = null;
  try {
    handle = openSync(file, OPEN_FLAGS);
    const stats = fstatSync(handle);
    if (!stats.isFile()) throw new Error(`expected a file, found ${kindOf(stats)}`);
    if (stats.size > MOST_BYTES) throw new Error(`expected at most ${MOST_BYTES} bytes, found ${stats.size}`);
    return readFileSync(handle);
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${error instanceof Error ? error.message : error}`);
  } finally {
    if (handle !== null) closeSync(handle);
  }
}

function kindOf(stats: Stats): string {
  if (stats.isDirectory()) return 'a folder';
  if (stats.isFIFO()) return 'a pipe';
  if (stats.isSocket()) return 'a socket';
  return 'a device';
}
