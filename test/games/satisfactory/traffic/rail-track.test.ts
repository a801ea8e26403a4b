// Track, signals and switches against what the properties of real saves say, and rows of collectibles from their objects.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { FORMATS } from '../../../../src/formats/registry.gen.ts';
import { describeReal, manifest } from '../../../tools/real-saves.ts';
import { openView } from '../../../tools/satisfactory-view.ts';
import { serveSaves } from '../../../tools/serve.ts';

type Point = { X: number; Y: number; Z: number };
type Spline = { mSplineData?: { Location: Point; ArriveTangent: Point; LeaveTangent: Point }[] };

/** Metres along the spline in many straight pieces. */
function naiveLength({ mSplineData: points = [] }: Spline): number {
  let sum = 0;
  for (let at = 1; at < points.length; at++) {
    const [from, to] = [points[at - 1]!, points[at]!];
    let before = from.Location;
    for (let step = 1; step <= 2000; step++) {
      const t = step / 2000;
      const on = (axis: keyof Point): number =>
        (2 * t ** 3 - 3 * t ** 2 + 1) * from.Location[axis] +
        (t ** 3 - 2 * t ** 2 + t) * from.LeaveTangent[axis] +
        (3 * t ** 2 - 2 * t ** 3) * to.Location[axis] +
        (t ** 3 - t ** 2) * to.ArriveTangent[axis];
      const now = { X: on('X'), Y: on('Y'), Z: on('Z') };
      sum += Math.hypot(now.X - before.X, now.Y - before.Y, now.Z - before.Z);
      before = now;
    }
  }
  return sum / 100;
}

it('straight track is as long as its ends are apart', async () => {
  const files = { 'little-factory.sav': readFileSync('examples/little-factory.sav') };
  const { body } = await (await serveSaves(files, FORMATS)).query(
    '{ save(id: "little-factory") { satisfactory { railTracks { nodes { length network isIntegrated object { json } joinedTo { view { object { path } } } object { path } } } } } }',
  );
  expect(body.errors).toBeUndefined();
  const { nodes } = body.data.save.satisfactory.railTracks;
  expect(nodes.map(({ length }: { length: number }) => Math.round(length * 1e6) / 1e6)).toEqual([60, 316]);
  for (const { length, object } of nodes) expect(length).toBeCloseTo(naiveLength(object.json), 3);
  const [first, second] = nodes;
  expect(first.joinedTo).toEqual([{ view: { object: { path: second.object.path } } }]);
  expect(second.joinedTo).toEqual([{ view: { object: { path: first.object.path } } }]);
});

it('an object to collect leads to its row, collected or not', async () => {
  const files = { 'little-factory.sav': readFileSync('examples/little-factory.sav') };
  const { body } = await (
    await serveSaves(files, FORMATS)
  ).query(`{ save(id: "little-factory") { satisfactory {
    collectibles(where: {object: {contains: ""}}, first: 100) {
      nodes { path isCollected object { path view { __typename object { path } ... on SatisfactoryCollectibleObject { collectible { isCollected } } } } }
    }
  } } }`);
  expect(body.errors).toBeUndefined();
  const { nodes } = body.data.save.satisfactory.collectibles;
  expect(new Set(nodes.map((row: { isCollected: boolean }) => row.isCollected))).toEqual(
    new Set([true, false]),
  );
  for (const { path, isCollected, object } of nodes) {
    expect(object).toEqual({
      path,
      view: { __typename: 'SatisfactoryCollectibleObject', object: { path }, collectible: { isCollected } },
    });
  }
});

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
