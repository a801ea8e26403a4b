// The view of RimWorld against real saves, and on bad input; answers.txt beside has the example's.

import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { RimworldView } from '../../../src/games/rimworld/view.ts';
import { describeReal } from '../../tools/real-saves.ts';
import { sampleOf } from '../../tools/runs.ts';
import { viewOfGame } from '../../tools/view-of-game.ts';
import { colony } from '../../tools/xml/documents.ts';
import { readDocument } from '../../tools/xml/read.ts';
import { realFiles } from '../../tools/xml/real.ts';

function viewOf(content: string | Uint8Array): RimworldView {
  const { graph } = readDocument(content);
  return viewOfGame('rimworld', graph, { version: '1.5.4104 rev435' });
}

const text = new TextDecoder().decode(colony());
const view = viewOf(colony());

it('does not know what a cut file lacks', () => {
  const bytes = colony();
  for (const part of [0.2, 0.4, 0.6, 0.8]) {
    const cut = viewOf(bytes.subarray(0, Math.floor(bytes.length * part)));
    expect(cut.unknown[0]).toMatch(/is damaged: /);
    for (const name of ['colonists', 'conditions', 'stock', 'factions', 'research'] as const)
      expect(cut[name].length).toBeLessThanOrEqual(view[name].length);
  }
});

it('survives what no save has', () => {
  // Zeros without end, a thousand times smaller.
  const bomb = deflateRawSync(new Uint8Array(1 << 24)).toString('base64');
  const bombed = text.replace(/<records>.*?<\/records>/, `<recordsDeflate>${bomb}</recordsDeflate>`);
  expect(viewOf(bombed).colony.recorded).toEqual([{ name: 'Wealth_Total', values: [], latest: null }]);
});

/** Counted by hand from names of colonists and `Faction_..` of the player. */
const COLONISTS: Readonly<Record<string, number>> = {
  'mp-colony-1.3': 10,
  'mp-start-1.3': 3,
  'rats-early-1.5': 3,
  'rats-late-1.5': 8,
  'stylebug-1.4': 3,
};
/** A thing with a count, as it is written: what lies between may hold no other thing. Boxes are called otherwise. */
const STACK =
  /<def>(?!Minified)([^<]+)<\/def>\s*<id>[^<]+<\/id>(?:(?!<def>)[\s\S])*?<stackCount>(\d+)<\/stackCount>/g;

describeReal('xml/rimworld', 'real saves of RimWorld', (folder) => {
  it.each(sampleOf(Object.entries(COLONISTS), 2))(
    '%s: as many colonists, items and animals as its text has',
    (name, count) => {
      const { bytes } = realFiles(new URL(`${name}/`, folder))[0]!;
      const found = viewOf(bytes);
      expect(found.colonists).toHaveLength(count);
      const amounts = new Map<string, number>();
      for (const [, def, amount] of new TextDecoder().decode(bytes).matchAll(STACK))
        amounts.set(def!, (amounts.get(def!) ?? 0) + Number(amount));
      const ours = new Map<string, number>();
      for (const { item, amount } of found.stock) ours.set(item.name, (ours.get(item.name) ?? 0) + amount!);
      expect(amounts.size).toBeGreaterThan(20);
      expect(Object.fromEntries([...amounts.keys()].map((def) => [def, ours.get(def)]))).toEqual(
        Object.fromEntries(amounts),
      );
    },
  );
});
