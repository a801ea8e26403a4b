// What a name in a question may mean: "iron plates" are of Iron Plate, and "iron nodes" of iron.

/** The name as it is, then others that it may mean, the likeliest first. */
function namesMeant(text: string): readonly string[] {
  const name = text.trim();
  const bare = withoutNode(name);
  const singulars = [/ies$/i, /(?<=..)s$/i, /(?<=..)es$/i].map((plural, at) =>
    bare.replace(plural, at === 0 ? 'y' : ''),
  );
  return [...new Set([name, bare, ...singulars])].filter((each) => each !== '');
}

/** "Iron nodes" are nodes of iron. */
export function withoutNode(name: string): string {
  return name.trim().replace(/ (resource )?(nodes?|deposits?|veins?)$/i, '');
}

/** Conditions to try in turn: exact ones first, as "Cable" is not also "High-Speed Cable". */
export function conditionsOf(text: string) {
  return namesMeant(text).flatMap((name) => [
    { eq: name, caseSensitive: false },
    { contains: name, caseSensitive: false },
  ]);
}
