// Answers as tables show them: what is equal and in a row is there once, what is short stands side by side, and what has one
// field only is one with it (`objects.nodes: [...]`).

const WIDTH = 116;

export function printAnswer(value: unknown, indent = '', key = ''): string[] {
  const head = indent + key;
  const line = `${head}${key && ': '}${short(value)}`;
  if (typeof value !== 'object' || value === null || line.length <= WIDTH) return [line];
  if (Array.isArray(value))
    return [`${head}${key && ': '}[`, ...printItems(value, `${indent}  `), `${indent}]`];
  const fields = Object.entries(value);
  if (fields.length === 1)
    return printAnswer(fields[0]![1], indent, key ? `${key}.${fields[0]![0]}` : fields[0]![0]);
  const inner = key ? `${indent}  ` : indent;
  return [...(key ? [`${head}:`] : []), ...fields.flatMap(([name, part]) => printAnswer(part, inner, name))];
}

function printItems(list: readonly unknown[], indent: string): string[] {
  const lines: string[] = [];
  let line = '';
  const end = (): void => {
    if (line) lines.push(indent + line);
    line = '';
  };
  for (let at = 0, next = 0; at < list.length; at = next) {
    const text = short(list[at]);
    for (next = at + 1; next < list.length && short(list[next]) === text; next++);
    const item = `${next - at > 1 ? `${next - at} × ` : ''}${text},`;
    if (indent.length + item.length > WIDTH && typeof list[at] === 'object') {
      end();
      lines.push(
        `${indent}-${next - at > 1 ? ` ${next - at} ×` : ''}`,
        ...printAnswer(list[at], `${indent}  `),
      );
      continue;
    }
    if (indent.length + line.length + item.length >= WIDTH) end();
    line = line ? `${line} ${item}` : item;
  }
  end();
  return lines;
}

/** In one line. */
function short(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(short).join(', ')}]`;
  const fields = Object.entries(value).map(([name, part]) => `${name}: ${short(part)}`);
  return `{${fields.join(', ')}}`;
}
