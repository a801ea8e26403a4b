// --memory: how much open saves may take, refused before it is taken, and said with its figures.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ByteWriter } from '../tools/byte-writer.ts';
import { zlibCompress } from '../tools/deflate.ts';
import { runInProcess } from '../tools/run-cli.ts';
import { factory } from '../tools/satisfactory/cases.ts';
import { tempFolder } from '../tools/temp-folder.ts';
import { unchunk, writeChunkHeader, writeStream } from '../tools/unreal/chunks.ts';

const MEGABYTE = 2 ** 20;

/** A small file that is so many megabytes of zeros when it is inflated. */
function bomb(megabytes: number): Uint8Array {
  const chunk = zlibCompress(new Uint8Array(MEGABYTE));
  const out = new ByteWriter().bytes(unchunk(factory(46)).head);
  for (let left = megabytes; left > 0; left--) {
    writeChunkHeader(out, 2);
    writeStream(out, chunk, MEGABYTE);
  }
  return out.finish();
}

const folder = tempFolder({ 'bomb.sav': bomb(600), 'good.sav': factory(20) });
const example = readFileSync('examples/powered-base.sav');
const packed = gzipSync(Buffer.concat([example, Buffer.alloc(600 * MEGABYTE)]));
const other = tempFolder({ 'packed.sav': packed });

describe('--memory', () => {
  it('refuses what needs more before it is taken, and reads the save beside it', async () => {
    const before = process.memoryUsage.rss();
    const { code, out, err } = await runInProcess('inspect', folder, '--format', 'json', '--memory', '512M');
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * MEGABYTE);
    expect(code).toBe(2);
    expect(err).toMatch(
      /^savegraph: bomb\.sav: at 0 \(0x0\): expected to need at most 268 MB more memory than the 1 MB that it has \(--memory\), found 1267 MB more are needed/,
    );
    expect(JSON.parse(out)).toMatchObject({ format: 'SATISFACTORY', issues: 0 });
  });

  it('holds for what does not say how large it becomes', async () => {
    const before = process.memoryUsage.rss();
    const { code, err } = await runInProcess('inspect', other, '--memory', '128M');
    expect(process.memoryUsage.rss() - before).toBeLessThan(250 * MEGABYTE);
    expect([code, err]).toEqual([2, expect.stringMatching(/^savegraph: packed\.sav: .*\(--memory\)/)]);
  });
});
