/**
 * The example packages: a map of a small lighthouse, the package with its meshes, each of which refers to the other, and
 * the classes of its lamp. The map also wants a package that is not there, as maps in the wild do.
 */
import { numbered } from './body-writer.ts';
import { PackageWriter } from './package-writer.ts';
import { classBody } from './reflection-writer.ts';
import { functionBody, objectProperty } from './script-writer.ts';
import {
  bulk,
  bulkElsewhere,
  level as levelTail,
  material as materialTail,
  staticMesh,
  staticMeshComponent,
  texture2D,
  world as worldTail,
} from './tail-writer.ts';

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
  { file: 'unreal3/LighthouseGame.u', bytes: () => game().finish() },
  { file: 'unreal3/LighthouseProps.upk', bytes: () => props().finish() },
];

/** The map: a level with one actor for each part, each with the component that shows its mesh. */
function lighthouse(): PackageWriter {
  const out = new PackageWriter({ flags: 0x20001, additionalPackages: ['Harbour'] });
  const actorClass = out.classImport('Engine.StaticMeshActor');
  const componentClass = out.classImport('Engine.StaticMeshComponent');
  const world = out.nextExport;
  out.object('Engine.World', 'TheWorld', (body) => worldTail(body.netIndex().none(), world + 1));
  const level = out.nextExport;
  const actors = PARTS.map((_, i) => level + 1 + 2 * i);
  const sound = out.import('SoundCue', 'HarbourSounds.Waves', 'Engine');
  out.object(
    'Engine.Level',
    'PersistentLevel',
    (body) => {
      levelTail(body.netIndex().none(), { self: level, actors, map: 'Lighthouse' });
    },
    { outer: world },
  );
  for (const [i, [mesh, x, y, z, yaw, scale]] of PARTS.entries()) {
    const actor = out.nextExport;
    out.object(
      actorClass,
      numbered('StaticMeshActor', i),
      (body) => {
        body
          .netIndex()
          .object('StaticMeshComponent', actor + 1, 'ComponentProperty')
          .vector('Location', x, y, z);
        if (yaw !== 0) body.rotator('Rotation', 0, yaw, 0);
        if (scale !== 1) body.float('DrawScale', scale);
        if (mesh === 'Rock') body.object('AmbientSound', sound);
        body.none();
      },
      { outer: level },
    );
    const shown = out.import('StaticMesh', `LighthouseProps.Meshes.${mesh}`, 'Engine');
    out.object(
      componentClass,
      numbered('StaticMeshComponent', i),
      (body) => staticMeshComponent(body.i32(componentClass).netIndex().object('StaticMesh', shown).none()),
      { outer: actor },
    );
  }
  return out;
}

const LAMP_SOURCE = `class Lamp extends Actor;

var Lamp Next;

function SetLight(bool bOn);

function Switch()
{
    SetLight(true);
    Next.Switch();
}

event Tick(float DeltaTime)
{
    Switch();
}
`;

/** The class of the lamp: one function calls another, one calls by name, and the source is there to be read. */
function game(): PackageWriter {
  const out = new PackageWriter({ flags: 0x200001 });
  const actor = out.classImport('Engine.Actor');
  const functions = out.classImport('Core.Function');
  const lamp = out.nextExport;
  const [source, next, setLight, change, tick] = [1, 2, 3, 4, 5].map((n) => lamp + n) as [
    number,
    number,
    number,
    number,
    number,
  ];
  out.object(0, 'Lamp', (body) => classBody(body, { parent: actor, children: next, scriptText: source }), {
    super: actor,
  });
  out.object(
    'Core.TextBuffer',
    'ScriptText',
    (body) => body.netIndex().none().i32(0).i32(0).text(LAMP_SOURCE),
    { outer: lamp },
  );
  out.object('Core.ObjectProperty', 'Next', (body) => objectProperty(body, lamp, setLight), { outer: lamp });
  out.object(
    functions,
    'SetLight',
    (body) => functionBody(body, 'SetLight', { next: change, flags: 0x2_0002 }),
    { outer: lamp },
  );
  out.object(
    functions,
    'Switch',
    (body) =>
      functionBody(body, 'Switch', {
        next: tick,
        flags: 0x2_0002,
        code: (code) =>
          code
            .finalCall(setLight, (parameters) => parameters.op(0x27))
            .context(next, (inside) => inside.virtualCall('Switch'))
            .op(0x04, 0x0b),
      }),
    { outer: lamp },
  );
  out.object(
    functions,
    'Tick',
    (body) =>
      functionBody(body, 'Tick', {
        flags: 0x2_0802,
        code: (code) => code.virtualCall('Switch').op(0x04, 0x0b),
      }),
    { outer: lamp },
  );
  return out;
}

/** The meshes, their materials, the textures of those, and a note of where they were made for: the reference back to the map. */
function props(): PackageWriter {
  const out = new PackageWriter();
  const folder = out.classImport('Core.Package');
  const textures = out.export({ class: folder, name: 'Textures' });
  const [stoneTexture, woodTexture] = ['Stone_D', 'Wood_D'].map((name, i) =>
    out.object(
      'Engine.Texture2D',
      name,
      (body) => {
        body.netIndex().int('SizeX', 8).int('SizeY', 8).enumValue('Format', 'EPixelFormat', 'PF_DXT1');
        // The largest mip of one lies beside the packages, as cooked ones do.
        if (i === 0) body.nameValue('TextureFileCacheName', 'LighthouseTextures');
        texture2D(body.none(), [
          {
            width: 8,
            height: 8,
            write: (out) => (i === 0 ? bulkElsewhere(out, 32, 4096) : bulk(out, new Uint8Array(32))),
          },
          { width: 4, height: 4, write: (out) => bulk(out, new Uint8Array(8)) },
        ]);
      },
      { outer: textures },
    ),
  ) as [number, number];
  const materials = out.export({ class: folder, name: 'Materials' });
  const materialClass = out.classImport('Engine.Material');
  const [stone, glass, wood] = ['Stone', 'Glass', 'Wood'].map((name) =>
    out.object(
      materialClass,
      name,
      (body) =>
        materialTail(
          body
            .netIndex()
            .bool('TwoSided', name === 'Glass')
            .none(),
          name === 'Glass' ? [] : [name === 'Stone' ? stoneTexture : woodTexture],
        ),
      { outer: materials },
    ),
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
      body: (body) => staticMesh(body.netIndex().none(), { materials: used }),
    });
  }
  const map = out.import('Level', 'Lighthouse.TheWorld.PersistentLevel', 'Engine');
  out.object('Engine.ObjectReferencer', 'MadeFor', (body) =>
    body.netIndex().objects('ReferencedObjects', [map]).none(),
  );
  return out;
}
