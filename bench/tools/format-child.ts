// Reads every save at a path, in a process of its own, once cold and then warm. Prints a Reading (formats.ts) as JSON.

import { readFileSync } from 'node:fs';
import type { SourceFile } from '../../src/formats/format.ts';
import { FORMATS } from '../../src/formats/whole.gen.ts';
import type { Graph } from '../../src/graph/graph.ts';
import type { NodeId } from '../../src/graph/ids.ts';
import { fieldsJson } from '../../src/graph/values.ts';
import { systemPath } from '../../src/library/files/file-path.ts';
import { nativeInflate } from '../../src/library/files/native-inflate.ts';
import { findSaves } from '../../src/library/find/find-saves.ts';
import { memoryBytes } from '../../src/library/memory/data-memory.ts';
import { openGraph, readSave } from '../../src/library/read/read-save.ts';
import type { PostedSave } from '../../src/library/save.ts';
import type { Reading } from '../formats.ts';
import { peakBytes, threadMillis } from './resident.ts';

const ROUNDS = 9;
/** Decoding everything takes long. */
const DECODED_ROUNDS = 2;
const DECODED_DEPTH = 32;

const found = findSaves(process.argv[2]!, FORMATS).saves;
const [{ format }] = found as [(typeof found)[0]];
const used = found
  .filter((save) => save.format === format)
  .map(({ files, claim: { part } }) => {
    const bytesOf = (path: (typeof files)[0]['absolute']): Uint8Array =>
      new Uint8Array(readFileSync(systemPath(path)));
    return {
      part,
      files: files.map(({ name, absolute }): SourceFile => ({ name, bytes: bytesOf(absolute) })),
    };
  });
const read = (): PostedSave[] =>
  used.map(({ files, part }) => readSave(format, files, { inflate: nativeInflate }, { part }));

const startedBytes = peakBytes();
const cold = best(read, 1);
const { user, system } = process.cpuUsage();
const peak = peakBytes() - startedBytes;
const warm = best(read);
// Code that was compiled is not kept for each save.
globalThis.gc?.();
const heapBytes = process.memoryUsage().heapUsed;
const data = read();
const graphs = data.map((each) => openGraph(format, each));
globalThis.gc?.();
const kept = data.reduce((sum, { graph, state }) => sum + memoryBytes(graph, state), 0);
const heap = process.memoryUsage().heapUsed - heapBytes;
const reading: Reading = {
  format: format.id,
  inflated: graphs.reduce((sum, { data }) => sum + data.image.length, 0),
  nodes: graphs.reduce((sum, { count }) => sum + count, 0),
  ...{ cold, process: (user + system) / 1000 },
  warm,
  decode: best(() => graphs.map(decodeAll), DECODED_ROUNDS),
  kept: kept + Math.max(heap, 0),
  peak,
  peer: format.id === 'XML' ? await xmlPeer() : null,
};
console.log(JSON.stringify(reading));

/** Milliseconds of this thread in the best of the rounds. */
function best(work: () => unknown, rounds = ROUNDS): number {
  const times = Array.from({ length: rounds }, () => {
    const began = threadMillis();
    work();
    return threadMillis() - began;
  });
  return Math.min(...times);
}

function decodeAll(graph: Graph): number {
  let characters = 0;
  for (let node = 0; node < graph.count; node++) {
    const properties = graph.properties(node as NodeId);
    if (properties.length > 0) characters += JSON.stringify(fieldsJson(properties, DECODED_DEPTH)).length;
  }
  return characters;
}

/** A streaming parser, which tells of tags, attributes and texts, and keeps nothing; of invalid text, up to the fault. */
async function xmlPeer(): Promise<number> {
  const { SaxesParser } = await import('saxes');
  const texts = used.flatMap(({ files }) => files.map(({ bytes }) => new TextDecoder().decode(bytes)));
  const none = (): void => undefined;
  const saxes = (text: string): void => {
    const parser = new SaxesParser({ xmlns: false });
    for (const event of ['opentag', 'closetag', 'text', 'error'] as const) parser.on(event, none);
    parser.write(text).close();
  };
  return best(() => texts.map(saxes));
}
