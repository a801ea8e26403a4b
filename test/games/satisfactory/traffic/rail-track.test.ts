// Track, signals and switches against what the properties of real saves say; answers/links.txt beside has the example's.

import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { describeReal, manifest } from '../../../tools/real-saves.ts';
import { openView } from '../../../tools/satisfactory-view.ts';

describeReal('satisfactory', 'railways of real saves', (folder) => {
  const files = manifest(folder)
    .map((row) => Object.values(row).find((cell) => cell.endsWith('.sav')))
    .filter((name) => name !== undefined);
  let tracks = 0;
  it.each(files)('%s', async (name) => {
    const view = await openView(fileURLToPath(new URL(name, folder)));
    const { railTracks, railSignals, railSwitches } = view;
    const { graph } = view.save;
    const networkOf = new Map(railTracks.map((row) => [row.object.node, row.network]));
    // Every object is listed once.
    expect(networkOf.size).toBe(railTracks.length);
    const joined = new Set<string>();
    for (const { object, joinedTo } of railTracks) {
      for (const other of joinedTo!) joined.add(`${object.node} ${other.node}`);
    }
    for (const { object, network, joinedTo, length, isIntegrated } of railTracks) {
      for (const { node } of joinedTo!) {
        if (!networkOf.has(node)) continue;
        expect(joined.has(`${node} ${object.node}`)).toBe(true);
        expect(networkOf.get(node)).toBe(network);
      }
      // The game builds pieces of 12 to 100 metres.
      if (length !== null && !isIntegrated) expect(length).toBeGreaterThan(1);
      if (length !== null) expect(length).toBeLessThan(150);
    }
    for (const { object, length } of railTracks.filter((_, at) => at % 50 === 0)) {
      const points = graph.properties(object.node).find(({ name: own }) => own === 'mSplineData');
      expect(length === null).toBe(points === undefined);
    }
    for (const { guards, network } of railSignals) {
      for (const { node } of guards!) if (networkOf.has(node)) expect(networkOf.get(node)).toBe(network);
    }
    for (const { tracks: meeting, setting } of railSwitches) {
      expect(meeting!.length).toBeGreaterThan(2);
      if (setting !== null) expect(setting).toBeLessThan(meeting!.length - 1);
    }
    tracks += railTracks.length;
  });

  it('have track', () => {
    expect(tracks).toBeGreaterThan(1000);
  });
});
