// What stands after the properties of a reflection object, which must end exactly.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { TagReader } from '../properties/tag-reader.ts';
import type { ScriptPlace } from '../script/script-reader.ts';
import { moveCursor, type Package } from '../tables/package.ts';
import { BodyReader, type BodyUses } from './body-reader.ts';
import { BODIES, type BodyForm, readScriptStruct } from './fields.ts';

/** In the order in which they are tried. Measured: cooked ones of A Hat in Time are as from source. */
const COOKED_FORMS: readonly BodyForm[] = ['cooked', 'stripped', 'source'];
const SOURCE_FORMS: readonly BodyForm[] = ['source'];
const SCRIPT_STRUCT = 'core.scriptstruct';

/** What became of a body. */
export interface BodyResult {
  /** Where the default properties of a struct lie; null when there are none. */
  readonly defaults: { readonly at: number; readonly end: number } | null;
  /** Where byte code lies; null when there is none. */
  readonly script: ScriptPlace | null;
}

/** Whether objects of the class have a body that is read. */
export function hasBody(classPath: string): boolean {
  return classPath === SCRIPT_STRUCT || BODIES.has(classPath);
}

/**
 * Reads the body of an object of this class, which lies from `start` to `end` in the image. `cursor`: any on the package.
 * Bodies cooked for consoles lack some fields, and nothing says so: both forms are tried.
 * `uses` is asked for anew for each try, so that a failed one leaves nothing.
 * @throws FormatError of the first form when neither reads to its end
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
