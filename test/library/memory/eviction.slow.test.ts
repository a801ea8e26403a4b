// Graphs leave when others need their room, and their memory comes back.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openLibrary } from '../../tools/open-library.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const MEGABYTE = 2 ** 20;
const whole = readFileSync('examples/little-factory.sav');

function libraryOf(saves: number, megabytes: number) {
  const names = Array.from({ length: saves }, (_, at) => `s${String(at).padStart(2, '0')}.sav`);
  const folder = tempFolder(Object.fromEntries(names.map((name) => [name, whole])));
  const library = openLibrary(folder, undefined, { memory: megabytes * MEGABYTE });
  return { library, entries: library.entries };
}

describe('under a bound', () => {
  it('all saves are read in turn, again and again', async () => {
    const { library, entries } = libraryOf(30, 24);
    const first = (await library.load(entries[0]!)).graph.count;
    let most = 0;
    for (let touch = 0; touch < 150; touch++) {
      const { graph } = await library.load(entries[touch % entries.length]!);
      expect(graph.count).toBe(first);
      most = Math.max(most, entries.filter(({ ready }) => ready).length);
    }
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThan(entries.length);
    expect(entries.filter(({ state }) => state === 'READY').length).toBe(
      entries.filter(({ ready }) => ready).length,
    );
    expect(entries.filter(({ state }) => state === 'FAILED')).toEqual([]);
  });

  it('who was asked for last stays, and who has a graph keeps it', async () => {
    const { library, entries } = libraryOf(30, 24);
    const held = await library.load(entries[0]!);
    for (const entry of entries.slice(1)) {
      await library.load(entries[1]!);
      await library.load(entry);
    }
    expect(entries[0]!.ready).toBeNull();
    expect(entries[1]!.ready).not.toBeNull();
    expect(held.graph.path(held.graph.find(held.graph.path(5 as never)))).toBe(held.graph.path(5 as never));
    expect((await library.load(entries[0]!)).graph.count).toBe(held.graph.count);
  });

  it('many that are asked for at once are read, once each', async () => {
    const { library, entries } = libraryOf(20, 24);
    const counts = await Promise.all(
      [...entries, ...entries].map(async (entry) => (await library.load(entry)).graph.count),
    );
    expect(new Set(counts).size).toBe(1);
    const [same, again] = await Promise.all([library.load(entries[3]!), library.load(entries[3]!)]);
    expect(same).toBe(again);
  });
});
