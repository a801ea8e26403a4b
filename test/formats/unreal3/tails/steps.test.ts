// The file versions at which what follows the properties changes, as public readers of the format state them: by how many
// bytes an object with nothing in it, and an element of a list, is longer than in the version before.

import { describe, expect, it } from 'vitest';
import { Cursor } from '../../../../src/bytes/cursor.ts';
import { LabelNode } from '../../../../src/formats/layout/labels.ts';
import { type LayoutParts, parseLayout } from '../../../../src/formats/layout/layout-text.ts';
import { Sequence } from '../../../../src/formats/layout/sequence.ts';
import { layoutOf } from '../../../../src/formats/unreal3/file/layout.ts';
import { traitsOf } from '../../../../src/formats/unreal3/file/traits.ts';
import { LAYOUTS } from '../../../../src/formats/unreal3/tails/layouts.gen.ts';
import type { Reading } from '../../../../src/formats/unreal3/tails/parts/part.ts';
import { tailWords } from '../../../../src/formats/unreal3/tails/words.ts';

const FIRST = 396;
const LAST = 890;

/** Classes, then parts of their layouts. At all other versions nothing changes. */
const STEPS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  staticmesh: {
    ...{ 453: 8, 532: 12, 593: -4, 600: 16, 770: 24, 797: 4, 801: 4, 804: 4 },
    ...{ 823: 12, 848: 8, 859: 4 },
  },
  skeletalmesh: { 435: 4, 609: 4, 680: 4, 694: 4, 797: 4, 834: 4 },
  staticmeshcomponent: { 801: 4, 820: -4 },
  instancedstaticmeshcomponent: { 688: 4, 801: 4, 820: -4 },
  world: { 430: 4, 496: -4, 575: 4 },
  level: { 453: 4, 585: 8, 607: 4, 681: 4, 690: 8, 734: 33, 739: -5, 797: 4, 798: 12, 802: 45 },
  lightmaptexture2d: { 567: 16, 616: 4, 674: 4, 857: 24, 864: 4 },
  soundclass: { 613: 4 },
  fluidsurfacecomponent: { 546: 4 },
  font: { 511: -16 },
  material: { 399: 68, 558: 8, 645: 8, 647: 8, 656: -24, 711: -68, 853: 12, 858: -76 },
  shadercache: { 472: 1, 672: 4, 796: -8, 805: 4 },
  bone: { 515: 4 },
  meshSection: { 473: 4, 492: 4, 514: 4, 618: 1 },
  componentLod: { 615: 4, 678: -3, 801: 4 },
  skinLod: { 453: 8, 493: 4, 534: 4, 592: 28, 686: -12, 709: 8, 806: 5, 841: 13 },
  skinInfluences: { 609: 4, 700: 8, 708: 4, 715: 1, 806: 1, 808: -1 },
  staticParameters: { 631: 4, 714: 4 },
  foliageInstance: { 830: 20, 850: 4 },
};

/** Where a list counts its elements (or a flag is) in an object with nothing else, and the size of one by version. */
const ELEMENTS: readonly (readonly [
  name: string,
  countAt: number,
  sizes: Readonly<Record<number, number>>,
])[] = [
  ['componentLod', 12, { 615: 4, 677: 4, 678: 8 }],
  ['componentLod', 13, { 801: 12, 822: 12, 823: 20 }],
  ['staticmesh', 52, { 532: 8, 592: 8 }],
  ['staticmesh', 80, { 823: 4, 828: 4, 829: 7, 862: 7, 863: 24 }],
  ['instancedstaticmeshcomponent', 4, { 687: 80 }],
  ['instancedfoliageactor', 0, { 832: 12, 833: 16 }],
  ['decalcomponent', 0, { 620: 28, 621: 32, 665: 36, 666: 40 }],
  ['font', 0, { 505: 17, 506: 21 }],
  ['shadercache', 5, { 672: 16, 795: 16 }],
  ['skeletalmesh', 80, { 680: 4, 693: 4, 694: 1 }],
  ['skeletalmesh', 84, { 694: 4 }],
  ['meshSection', 40, { 618: 32 }],
  ['fluidsurfacecomponent', 0, { 623: 88, 624: 76 }],
];

const { parts, tails }: { readonly parts: LayoutParts; readonly tails: LayoutParts } = LAYOUTS;
const NAMES_ONLY = { names: { count: 1 }, imports: { count: 0 }, exports: { count: 0 } };

/** How many bytes an object takes: zeros, but for a count of 1 at this place. */
function taken(name: string, version: number, countAt: number | null = null, licensee = 0): number {
  const layout = layoutOf(version, licensee, false, false);
  const fields = parseLayout(tails[name] ?? parts[name]!, tailWords(traitsOf(layout), ''), parts);
  if (fields === null) return 0;
  const bytes = new Uint8Array(1024);
  if (countAt !== null) bytes[countAt] = 1;
  const cursor = new Cursor(bytes, { file: '' });
  const of = { ...NAMES_ONLY, summary: { layout } };
  const reading = { cursor, of, flag: () => false, link: () => undefined } as unknown as Reading;
  new Sequence(fields).read(reading, new LabelNode('NATIVE', ''));
  return cursor.at;
}

describe('what follows the properties', () => {
  it.each(Object.entries(STEPS))('of %s changes at certain versions', (name, steps) => {
    const found: Record<number, number> = {};
    let before = taken(name, FIRST - 1);
    for (let version = FIRST; version <= LAST; version++) {
      const size = taken(name, version);
      if (size !== before) found[version] = size - before;
      before = size;
    }
    expect(found).toEqual(steps);
  });

  it.each(ELEMENTS)('of %s has elements at %i whose size changes', (name, countAt, sizes) => {
    for (const [version, size] of Object.entries(sizes))
      expect([version, taken(name, Number(version), countAt) - taken(name, Number(version))]).toEqual([
        version,
        size,
      ]);
  });

  it.each([
    ['level', { 171: 8, 194: 24 }],
    ['shadercache', { 171: 0, 194: 4 }],
  ])(
    'of %s is longer in some games of Mass Effect than in the second of the Legendary Edition',
    (name, more) => {
      const second = taken(name, 684, null, 168);
      for (const [licensee, bytes] of Object.entries(more))
        expect(taken(name, 684, null, Number(licensee))).toBe(second + bytes);
    },
  );
});
