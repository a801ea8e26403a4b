// The language in which layout rows say the type of a field, and its parser. A text such as
// `{SRV3: seconds}` keeps tables readable, and is what users write in their layout files.
//
//   bool u32 i32 i64 u64 f32 f64 str   plain values
//   seconds                            game time, f64;  seconds:f32 in old versions
//   ticks, filetime                    dates of 100 ns from year 1 or 1601
//   bytes<32>                          bytes whose meaning is not known
//   enum<LandPlot>                     i32 with names
//   levels<Emotion>                    pairs of (i32, f32) without separators, by the names of the i32
//   index<SRITI>                       position in an index of this save; -1 is none
//   entry<SRITI|SRGZONEINDEX>          text that may name an entry of one of these indices
//   external<Identifiable>             i32 that stands for something outside the save; -1 is none
//   identity, actor, actor:f64         the id of this node; ids of other actors
//   static                             text: id of a static object of the world
//   iconText                           text: a position in SRGAMEICONINDEX when the setting is the icon
//   separator                          the section marker
//   SRV3, SRAD.Actor|SRPG, block       a block by layout, one of several, any
//   [T] {K: V} ?T (a: T, b: T)         list, dictionary, presence flag and value, plain fields

export const PLAIN_SIZES: ReadonlyMap<string, number> = new Map([
  ['bool', 1],
  ['u32', 4],
  ['i32', 4],
  ['i64', 8],
  ['u64', 8],
  ['f32', 4],
  ['f64', 8],
  ['seconds', 8],
  ['seconds:f32', 4],
  ['ticks', 8],
  ['filetime', 8],
]);

export type TypeNode =
  | { readonly kind: 'plain'; readonly name: string }
  | { readonly kind: 'str' | 'static' | 'iconText' | 'separator' | 'identity' | 'block' }
  | { readonly kind: 'bytes'; readonly size: number }
  | { readonly kind: 'enum' | 'levels' | 'index' | 'external'; readonly of: string }
  | { readonly kind: 'entry'; readonly of: readonly string[] }
  | { readonly kind: 'actor'; readonly asDouble: boolean }
  | { readonly kind: 'blocks'; readonly keys: readonly string[] }
  | { readonly kind: 'list' | 'maybe'; readonly of: TypeNode }
  | { readonly kind: 'map'; readonly key: TypeNode; readonly value: TypeNode }
  | {
      readonly kind: 'fields';
      readonly fields: readonly { readonly name: string; readonly type: TypeNode }[];
    };

/** Nothing that the games write nests deeper; user files might. */
const MOST_NESTING = 16;
const MOST_UNKNOWN_BYTES = 4096;
const TOKEN = /\s*(seconds:f32|actor:f64|[A-Za-z_][\w.]*|\d+|[[\]{}()<>:,?|])/y;

/** @throws SyntaxError that says where and what was expected */
export function parseType(text: string): TypeNode {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (text.slice(TOKEN.lastIndex).trim() !== '') {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined) throw new SyntaxError(`"${text}": a type cannot go on with "${text.slice(at)}"`);
    tokens.push(token);
  }
  let at = 0;
  const fail = (expected: string): never => {
    throw new SyntaxError(`"${text}": expected ${expected}, found ${tokens[at] ?? 'the end'}`);
  };
  const take = (token: string): void => {
    if (tokens[at++] !== token) {
      at--;
      fail(token);
    }
  };
  const word = (what: string): string => {
    const token = tokens[at];
    if (token === undefined || !/^\w/.test(token)) return fail(what);
    at++;
    return token;
  };
  const words = (what: string): string[] => {
    const list = [word(what)];
    while (tokens[at] === '|') {
      at++;
      list.push(word(what));
    }
    return list;
  };
  const argument = <T>(read: () => T): T => {
    take('<');
    const value = read();
    take('>');
    return value;
  };

  const named = (depth: number): { name: string; type: TypeNode } => {
    const name = word('a field name');
    take(':');
    return { name, type: type(depth) };
  };

  const type = (depth: number): TypeNode => {
    if (depth > MOST_NESTING) return fail(`at most ${MOST_NESTING} levels`);
    switch (tokens[at]) {
      case '?':
        at++;
        return { kind: 'maybe', of: type(depth + 1) };
      case '[': {
        at++;
        const of = type(depth + 1);
        take(']');
        return { kind: 'list', of };
      }
      case '{': {
        at++;
        const key = type(depth + 1);
        take(':');
        const value = type(depth + 1);
        take('}');
        return { kind: 'map', key, value };
      }
      case '(': {
        at++;
        const fields = [named(depth + 1)];
        while (tokens[at] === ',') {
          at++;
          fields.push(named(depth + 1));
        }
        take(')');
        return { kind: 'fields', fields };
      }
    }
    return simple(word('a type'));
  };

  const simple = (name: string): TypeNode => {
    if (PLAIN_SIZES.has(name)) return { kind: 'plain', name };
    switch (name) {
      case 'str':
      case 'static':
      case 'iconText':
      case 'separator':
      case 'identity':
      case 'block':
        return { kind: name };
      case 'actor':
      case 'actor:f64':
        return { kind: 'actor', asDouble: name !== 'actor' };
      case 'bytes': {
        const size = Number(argument(() => word('a size')));
        return size > 0 && size <= MOST_UNKNOWN_BYTES
          ? { kind: 'bytes', size }
          : fail(`a size from 1 to ${MOST_UNKNOWN_BYTES}`);
      }
      case 'enum':
      case 'levels':
      case 'index':
      case 'external':
        return { kind: name, of: argument(() => word('a name')) };
      case 'entry':
        return { kind: 'entry', of: argument(() => words('an index')) };
    }
    if (!isLayoutKey(name)) {
      at--;
      return fail('a type');
    }
    const keys = [name];
    while (tokens[at] === '|') {
      at++;
      keys.push(word('a block'));
    }
    return { kind: 'blocks', keys };
  };

  const parsed = type(0);
  return at === tokens.length ? parsed : fail('the end');
}

/** `SRV3`, `SRAD.Actor`; words in lower case are kept for types. */
export function isLayoutKey(text: string): boolean {
  return /^[A-Z][A-Z0-9_]*(\.[A-Z]\w*)?$/.test(text);
}
