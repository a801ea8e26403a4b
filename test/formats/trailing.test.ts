// Bytes behind the whole end of a file, which no reader needs, are told: something may be in them.

import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { FORMATS } from '../../src/formats/whole.gen.ts';
import { corpus, corpusFiles, example } from '../tools/corpus.ts';
import { listing, openFiles } from '../tools/open-files.ts';

const FILES: readonly (readonly [string, Uint8Array])[] = [
  ['little-factory.sav', example('little-factory.sav')],
  ['20221101120000_2_1.sav', example('20221101120000_2_1.sav')],
  ['20200101000000_Hill_1.sav', example('20200101000000_Hill_1.sav')],
  ['persist.roster.json', example('hollowmere/persist.roster.json')],
  ...['version-4.10.sav', 'version-5.6.sav'].map((name) => [name, corpus(`gvas/${name}`)] as const),
  ...['sample-latest.u', 'chunks-latest.u', 'chunks-latest-big.u', 'whole-latest.u'].map(
    (name) => [name, corpus(`unreal3/${name}`)] as const,
  ),
  ...Object.entries(corpusFiles('gvas/wrapped')),
  ['new-example.rws', example('rimworld/new-example.rws')],
  ['new-example.rws.gz', gzipSync(example('rimworld/new-example.rws'))],
];

it.each(FILES)('%s', (name, bytes) => {
  const issuesWith = (...more: number[]): number => {
    const files = { [name]: Uint8Array.from([...bytes, ...more]) };
    const format = FORMATS.find((each) => each.claim(listing(files)).length > 0)!;
    return openFiles(format, files).graph.data.issues.filter(({ info }) => !info).length;
  };
  expect(issuesWith()).toBe(0);
  for (const more of [[0], [65], [0, 0, 0, 0, 0], [1, 2, 3, 4, 5, 6, 7, 8]])
    expect(issuesWith(...more), String(more)).toBeGreaterThan(0);
});
