// The least that loading can cost, in a process of its own: native inflate of every chunk into one buffer, and one
// pass over it as 32-bit words. Prints JSON.

import { inflateWorld, openWorld } from './world.ts';

const world = openWorld(process.argv[2]!);
const started = performance.now();
const body = new Uint8Array(new SharedArrayBuffer((world.list.size + 3) & ~3));
inflateWorld(world, body);
const inflate = performance.now() - started;
let sum = 0;
for (const word of new Int32Array(body.buffer)) sum = (sum + word) | 0;
const total = performance.now() - started;
console.log(JSON.stringify({ inflate, total, sum }));
