// Watches a thread of a test: `run-ts.mjs watch.ts loop|die|beat|end`.

import { runWatched } from '../../src/server/watched-thread.ts';

const program = new URL('./stuck-thread.mjs', import.meta.url);
const print = (_: string, text: string): void => console.log(text);
process.exitCode = await runWatched(program, process.argv[2], print, { silentSeconds: 2, graceSeconds: 1 });
