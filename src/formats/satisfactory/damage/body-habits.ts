// What bodies of each class look like, learned from those whose objects are known: their sizes, and the
// property they start with. Source: docs/formats/satisfactory.md#salvage.

/** Sizes that bodies may have: `step` divides the differences between them, 0 if all are equal. */
export interface SizeRange {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/** What is compared: the size of a body with its prefix, and the name of its first property. */
export interface BodyLook {
  readonly size: number;
  readonly name: string | null;
}

/** A class or name seen less often says nothing. */
const LEAST_SEEN = 20;
/** The start of any body without properties. */
const NO_PROPERTIES = 'None';

interface Habit extends SizeRange {
  readonly seen: number;
  readonly names: Set<string>;
}

/** The classes whose bodies start with a name. */
interface Name {
  readonly classes: Set<number>;
  seen: number;
}

export class BodyHabits {
  readonly #habits = new Map<number, Habit>();
  readonly #names = new Map<string, Name>();

  learn(className: number, { size, name }: BodyLook): void {
    const habit = this.#habits.get(className) ?? {
      least: size,
      most: size,
      step: 0,
      seen: 0,
      names: new Set(),
    };
    this.#habits.set(className, {
      least: Math.min(habit.least, size),
      most: Math.max(habit.most, size),
      step: divisor(habit.step, Math.abs(size - habit.least)),
      seen: habit.seen + 1,
      names: habit.names,
    });
    if (name === null) return;
    habit.names.add(name);
    const known = this.#names.get(name) ?? { classes: new Set(), seen: 0 };
    this.#names.set(name, known);
    known.classes.add(className);
    known.seen++;
  }

  /** Sizes of the bodies of a class; null when too few were seen. */
  sizes(className: number): SizeRange | null {
    const habit = this.#habits.get(className);
    return habit !== undefined && habit.seen >= LEAST_SEEN ? habit : null;
  }

  /** Whether a body is unlike all of a class: by its start, or by its size where all have the same. */
  excludes(className: number, { size, name }: BodyLook): boolean {
    const habit = this.#habits.get(className);
    if (habit !== undefined && habit.seen >= LEAST_SEEN) {
      if (habit.step === 0 && size !== habit.least) return true;
      return name !== null && !habit.names.has(name);
    }
    if (name === null || name === NO_PROPERTIES) return false;
    // What several classes start with, a class that was rarely seen may start with too.
    const known = this.#names.get(name);
    return (
      known !== undefined &&
      known.seen >= LEAST_SEEN &&
      known.classes.size === 1 &&
      !known.classes.has(className)
    );
  }
}

/** The greatest common divisor; that of 0 and a number is the number. */
export function divisor(a: number, b: number): number {
  let [one, other] = [a, b];
  while (other > 0) [one, other] = [other, one % other];
  return one;
}
