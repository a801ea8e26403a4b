// Documents of games that save as XML: plain, packed, in an archive, and of a game without a table.

import { gzipSync } from 'node:zlib';
import { xml } from '../../../src/formats/xml/index.ts';
import {
  checkpoint,
  colony,
  farm,
  oddDocument,
  replay,
  sector,
  universe,
} from '../../tools/xml/documents.ts';
import { readEverything } from '../read-everything.ts';
import { type FuzzTarget, oneFile } from '../target.ts';

const alone = oneFile('fuzzed.xml');

export const target: FuzzTarget = {
  name: 'xml',
  share: 12,
  alone,
  sources: [
    ...Object.entries({ colony, farm, checkpoint, universe, oddDocument }).map(([name, write]) => ({
      ...{ name, bytes: write(), around: alone },
    })),
    {
      name: 'a sector beside its checkpoint',
      bytes: sector(),
      around: (bytes) => [...oneFile('Sandbox.sbc')(checkpoint()), ...oneFile('SANDBOX_0_0_0_.sbs')(bytes)],
    },
    // What is packed is mutated before, so that it inflates, and after.
    { name: 'in gzip', bytes: universe(), around: (bytes) => alone(new Uint8Array(gzipSync(bytes))) },
    { name: 'broken gzip', bytes: new Uint8Array(gzipSync(farm())), around: alone },
    { name: 'replay', bytes: replay(), around: alone },
  ],
  realSources: [],
  read: (files) => readEverything(xml, files),
};
