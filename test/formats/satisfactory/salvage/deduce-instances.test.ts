// A group of lightweight buildables that was partly copied out of a hole: the last ones, which are intact, tell of all
// others and of their class, if their number is the right one.

import { describe, expect, it } from 'vitest';
import { Cursor } from '../../../../src/bytes/cursor.ts';
import { LostText } from '../../../../src/formats/satisfactory/damage/lost-text.ts';
import { deduceGroup } from '../../../../src/formats/satisfactory/salvage/deduce-instances.ts';
import type { GameReader } from '../../../../src/formats/satisfactory/structs/reader.ts';
import { ByteWriter } from '../../../tools/byte-writer.ts';
import { swatch } from '../../../tools/satisfactory/game.ts';
import { writeLightweights } from '../../../tools/satisfactory/lightweights.ts';
import { layoutOf } from '../../../tools/satisfactory/versions.ts';

const NAME = 'Foundation_8x1_01';
const CLASS = `/Game/FactoryGame/Buildable/Building/Build_${NAME}.Build_${NAME}_C`;
const RECIPE = `/Game/FactoryGame/Recipes/Recipe_${NAME}.Recipe_${NAME}_C`;
const SWATCH = swatch(1).path as string;
const HOLE = 200;
const VERSION_AND_GROUPS = 8;

/** Where things are: a group with these numbers of instances before and after the end of the damaged chunk. */
function group(before: number, after: number) {
  const out = new ByteWriter();
  const instances = Array.from({ length: before + after }, (_, at) => ({
    ...{ position: [at * 8 + 1, -at, 64] as [number, number, number], rotation: [0, 0, 1, 0] as const },
    ...{ swatch: swatch(1), recipe: { level: '', path: RECIPE } },
  }));
  const classes = [{ class: { level: '', path: CLASS }, instances: instances as never }];
  writeLightweights(out, { version: 3, classes }, layoutOf(52, null));
  const written = out.finish();
  const bytes = new Uint8Array(HOLE + written.length);
  bytes.set(written, HOLE);
  const classAt = HOLE + VERSION_AND_GROUPS + 4;
  const countAt = classAt + 4 + CLASS.length + 1;
  const size = (bytes.length - countAt - 4) / (before + after);
  const at = countAt + 4 + before * size;
  return { bytes, classAt, countAt, size, rest: { at, next: at + size, count: after } };
}

/** The class and count that are known afterwards, `?` for bytes that are not. */
function deduced(
  { bytes, classAt, countAt, rest }: ReturnType<typeof group>,
  classes: readonly string[],
  isLost: (at: number) => boolean = () => false,
): string {
  const image = bytes.slice();
  const origins = new Int32Array(rest.at - HOLE).fill(-1);
  // Paths were copied out of the hole: letter by letter the same bytes of it.
  const lose = (text: string, origin: number): void => {
    const found = Buffer.from(bytes);
    for (let at = found.indexOf(text); at >= 0 && at < rest.at; at = found.indexOf(text, at + 1)) {
      for (let i = 0; i < text.length && at + i < rest.at; i++) {
        origins[at + i - HOLE] = origin + i;
        image[at + i] = 0;
      }
    }
  };
  lose(SWATCH, 0);
  lose(`_${NAME}.`, SWATCH.length);
  lose(CLASS.slice(0, 40), SWATCH.length + NAME.length + 2);
  for (let at = countAt; at < countAt + 4; at++)
    if (isLost(at - countAt)) [image[at], origins[at - HOLE]] = [0, 199];
  const text = new LostText(image, { from: 0, to: HOLE }, { from: HOLE, to: rest.at, origins });
  deduceGroup({ cursor: new Cursor(image, { file: '' }) } as GameReader, text, HOLE, rest, classes);
  const known = Array.from({ length: countAt - classAt - 5 }, (_, i) => text.byte(classAt + 4 + i));
  return known.map((byte) => (byte < 0 ? '?' : String.fromCharCode(byte))).join('');
}

describe('a group whose first instances have lost letters', () => {
  const others = [CLASS.replaceAll('8x1', '8x4'), RECIPE, SWATCH];
  const lost = deduced(group(20, 5), []);

  it('has the class that fits what its instances tell', () => {
    expect(lost).toContain('?');
    expect(deduced(group(20, 5), [...others, CLASS])).toBe(CLASS);
  });

  it('has no class where none fits, or two', () => {
    expect(deduced(group(20, 5), others)).toBe(lost);
    const twin = CLASS.replace('/Buildable/Building/', '/Buildable/Settings/');
    expect(deduced(group(20, 5), [CLASS, twin])).toBe(lost);
  });

  it('has no class where the instances are more or fewer than it says', () => {
    for (const count of [24, 26]) {
      const wrong = group(20, 5);
      new DataView(wrong.bytes.buffer).setInt32(wrong.countAt, count, true);
      expect(deduced(wrong, [CLASS])).toBe(lost);
    }
  });

  it('has the class only if something is left of its count', () => {
    expect(deduced(group(20, 5), [CLASS], (at) => at > 0)).toBe(CLASS);
    expect(deduced(group(20, 5), [CLASS], () => true)).toBe(lost);
  });

  it('has no class where an instance differs from the last ones', () => {
    const wrong = group(20, 5);
    wrong.bytes[wrong.countAt + 4 + 7 * wrong.size + wrong.size - 20]! ^= 1;
    expect(deduced(wrong, [CLASS])).toBe(lost);
  });
});
