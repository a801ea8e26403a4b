// Levels and worlds: their actors, navigation, and precomputed data.

import { XCOM_2 } from '../../versions.ts';
import { optional } from '../parts/conditions.ts';
import { block, listOf } from '../parts/lists.ts';
import type { Part } from '../parts/part.ts';
import { box, f32, guid, i32, raw, ref, text, u8 } from '../parts/plain.ts';
import { fieldsInOrder } from '../parts/sequence.ts';
import { TAIL } from '../tail-steps.ts';
import { type TailLayout, type Traits, when } from '../traits.ts';

const url = fieldsInOrder(
  'url',
  text('protocol'),
  text('host'),
  text('map'),
  text('portal'),
  listOf('options', text('')),
  i32('port'),
  i32('valid'),
);

const level: TailLayout = (traits) => {
  const { xcom2, licensee, massEffect, since } = traits;
  const notMassEffect = massEffect === 0;
  return [
    ref('owner'),
    listOf('actors', ref('')),
    url,
    ...when(xcom2, raw('unknownXcom', 24)),
    ...when(
      xcom2 && licensee >= XCOM_2.actorsByClass,
      listOf('actorsByClass', ref('class'), listOf('actors', ref(''))),
    ),
    ref('model'),
    listOf('modelComponents', ref('')),
    listOf('gameSequences', ref('')),
    listOf('textureInstances', ref('texture'), listOf('instances', raw('', 20))),
    ...when(
      notMassEffect && traits.version >= TAIL.shaderHashes,
      listOf('dynamicTextureInstances', ref('component'), listOf('instances', raw('', 20))),
    ),
    ...since(TAIL.lightmass, listOf('physicsPackage', u8(''))),
    block('cachedPhysics', 1),
    listOf('physicsMeshes', ref('mesh'), raw('scale', 16)),
    listOf('convexData', listOf('', block('', 1))),
    listOf('perTriangleMeshes', ref('mesh'), raw('scale', 16)),
    listOf('perTriangleData', block('', 1)),
    i32('physicsVersion1'),
    i32('physicsVersion2'),
    listOf('forcedTextures', ref('texture'), i32('isForced')),
    ...when(
      notMassEffect && traits.version >= TAIL.apex,
      listOf('apexData', block('', 1)),
      i32('unknown770'),
    ),
    ...navigation(traits),
    listOf('crossLevelActors', ref('')),
    ...when(massEffect === 1, ref('unknownReference1'), ref('unknownReference2')),
    ...since(TAIL.lightmass, lightVolumes(traits)),
    ...when(
      notMassEffect && traits.version >= TAIL.apex,
      raw('visibilitySettings', 24),
      listOf(
        'visibility',
        i32('cell'),
        listOf('boxes', raw('', 16)),
        listOf('chunks', i32('first'), i32('second'), listOf('data', u8(''))),
      ),
    ),
    ...when(
      notMassEffect && traits.version >= TAIL.precomputedVisibility,
      f32('volumeDistanceFieldScale'),
      box('volumeDistanceFieldBox'),
      raw('volumeDistanceFieldSize', 12),
      listOf('volumeDistanceField', raw('', 4)),
    ),
  ];
};

/** The first and last navigation and cover points; later versions add references across levels. */
const navigation = ({ version, massEffect, since }: Traits): readonly Part[] => [
  ref('firstNavigationPoint'),
  ref('lastNavigationPoint'),
  ref('firstCover'),
  ref('lastCover'),
  ...since(TAIL.lightmass, ref('firstPylon'), ref('lastPylon')),
  ...when(
    massEffect === 3 || (massEffect === 0 && version >= TAIL.streamingFactors),
    listOf('crossLevelCoverGuids', guid('guid'), i32('index')),
    listOf('coverLinks', ref('')),
    listOf('coverIndices', i32('index'), u8('slot')),
  ),
  ...when(
    massEffect === 3,
    listOf('crossLevelNavigationGuids', guid('guid'), i32('index')),
    listOf('navigationPoints', ref('')),
    listOf('navigationIndices', i32('')),
  ),
];

const lightVolumes = ({ version, massEffect }: Traits): Part =>
  optional(
    'lightVolumes',
    'i32',
    box('bounds'),
    f32('spacing'),
    listOf('samples', raw('', version === TAIL.massEffect3 && massEffect === 0 ? 55 : 33)),
  );

const world: TailLayout = ({ version, massEffect, since }) => [
  ref('persistentLevel'),
  ...when(massEffect === 3, ref('unknownReference')),
  raw('editorViews', 112),
  ...when(massEffect === 0, ...since(TAIL.lightmass, f32('unknown593'))),
  ref('saveGameSummary'),
  ...when(massEffect === 1, ref('decalManager')),
  ...when(version !== TAIL.massEffectXenon, listOf('extraReferences', ref(''))),
];

export const LEVELS: Readonly<Record<string, TailLayout>> = { level, world };
