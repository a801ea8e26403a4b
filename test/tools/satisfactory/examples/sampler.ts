/** What no factory has at once: a property of every type, and containers whose classic tags do not name their structs. */
import { classes } from '../game.ts';
import { asset } from '../strings.ts';
import { structType } from '../type-names.ts';
import type { Value } from '../values.ts';
import {
  array,
  bool,
  byte,
  byteEnum,
  double,
  enumValue,
  float,
  int,
  int64,
  map,
  nameOf,
  object,
  prop,
  set,
  soft,
  str,
  struct,
  structs,
  text,
} from '../values.ts';
import { addStatistics, addSubsystem } from './people.ts';
import type { Site } from './site.ts';

const guid = Uint8Array.from({ length: 16 }, (_, at) => at);
const iron = asset('/Game/FactoryGame/Resource/RawResources/OreIron/Desc_OreIron.Desc_OreIron_C');

const calendar = map('ObjectProperty', structType('CalendarData'), [
  [object(iron), struct('CalendarData', [prop('LastOpenedDay', int(24))])],
]);

function foliage(cell: string, type: string): Value {
  const removed = struct(type, [
    prop('RemovedLocationLookup', set('UInt32Property', [{ type: 'uint32', value: 77 }])),
  ]);
  const ofCell = struct(cell, [
    prop('SaveDataMap', map('ObjectProperty', structType(type), [[object(iron), removed]])),
  ]);
  return map(structType('IntVector'), structType(cell), [
    [struct('IntVector', { binary: 'ints', values: [4, -5, 6] }), ofCell],
  ]);
}

export function addSampler(site: Site): void {
  const type = 'FoliageRemovalSaveDataForFoliageType';
  addSubsystem(site, classes.foliageRemovalSubsystem, 'FoliageRemovalSubsystem', [
    prop('mSaveData', foliage('FoliageRemovalSaveDataPerCell', type)),
    prop('mUnresolvedSaveData', foliage('FoliageRemovalUnresolvedSaveDataPerCell', type)),
  ]);
  addSubsystem(site, '/Game/FactoryGame/Events/BP_EventSubsystem.BP_EventSubsystem_C', 'EventSubsystem', [
    prop('mStoredCalendarData', calendar),
    prop('mCalendarData', calendar),
  ]);
  addStatistics(site, [
    ['/Game/FactoryGame/Buildable/Factory/SmelterMk1/Build_SmelterMk1.Build_SmelterMk1_C', 1, 2],
  ]);
  addSubsystem(site, '/Sampler/BP_Sampler.BP_Sampler_C', 'Sampler', [
    prop('mBool', bool(true)),
    prop('mByte', byte(7)),
    prop('mByteEnum', byteEnum('EIntegrationState', 'ISS_Connected')),
    prop('mEnum', enumValue('EGamePhase', 'EGP_MidGame')),
    prop('mName', nameOf('Sample')),
    prop('mObject', object(iron)),
    prop(
      'mSoftObject',
      soft('/Game/FactoryGame/Resource/RawResources/OreIron/Desc_OreIron', 'Desc_OreIron_C'),
    ),
    prop('mStr', str('a text')),
    prop('mText', text({ flags: 8, history: 'base', namespace: 'UI', key: 'Start', source: 'Start' })),
    prop('mPlayerText', text('typed')),
    prop('mInt', int(-9)),
    prop('mInt8', { type: 'int8', value: -8 }),
    prop('mInt64', int64(-64n)),
    prop('mUInt32', { type: 'uint32', value: 32 }),
    prop('mUInt64', { type: 'uint64', value: 64n }),
    prop('mFloat', float(0.5)),
    prop('mDouble', double(0.25)),
    prop('mArray', array('IntProperty', [int(1), int(2)])),
    prop('mStructs', structs('IntPoint', [{ binary: 'ints', values: [1, 2] }])),
    prop('mMap', map('NameProperty', 'IntProperty', [[nameOf('one'), int(1)]])),
    prop('mSet', set('UInt32Property', [{ type: 'uint32', value: 3 }])),
    prop('mGuid', int(1), { guid }),
    prop('mFixed', int(2), { index: 1 }),
  ]);
  Object.assign(site.objects.at(-1)!, { guid });
}
