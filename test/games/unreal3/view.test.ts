import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unreal3 } from '../../../src/formats/unreal3/index.ts';
import { unreal3Save } from '../../../src/games/unreal3/save.ts';
import { type Unreal3View, unreal3View } from '../../../src/games/unreal3/view.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import { nativeInflate } from '../../../src/library/files/native-inflate.ts';
import { openGraph, readSave } from '../../../src/library/read/read-save.ts';
import { openDesk } from '../../tools/ask.ts';
import { exampleFiles } from '../../tools/corpus.ts';
import { PackageWriter } from '../../tools/unreal3/package-writer.ts';
import { classBody } from '../../tools/unreal3/reflection-writer.ts';

async function ask(query: string): Promise<Record<string, never>> {
  const packages = Object.entries(exampleFiles('unreal3'));
  const files = Object.fromEntries(packages.map(([file, bytes]) => [`unreal3/${file}`, bytes]));
  const { data, errors } = await openDesk(files, [unreal3]).ask(
    `{ save(id: "unreal3") { unreal3 { ${query} } } }`,
  );
  expect(errors).toBeUndefined();
  return (data as { save: { unreal3: Record<string, never> } }).save.unreal3;
}

function viewOf(files: Readonly<Record<string, Uint8Array>>): Unreal3View {
  const sources = Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
  const graph = openGraph(unreal3, readSave(unreal3, sources, { inflate: nativeInflate }));
  return unreal3View(unreal3Save({ graph, header: {}, object: (node: NodeId) => ({ node }) }));
}

describe('the view of packages', () => {
  it('lists them with what their summaries say', async () => {
    const { packages } = await ask('packages { nodes { name game isMap hasScript exports streams stored } }');
    expect(packages).toEqual({
      nodes: [
        {
          name: 'Lighthouse',
          isMap: true,
          hasScript: false,
          exports: 14,
          streams: ['Harbour'],
          stored: 'lzo chunks',
        },
        { name: 'LighthouseGame', isMap: false, hasScript: true, exports: 6, streams: [], stored: 'raw' },
        { name: 'LighthouseProps', isMap: false, hasScript: false, exports: 13, streams: [], stored: 'raw' },
      ].map((row) => ({ ...row, game: 'Unreal Development Kit' })),
    });
  });

  it('tells what is missing and who needs whom', async () => {
    const { missing, dependencies, imports } = await ask(`
      missing { nodes { name wantedBy imports } }
      dependencies(where: { isLoaded: true }) { nodes { package on imports isStreaming } }
      imports(where: { state: { eq: RESOLVED }, isPackage: false }) { groups(by: [{field: PACKAGE}]) { nodes { keys count } } }
    `);
    expect(missing).toEqual({
      nodes: [
        { name: 'Engine', wantedBy: ['Lighthouse', 'LighthouseGame', 'LighthouseProps'], imports: 9 },
        { name: 'Core', wantedBy: ['LighthouseGame', 'LighthouseProps'], imports: 4 },
        { name: 'HarbourSounds', wantedBy: ['Lighthouse'], imports: 1 },
        { name: 'Harbour', wantedBy: ['Lighthouse'], imports: 0 },
      ],
    });
    expect(dependencies).toEqual({
      nodes: [
        { package: 'Lighthouse', on: 'LighthouseProps', imports: 5, isStreaming: false },
        { package: 'LighthouseProps', on: 'Lighthouse', imports: 2, isStreaming: false },
      ],
    });
    expect(imports).toEqual({
      groups: {
        nodes: [
          { keys: ['Lighthouse'], count: 5 },
          { keys: ['LighthouseProps'], count: 2 },
        ],
      },
    });
  });

  it('shows the class tree with sources, and from an object its row', async () => {
    const { classes } = await ask(`
      classes(where: { name: { in: ["Lamp", "Actor"] } }) {
        nodes { name isLoaded parentName descendants functions properties source ancestors { path } object { view { __typename } } }
      }
    `);
    expect(classes).toMatchObject({
      nodes: [
        {
          name: 'Lamp',
          isLoaded: true,
          parentName: 'Actor',
          functions: 3,
          properties: 1,
          source: expect.stringContaining('class Lamp extends Actor;'),
          ancestors: [{ path: 'Engine.Actor' }],
          object: { view: { __typename: 'Unreal3Class' } },
        },
        { name: 'Actor', isLoaded: false, parentName: null, descendants: 1, source: null },
      ],
    });
  });

  it('lists the actors of levels with their meshes, and how much things are used', async () => {
    const { actors, usage } = await ask(`
      actors(where: { meshName: { eq: "Rock" } }) { totalCount nodes { name map position { x } mesh { path } } }
      usage(where: { className: { eq: "Material" }, isLoaded: true }, orderBy: [{ field: USES, direction: DESC }]) {
        nodes { name uses inData packages }
      }
    `);
    expect(actors).toMatchObject({
      totalCount: 3,
      nodes: [
        {
          name: 'StaticMeshActor_3',
          map: 'Lighthouse',
          position: { x: 900 },
          mesh: { path: 'LighthouseProps.Meshes.Rock' },
        },
        {},
        {},
      ],
    });
    expect(usage).toEqual({
      nodes: [
        { name: 'Stone', uses: 2, inData: 2, packages: 1 },
        { name: 'Wood', uses: 2, inData: 2, packages: 1 },
        { name: 'Glass', uses: 1, inData: 1, packages: 1 },
      ],
    });
  });

  it('ends at classes that derive from each other', () => {
    const out = new PackageWriter();
    out.export({ class: 0, super: 2, name: 'A', body: (body) => classBody(body, { parent: 2 }) });
    out.export({ class: 0, super: 1, name: 'B', body: (body) => classBody(body, { parent: 1 }) });
    const { classes } = viewOf({ 'P.u': out.finish() });
    expect(classes.map(({ ancestors }) => ancestors.length)).toEqual([1, 1]);
  });
});

// Real packages lie beside the project, not in it. Without them this file says so, and its tests are skipped.
const folder = join(import.meta.dirname, '../../../../shared/saves/unreal3');
const present = existsSync(folder);

if (!present) it.skip(`no real packages at ${folder}: no view of them was opened`, () => undefined);

/** Packages whose file name begins so, under the names that the game knows: some have a digest in front of theirs. */
function real(prefix: string): Record<string, Uint8Array> {
  const names = readdirSync(folder).filter(
    (name) => name.startsWith(prefix) && /\.(u|upk|umap|udk)$/.test(name),
  );
  return Object.fromEntries(
    names.map((name) => [name.replace(/^.*?__([0-9a-f]{6}_)?/, ''), readFileSync(join(folder, name))]),
  );
}

describe.runIf(present)('views of real packages', () => {
  it('find what a folder of XCOM 2 mods lacks', () => {
    const view = viewOf(real('xcom2__'));
    const of = (name: string): number => view.missing.find((row) => row.name === name)?.packages ?? 0;
    expect(view.packages).toHaveLength(14);
    expect(new Set(view.packages.map(({ game }) => game))).toEqual(new Set(['XCOM 2']));
    expect([of('XComGame'), of('Engine')]).toEqual([13, 12]);
    const states = view.imports.filter(({ isPackage }) => !isPackage).map(({ state }) => state);
    expect(states.filter((state) => state === 'RESOLVED')).toHaveLength(19);
    const streams = view.packages.flatMap((row) => row.streams);
    expect(streams).toEqual(expect.arrayContaining(['Wind', 'envlighting_day']));
  });

  it('find the classes of a script package', () => {
    const { classes } = viewOf(real('udkgames__GameFramework'));
    const own = classes.filter(({ isLoaded }) => isLoaded);
    expect(own).toHaveLength(105);
    const direct = (name: string): number => classes.find((row) => row.name === name)!.subclassCount;
    expect([direct('Object'), direct('SequenceAction'), direct('MobileMenuObject')]).toEqual([15, 8, 7]);
    expect(own.reduce((sum, { functions }) => sum + functions, 0)).toBeGreaterThan(500);
  });

  it('find the actors of a map, and what it uses most', () => {
    const view = viewOf(real('ahit__bowserinadarkworld'));
    const count = (name: string): number => view.actors.filter(({ type }) => type.name === name).length;
    expect(
      ['StaticMeshActor', 'Hat_Collectible_EnergyBit', 'InterpActor', 'Hat_Enemy_MadCrow'].map(count),
    ).toEqual([80, 29, 14, 5]);
    const meshes = view.actors.filter(({ type }) => type.name === 'StaticMeshActor').map(({ mesh }) => mesh);
    expect(meshes.filter((mesh) => mesh !== null)).toHaveLength(80);
    const row = (path: string) => view.usage.find((each) => each.path === path);
    expect(row('Engine.StaticMeshComponent')?.asClass).toBe(246);
    expect(row('Engine.Default__StaticMeshActor.StaticMeshComponent0')?.asArchetype).toBe(80);
    expect(view.packages[0]).toMatchObject({
      game: 'A Hat in Time',
      fileVersion: 888,
      engineVersion: 12097,
      imports: 247,
    });
  });

  it('open on every package that is read, one by one', () => {
    const names = readdirSync(folder).filter((name) => /\.(u|upk|umap|udk|pcc|xxx)$/.test(name));
    let rows = 0;
    for (const name of names) {
      let view: Unreal3View;
      try {
        view = viewOf({ [name]: readFileSync(join(folder, name)) });
      } catch {
        continue;
      }
      const lists = [
        view.packages,
        view.imports,
        view.missing,
        view.dependencies,
        view.classes,
        view.actors,
        view.usage,
      ];
      rows += lists.reduce((sum, list) => sum + list.length, 0);
    }
    expect(rows).toBeGreaterThan(60_000);
  });
});
