// Components of actors: baked light, painted colours, instances.

import { XCOM_2 } from '../../versions.ts';
import { optional } from '../parts/conditions.ts';
import { block, listOf } from '../parts/lists.ts';
import type { Part } from '../parts/part.ts';
import { i32, plane, raw, ref, u16 } from '../parts/plain.ts';
import { fieldsInOrder } from '../parts/sequence.ts';
import { TAIL } from '../tail-steps.ts';
import { type TailLayout, type Traits, when } from '../traits.ts';
import { lightMap } from './light-map.ts';
import { colours } from './static-mesh.ts';

const lod = (traits: Traits): Part[] => {
  const { xcom2, licensee, since } = traits;
  return [
    listOf('shadowMaps', ref('')),
    listOf('shadowVertexBuffers', ref('')),
    lightMap('lightMap', traits),
    ...since(TAIL.vertexColours, optional('colours', 'u8', colours(''))),
    ...when(xcom2, raw('unknown', licensee >= XCOM_2.longComponents ? 2 : 1)),
    ...since(TAIL.shaderHashes, listOf('paintedVertices', raw('', 20))),
  ];
};

/** The mesh itself is a property. XCOM 2 adds the meshes that replace it when it is destroyed. */
const staticMeshComponent: TailLayout = (traits) => [
  listOf('lods', ...lod(traits)),
  ...when(
    traits.xcom2,
    fieldsInOrder('unknownLod1', ...lod(traits)),
    fieldsInOrder('unknownLod2', ...lod(traits)),
    ref('destroyedMesh1'),
    ref('destroyedMesh2'),
  ),
  ...when(traits.version === TAIL.precomputedVisibility, i32('unknown')),
];

const lightComponent: TailLayout = ({ version }) => {
  const volumes = (name: string): Part => listOf(name, listOf('planes', plane('')), raw('permuted', 16));
  return version >= TAIL.decalVolumes && version <= TAIL.decalVolumesLast
    ? [volumes('inclusionVolumes'), volumes('exclusionVolumes')]
    : null;
};

const decalComponent: TailLayout = (traits) => [
  listOf(
    'receivers',
    ref('receiver'),
    block('vertices', 28),
    block('indices', 2),
    i32('triangles'),
    lightMap('lightMap', traits),
    ...traits.since(TAIL.lightmass, listOf('shadowMaps', ref('')), i32('unknown1'), i32('unknown2')),
  ),
];

const modelComponent: TailLayout = (traits) => [
  ref('model'),
  i32('zone'),
  listOf(
    'elements',
    lightMap('lightMap', traits),
    ref('component'),
    ref('material'),
    listOf('nodes', u16('')),
    listOf('shadowMaps', ref('')),
    listOf('irrelevantLights', raw('', 16)),
  ),
  u16('index'),
  listOf('nodes', u16('')),
];

export const COMPONENTS: Readonly<Record<string, TailLayout>> = {
  staticmeshcomponent: staticMeshComponent,
  instancedstaticmeshcomponent: (traits) => [...staticMeshComponent(traits)!, block('instances', 80)],
  lightcomponent: lightComponent,
  decalcomponent: decalComponent,
  modelcomponent: modelComponent,
  fluidsurfacecomponent: (traits) =>
    traits.version >= TAIL.lightmass ? [lightMap('lightMap', traits)] : null,
  speedtreecomponent: (traits) =>
    traits.massEffect === 3
      ? [
          lightMap('branchLightMap', traits),
          lightMap('frondLightMap', traits),
          lightMap('leafMeshLightMap', traits),
          lightMap('leafCardLightMap', traits),
          lightMap('billboardLightMap', traits),
        ]
      : null,
};
