// Objects whose bodies name a place close to their own, as a spawner does with what it spawns: the place in a
// body shows which of them it may belong to. Source: docs/formats/satisfactory.md#salvage.

/** A place in the world, in centimetres. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Columns with the places of objects, by row; NaN for none. */
export interface PointColumns {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
}

/** In centimetres: 95 % of the spawners of real saves are this close to what they spawn. */
const NEAR = 4000;
/** As many bodies of a class are measured. */
const MOST_MEASURED = 200;
/** Fewer say nothing about their class. */
const LEAST_MEASURED = 20;
const LEAST_SHARE = 0.8;
/** A crowd is no evidence for any of it. */
const MOST_NEIGHBOURS = 8;
/** Nor is one that is spread over the height of the map. */
const MOST_IN_CELL = 64;

/** How many bodies of a class were measured, and how many of those name a place close to their object. */
interface Habit {
  measured: number;
  near: number;
}

export class NearPlaces {
  readonly #columns: () => PointColumns;
  readonly #habits = new Map<number, Habit>();
  /** Rows by cell of the map. */
  readonly #cells = new Map<number, number[]>();

  /** `columns` is called for each use, because they may move. */
  constructor(columns: () => PointColumns) {
    this.#columns = columns;
  }

  /** Learns from a body of a class; `place` is called unless enough is known of the class. */
  learn(className: number, row: number, place: () => Point | null): void {
    let habit = this.#habits.get(className);
    if (habit === undefined) {
      habit = { measured: 0, near: 0 };
      this.#habits.set(className, habit);
    }
    if (habit.measured === MOST_MEASURED) return;
    habit.measured++;
    const point = place();
    if (point !== null && this.#isNear(row, point)) habit.near++;
  }

  /** Builds the map: all rows whose class names such places. */
  collect(rows: Iterable<number>, classes: ArrayLike<number>): void {
    this.#cells.clear();
    const { x, y } = this.#columns();
    for (const row of rows) {
      if (!this.#isLocal(classes[row]!)) continue;
      const cell = cellOf(x[row]!, y[row]!);
      const known = this.#cells.get(cell);
      if (known) known.push(row);
      else this.#cells.set(cell, [row]);
    }
  }

  /** Rows close to a point, none if there are many. */
  near(point: Point): readonly number[] {
    const found: number[] = [];
    for (const dx of [-NEAR, 0, NEAR]) {
      for (const dy of [-NEAR, 0, NEAR]) {
        const rows = this.#cells.get(cellOf(point.x + dx, point.y + dy)) ?? [];
        if (rows.length > MOST_IN_CELL) return [];
        for (const row of rows) {
          if (!this.#isNear(row, point)) continue;
          if (found.length === MOST_NEIGHBOURS) return [];
          found.push(row);
        }
      }
    }
    return found;
  }

  #isLocal(className: number): boolean {
    const habit = this.#habits.get(className);
    return (
      habit !== undefined && habit.measured >= LEAST_MEASURED && habit.near >= habit.measured * LEAST_SHARE
    );
  }

  #isNear(row: number, { x, y, z }: Point): boolean {
    const columns = this.#columns();
    return Math.hypot(columns.x[row]! - x, columns.y[row]! - y, columns.z[row]! - z) <= NEAR;
  }
}

/** More cells than the map has in one direction. */
const CELLS = 2 ** 20;

function cellOf(x: number, y: number): number {
  return Math.floor(x / NEAR) * CELLS + Math.floor(y / NEAR);
}
