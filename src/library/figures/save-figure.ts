// Figures of a save that are kept when it is closed or gone, so that queries over many saves need not read any.

export interface SaveFigure {
  /** The name of the figure, such as `objects` or `items`; empty where `item` names something the save lacks. */
  readonly name: string;
  /** A class or an item; empty for a figure of the whole save. */
  readonly item: string;
  readonly value: number;
}

/** More than any real save has; a hostile one must not fill what keeps them. */
const MOST_FIGURES = 20_000;
const MOST_NAME_LENGTH = 200;

/** The figures as they are kept: those of the same name and item added up. */
export function summedFigures(figures: readonly SaveFigure[]): readonly SaveFigure[] {
  const sums = new Map<string, SaveFigure>();
  for (const { name, item, value } of figures) {
    if (!Number.isFinite(value)) continue;
    const shown = { name: textOf(name), item: textOf(item) };
    const key = JSON.stringify(shown);
    const known = sums.get(key);
    if (known || sums.size < MOST_FIGURES) sums.set(key, { ...shown, value: value + (known?.value ?? 0) });
  }
  return [...sums.values()];
}

/** Text that databases accept: without NUL and lone surrogates, and of limited length. */
function textOf(text: string): string {
  const short = text.replaceAll('\0', '\uFFFD').slice(0, MOST_NAME_LENGTH);
  return new TextDecoder().decode(new TextEncoder().encode(short));
}
