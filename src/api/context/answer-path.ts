// The path of the field that is being resolved, so that warnings can say which field they are about.

/** Response keys of fields, and positions in lists. */
export type ResponsePath = readonly (string | number)[];

export class AnswerPath {
  #keys: ResponsePath = [];
  #length = 0;

  /** Called for every field that is resolved, so it copies nothing: `keys` may change beyond the first `length`. */
  enter(keys: ResponsePath, length: number): void {
    this.#keys = keys;
    this.#length = length;
  }

  get current(): ResponsePath {
    return this.#keys.slice(0, this.#length);
  }

  /** For work that has to wait: returns a function that restores the current field when the work continues. */
  bookmark(): () => void {
    const path = this.current;
    return () => this.enter(path, path.length);
  }
}

/** The path without list positions, the same for all entries of a list. */
export function withoutPositions(path: ResponsePath): ResponsePath {
  return path.filter((key) => typeof key === 'string');
}

/** Fields by their names, entries of a list by their positions. */
export function comparePaths(a: ResponsePath, b: ResponsePath): number {
  const at = a.findIndex((key, index) => key !== b[index]);
  const [x, y] = [a[at], b[at]];
  if (x === undefined || y === undefined) return a.length - b.length;
  return x < y ? -1 : 1;
}
