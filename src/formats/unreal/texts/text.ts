// FText, a text with its history (translations, formats, numbers): decodes it to one value, or skips it.
// Source: docs/formats/satisfactory.md#texts; histories marked "engine" were never seen in a save.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { TextValue } from '../../../graph/values.ts';
import type { EngineFacts } from '../engine-facts.ts';
import { readString } from './fstring.ts';

const MOST_DEPTH = 32;
/** Longest formatted text in characters: each level of formats can repeat its arguments. Real ones have some dozens. */
const MOST_FORMATTED = 65_536;
/** A text as it is displayed, and what the file says about its origin. */
interface Text {
  readonly shown: string;
  /** `text` first, then the details. */
  readonly json: Record<string, unknown>;
}

/** An argument of a formatted text: as it is displayed, and in JSON. */
type Argument = ReturnType<typeof argument>;

/**
 * Reads one FText. Its JSON form is its display string, or an object with that as `text` and further details.
 * Texts inside it have the same form.
 * @throws FormatError SHORT, COUNT, VALUE, LIMIT
 */
export function readText(cursor: Cursor, version: EngineFacts): TextValue {
  const { shown, json } = text(cursor, version, 0);
  return { kind: 'text', text: shown, json: formOf({ shown, json }) };
}

function formOf({ shown, json }: Text): unknown {
  return Object.keys(json).length > 1 ? json : shown;
}

function text(cursor: Cursor, version: EngineFacts, depth: number): Text {
  if (depth > MOST_DEPTH) throw cursor.error('LIMIT', `texts nested at most ${MOST_DEPTH} deep`, 'one more');
  cursor.u32(); // flags
  const at = cursor.at;
  const history = cursor.i8();
  switch (history) {
    case -1:
      return noHistory(cursor, version);
    case 0: {
      // Namespace and key identify a translation; the original text follows them.
      const [namespace, key] = [readString(cursor), readString(cursor)];
      const shown = readString(cursor);
      return { shown, json: { text: shown, ...known({ namespace, key }) } };
    }
    case 1: // named format
      return formatted(cursor, version, depth, { isNamed: true, isWide: true });
    case 3: // argument format
      return formatted(cursor, version, depth, {
        isNamed: true,
        isWide: version.textArguments ? null : version.wideArguments,
      });
    case 2: // engine: ordered format
      return formatted(cursor, version, depth, { isNamed: false, isWide: true });
    case 4: // engine: number
    case 5: // engine: percent
      return numeric(cursor, version, depth, {});
    case 6: // engine: currency
      return numeric(cursor, version, depth, { currency: readString(cursor) });
    case 7: // engine: date
    case 8: // engine: time
    case 9: // engine: date and time
      return moment(cursor, history);
    case 10: {
      const source = text(cursor, version, depth + 1);
      const upper = cursor.u8() === 1;
      const shown = upper ? source.shown.toUpperCase() : source.shown.toLowerCase();
      return { shown, json: { text: shown, source: formOf(source) } };
    }
    case 11: {
      const [table, key] = [readString(cursor), readString(cursor)];
      return { shown: key, json: { text: key, table, key } };
    }
    case 12: {
      // engine: text generator
      const type = readString(cursor);
      if (type === '' || type === 'None') return { shown: '', json: { text: '' } };
      cursor.skip(cursor.length('generator bytes'));
      return { shown: '', json: { text: '', generator: type } };
    }
    default:
      throw cursor.error('VALUE', 'a text history from -1 to 12', String(history), at);
  }
}

function noHistory(cursor: Cursor, version: EngineFacts): Text {
  const shown = version.invariantTexts && cursor.bool32() ? readString(cursor) : '';
  return { shown, json: { text: shown } };
}

function formatted(
  cursor: Cursor,
  version: EngineFacts,
  depth: number,
  { isNamed, isWide }: { readonly isNamed: boolean; readonly isWide: boolean | null },
): Text {
  const { at } = cursor;
  const format = text(cursor, version, depth + 1);
  const args: Record<string, Argument> = Object.create(null);
  const count = cursor.count(2, 'format arguments');
  for (let i = 0; i < count; i++) {
    const name = isNamed ? readString(cursor) : String(i);
    args[name] = argument(cursor, version, depth, isWide);
  }
  let length = 0;
  const shown = format.shown.replace(/\{([^{}]*)\}/g, (hole, name: string) => {
    const part = args[name]?.shown ?? hole;
    length += part.length;
    if (length > MOST_FORMATTED)
      throw cursor.error('LIMIT', `a formatted text of at most ${MOST_FORMATTED} characters`, 'more', at);
    return part;
  });
  const forms = Object.fromEntries(Object.entries(args).map(([name, { form }]) => [name, form]));
  return { shown, json: { text: shown, format: formOf(format), arguments: forms } };
}

function argument(cursor: Cursor, version: EngineFacts, depth: number, isWide: boolean | null) {
  const value = argumentValue(cursor, version, depth, isWide);
  if (typeof value === 'object') return { shown: value.shown, form: formOf(value) };
  const shown = String(value);
  // JSON has no infinities.
  return { shown, form: typeof value === 'number' && Number.isFinite(value) ? value : shown };
}

/** `isWide`: integers have 64 bits; null for a text without a type. */
function argumentValue(
  cursor: Cursor,
  version: EngineFacts,
  depth: number,
  isWide: boolean | null,
): Text | number | string {
  if (isWide === null) return text(cursor, version, depth + 1);
  const at = cursor.at;
  const type = cursor.u8();
  switch (type) {
    case 0:
      return isWide ? cursor.i64().toString() : cursor.i32();
    case 1:
      return isWide ? cursor.u64().toString() : cursor.u32();
    case 2:
      return cursor.f32();
    case 3:
      return cursor.f64();
    case 4:
      return text(cursor, version, depth + 1);
    case 5:
      return cursor.u8();
    default:
      throw cursor.error('VALUE', 'an argument type from 0 to 5', String(type), at);
  }
}

function numeric(cursor: Cursor, version: EngineFacts, depth: number, extra: Record<string, unknown>): Text {
  const { shown } = argument(cursor, version, depth, true);
  if (cursor.bool32()) cursor.skip((version.signlessFormats ? 4 : 8) + 1 + 4 * 4);
  const culture = readString(cursor);
  return { shown, json: { text: shown, ...extra, ...known({ culture }) } };
}

function moment(cursor: Cursor, history: 7 | 8 | 9): Text {
  const ticks = cursor.i64().toString();
  const custom = cursor.i8();
  if (history === 9) cursor.skip(1);
  const pattern = history === 9 && custom === 5 ? readString(cursor) : '';
  const [zone, culture] = [readString(cursor), readString(cursor)];
  return { shown: ticks, json: { text: ticks, ...known({ pattern, zone, culture }) } };
}

function known(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
