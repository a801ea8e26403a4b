// The files in a folder and in those inside it, with slashes on every system.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/')).sort();
}
