// Unreal Engine 3 packages of several versions and kinds of storage: mutated as they are, mutated inside and compressed
// again, alone and beside a package that they refer to.

import { unreal3 } from '../../../src/formats/unreal3/index.ts';
import { exampleFiles } from '../../tools/corpus.ts';
import { zlibStore } from '../../tools/deflate.ts';
import { lzoCompress } from '../../tools/unreal3/lzo-compress.ts';
import { chunk, type PackageOptions, type PackageWriter } from '../../tools/unreal3/package-writer.ts';
import { samplePackage } from '../../tools/unreal3/sample.ts';
import { readEverything } from '../read-everything.ts';
import { realFiles } from '../real-files.ts';
import { type FuzzSource, type FuzzTarget, oneFile } from '../target.ts';

const alone = oneFile('Fuzzed.u');
const examples = Object.entries(exampleFiles('unreal3')).map(([name, bytes]) => ({ name, bytes }));

const VERSIONS: readonly PackageOptions[] = [
  {},
  { endian: 'big' },
  { version: 391, licensee: 92, endian: 'big' },
  { version: 684, licensee: 194, flags: 9 },
  { version: 512, licensee: 130 },
  { version: 576 },
];

/** A package mutated as it is, in chunks around mutated content, and wholly compressed around it. */
function sourcesOf(name: string, writer: PackageWriter): FuzzSource[] {
  const raw = writer.finish();
  const whole = (compress: typeof zlibStore) => (bytes: Uint8Array) =>
    alone(chunk(bytes, compress, writer.endian));
  const chunks = (storage: 'zlib' | 'lzo') => (bytes: Uint8Array) =>
    alone(writer.finish(storage, () => bytes));
  return [
    { name, bytes: raw, around: alone },
    { name, bytes: raw, around: alone },
    { name: `${name}, beside another`, bytes: raw, around: (bytes) => [{ name: 'A.u', bytes }, ...examples] },
    { name: `${name}, inside chunks`, bytes: raw, around: chunks('lzo') },
    { name: `${name}, inside zlib`, bytes: raw, around: whole(zlibStore) },
    { name: `${name}, inside LZO`, bytes: raw, around: whole(lzoCompress) },
    { name: `${name}, in chunks`, bytes: writer.finish('zlib'), around: alone },
    { name: `${name}, compressed`, bytes: writer.finish('whole lzo'), around: alone },
  ];
}

export const target: FuzzTarget = {
  name: 'unreal3',
  share: 24,
  alone,
  sources: [
    ...VERSIONS.flatMap((options, at) => sourcesOf(`sample ${at}`, samplePackage(options))),
    ...examples.flatMap(({ name, bytes }): FuzzSource[] => [
      {
        name,
        bytes,
        around: (mutated) => examples.map((file) => (file.name === name ? { name, bytes: mutated } : file)),
      },
      { name: `${name} alone`, bytes, around: alone },
    ]),
  ],
  realSources: realFiles('unreal3', /\.(u|upk|udk|pcc)$/, 12_000).map((file) => ({ ...file, around: alone })),
  read: (files) => readEverything(unreal3, files),
};
