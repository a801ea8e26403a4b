// One measurement of load.ts in a process of its own, which prints JSON: `floor`, milliseconds of what no load can do
// without; `kept`, this process before and after a load as the server does it; `peer`, what the public parser takes.

import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inflateSync } from 'node:zlib';
import { Cursor } from '../../src/bytes/cursor.ts';
import { readFileHeader } from '../../src/formats/satisfactory/file/layout.ts';
import { listStreams } from '../../src/formats/unreal/chunks/chunk-list.ts';
import { Library } from '../../src/library/library.ts';
import { workerReader } from '../../src/library/read/worker-reader.ts';

const [what, path] = process.argv.slice(2) as ['floor' | 'kept' | 'peer', string];
console.log(JSON.stringify(await { floor, kept, peer }[what]()));

/** inflateSync of every chunk, copied into one buffer, and one pass over it as 32-bit words. */
function floor(): number {
  const file = readFileSync(path);
  const { streams, size } = listStreams(readFileHeader(new Cursor(file, { file: 'floor' })).cursor);
  const started = performance.now();
  const body = new Uint8Array(new SharedArrayBuffer((size + 3) & ~3));
  for (const { at, size, to, inflatedSize } of streams) {
    // One byte more than needed: an exactly filled buffer makes zlib allocate a second one.
    body.set(inflateSync(file.subarray(at, at + size), { chunkSize: inflatedSize + 1 }), to);
  }
  const words = new Int32Array(body.buffer);
  // By index, and without sums beyond 32 bits: either would cost several times the pass itself.
  let sum = 0;
  for (let at = 0; at < words.length; at++) sum ^= words[at]!;
  return performance.now() - started + sum * 0;
}

async function kept(): Promise<object> {
  const library = new Library({ reader: workerReader() });
  library.add(path);
  const before = await settled();
  const { graph } = await library.load(library.entries[0]!);
  const after = await settled();
  await library.close();
  return { image: graph.data.image.length, before, after };
}

/** Resident bytes when nothing is left to collect. */
async function settled(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.();
    await sleep(100);
  }
  return process.memoryUsage.rss();
}

async function peer(): Promise<object | null> {
  const { Parser } = await import('@etothepii/satisfactory-file-parser');
  const bytes = new Uint8Array(readFileSync(path)).buffer;
  const started = performance.now();
  try {
    Parser.ParseSave('bench', bytes);
  } catch {
    return null;
  }
  const total = performance.now() - started;
  return { total, peakRssBytes: process.resourceUsage().maxRSS * 1024 };
}
