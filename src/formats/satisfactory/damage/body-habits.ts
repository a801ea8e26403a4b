// What bodies of each class look like, learned from those whose objects are known: their sizes, and the
// recipe that built them or the property they start with. Source: docs/formats/satisfactory.md#salvage.

/** Sizes that bodies may have: `step` divides the differences between them, 0 if all are equal. */
export interface SizeRange {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/** What is compared: the size of a body with its prefix, and its sign (`classSign`). */
export interface BodyLook {
  readonly size: number;
  readonly sign: string | null;
}

/** Whether a sign is the path of a recipe, which builds one class; otherwise it is the name of a property. */
export function isRecipe(sign: string): boolean {
  return sign.startsWith('/');
}

/** A class or sign seen less often says nothing. */
const LEAST_SEEN = 20;
/** The sign of any body without properties. */
export const NO_PROPERTIES = 'None';

interface Habit extends SizeRange {
  readonly seen: number;
  readonly signs: Set<string>;
}

/** The classes whose bodies have a sign. */
interface Sign {
  readonly classes: Set<number>;
  seen: number;
}

export class BodyHabits {
  readonly #habits = new Map<number, Habit>();
  readonly #signs = new Map<string, Sign>();

  learn(className: number, { size, sign }: BodyLook): void {
    const habit = this.#habits.get(className) ?? {
      least: size,
      most: size,
      step: 0,
      seen: 0,
      signs: new Set(),
    };
    this.#habits.set(className, {
      least: Math.min(habit.least, size),
      most: Math.max(habit.most, size),
      step: divisor(habit.step, Math.abs(size - habit.least)),
      seen: habit.seen + 1,
      signs: habit.signs,
    });
    if (sign === null) return;
    habit.signs.add(sign);
    const known = this.#signs.get(sign) ?? { classes: new Set(), seen: 0 };
    this.#signs.set(sign, known);
    known.classes.add(className);
    known.seen++;
  }

  /** Sizes of the bodies of a class; null when too few were seen. */
  sizes(className: number): SizeRange | null {
    const habit = this.#habits.get(className);
    return habit !== undefined && habit.seen >= LEAST_SEEN ? habit : null;
  }

  /** Whether a body is unlike all of a class: by its sign, or by its size where all have the same. */
  excludes(className: number, { size, sign }: BodyLook): boolean {
    const habit = this.#habits.get(className);
    if (habit !== undefined && habit.seen >= LEAST_SEEN) {
      if (habit.step === 0 && size !== habit.least) return true;
      return sign !== null && !habit.signs.has(sign);
    }
    if (sign === null || sign === NO_PROPERTIES) return false;
    // What several classes have, a class that was rarely seen may have too.
    const known = this.#signs.get(sign);
    return (
      known !== undefined &&
      known.seen >= LEAST_SEEN &&
      known.classes.size === 1 &&
      !known.classes.has(className)
    );
  }

  /** Whether a body looks like those of a class that is known well, and not like any other. */
  isLike(className: number, look: BodyLook): boolean {
    const { sign } = look;
    const classes = sign === null || sign === NO_PROPERTIES ? undefined : this.#signs.get(sign)?.classes;
    const isOnly = classes?.size === 1 && classes.has(className);
    return isOnly && this.sizes(className) !== null && !this.excludes(className, look);
  }

  /**
   * How many of adjacent bodies are unlike the class they would get, or built by the recipe of another class among them;
   * the comparison ends after more than `most`. Null for what is not known.
   */
  unlike(
    length: number,
    classAt: (at: number) => number | null,
    lookAt: (at: number) => BodyLook | null,
    most = 0,
  ): { readonly count: number; readonly compared: number } {
    const built = new Map<string, number>();
    let count = 0;
    let compared = 0;
    for (; compared < length && count <= most; compared++) {
      const [className, look] = [classAt(compared), lookAt(compared)];
      if (look === null || className === null) continue;
      const { sign } = look;
      const isOthers = sign !== null && isRecipe(sign) && (built.get(sign) ?? className) !== className;
      if (isOthers || this.excludes(className, look)) count++;
      else if (sign !== null && isRecipe(sign)) built.set(sign, className);
    }
    return { count, compared };
  }
}

/** The greatest common divisor; that of 0 and a number is the number. */
export function divisor(a: number, b: number): number {
  let [one, other] = [a, b];
  while (other > 0) [one, other] = [other, one % other];
  return one;
}
