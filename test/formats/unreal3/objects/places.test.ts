import { describe, expect, it } from 'vitest';
import { jsonAt, nodeAt } from '../../../tools/graph-nodes.ts';
import type { BodyWriter } from '../../../tools/unreal3/body-writer.ts';
import { edges, openPackages } from '../../../tools/unreal3/open-packages.ts';
import { type ExportOptions, PackageWriter } from '../../../tools/unreal3/package-writer.ts';
import { plainClass } from '../../../tools/unreal3/reflection-writer.ts';
import { level as levelTail } from '../../../tools/unreal3/tail-writer.ts';

type Place = (body: BodyWriter) => BodyWriter;

/** A level with these actors of class `type`, by name. */
function level(
  out: PackageWriter,
  actors: Readonly<Record<string, Omit<ExportOptions, 'name' | 'outer'> & { place?: Place }>>,
): void {
  const world = out.export({ class: out.classImport('Engine.World'), name: 'TheWorld' });
  const self = out.nextExport;
  const indices = Object.keys(actors).map((_, i) => self + 1 + i);
  out.object(
    'Engine.Level',
    'PersistentLevel',
    (body) => {
      const parts = {
        self,
        actors: [0, ...indices],
        map: 'Town',
        options: ['Name=Player'],
        gameSequences: [world],
      };
      levelTail(body.netIndex().none(), parts);
    },
    { outer: world },
  );
  for (const [name, { place, ...options }] of Object.entries(actors)) {
    out.export({
      ...options,
      outer: self,
      name,
      body: (body) => (place ?? ((b) => b))(body.netIndex()).none(),
    });
  }
}

function map(place: Place): PackageWriter {
  const out = new PackageWriter();
  level(out, { Door: { class: out.classImport('Game.Door'), place } });
  return out;
}

it('are of actors, not of the templates that stand among them', () => {
  const out = new PackageWriter();
  const type = out.classImport('Game.Door');
  const place: Place = (body) => body.vector('Location', 1, 2, 3);
  const flags = { classDefault: 0x200n, archetype: 0x400n };
  level(out, {
    Door: { class: type, place },
    Default: { class: type, place, flags: flags.classDefault },
    Template: { class: type, place, flags: flags.archetype },
  });
  const graph = openPackages({ 'Town.umap': out.finish() });
  const places = ['Door', 'Default', 'Template'].map((name) =>
    graph.position(nodeAt(graph, `Town.TheWorld.PersistentLevel.${name}`)),
  );
  expect(places).toEqual([[1, 2, 3], null, null]);
});

describe('levels', () => {
  it('show their actors and their address', () => {
    const graph = openPackages({ 'Town.umap': map((body) => body).finish() });
    expect(graph.data.issues).toEqual([]);
    const path = 'Town.TheWorld.PersistentLevel';
    expect(jsonAt(graph, path)).toMatchObject({
      actors: [null, { ref: `${path}.Door` }],
      url: { protocol: 'unreal', map: 'Town', options: ['Name=Player'], port: 7777 },
      gameSequences: [{ ref: 'Town.TheWorld' }],
    });
    expect(edges(graph, path).slice(2)).toEqual([
      `NATIVE owner -> ${path}`,
      `NATIVE actors[] -> ${path}.Door`,
      'NATIVE gameSequences[] -> Town.TheWorld',
    ]);
    expect(graph.data.opaqueBytes).toBe(0);
  });
});

describe('places', () => {
  const door = 'Town.TheWorld.PersistentLevel.Door';

  it('come from the properties of an actor', () => {
    const bytes = map((body) =>
      body
        .vector('Location', 1, 2, 3)
        .rotator('Rotation', 0, 16384, 0)
        .float('DrawScale', 2)
        .vector('DrawScale3D', 1, 2, 4),
    ).finish();
    const graph = openPackages({ 'Town.umap': bytes });
    const node = nodeAt(graph, door);
    expect(graph.position(node)).toEqual([1, 2, 3]);
    const { rotation, scale } = graph.pose(node);
    const half = Math.SQRT1_2;
    expect(rotation!.map((x) => Math.round(x * 1e6) / 1e6)).toEqual(
      [0, 0, half, half].map((x) => Math.round(x * 1e6) / 1e6),
    );
    expect(scale).toEqual([2, 4, 8]);
    expect(jsonAt(graph, door)).toMatchObject({ Rotation: { Pitch: 0, Yaw: 90, Roll: 0 } });
  });

  it('have no turn and the plain size where nothing says otherwise', () => {
    const graph = openPackages({ 'Town.umap': map((body) => body.vector('Location', 1, 2, 3)).finish() });
    const { rotation, scale } = graph.pose(nodeAt(graph, door));
    expect(rotation).toEqual([0, 0, 0, 1]);
    expect(scale).toEqual([1, 1, 1]);
  });

  it('are absent where nothing says them', () => {
    const graph = openPackages({ 'Town.umap': map((body) => body).finish() });
    expect(graph.position(nodeAt(graph, door))).toBeNull();
    expect(graph.pose(nodeAt(graph, door))).toEqual({ rotation: null, scale: null });
  });

  it('are of actors only', () => {
    const out = new PackageWriter();
    const type = out.classImport('Game.Marker');
    out.export({ class: type, name: 'M', body: (b) => b.netIndex().vector('Location', 1, 2, 3).none() });
    const graph = openPackages({ 'P.upk': out.finish() });
    expect(graph.position(nodeAt(graph, 'P.M'))).toBeNull();
  });

  it('are inherited from the archetype, also in another package, without an edge', () => {
    const kit = new PackageWriter();
    kit.object(
      'Game.Door',
      'Archetype',
      (b) => b.netIndex().vector('Location', 7, 8, 9).float('DrawScale', 3).object('Mesh', 1).none(),
      { flags: 0x400n },
    );
    const out = new PackageWriter();
    level(out, {
      Door: { class: out.classImport('Game.Door'), archetype: out.import('Door', 'Kit.Archetype', 'Game') },
    });
    const graph = openPackages({ 'Town.umap': out.finish(), 'Kit.upk': kit.finish() });
    expect(graph.position(nodeAt(graph, door))).toEqual([7, 8, 9]);
    expect(graph.pose(nodeAt(graph, door)).scale).toEqual([3, 3, 3]);
    expect(edges(graph, door)).toEqual([
      'CLASS class -> Game.Door',
      'OUTER outer -> Town.TheWorld.PersistentLevel',
      'ARCHETYPE archetype -> Kit.Archetype',
    ]);
    expect(graph.position(nodeAt(graph, 'Kit.Archetype'))).toBeNull();
  });

  it('are inherited from the default objects of the class and of those above it', () => {
    const game = new PackageWriter();
    const actor = game.classImport('Engine.Actor');
    const base = game.export({ class: 0, super: actor, name: 'Base', body: plainClass });
    const type = game.export({ class: 0, super: base, name: 'Door', body: plainClass });
    const defaults = (of: number, name: string, place: Place): number =>
      game.export({ class: of, name, flags: 0x200n, body: (b) => place(b.netIndex()).none() });
    defaults(base, 'Default__Base', (b) => b.vector('Location', 4, 5, 6));
    defaults(type, 'Default__Door', (b) => b.float('DrawScale', 2));
    const out = new PackageWriter();
    level(out, { Door: { class: out.classImport('Game.Door') } });
    const graph = openPackages({ 'Town.umap': out.finish(), 'Game.u': game.finish() });
    expect(graph.position(nodeAt(graph, door))).toEqual([4, 5, 6]);
    expect(graph.pose(nodeAt(graph, door)).scale).toEqual([2, 2, 2]);
  });

  it('end where templates make a cycle', () => {
    const out = new PackageWriter();
    const self = out.nextExport + 2;
    level(out, { Door: { class: out.classImport('Game.Door'), archetype: self } });
    const graph = openPackages({ 'Town.umap': out.finish() });
    expect(graph.position(nodeAt(graph, door))).toBeNull();
  });
});
