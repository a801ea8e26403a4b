// A decoder for Oodle that the user names: its memory is counted, and given back.

import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { MemoryBudget } from '../../../src/graph/memory/memory-account.ts';
import { inProcessReader, type ReadJob } from '../../../src/library/read/read-job.ts';
import { workerReader } from '../../../src/library/read/worker-reader.ts';
import { oodled } from '../../tools/gvas/wrap.ts';
import { bytes, int, prop, VERSIONS, writeGame } from '../../tools/gvas/writer.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

/** An int that stands nowhere else. */
const MARK = 0x5a5b5c5d;
const reader = workerReader({ threads: 1 });
afterAll(() => reader.close());

function gameOf(megabytes: number): Uint8Array {
  const properties = [prop('Calls', int(MARK)), prop('Data', bytes(new Uint8Array(megabytes << 20)))];
  return writeGame(VERSIONS['5.1'], { properties });
}

/** A file, and a decoder that writes to `place` how often it was called in one thread. */
function jobOf(content: Uint8Array, place = 0): ReadJob {
  const folder = tempFolder({
    'game.sav': content,
    'oodle.mjs': `let calls = 0;
      export function decompress(input) {
        const bytes = input.slice(2);
        for (let at = 0; at < bytes.length; at++) bytes[at] ^= 0xff;
        new DataView(bytes.buffer).setInt32(${place}, ++calls, true);
        return bytes;
      }`,
  });
  const files = [{ name: 'game.sav', absolute: join(folder, 'game.sav'), size: 0 }];
  return { format: 'GVAS', files, part: null, names: null, layouts: null, oodle: join(folder, 'oodle.mjs') };
}

it.each([
  ['keeps a thread whose decoder holds little', 1, [1, 2]],
  ['ends a thread whose decoder holds much', 17, [1, 1]],
])('%s', async (_, megabytes, calls) => {
  const game = gameOf(megabytes);
  const place = Buffer.from(game).indexOf(Buffer.from(Int32Array.of(MARK).buffer));
  const job = jobOf(oodled(game), place);
  const found: number[] = [];
  for (const _ of calls) {
    const { image } = (await reader.read(job)).graph;
    found.push(new DataView(image.buffer, image.byteOffset).getInt32(place, true));
  }
  expect(found).toEqual(calls);
});

it('takes the memory of a decoder from that of all saves', async () => {
  const game = gameOf(17);
  // The file and the image fit, the decoder's copy does not.
  const read = (content: Uint8Array) =>
    inProcessReader().read({ ...jobOf(content), memory: new MemoryBudget(126 << 20).open() });
  expect((await read(game)).graph.image).toHaveLength(game.length);
  await expect(read(oodled(game))).rejects.toMatchObject({ code: 'LIMIT' });
});
