// Bodies with equal bits are read alike by kernels, whatever versions they are of.

import { describe, expect, it } from 'vitest';
import { layoutBits } from '../../../../src/formats/satisfactory/kernel/layout-bits.ts';
import { playerInfoHandleBytes } from '../../../../src/formats/satisfactory/structs/structs.ts';
import { bodyVersion, ENGINE, SAVE } from '../../../../src/formats/satisfactory/versions.ts';

/** From each save version to beyond the newest, with engines around every change. */
const versions = Array.from({ length: SAVE.newest + 3 }, (_, save) =>
  [0, ...Object.values(ENGINE).flatMap((engine) => [engine - 1, engine])].map((engine) =>
    bodyVersion(save, engine, 0),
  ),
).flat();

describe('the bits of a version', () => {
  it('tell everything that kernels make a difference of', () => {
    const layouts = new Map<number, Set<string>>();
    for (const version of versions) {
      const { controlByte, wirePlaces, completeTypeNames, doubles, invariantTexts, save } = version;
      const layout = JSON.stringify({
        ...{ controlByte, wirePlaces, completeTypeNames, doubles, invariantTexts },
        ...{ itemStates: save < SAVE.ItemState, handle: playerInfoHandleBytes(save) },
      });
      const bits = layoutBits(version);
      layouts.set(bits, (layouts.get(bits) ?? new Set()).add(layout));
    }
    expect([...layouts.values()].filter(({ size }) => size !== 1)).toEqual([]);
    expect(layouts.size).toBeGreaterThan(5);
  });

  it('fit into a byte', () => {
    for (const version of versions) expect(layoutBits(version)).toBeLessThan(256);
  });
});
