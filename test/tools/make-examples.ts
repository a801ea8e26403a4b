// Writes the example saves: `npm run examples`. Other versions of Node may compress the same otherwise.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { profileExamples } from './darkest-dungeon/example-profile.ts';
import { gameExamples } from './gvas/examples.ts';
import { examples } from './satisfactory/examples.ts';
import { ranchExamples } from './slime-rancher/examples.ts';
import { packageExamples } from './unreal3/examples.ts';
import { documentExamples } from './xml/examples.ts';

const folder = 'examples';

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
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  console.log(`${path} ${bytes.length} bytes`);
}
