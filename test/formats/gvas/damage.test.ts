// Worlds that are cut, or that lost or got bytes: the records around are read, and nothing else is claimed.

import { describe, expect, it } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import { gvas } from '../../../src/formats/gvas/index.ts';
import { DAMAGE, type DamageKind, damaged } from '../../tools/damage-kinds.ts';
import { openWhole, outcomeOf } from '../../tools/damage-outcome.ts';
import { arrayOf, fname, int, prop, str, struct, VERSIONS, writeGame } from '../../tools/gvas/writer.ts';

const NAME = 'Slot.sav';
const STEP = 83;

/** So many chests with slots, of which each has its own count. */
function world(version: '4.27' | '5.6', count: number): Uint8Array {
  const slot = (n: number) => struct('Slot', { Item: fname(`Stone${n}`), Count: int(n + 1) });
  const chest = (n: number) =>
    struct('Chest', {
      Label: str(`chest ${n}`),
      Slots: arrayOf(
        slot(0).type,
        Array.from({ length: 12 }, (_, at) => slot(n * 12 + at)),
      ),
      Level: int(n),
    });
  const chests = Array.from({ length: count }, (_, n) => chest(n));
  const days = Array.from({ length: 4 }, (_, n) => prop(`Day${n}`, int(n)));
  return writeGame(VERSIONS[version], {
    properties: [prop('Chests', arrayOf(chest(0).type, chests)), ...days],
  });
}

describe.each(['4.27', '5.6'] as const)('Unreal Engine %s', (version) => {
  const bytes = world(version, 8);
  const files = [{ name: NAME, bytes }];
  const whole = openWhole(gvas, files);
  const start = Buffer.from(bytes).indexOf('Chests');

  it('never reads behind the end of the file', () => {
    // Nothing follows the last slot: what seems to have moved would end behind the file.
    const bytes = world(version, 2);
    for (const lost of [20, 200]) {
      for (let at = bytes.length - 400; at < bytes.length - lost; at += 3) {
        for (const more of [1, 16]) {
          const cut = bytes.subarray(0, bytes.length - lost);
          const grown = Buffer.concat([cut.subarray(0, at), new Uint8Array(more), cut.subarray(at)]);
          for (const moved of [grown, grown.subarray(0, cut.length)]) {
            expect(readOrRefuse([{ name: NAME, bytes: new Uint8Array(moved) }])).toBe(true);
          }
        }
      }
    }
  });

  it.each(Object.keys(DAMAGE).filter((kind) => kind !== 'zeros') as DamageKind[])('%s', (kind) => {
    let [untouched, kept] = [0, 0];
    for (let at = start + 120; at < bytes.length - 20; at += STEP) {
      const damage = damaged(files, NAME, kind, at);
      const outcome = outcomeOf(gvas, whole, damage.files, damage.holes);
      expect(outcome, `${kind} at ${at}`).toMatchObject({ silent: [], invented: [], failed: false });
      untouched += outcome.untouched;
      kept += outcome.kept;
    }
    expect(kept / untouched).toBeGreaterThan(0.9);
  });
});

/** Whether a file is read or refused as damaged. @throws any other error */
function readOrRefuse(files: readonly { readonly name: string; readonly bytes: Uint8Array }[]): boolean {
  try {
    openWhole(gvas, files);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
  }
  return true;
}
