// Names in lower case: there are few, and they repeat a lot.

const lowerNames = new Map<string, string>();
const MOST_LOWER_NAMES = 4096;
const MOST_LOWER_LENGTH = 100;

export function lowerCase(name: string): string {
  let lower = lowerNames.get(name);
  if (lower === undefined) {
    lower = name.toLowerCase();
    if (name.length > MOST_LOWER_LENGTH) return lower;
    if (lowerNames.size >= MOST_LOWER_NAMES) lowerNames.clear();
    lowerNames.set(name, lower);
  }
  return lower;
}
