// Tables of figures as text: names on the left, figures on the right. A figure that passes its bound ends the process
// with 1.

export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join(' | ')} |`;
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  console.log([line(head), line(rule), ...rows.map(line)].join('\n'));
}

/** Cells "figure" and "bound". @param isLeast whether the figure may not be below the bound, instead of above */
export function bounded(figure: number, bound?: number, digits = 2, isLeast = false): [string, string] {
  const isPassed = bound !== undefined && (isLeast ? figure < bound : figure > bound);
  if (isPassed) process.exitCode = 1;
  return [`${figure.toFixed(digits)}${isPassed ? ' !' : ''}`, bound === undefined ? '' : String(bound)];
}

export function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
