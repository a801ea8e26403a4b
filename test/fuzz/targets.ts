// The targets of fuzzing: every committed save of every format. Each of its files is mutated as it is, the largest also among the
// others, and what inflates from one inside sound wrappers, because a mutated stream rarely inflates. And LZO alone.

import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LzoError, lzoInflate } from '../../src/bytes/lzo.ts';
import type { Format, SourceFile } from '../../src/formats/format.ts';
import { FORMAT_FACTS } from '../../src/formats/formats.gen.ts';
import { FORMATS } from '../../src/formats/registry.gen.ts';
import { corpusFiles, exampleFiles } from '../tools/corpus.ts';
import { zlibStore } from '../tools/deflate.ts';
import { chunkStream, gswu, inPlM, oodled, palworld } from '../tools/gvas/wrap.ts';
import { listing } from '../tools/open-files.ts';
import { bodyOf, chunkOffsets, unchunk } from '../tools/unreal/chunks.ts';
import { chunk } from '../tools/unreal3/chunk.ts';
import { LZO_STREAMS, lzoStore } from '../tools/unreal3/lzo.ts';
import { streamSources } from './chunk-streams.ts';
import { readEverything } from './read-everything.ts';
import { realFiles } from './real-files.ts';
import { type FuzzSource, type FuzzTarget, oneFile } from './target.ts';

type FormatName = keyof typeof FORMAT_FACTS;
type Around = FuzzSource['around'];

/** But for those that are spoilt already. */
const COMMITTED = Object.fromEntries(
  Object.entries({ ...corpusFiles('.'), ...exampleFiles('.') }).filter(
    ([path]) => !path.includes('/hostile/'),
  ),
);
/** A file larger than this is no use: a mutant of it costs too much. */
const MOST_BYTES = 60_000;
/** Files of a save that are mutated among the others: each costs as much as all of them. */
const MOST_AMONG = 3;
/** Bytes of a chunk, where a small save should have many. */
const MANY_CHUNKS = 400;
/** Bodies shorter than this have little to repair or to resume after a hole. */
const LEAST_BODY = 1000;

/** What is in a file, mutated and packed again; and what it is when it is packed, mutated then. */
const PACKED: Readonly<Partial<Record<FormatName, (file: SourceFile, alone: Around) => FuzzSource[]>>> = {
  satisfactory({ name, bytes }, alone) {
    if (chunkOffsets(bytes).length === 0) return [];
    const { body, around } = bodyOf(bytes, { pack: zlibStore });
    if (body.length > MOST_BYTES) return [];
    const inside = {
      name: `${name}, body`,
      bytes: body,
      around: (mutated: Uint8Array) => alone(around(mutated)),
    };
    const streams = body.length < LEAST_BODY ? [] : streamSources({ name, ...unchunk(bytes) }, alone);
    // Most of what a reader does is about bodies.
    return [inside, inside, ...streams];
  },
  gvas({ name, bytes }, alone) {
    if (!name.startsWith('version-5')) return [];
    const inside = { PlZ: (content: Uint8Array) => palworld(content, 0x32), chunks, Oodle: oodled };
    // Of so many chunks that one which is broken is a hole.
    const holes = (['zlib', 'oodle'] as const).map((each) => chunkStream(bytes, 2, each, MANY_CHUNKS));
    const packed = [gswu(bytes), oodled(bytes), ...holes, palworld(bytes, 0x31)];
    return [
      ...Object.entries(inside).map(([how, pack]) => ({
        name: `${name} in ${how}`,
        bytes,
        around: (content: Uint8Array) => alone(pack(content)),
      })),
      ...packed.map((each, at) => ({ name: `${name}, packed ${at}`, bytes: each, around: alone })),
    ];
  },
  unreal3({ name, bytes }, alone) {
    if (!name.startsWith('sample')) return [];
    const endian = bytes[0] === 0x9e ? 'big' : 'little';
    return [zlibStore, lzoStore].map((pack) => ({
      ...{ name: `${name} in ${pack.name}`, bytes },
      around: (content) => alone(chunk(content, pack, endian)),
    }));
  },
  xml: ({ name, bytes }, alone) => [
    { name: `${name} in gzip`, bytes, around: (content) => alone(new Uint8Array(gzipSync(content))) },
    { name: `${name}, broken gzip`, bytes: new Uint8Array(gzipSync(bytes)), around: alone },
  ],
};

/** Mutants of a hundred; of any other format 12. */
const SHARES: Readonly<Partial<Record<FormatName, number>>> = { satisfactory: 50, unreal3: 24 };

/** Small real files, where they lie beside the checkout. */
const REAL: Readonly<Partial<Record<FormatName, readonly [path: RegExp, most: number]>>> = {
  satisfactory: [/\.sbp$/, MOST_BYTES],
  'darkest-dungeon': [/^(rj|ts01)[^/]*\/persist\.[^/]*\.json$/, 8000],
  'slime-rancher': [/\.sav$/, 50_000],
  gvas: [/^v[123][^/]*\.sav$/, 50_000],
  unreal3: [/\.(u|upk|udk|pcc)$/, 12_000],
};

function chunks(content: Uint8Array): Uint8Array {
  return chunkStream(content, 1);
}

/** The saves of a format among what is committed, by the paths that their files have in them. */
function savesOf(name: FormatName, format: Format): SourceFile[][] {
  const saves = format.claim(listing(COMMITTED)).map(({ name: folder, files }) =>
    files.map(({ path }) => ({
      name: path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : basename(path),
      bytes: COMMITTED[path]!,
    })),
  );
  const claimed = new Set(saves.flat().map(({ bytes }) => bytes));
  // Of no game that it knows.
  const others = Object.entries(COMMITTED).filter(
    ([path, bytes]) => path.startsWith(`${name}/`) && !claimed.has(bytes) && !/\.(?:md|jsonl)$/.test(path),
  );
  return [...saves, ...others.map(([path, bytes]) => [{ name: basename(path), bytes }])];
}

function sourcesOf(name: FormatName, files: readonly SourceFile[]): FuzzSource[] {
  const among =
    files.length < 2 ? [] : files.toSorted((a, b) => b.bytes.length - a.bytes.length).slice(0, MOST_AMONG);
  return [
    ...files
      .filter(({ bytes }) => bytes.length <= MOST_BYTES)
      .flatMap((file) => {
        const alone = oneFile(basename(file.name));
        return [{ ...file, around: alone }, ...(PACKED[name]?.(file, alone) ?? [])];
      }),
    ...among.map((file) => ({
      ...{ name: `${file.name} among the others`, bytes: file.bytes },
      around: (bytes: Uint8Array) => files.map((each) => (each === file ? { ...each, bytes } : each)),
    })),
  ];
}

function targetOf([name, { id }]: [FormatName, { readonly id: string }]): FuzzTarget {
  const format = FORMATS.find((each) => each.id === id)!;
  const saves = savesOf(name, format);
  const [path, most] = REAL[name] ?? [/^$/, 0];
  const real = realFiles(name, path, most).map((file): SourceFile[] => [file]);
  return {
    ...{ name, share: SHARES[name] ?? 12 },
    alone: oneFile(`fuzzed${extname(saves[0]![0]!.name)}`),
    sources: [
      ...saves.flatMap((files) => sourcesOf(name, files)),
      ...(name === 'gvas' ? oodleStreams() : []),
    ],
    realSources: real.flatMap((files) => sourcesOf(name, files)),
    read: (files) => readEverything(format, files),
  };
}

/** Packed streams of every kind of array, as the only thing in a save. */
function oodleStreams(): FuzzSource[] {
  const { streams } = JSON.parse(readFileSync('test/fixtures/oodle.json', 'utf8')) as {
    readonly streams: readonly { readonly kind: string; readonly size: number; readonly stream: string }[];
  };
  const alone = oneFile('fuzzed.sav');
  return streams.flatMap(({ kind, size, stream }) =>
    / far$/.test(kind) || (size === 0x10001 && /^\w+ (scale|isDelta).* (runs|split|six streams)$/.test(kind))
      ? { name: kind, bytes: Buffer.from(stream, 'base64'), around: (bytes) => alone(inPlM(bytes, size)) }
      : [],
  );
}

const [SIZE, GUARD] = [20_000, 64];

/** Any output is allowed, but only inside the span that was given. */
const lzo: FuzzTarget = {
  ...{ name: 'lzo', share: 2, alone: oneFile('stream.lzo'), realSources: [] },
  sources: LZO_STREAMS.filter(({ bytes }) => bytes.length === SIZE).map(({ stream }, at) => ({
    ...{ name: `mixed ${at + 1}`, bytes: stream, around: oneFile('stream.lzo') },
  })),
  read([file]) {
    const out = new Uint8Array(SIZE + 2 * GUARD);
    try {
      lzoInflate(file!.bytes, 0, file!.bytes.length, out, GUARD, SIZE);
    } catch (error) {
      if (!(error instanceof LzoError)) throw error;
    }
    for (let i = 0; i < GUARD; i++)
      if (out[i] !== 0 || out[GUARD + SIZE + i] !== 0) throw new Error('wrote outside its span');
    return { memoryBytes: out.length, imageBytes: SIZE };
  },
};

await Promise.all(FORMATS.map((format) => format.ready?.()));

/** All targets, by name; or the one that was asked for. */
export function fuzzTargets(only?: string): FuzzTarget[] {
  const names = Object.keys(FORMAT_FACTS);
  if (only !== undefined && only !== 'lzo' && !names.includes(only))
    throw new Error(`no format ${only}; there are ${names.join(', ')}, lzo`);
  const wanted = (Object.entries(FORMAT_FACTS) as [FormatName, { readonly id: string }][])
    .filter(([name]) => only === undefined || name === only)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return [...wanted.map(targetOf), ...(only === undefined || only === 'lzo' ? [lzo] : [])];
}
