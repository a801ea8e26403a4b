// Chooses the file for a class by its path: one per game folder, script module, mod or package.

/** Families with fewer classes share one file. */
const LEAST_CLASSES = 3;
const FOLDERS = 2;

export function familyOf(path: string): string {
  const slash = path.lastIndexOf('/');
  // `Engine.StaticMeshActor` is in a package, `/Script/FactoryGame.FGX` in a module, `Hero` in neither.
  const outside = slash < 0 ? '' : path.slice(0, slash);
  const folders = outside.split('/').filter((part) => part !== '');
  const module = path.slice(slash + 1).split('.')[0]!;
  if (folders.length === 0) return path.includes('.') ? fileName([module]) : OTHER;
  if (folders[0] === 'Script') return fileName(['script', module]);
  const inside = folders[0] === 'Game' ? folders.slice(1) : folders;
  // The folder of the whole project is too general, that of a single class too specific.
  const [project, ...areas] = inside;
  return fileName(
    areas.length > 0 && folders[0] === 'Game'
      ? areas.slice(0, FOLDERS)
      : [project ?? 'game', ...areas.slice(0, 1)],
  );
}

const OTHER = 'other';

export function mergeSmall<T>(
  families: ReadonlyMap<string, readonly T[]>,
): ReadonlyMap<string, readonly T[]> {
  const merged = new Map<string, readonly T[]>();
  const small: T[] = [];
  for (const [family, members] of [...families].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (family === OTHER || members.length < LEAST_CLASSES) small.push(...members);
    else merged.set(family, members);
  }
  if (small.length > 0) merged.set(OTHER, small);
  return merged;
}

function fileName(parts: readonly string[]): string {
  const name = parts
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return name === '' ? OTHER : name.slice(0, 80);
}
