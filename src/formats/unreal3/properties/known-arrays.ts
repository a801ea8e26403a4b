// Arrays of the engine by name, for packages whose class declarations are not loaded. Includes only names
// that have the same type wherever the engine uses them. Source: the declarations in the engine's public
// script classes.

import { type ElementType, TYPE } from '../tables/property-types.ts';

const OBJECTS = `
  Actors AdditionalMaterials AltFireSndQue AnimSets Attached AttachedComponents BasedActors Bodies BodySetup BoundsBodies
  CameraModifiers ChildNodes ClientDestroyedActorContent Components ConstraintSetup CrossLevelActors DecalList DefaultInventory
  DynamicBlockers Emitters ExcludeActors Expressions EditorComments FunctionEditorComments FunctionExpressions
  GroupActors GroupAnimSets InactiveStates InstantHitDamageTypes InterpGroups InterpTracks InterpGroupInst
  InterpTrackInst LatentActions LightComponents LinkedEvents LinkedVariables LODLevels MaterialInstances
  Materials MetaData ModelComponents Modules MorphSets MorphTargets Notifies PathList PhysicalMaterials
  PrefabArchetypes PrefabInstances ReferencedObjects ReferencedTextures Sequences SequenceObjects ShadowMaps
  SkelControls Skins SkelMeshComponents Sockets SoundCues SpawnModules StaticMeshComponents StreamingLevels
  SubGroups SubParts SubSequences SubTracks SupportedEvents Targets Templates Touching TrackInst UpdateModules
  Volumes WeaponFireSnd WeaponProjectiles Wheels
`;
const STRUCTS: Readonly<Record<string, string>> = {
  BoneControllers: 'SkelControlListHead',
  EdgeDirections: 'Vector',
  EventLinks: 'SeqEventLink',
  FaceNormalDirections: 'Vector',
  FacePlaneData: 'Plane',
  FontParameterValues: 'FontParameterValue',
  InputLinks: 'SeqOpInputLink',
  LODInfo: 'LODInfo',
  LODSettings: 'LODSetting',
  OutputLinks: 'SeqOpOutputLink',
  PermutedVertexData: 'Plane',
  ReferencedTextureGuids: 'Guid',
  ScalarParameterValues: 'ScalarParameterValue',
  Slots: 'CoverSlot',
  SoundTrack: 'SoundTrackKey',
  Sounds: 'SoundTrackKey',
  StaticSwitchParameters: 'StaticSwitchParameter',
  TextureParameterValues: 'TextureParameterValue',
  VariableLinks: 'SeqVarLink',
  VectorParameterValues: 'VectorParameterValue',
  VertexData: 'Vector',
};
const FLOATS =
  'BlendWeights FireInterval InstantHitDamage InstantHitMomentum LODDistances LookupTable TargetWeight Weights';
const INTS = 'CompressedTrackOffsets FaceTriData LODMaterialMap';
const NAMES = 'HideBones TrackBoneNames UseTranslationBoneNames';
const STRINGS = 'Paths ServerActors ServerPackages';

const words = (text: string): string[] => text.trim().split(/\s+/);
const of = (text: string, type: number): [string, ElementType][] =>
  words(text).map((name) => [name.toLowerCase(), { type, detail: null }]);

/** By lower-case name. */
export const KNOWN_ARRAYS: ReadonlyMap<string, ElementType> = new Map<string, ElementType>([
  ...of(OBJECTS, TYPE.object),
  ...of(FLOATS, TYPE.float),
  ...of(INTS, TYPE.int),
  ...of(NAMES, TYPE.name),
  ...of(STRINGS, TYPE.string),
  ...Object.entries(STRUCTS).map(([name, detail]): [string, ElementType] => [
    name.toLowerCase(),
    { type: TYPE.struct, detail },
  ]),
]);
