// Regular expressions for questions that no cache can answer.

/** One that no path matches, another for each number. */
export function unlikeAny(number: number): string {
  return `(a|b|c)+${number}x(d|e)+$`;
}
