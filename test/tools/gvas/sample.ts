// One save game with a bit of everything, as each version of the engine writes it.

import { corpus } from '../corpus.ts';
import type { VERSIONS } from './writer.ts';

export const LAMP = '0000000A0000000B0000000C0000000D';

export const sampleGame = (version: keyof typeof VERSIONS): Uint8Array<ArrayBuffer> =>
  corpus(`gvas/version-${version.replace(' ', '-')}.sav`);
