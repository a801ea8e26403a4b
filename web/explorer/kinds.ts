// First steps of the explorer, in words that players know: machines, storages, players, heroes, pals.

import type { GamePage } from '../games/game.ts';
import type { ClassShapeQuery } from '../queries.gen.ts';

/** Of every way to look. */
export interface ExplorerProps {
  readonly slug: string;
  readonly game: GamePage | null;
  readonly state: Readonly<Record<string, string>>;
}

interface ClassCount {
  readonly path: string;
  readonly count: number;
}

export interface KindOfThing {
  readonly title: string;
  /** Regular expression that paths of its classes match. */
  readonly classes: string;
  /** Paths of properties to begin with; null: those of its largest class. */
  readonly columns: readonly string[] | null;
  /** How many objects it has. */
  readonly count: number;
  /** Path of the class that has the most of them. */
  readonly largest: string;
}

/**
 * The kinds of the game that the save has.
 * @param classes the largest first
 */
export function kindsOf(game: GamePage | null, classes: readonly ClassCount[]): KindOfThing[] {
  return Object.entries(game?.kinds ?? {}).flatMap(([title, kind]) => {
    const [pattern, ...columns] = typeof kind === 'string' ? [kind] : kind;
    const test = new RegExp(pattern);
    const members = classes.filter(({ path }) => test.test(path));
    const [largest] = members;
    if (!largest) return [];
    const count = members.reduce((sum, one) => sum + one.count, 0);
    return [
      { title, classes: pattern, columns: columns.length > 0 ? columns : null, count, largest: largest.path },
    ];
  });
}

/** Types of values that take more room than they tell. */
const LARGE = /struct|array|map|set|list|null|guid|\[/i;

/** Properties to begin with: the most frequent that say something on one line. */
export function plainColumns({ save }: ClassShapeQuery, most: number): string[] {
  const plain = (save?.class?.properties ?? []).filter(({ type }) => !LARGE.test(type));
  return [...new Set(plain.map(({ name }) => name))].slice(0, most);
}
