// Slime Rancher saves of both games at several versions, later ones that are read in part, and exports.

import { slimeRancher } from '../../../src/formats/slime-rancher/index.ts';
import { dice } from '../../tools/random.ts';
import { laterRanch } from '../../tools/slime-rancher/large.ts';
import { firstGame } from '../../tools/slime-rancher/read.ts';
import * as sr2 from '../../tools/slime-rancher/sr2.ts';
import { readEverything } from '../read-everything.ts';
import { realFiles } from '../real-files.ts';
import { type FuzzTarget, oneFile } from '../target.ts';

const alone = oneFile('fuzzed.sav');

const exported = (bytes: Uint8Array): Uint8Array =>
  new TextEncoder().encode(
    JSON.stringify({ metaSR2Version: 1, savesData: { 1: Buffer.from(bytes).toString('base64') } }),
  );

export const target: FuzzTarget = {
  name: 'slime-rancher',
  share: 12,
  alone,
  sources: [
    { name: 'second game', bytes: sr2.game(dice(1)).bytes },
    { name: 'second game as described', bytes: sr2.game(dice(2), { asDescribed: true }).bytes },
    { name: 'second game, later', bytes: sr2.game(dice(3), { version: 8 }).bytes },
    { name: 'actors of a later version', bytes: laterRanch(20) },
    ...[4, 8, 12].map((version) => ({
      name: `first game ${version}`,
      bytes: firstGame(version),
    })),
    // Exports are listed and their headers read; what is in them are the other sources.
    { name: 'export', bytes: exported(sr2.game(dice(4)).bytes) },
  ].map((source) => ({ ...source, around: alone })),
  realSources: realFiles('slime-rancher', /\.sav$/, 50_000).map((file) => ({ ...file, around: alone })),
  read: (files) => readEverything(slimeRancher, files),
};
