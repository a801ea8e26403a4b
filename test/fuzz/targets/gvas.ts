// Save games of every engine version, wrapped and with streams inside.

import { readFileSync } from 'node:fs';
import { gvas } from '../../../src/formats/gvas/index.ts';
import { sampleGame } from '../../tools/gvas/sample.ts';
import { chunkStream, gswu, inPlM, oodled, palworld } from '../../tools/gvas/wrap.ts';
import { array, bytes, listBytes, str, struct, VERSIONS, writeGame } from '../../tools/gvas/writer.ts';
import { readEverything } from '../read-everything.ts';
import { realFiles } from '../real-files.ts';
import { type FuzzSource, type FuzzTarget, oneFile } from '../target.ts';

const alone = oneFile('fuzzed.sav');
const version = VERSIONS['5.1'];
const inner = listBytes(version, { Name: str('inside') });

const slots = (type: string, size: number) => array(struct(type, { RawData: bytes(new Uint8Array(size)) }));

export const target: FuzzTarget = {
  name: 'gvas',
  share: 12,
  alone,
  sources: [
    ...Object.entries(VERSIONS).map(([name, each]) => ({ name, bytes: sampleGame(each), around: alone })),
    {
      name: 'a stream inside',
      bytes: writeGame(version, { properties: { Data: bytes(chunkStream(inner, 2)) } }),
      around: alone,
    },
    {
      name: 'packed slots',
      bytes: writeGame(version, {
        properties: { Items: slots('PalItemSlotSaveData', 64), Pals: slots('PalCharacterSlotSaveData', 33) },
      }),
      around: alone,
    },
    // What is inside a wrapper is mutated after it, so that the bytes still inflate.
    { name: 'in PlZ', bytes: sampleGame(version), around: (content) => alone(palworld(content, 0x32)) },
    { name: 'in chunks', bytes: sampleGame(version), around: (content) => alone(chunkStream(content, 1)) },
    { name: 'in GSWU', bytes: gswu(sampleGame(version)), around: alone },
    { name: 'in Oodle', bytes: sampleGame(version), around: (content) => alone(oodled(content)) },
    { name: 'broken Oodle', bytes: oodled(sampleGame(version)), around: alone },
    ...packedStreams(),
    { name: 'broken chunks in Oodle', bytes: chunkStream(sampleGame(version), 2, 'oodle'), around: alone },
    { name: 'a broken wrapper', bytes: palworld(sampleGame(version), 0x31), around: alone },
  ],
  realSources: realFiles('gvas', /^v[123][^/]*\.sav$/, 50_000).map((file) => ({ ...file, around: alone })),
  read: (files) => readEverything(gvas, files),
};

/** Streams that are packed, of every kind of array, as the only thing in a save. */
function packedStreams(): FuzzSource[] {
  const { streams } = JSON.parse(readFileSync('test/fixtures/oodle.json', 'utf8')) as {
    readonly streams: readonly { readonly kind: string; readonly size: number; readonly stream: string }[];
  };
  return streams.flatMap(({ kind, size, stream }) =>
    / far$/.test(kind) || (size === 0x10001 && /^\w+ (scale|isDelta).* (runs|split|six streams)$/.test(kind))
      ? { name: kind, bytes: Buffer.from(stream, 'base64'), around: (bytes) => alone(inPlM(bytes, size)) }
      : [],
  );
}
