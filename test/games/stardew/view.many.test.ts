// The view of Stardew Valley against the text of real saves; answers.txt beside has the example's.

import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { placedNodes } from '../../../src/api/map/placed-objects.ts';
import type { StardewView } from '../../../src/games/stardew/view.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import { describeReal } from '../../tools/real-saves.ts';
import { sampleOf } from '../../tools/runs.ts';
import { viewOfGame } from '../../tools/view-of-game.ts';
import { readDocument } from '../../tools/xml/read.ts';
import { realFiles } from '../../tools/xml/real.ts';

describeReal('xml/stardew', 'real farms', (folder) => {
  it.each(sampleOf(readdirSync(folder), 2))('%s: as many of everything as its text has', (name) => {
    const { bytes } = realFiles(new URL(`${name}/`, folder), /^(?!SaveGameInfo)/)[0]!;
    const { graph } = readDocument(bytes);
    const real = viewOfGame<StardewView>('stardew', graph);
    const content = new TextDecoder().decode(bytes);
    const count = (pattern: RegExp): number => content.match(pattern)?.length ?? 0;
    expect(real.crops.length).toBe(count(/<crop>/g));
    expect(real.animals.filter(({ kind }) => kind === 'FARM').length).toBe(count(/<FarmAnimal>/g));
    expect(real.bundles.length).toBe(count(/<ArrayOfBoolean>\s*<boolean>/g));
    expect(real.farmers[0]!.name).toBe(/<player>\s*<name>([^<]*)/.exec(content)![1]);
    // What things hold has the place where it was made, or none.
    const things = placedNodes(graph).filter(
      (node) => real.mapView.objectLook!(node as NodeId)?.category === 'Things',
    );
    const inside = Array.from(things, (node) => graph.path(node as NodeId)).filter((path) =>
      /\/objects\[[^\]]*\]\//.test(path),
    );
    expect([things.length > 0, inside]).toEqual([true, []]);
    const had = content
      .replaceAll(/<(farmhand|Farmer)>(?:(?!<\/\1>).)*?<isCustomized>false<.*?<\/\1>/gs, '')
      .replaceAll(/<items>(?:(?!<items>).)*?<giftbox>true/gs, '');
    const lists = [...had.matchAll(/<items>(.*?)<\/items>/gs)].map(([, list]) => list!);
    const stacks = lists.flatMap((list) => list.match(/<Item xsi:type/g) ?? []).length;
    expect(real.stock.filter(({ isStock }) => isStock).length).toBe(stacks);
  });
});
