// The mutant that a seed stands for: which target, which source, which mutations. The same seed gives the same mutant,
// as long as the sources stay as they are.

import type { SourceFile } from '../../src/formats/format.ts';
import { random } from '../tools/random.ts';
import { mutate } from './mutate.ts';
import type { FuzzSource, FuzzTarget } from './target.ts';

export interface Mutant {
  readonly source: FuzzSource;
  readonly bytes: Uint8Array;
  readonly files: readonly SourceFile[];
}

/** By their shares. What is chosen among all and what is made of one do not depend on each other. */
export function targetOf(targets: readonly FuzzTarget[], seed: number): FuzzTarget {
  const total = targets.reduce((sum, { share }) => sum + share, 0);
  let at = random(~seed)() % total;
  for (const target of targets) {
    if (at < target.share) return target;
    at -= target.share;
  }
  throw new Error('shares do not add up');
}

/** Every so many mutants of a target are of a real file, where there are any. */
const REAL = 5;

export function mutantOf({ sources, realSources }: FuzzTarget, seed: number): Mutant {
  const next = random(seed);
  const [pick, again, chance] = [next(), next(), next()];
  const from = chance % REAL === 0 && realSources.length > 0 ? realSources : sources;
  const source = from[pick % from.length]!;
  const other = sources[again % sources.length]!;
  const bytes = (source.mutate ?? mutate)(source.bytes, other.bytes, next);
  return { source, bytes, files: source.around(bytes) };
}
