/**
 * The example packages: a map of a small lighthouse and the package with its meshes, each of which refers to the other.
 * The map also wants a package that is not there, as maps in the wild do.
 */
import { numbered } from './body-writer.ts';
import { PackageWriter } from './package-writer.ts';

interface Example {
  readonly file: string;
  readonly bytes: () => Uint8Array;
}

/** What stands where: mesh, centimetres, yaw in units of 65536 a turn, scale. */
const PARTS: readonly (readonly [
  mesh: string,
  x: number,
  y: number,
  z: number,
  yaw: number,
  scale: number,
])[] = [
  ['Tower', 0, 0, 0, 0, 1],
  ['Lamp', 0, 0, 1800, 0, 1],
  ['Door', 210, 0, 0, 16384, 1],
  ['Rock', 900, -400, -60, 4096, 2],
  ['Rock', -700, 650, -80, 30000, 3],
  ['Rock', 200, 1200, -70, 51000, 1.5],
];

export const packageExamples: readonly Example[] = [
  { file: 'unreal3/Lighthouse.umap', bytes: () => lighthouse().finish('lzo') },
  { file: 'unreal3/LighthouseProps.upk', bytes: () => props().finish() },
];

/** The map: a level with one actor for each part, each with the component that shows its mesh. */
function lighthouse(): PackageWriter {
  const out = new PackageWriter({ flags: 0x20001, additionalPackages: ['Harbour'] });
  const actorClass = out.classImport('Engine.StaticMeshActor');
  const componentClass = out.classImport('Engine.StaticMeshComponent');
  const world = out.export({ class: out.classImport('Engine.World'), name: 'TheWorld' });
  const level = out.nextExport;
  const actors = PARTS.map((_, i) => level + 1 + 2 * i);
  const sound = out.import('SoundCue', 'HarbourSounds.Waves', 'Engine');
  out.export({
    class: out.classImport('Engine.Level'),
    outer: world,
    name: 'PersistentLevel',
    body: (body) => {
      body.netIndex().none().i32(level);
      body.list32(actors, (actor) => body.i32(actor));
      for (const text of ['unreal', '', 'Lighthouse', '']) body.text(text);
      body.i32(0).i32(7777).i32(1).i32(0).i32(0).i32(0);
    },
  });
  for (const [i, [mesh, x, y, z, yaw, scale]] of PARTS.entries()) {
    const actor = out.nextExport;
    out.export({
      class: actorClass,
      outer: level,
      name: numbered('StaticMeshActor', i),
      body: (body) => {
        body
          .netIndex()
          .object('StaticMeshComponent', actor + 1, 'ComponentProperty')
          .vector('Location', x, y, z);
        if (yaw !== 0) body.rotator('Rotation', 0, yaw, 0);
        if (scale !== 1) body.float('DrawScale', scale);
        if (mesh === 'Rock') body.object('AmbientSound', sound);
        body.none();
      },
    });
    const shown = out.import('StaticMesh', `LighthouseProps.Meshes.${mesh}`, 'Engine');
    out.export({
      class: componentClass,
      outer: actor,
      name: numbered('StaticMeshComponent', i),
      body: (body) =>
        body
          .i32(componentClass)
          .netIndex()

          .object('StaticMesh', shown)
          .none(),
    });
  }
  return out;
}

/** The meshes and their materials, and a note of where they were made for: the reference back to the map. */
function props(): PackageWriter {
  const out = new PackageWriter();
  const folder = out.classImport('Core.Package');
  const materials = out.export({ class: folder, name: 'Materials' });
  const materialClass = out.classImport('Engine.Material');
  const [stone, glass, wood] = ['Stone', 'Glass', 'Wood'].map((name) =>
    out.export({
      class: materialClass,
      outer: materials,
      name,
      body: (body) =>
        body
          .netIndex()
          .bool('TwoSided', name === 'Glass')
          .none(),
    }),
  );
  const meshes = out.export({ class: folder, name: 'Meshes' });
  const meshClass = out.classImport('Engine.StaticMesh');
  for (const [name, ...used] of [
    ['Tower', stone!, wood!],
    ['Lamp', glass!],
    ['Door', wood!],
    ['Rock', stone!],
  ] as const) {
    out.export({
      class: meshClass,
      outer: meshes,
      name,
      depends: used,
      body: (body) => body.netIndex().objects('Materials', used).none(),
    });
  }
  const map = out.import('Level', 'Lighthouse.TheWorld.PersistentLevel', 'Engine');
  out.export({
    class: out.classImport('Engine.ObjectReferencer'),
    name: 'MadeFor',
    body: (body) => body.netIndex().objects('ReferencedObjects', [map]).none(),
  });
  return out;
}
