// Makes this process and its worker threads able to import .ts files: `node --import
// ./scripts/ts-register.mjs FILE.ts`. With RUN_BUILT=1 threads run what dist/ has of them, which must be of this
// code: they start five times as fast.
import { existsSync } from 'node:fs';
import { register, syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';
import workers from 'node:worker_threads';

const SRC = new URL('../src/', import.meta.url).href;
const DIST = new URL('../dist/', import.meta.url).href;

if (!process.features.typescript) register('./ts-load.mjs', import.meta.url);
if (process.env.RUN_BUILT === '1') {
  workers.Worker = class extends workers.Worker {
    constructor(program, options) {
      const built = String(program).replace(SRC, DIST).replace(/\.ts$/, '.js');
      const isBuilt = built.startsWith(DIST) && existsSync(fileURLToPath(built));
      super(...(isBuilt ? [new URL(built), { ...options, execArgv: [] }] : [program, options]));
    }
  };
  syncBuiltinESMExports();
}
