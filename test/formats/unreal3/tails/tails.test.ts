import { describe, expect, it } from 'vitest';
import { parseLayout } from '../../../../src/formats/layout/layout-text.ts';
import { layoutOf } from '../../../../src/formats/unreal3/file/layout.ts';
import { traitsOf } from '../../../../src/formats/unreal3/file/traits.ts';

import { rowsOf, TailLayouts, tailOfReflection } from '../../../../src/formats/unreal3/tails/registry.ts';
import { tailWords } from '../../../../src/formats/unreal3/tails/words.ts';

describe('layouts', () => {
  it('of all classes can be parsed for all games', () => {
    for (const family of ['PLAIN', 'MASS_EFFECT', 'HAT_IN_TIME', 'XCOM_2'] as const) {
      for (const version of [343, 491, 512, 684, 888]) {
        const layouts = new TailLayouts({ ...layoutOf(version, 105, false, true), family }, rowsOf(null));
        for (let tail = 1; tail < 256; tail++) layouts.forms(tail);
        expect(layouts.forms(rowsOf(null).ofName('texture2d'))).toHaveLength(1);
        expect(layouts.forms(tailOfReflection('core.class'))).toHaveLength(3);
      }
    }
  });

  it.each([
    ['a: i33', 'a type, or a part of the table, found i33'],
    ['a: [i32', 'expected ], found the end'],
    ['a: i32 b: i32', 'expected , between fields, found b'],
    ['{me4} a: i32', '"me4" is no condition'],
    ['a: raw many', 'a number'],
  ])('say what is wrong with %s', (text, message) => {
    const traits = traitsOf(layoutOf(868, 0, false, false));
    expect(() => parseLayout(text, tailWords(traits, ''))).toThrow(message);
  });
});
