// The form in which formats note their versions: what each number changed, and how that is known. Code asks for
// numbers by name; they occur nowhere else.

/** By name: the first number with the change, what changed, and how that is known. */
export type VersionSteps = Readonly<
  Record<string, readonly [since: number, change: string, evidence: string]>
>;

/** The numbers of steps by name, for comparing. */
export function numbersOf<T extends VersionSteps>(steps: T): { readonly [K in keyof T]: T[K][0] } {
  return Object.fromEntries(Object.entries(steps).map(([name, [since]]) => [name, since])) as {
    readonly [K in keyof T]: T[K][0];
  };
}
