// JSON as documents show it: small values on one line each.

const WIDTH = 118;
/** Rows of a list are on one line each up to here; documents show their beginning. */
const LONGEST_ROW = 400;
/** Lines of an answer that a document shows at most. */
const MOST_SHOWN = 2;

/** The lines of a value. Documents show them without their indent, which is why it takes no room. */
export function printJson(value: unknown, indent = '', key = '', longest = WIDTH): string[] {
  const line = key + lineOf(value);
  if (typeof value !== 'object' || value === null || line.length <= longest) return [indent + line];
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([name, part]) =>
    isList ? printJson(part, `${indent}  `, '', LONGEST_ROW) : printJson(part, `${indent}  `, `"${name}": `),
  );
  const lines = parts.flatMap((part, at) =>
    at === parts.length - 1 ? part : [...part.slice(0, -1), `${part.at(-1)},`],
  );
  return [indent + key + (isList ? '[' : '{'), ...lines, indent + (isList ? ']' : '}')];
}

function lineOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(lineOf).join(', ')}]`;
  return `{${Object.entries(value)
    .map(([name, part]) => `"${name}": ${lineOf(part)}`)
    .join(', ')}}`;
}

/**
 * What a document shows of these lines: as many as before while they are there and skip no row, otherwise the first rows;
 * of rows that are cut only one.
 */
export function excerptOf(lines: readonly string[], before: readonly string[]): string[] {
  const plain = shownLines(lines);
  const isThere = before.length > 0 && before.every((line) => plain.includes(line));
  const isKept = isThere && before.length <= MOST_SHOWN && beginsList(plain, before[0]!);
  const shown = isKept ? before : firstRows(plain);
  return shown.slice(0, shown[0]?.endsWith('…') ? 1 : MOST_SHOWN);
}

/** Lines as documents show them: without indents and commas, and cut where a row is too long. */
export function shownLines(lines: readonly string[]): string[] {
  return lines
    .map((line) => line.trim().replace(/,$/, ''))
    .map((line) => (line.length <= WIDTH ? line : `${line.slice(0, WIDTH - 1)}…`));
}

/** Whether a line is no row, or the first of its list: the one before it may be the one that was asked for. */
function beginsList(plain: readonly string[], row: string): boolean {
  return !row.startsWith('{') || plain.some((line, at) => line === row && plain[at - 1]?.endsWith('['));
}

/** Of a row that is too long for one line its first lines, rather than a later row that is short. */
function firstRows(plain: readonly string[]): string[] {
  const first = plain.findIndex((line) => line.endsWith('[')) + 1;
  const isShort = /^\{./.test(plain[first] ?? '');
  const end = isShort ? undefined : plain.indexOf('}', first);
  const telling = plain.slice(first, end).filter((line) => !/^[\]}]|[[{]$/.test(line));
  return telling.filter((line) => !isShort || line.startsWith('{')).slice(0, MOST_SHOWN);
}
