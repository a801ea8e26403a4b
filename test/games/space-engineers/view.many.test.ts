// The view of Space Engineers against the text of real worlds; answers.txt beside has the example's.

import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { SpaceEngineersView } from '../../../src/games/space-engineers/view.ts';
import { describeReal } from '../../tools/real-saves.ts';
import { sampleOf } from '../../tools/runs.ts';
import { viewOfGame } from '../../tools/view-of-game.ts';
import { readDocument } from '../../tools/xml/read.ts';
import { realFiles } from '../../tools/xml/real.ts';

describeReal('xml/space-engineers', 'real worlds', (folder) => {
  it.each(sampleOf(readdirSync(folder), 2))('%s: as many of everything as its text has', (name) => {
    const contents = realFiles(new URL(`${name}/`, folder), /^(?!.*config)/).map(({ bytes }) => bytes);
    const { graph } = readDocument(contents.map((bytes, at) => ({ name: `${at}.sbc`, bytes })));
    const real = viewOfGame<SpaceEngineersView>('spaceEngineers', graph);
    const all = contents.map((content) => new TextDecoder().decode(content)).join('');
    const count = (pattern: RegExp): number => all.match(pattern)?.length ?? 0;
    expect(real.grids.length).toBe(
      count(/<MyObjectBuilder_EntityBase xsi:type="MyObjectBuilder_CubeGrid">/g),
    );
    expect(real.blocks.length).toBe(count(/<MyObjectBuilder_CubeBlock xsi:type=/g));
    expect(real.players.length).toBe(count(/<MyObjectBuilder_Identity>/g));
    expect(real.factions.length).toBe(count(/<MyObjectBuilder_Faction>/g));
    const states = /<IntegrityPercent>([^<]*)<\/IntegrityPercent>(?:\s*<BuildPercent>([^<]*))?/g;
    const below = [...all.matchAll(states)].filter(([, is, built = 1]) => Number(is) < Number(built) - 1e-5);
    expect(real.blocks.filter(({ isDamaged }) => isDamaged).length).toBe(below.length);
    const floating = count(/xsi:type="MyObjectBuilder_FloatingObject"/g);
    expect(real.stock.filter(({ kind }) => kind === 'FLOATING').length).toBe(floating);
    // Counted with another library: items of people by the id of their body and their own.
    const carried = { 'game4-1.071': 14, 'kud-1.207': 5, 'lone-1.201': 0, 'saves-1.194': 22 }[name];
    if (carried !== undefined)
      expect(real.stock.filter(({ kind }) => kind === 'CHARACTER').length).toBe(carried);
  });
});
