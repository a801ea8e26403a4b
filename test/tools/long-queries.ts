// Parts of queries that are made to be long.

/** So many of something, each by its number. */
export const times = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join(' ');

/** To another object and to the same again. */
export const backAndForth = (next: string): string =>
  `references(first: 1) { nodes { target { referencedBy(first: 1) { nodes { source { ${next} } } } } } }`;
