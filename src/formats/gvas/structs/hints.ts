// User-supplied types of structs, for places where trial cannot tell two structs of the same size apart.

import { FormatError } from '../../../bytes/format-error.ts';
import { LIST, type StructForm } from './container-types.ts';
import { BINARY_STRUCTS } from './structs.ts';

/** Struct forms by path in lower case: `worldsavedata.map.key`. */
export type Hints = ReadonlyMap<string, StructForm>;

/**
 * Reads hints, one per line: `Path.To.Map.Key=Guid`; `Key` and `Value` for a map, `Element` for a set or
 * array; `Struct` means a property list. Ignores empty lines and those that begin with #.
 * @throws FormatError VALUE
 */
export function readHints(text: string | undefined): Hints {
  const hints = new Map<string, StructForm>();
  for (const [line, content] of (text ?? '').split('\n').entries()) {
    const trimmed = content.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const [path, struct] = splitHint(trimmed);
    const form = struct === 'Struct' ? LIST : struct;
    if (path === '' || form === undefined || (form !== LIST && !BINARY_STRUCTS.has(form))) {
      const expected = `line ${line + 1} as Path.Key=Name, with Struct or one of ${[...BINARY_STRUCTS.keys()].join(', ')}`;
      const found = trimmed.slice(0, 80);
      throw new FormatError({ code: 'VALUE', file: 'hints', offset: 0, expected, found });
    }
    hints.set(path.toLowerCase(), form);
  }
  return hints;
}

/** Not a regular expression: that would try every split of a long line of spaces. */
function splitHint(line: string): [path: string, struct: string | undefined] {
  const [path = '', struct, ...more] = line.split('=', 3);
  const start = path.startsWith('.') ? 1 : 0;
  return [path.slice(start).trim(), more.length > 0 ? undefined : struct?.trim()];
}
