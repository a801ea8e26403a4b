// JSON as documents show it: small values on one line each.

const WIDTH = 130;
/** Lines of an answer that a document shows at most. */
const MOST_SHOWN = 3;

/** The lines of a value. */
export function printJson(value: unknown, indent = ''): string[] {
  const line = lineOf(value);
  if (typeof value !== 'object' || value === null || line.length + indent.length <= WIDTH)
    return [indent + line];
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([name, part]) => {
    const [first, ...rest] = printJson(part, inner);
    return [isList ? first! : `${inner}"${name}": ${first!.trimStart()}`, ...rest];
  });
  const lines = parts.flatMap((part, at) =>
    at === parts.length - 1 ? part : [...part.slice(0, -1), `${part.at(-1)},`],
  );
  return [indent + (isList ? '[' : '{'), ...lines, indent + (isList ? ']' : '}')];
}

function lineOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(lineOf).join(', ')}]`;
  return `{${Object.entries(value)
    .map(([name, part]) => `"${name}": ${lineOf(part)}`)
    .join(', ')}}`;
}

/** What a document shows of these lines: as many as before while they are still there, otherwise the first that hold values. */
export function excerptOf(lines: readonly string[], before: readonly string[]): string[] {
  const plain = lines.map((line) => line.trim().replace(/,$/, ''));
  if (before.length > 0 && before.length <= MOST_SHOWN && before.every((line) => plain.includes(line)))
    return [...before];
  const telling = plain.filter((line) => !/^[\]}]|[[{]$/.test(line));
  const rows = telling.filter((line) => line.startsWith('{'));
  return (rows.length > 0 ? rows : telling).slice(0, MOST_SHOWN);
}
