// Ranches as large as wanted, for measuring: the actors of the corpus again and again, each with an id of its own.

import { ByteWriter } from '../byte-writer.ts';
import { corpusRows } from '../corpus.ts';
import { block, f64, i32, list, type Part, str } from './parts.ts';
import { ranch } from './read.ts';

const ITEM_COUNT = 480;
/** A plot in every so many actors tracks some of them. */
const ACTORS_A_PLOT = 500;

const blocks = corpusRows<{ block: string; base64: string }>('slime-rancher/second-game-blocks.jsonl');
const known = (name: string): Buffer[] =>
  blocks.filter((each) => each.block === name).map(({ base64 }) => Buffer.from(base64, 'base64'));

/** A save of the second game with this many actors, some 200 bytes each. */
export function largeRanch(actors: number): Uint8Array {
  const items = Array.from({ length: ITEM_COUNT }, (_, i) => str(`IdentifiableType.MadeUp${i}`));
  const plots = Array.from({ length: Math.ceil(actors / ACTORS_A_PLOT) }, (_, i) =>
    plotOf(Array.from({ length: 40 }, (_, n) => 100 + ((i * ACTORS_A_PLOT + n) % actors))),
  );
  // In front of a name is its length, and in front of a list its count.
  const small = Buffer.from(ranch('one actor'));
  const itemsAt = small.indexOf('SRITI') - 1;
  const plotsAt = small.indexOf('SRLP') - 1 - 4;
  const doorsAt = small.indexOf('door0000000001') - 1 - 4;
  const actorsAt = small.lastIndexOf('SRAD') - 1 - 4;
  const separatorAt = small.indexOf('SRPED') - 1 - 2;
  return Buffer.concat([
    small.subarray(0, itemsAt),
    block('SRITI', 1, [['items', list(items)]]).bytes,
    small.subarray(small.indexOf('SRRGI') - 1, plotsAt),
    list(plots).bytes,
    small.subarray(doorsAt, actorsAt),
    i32(actors).bytes,
    actorsOf(actors),
    small.subarray(separatorAt),
  ]);
}

/** Its list of tracked actors is what it ends with. */
function plotOf(tracked: readonly number[]): Part {
  const [plot] = known('SRLP 2') as [Buffer];
  const ids = block('TRACKEDACTORLIST', 1, [['ids', list(tracked.map(f64))]]).bytes;
  const head = plot.subarray(0, plot.lastIndexOf('TRACKEDACTORLIST') - 1);
  return { bytes: Buffer.concat([head, ids, plot.subarray(-2)]), json: null };
}

/** All in one piece, because half a million small ones take long to join. */
function actorsOf(count: number): Uint8Array {
  const actors = known('SRAD.Actor 1');
  const out = new ByteWriter();
  for (let i = 0; i < count; i++) {
    const actor = actors[i % actors.length]!;
    const at = out.length + actor.indexOf('SRSED') - 1 - 4 - 8;
    out
      .bytes(actor)
      .patchI64(at, 100 + i)
      .patchI32(at + 8, i % ITEM_COUNT);
  }
  return out.finish();
}
