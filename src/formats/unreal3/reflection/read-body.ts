// Reads what follows the properties of a reflection object, which must end exactly where the object does.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { TagReader } from '../properties/tag-reader.ts';
import type { ScriptPlace } from '../script/script-reader.ts';
import { moveCursor, type Package } from '../tables/package.ts';
import { BodyReader, type BodyUses } from './body-reader.ts';
import { BODIES, type BodyForm, readScriptStruct } from './fields.ts';

/** In the order of trial. Measured: cooked packages of A Hat in Time have the form of source. */
const COOKED_FORMS: readonly BodyForm[] = ['cooked', 'stripped', 'source'];
const SOURCE_FORMS: readonly BodyForm[] = ['source'];
const SCRIPT_STRUCT = 'core.scriptstruct';

/** The result of reading a body. */
export interface BodyResult {
  /** Place of a struct's default properties; null when there are none. */
  readonly defaults: { readonly at: number; readonly end: number } | null;
  /** Place of the byte code; null when there is none. */
  readonly script: ScriptPlace | null;
}

/** Whether objects of the class have a body that can be read. */
export function hasBody(classPath: string): boolean {
  return classPath === SCRIPT_STRUCT || BODIES.has(classPath);
}

/**
 * Reads the body of an object of this class, from `start` to `end` in the image. `cursor` may be any cursor
 * of the package. Cooked bodies lack some fields, and nothing says which, so several forms are tried. `uses`
 * is called before each attempt, so that a failed one leaves nothing.
 * @throws FormatError of the first form when none reads to the end
 */
export function readBody(
  of: Package,
  cursor: Cursor,
  classPath: string,
  start: number,
  end: number,
  uses: () => BodyUses,
): BodyResult {
  let first: FormatError | null = null;
  for (const form of of.summary.layout.cooked ? COOKED_FORMS : SOURCE_FORMS) {
    try {
      moveCursor(cursor, start, end);
      return readForm(new BodyReader(cursor, of, uses()), cursor, classPath, form);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      first ??= error;
    }
  }
  throw first;
}

function readForm(body: BodyReader, cursor: Cursor, classPath: string, form: BodyForm): BodyResult {
  let defaults: BodyResult['defaults'] = null;
  if (classPath === SCRIPT_STRUCT) {
    readScriptStruct(body, form);
    const { at } = cursor;
    const after = new TagReader(cursor.view, body.of).endOfList(at, cursor.end);
    if (after < 0) throw cursor.error('VALUE', 'default properties', 'something else');
    defaults = { at, end: after };
    cursor.at = after;
  } else BODIES.get(classPath)!(body, form);
  if (cursor.left !== 0) {
    throw cursor.error('TRAILING', `the end of a ${classPath}`, `${cursor.left} more bytes`);
  }
  return { defaults, script: body.script };
}
