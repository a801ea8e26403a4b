// Saves that are older than the tables, or have buildings that no table has, from ../shared/cases beside the checkout.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openView } from '../../tools/satisfactory-view.ts';

const CASES = fileURLToPath(new URL('../../../../shared/cases/reading/', import.meta.url));
const hasCases = existsSync(CASES);

describe.runIf(hasCases)(`cases${hasCases ? '' : ' (absent: not run)'}`, () => {
  it('has extractors of Update 2, and lists what was collected there', async () => {
    const { machines, collectibles, collected, unknown } = await openView(
      `${CASES}update2-sv21-extractors.sav`,
    );
    expect(machines.filter(({ kind }) => kind === 'EXTRACTOR')).toHaveLength(5);
    const taken = collectibles.filter(({ isCollected }) => isCollected).map(({ kind }) => kind);
    expect(taken.filter((kind) => kind === 'SLUG')).toHaveLength(40);
    expect(taken.filter((kind) => kind === 'ARTIFACT')).toHaveLength(5);
    expect(collected.find(({ kind }) => kind === 'BLUE_SLUG')).toMatchObject({ collected: 0, unknown: 40 });
    expect(unknown).toContainEqual(expect.stringContaining('older than the oldest table'));
  });

  it('counts generators of mods as producers', async () => {
    const [circuit] = (await openView(`${CASES}update4-modded-generators.sav`)).circuits;
    const fed = circuit!.fuels!.map(({ count }) => count);
    expect([circuit!.generators, circuit!.consumers]).toEqual([96, 0]);
    expect(fed).toEqual([52, 26, 10, 6, 2]);
  });
});
