/**
 * Ranches as large as wanted, for measuring: the same few hundred actors again and again, each with an id of its own.
 */
import { ByteWriter } from '../byte-writer.ts';
import { dice } from '../random.ts';
import { list, type Part } from './parts.ts';
import * as sr2 from './sr2.ts';

const DISTINCT_ACTORS = 256;
const ITEM_COUNT = 480;
/** A plot in every so many actors tracks some of them. */
const ACTORS_A_PLOT = 500;

/** A save of the second game with this many actors, some 200 bytes each. */
export function largeRanch(actors: number): Uint8Array {
  const d = dice(actors);
  const many = Array.from({ length: DISTINCT_ACTORS }, (_, i) =>
    sr2.actor(d, { id: i, type: d.below(ITEM_COUNT) }),
  );
  const plots = Array.from({ length: Math.ceil(actors / ACTORS_A_PLOT) }, (_, i) =>
    sr2.plot(d, {
      id: `plot${String(i).padStart(10, '0')}`,
      slots: 8,
      tracked: Array.from({ length: 40 }, (_, n) => 100 + ((i * ACTORS_A_PLOT + n) % actors)),
    }),
  );
  const items = Array.from({ length: ITEM_COUNT }, (_, i) => `IdentifiableType.MadeUp${i}`);
  const game = sr2.game(d, {
    world: sr2.world(d),
    ranch: sr2.ranch(plots),
    actors: [{ bytes: numbered(many, actors), json: null }],
  });
  return withCount(withItems(game.bytes, items), actors);
}

/** All actors in one piece, because half a million small ones take long to join. */
function numbered(many: readonly Part[], count: number): Uint8Array {
  const out = new ByteWriter();
  const idAt = many.map(({ bytes }) => Buffer.from(bytes).indexOf('SRSED') - 1 - 4 - 8);
  for (let i = 0; i < count; i++) {
    const start = out.length;
    const which = i % many.length;
    out.bytes(many[which]!.bytes).patchI64(start + idAt[which]!, 100 + i);
  }
  return out.finish();
}

/** The list says one actor, the piece; it is to say how many are in it. */
function withCount(bytes: Uint8Array, count: number): Uint8Array {
  const end = Buffer.from(list([]).bytes);
  const at = Buffer.from(bytes).indexOf(Buffer.from([0x00, 0x10, 1, 0, 0, 0, 4]));
  if (at < 0 || end.length !== 4) throw new Error('no list of actors');
  new DataView(bytes.buffer, bytes.byteOffset).setInt32(at + 2, count, true);
  return bytes;
}

/** The item index of the small saves, for one of real length. */
function withItems(bytes: Uint8Array, items: readonly string[]): Uint8Array {
  const small = sr2.index('SRITI', sr2.ITEMS).bytes;
  const at = Buffer.from(bytes).indexOf(small);
  const large = sr2.index('SRITI', items).bytes;
  const out = new Uint8Array(bytes.length - small.length + large.length);
  out.set(bytes.subarray(0, at));
  out.set(large, at);
  out.set(bytes.subarray(at + small.length), at + large.length);
  return out;
}
