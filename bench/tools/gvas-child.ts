// Reads one save game and says what it took: for bench/gvas.ts, in a process of its own.

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gvas } from '../../src/formats/gvas/index.ts';
import { memoryBytes } from '../../src/library/memory/data-memory.ts';
import { nativeInflate } from '../../src/library/read/native-inflate.ts';
import { readSave } from '../../src/library/read/read-save.ts';
import { installedOodle } from '../../test/tools/gvas/read.ts';

const [file = ''] = process.argv.slice(2);
const oodle = await installedOodle();
const bytes = new Uint8Array(readFileSync(file));
const startedBytes = process.resourceUsage().maxRSS * 1024;
const startedCpu = process.cpuUsage();
const started = performance.now();
const data = readSave(gvas, [{ name: basename(file), bytes }], {
  inflate: nativeInflate,
  ...(oodle && { oodle }),
});
const millis = performance.now() - started;
const { user, system } = process.cpuUsage(startedCpu);
console.log(
  JSON.stringify({
    inflated: data.graph.image.length,
    nodes: data.graph.nodes.count,
    millis,
    cpuMillis: (user + system) / 1000,
    keptBytes: memoryBytes(data.graph),
    peakBytes: process.resourceUsage().maxRSS * 1024 - startedBytes,
  }),
);
