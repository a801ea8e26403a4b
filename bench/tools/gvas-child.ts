// Reads one save game and reports what it took: for bench/gvas.ts, in a process of its own.

import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gvas } from '../../src/formats/gvas/index.ts';
import { memoryBytes } from '../../src/library/memory/data-memory.ts';
import { nativeInflate } from '../../src/library/read/native-inflate.ts';
import { readSave } from '../../src/library/read/read-save.ts';

const [file = ''] = process.argv.slice(2);
const bytes = new Uint8Array(readFileSync(file));
const startedBytes = peakBytes();
const startedThread = threadMillis();
const started = performance.now();
const data = readSave(gvas, [{ name: basename(file), bytes }], { inflate: nativeInflate });
const millis = performance.now() - started;
const onThread = threadMillis() - startedThread;
const { user, system } = process.cpuUsage();
console.log(
  JSON.stringify({
    inflated: data.graph.image.length,
    nodes: data.graph.nodes.count,
    millis,
    threadMillis: onThread,
    processMillis: (user + system) / 1000,
    keptBytes: memoryBytes(data.graph),
    peakBytes: peakBytes() - startedBytes,
  }),
);

/** Most memory so far. A process inherits the figure that the platform gives from the one that started it. */
function peakBytes(): number {
  const file = '/proc/self/status';
  if (!existsSync(file)) return process.resourceUsage().maxRSS * 1024;
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/**
 * CPU time of this thread, excluding threads that compile and collect; NaN on systems that do not report it.
 */
function threadMillis(): number {
  const file = `/proc/self/task/${process.pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : Number.NaN;
}
