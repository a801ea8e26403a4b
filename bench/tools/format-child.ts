// Reads every save at a path, in a process of its own, once cold and then warm. Prints a Reading (formats.ts) as JSON.

import { readFileSync } from 'node:fs';
import type { SourceFile } from '../../src/formats/format.ts';
import { FORMATS } from '../../src/formats/whole.gen.ts';
import type { Graph } from '../../src/graph/graph.ts';
import type { NodeId } from '../../src/graph/ids.ts';
import { fieldsJson } from '../../src/graph/values.ts';
import { systemPath } from '../../src/library/files/file-path.ts';
import { findSaves } from '../../src/library/find/find-saves.ts';
import { memoryBytes } from '../../src/library/memory/data-memory.ts';
import { nativeInflate } from '../../src/library/files/native-inflate.ts';
import { openGraph, readSave } from '../../src/library/read/read-save.ts';
import type { PostedSave } from '../../src/library/save.ts';
import type { Reading } from '../formats.ts';
import { peakBytes, threadMillis } from './resident.ts';
import { xmlPeers } from './xml-peers.ts';

const ROUNDS = 9;
/** Decoding everything takes long. */
const DECODED_ROUNDS = 2;
const DECODED_DEPTH = 32;

const saves = findSaves(process.argv[2]!, FORMATS).saves.map(({ format, files, claim }) => ({
  format,
  part: claim.part,
  files: files.map(
    ({ name, absolute }): SourceFile => ({ name, bytes: new Uint8Array(readFileSync(systemPath(absolute))) }),
  ),
}));
const [{ format }] = saves as [(typeof saves)[0]];
const used = saves.filter((save) => save.format === format);
const read = (): PostedSave[] =>
  used.map(({ files, part }) => readSave(format, files, { inflate: nativeInflate }, { part }));

const startedBytes = peakBytes();
globalThis.gc?.();
const heapBytes = process.memoryUsage().heapUsed;
const cold = threadMillis();
let data: readonly PostedSave[] = read();
const coldMillis = threadMillis() - cold;
const { user, system } = process.cpuUsage();
const peak = peakBytes() - startedBytes;
const graphs = data.map((each) => openGraph(format, each));
globalThis.gc?.();
const kept = data.reduce((sum, { graph, state }) => sum + memoryBytes(graph, state), 0);
const heap = process.memoryUsage().heapUsed - heapBytes;
const inflated = data.reduce((sum, { graph }) => sum + graph.image.length, 0);
const nodes = graphs.reduce((sum, { count }) => sum + count, 0);
data = [];
const reading: Reading = {
  format: format.id,
  ...{ inflated, nodes, cold: coldMillis, process: (user + system) / 1000 },
  warm: best(read),
  decode: best(() => graphs.map(decodeAll), DECODED_ROUNDS),
  kept: kept + Math.max(heap, 0),
  peak,
  peers: format.id === 'XML' ? await xmlPeers(used, best) : {},
};
console.log(JSON.stringify(reading));

/** Milliseconds of this thread in the best of the rounds. */
function best(work: () => unknown, rounds = ROUNDS): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const started = threadMillis();
    work();
    least = Math.min(least, threadMillis() - started);
  }
  return least;
}

function decodeAll(graph: Graph): number {
  let characters = 0;
  for (let node = 0; node < graph.count; node++) {
    const properties = graph.properties(node as NodeId);
    if (properties.length > 0) characters += JSON.stringify(fieldsJson(properties, DECODED_DEPTH)).length;
  }
  return characters;
}
