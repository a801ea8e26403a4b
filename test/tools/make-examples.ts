/**
 * Writes the example saves, byte for byte the same every time: `npm run examples`.
 * With `--check` it writes nothing and fails when a file is not what it should be.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { profileExamples } from './darkest-dungeon/example-profile.ts';
import { gameExamples } from './gvas/examples.ts';
import { examples } from './satisfactory/examples.ts';
import { ranchExamples } from './slime-rancher/examples.ts';
import { packageExamples } from './unreal3/examples.ts';
import { documentExamples } from './xml/examples.ts';

const folder = 'examples';
const checkOnly = process.argv.includes('--check');
let stale = 0;

for (const example of [
  ...examples,
  ...profileExamples,
  ...ranchExamples,
  ...packageExamples,
  ...gameExamples,
  ...documentExamples,
]) {
  const path = join(folder, example.file);
  const bytes = example.bytes();
  if (checkOnly) {
    if (isCurrent(path, bytes)) continue;
    stale += 1;
    console.error(`${path} is not what the writers make; run npm run examples`);
  } else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    console.log(`${path} ${bytes.length} bytes`);
  }
}
process.exitCode = stale > 0 ? 1 : 0;

function isCurrent(path: string, bytes: Uint8Array): boolean {
  try {
    return readFileSync(path).equals(bytes);
  } catch {
    return false;
  }
}
