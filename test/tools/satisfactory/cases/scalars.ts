/** Numbers, texts, names, enums and references, alone and in arrays, sets and maps. */
import { inWorld, items, world } from '../game.ts';
import { ref } from '../strings.ts';
import { enumType, typeName } from '../type-names.ts';
import type { Property } from '../values.ts';
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
  objects,
  prop,
  set,
  soft,
  str,
} from '../values.ts';
import type { SaveCase } from './expected.ts';
import { specimenCases } from './specimen.ts';

/** Classic tags with floats, with doubles, and tags with complete type names. */
export const tagVersions = [28, 42, 46, 58] as const;
const softVersions = [46, 58] as const;

const ironOre = { ref: items.ironOre.path as string };
const slot = { ref: inWorld('Slot') };

const numbers: Property[] = [
  prop('Int8', { type: 'int8', value: -128 }),
  prop('Int16', { type: 'int16', value: -32_768 }),
  prop('UInt16', { type: 'uint16', value: 65_535 }),
  prop('Int', int(-2_147_483_648)),
  prop('UInt32', { type: 'uint32', value: 4_294_967_295 }),
  prop('Int64', int64(-9_223_372_036_854_775_808n)),
  prop('UInt64', { type: 'uint64', value: 18_446_744_073_709_551_615n }),
  prop('Float', float(0.1)),
  prop('Double', double(0.1)),
  prop('Byte', byte(255)),
  prop('No', bool(false)),
  prop('Yes', bool(true)),
];

const numbersExpected = {
  Int8: -128,
  Int16: -32_768,
  UInt16: 65_535,
  Int: -2_147_483_648,
  UInt32: 4_294_967_295,
  Int64: '-9223372036854775808',
  UInt64: '18446744073709551615',
  Float: Math.fround(0.1),
  Double: 0.1,
  Byte: 255,
  No: false,
  Yes: true,
};

const texts: Property[] = [
  prop('Plain', str('iron')),
  prop('Empty', str('')),
  prop('Umlaut', str('Förderband')),
  prop('Han', str('铁矿石')),
  prop('Pair', str('🚂 train')),
  prop('WideAscii', str({ wide: 'wide' })),
  prop('EndOnly', str({ narrow: '' })),
  prop('Name', nameOf('Miner_C')),
  prop('WideName', nameOf('Zürich')),
  prop({ wide: 'WideTag' }, int(1)),
  prop('Purity', byteEnum('EResourcePurity', 'RP_Pure')),
  prop('Stage', enumValue('EItemTransferringStage', 'ITS_TRANSFER_LOAD')),
];

const textsExpected = {
  Plain: 'iron',
  Empty: '',
  Umlaut: 'Förderband',
  Han: '铁矿石',
  Pair: '🚂 train',
  WideAscii: 'wide',
  EndOnly: '',
  Name: 'Miner_C',
  WideName: 'Zürich',
  WideTag: 1,
  Purity: 'RP_Pure',
  Stage: 'EItemTransferringStage::ITS_TRANSFER_LOAD',
};

const references: Property[] = [
  prop('None_', object(null)),
  prop('Instance', object(world('Slot'))),
  prop('Asset', object(items.ironOre)),
  prop('WidePath', object(ref({ wide: inWorld('Slot') }))),
  prop('Interface', { type: 'interface', value: world('Slot') }),
];

const referencesExpected = { None_: null, Instance: slot, Asset: ironOre, WidePath: slot, Interface: slot };

const arrays: Property[] = [
  prop('Bools', array('BoolProperty', [bool(true), bool(false), bool(true)])),
  prop('Ints', array('IntProperty', [int(1), int(-1)])),
  prop('Int64s', array('Int64Property', [int64(1n << 40n)])),
  prop('Floats', array('FloatProperty', [float(0.5)])),
  prop('Doubles', array('DoubleProperty', [double(0.1)])),
  prop('Strings', array('StrProperty', [str('a'), str(''), str('ß')])),
  prop('Names', array('NameProperty', [nameOf('n')])),
  prop('Enums', array(enumType('ESign'), [enumValue('ESign', 'Left')])),
  prop('Objects', objects(items.ironOre, null)),
  prop('Interfaces', array('InterfaceProperty', [{ type: 'interface', value: world('Slot') }])),
  prop('NoInts', array('IntProperty', [])),
  prop('NoObjects', objects()),
];

const arraysExpected = {
  Bools: [true, false, true],
  Ints: [1, -1],
  Int64s: ['1099511627776'],
  Floats: [0.5],
  Doubles: [0.1],
  Strings: ['a', '', 'ß'],
  Names: ['n'],
  Enums: ['ESign::Left'],
  Objects: [ironOre, null],
  Interfaces: [slot],
  NoInts: [],
  NoObjects: [],
};

const setsAndMaps: Property[] = [
  prop('ObjectSet', set('ObjectProperty', [object(items.ironOre)])),
  prop('UIntSet', set('UInt32Property', [{ type: 'uint32', value: 9 }])),
  prop('IntSet', set('IntProperty', [int(-9), int(9)])),
  prop('NameSet', set('NameProperty', [nameOf('n')])),
  prop('StringSet', set('StrProperty', [str('s')])),
  prop('ByObject', map('ObjectProperty', 'IntProperty', [[object(items.ironOre), int(5)]])),
  prop(
    'ByInt',
    map('IntProperty', 'FloatProperty', [
      [int(1), float(1.5)],
      [int(2), float(2.5)],
    ]),
  ),
  prop('ByName', map('NameProperty', 'BoolProperty', [[nameOf('on'), bool(true)]])),
  prop('ByString', map('StrProperty', 'Int64Property', [[str('k'), int64(3n)]])),
  prop('Bytes', map('NameProperty', 'ByteProperty', [[nameOf('level'), byte(200)]])),
  prop('ByEnum', map(enumType('ESign'), 'ObjectProperty', [[enumValue('ESign', 'Left'), object(null)]])),
  prop('NoMap', map('IntProperty', 'IntProperty', [])),
];

const setsAndMapsExpected = {
  ObjectSet: [ironOre],
  UIntSet: [9],
  IntSet: [-9, 9],
  NameSet: ['n'],
  StringSet: ['s'],
  ByObject: [{ key: ironOre, value: 5 }],
  ByInt: [
    { key: 1, value: 1.5 },
    { key: 2, value: 2.5 },
  ],
  ByName: [{ key: 'on', value: true }],
  ByString: [{ key: 'k', value: '3' }],
  Bytes: [{ key: 'level', value: 200 }],
  ByEnum: [{ key: 'ESign::Left', value: null }],
  NoMap: [],
};

const oreClass = '/Game/FactoryGame/Resource/RawResources/OreIron/Desc_OreIron';
const softOre = soft(oreClass, 'Desc_OreIron_C');
const softs: Property[] = [
  prop('Soft', softOre),
  prop('NoSoft', soft('', '')),
  prop('Softs', array('SoftObjectProperty', [softOre, softOre])),
];
const softsExpected = { Soft: ironOre, NoSoft: null, Softs: [ironOre, ironOre] };

const bytesExpected = { Fog: { bytes: 4, base64: 'AQID/w==' } };

export const scalarCases: SaveCase[] = [
  ...specimenCases(
    'numbers',
    'every number at its limit; 64 bits as text',
    tagVersions,
    numbers,
    numbersExpected,
  ),
  ...specimenCases(
    'texts',
    'one byte and two bytes a character, names, enums',
    tagVersions,
    texts,
    textsExpected,
  ),
  ...specimenCases(
    'references',
    'objects, assets, interfaces, none',
    tagVersions,
    references,
    referencesExpected,
  ),
  ...specimenCases('soft-references', 'package, asset and an empty rest', softVersions, softs, softsExpected),
  ...specimenCases('arrays', 'every kind of element, also none', tagVersions, arrays, arraysExpected),
  ...specimenCases(
    'sets-and-maps',
    'every kind of key and value',
    tagVersions,
    setsAndMaps,
    setsAndMapsExpected,
  ),
  ...specimenCases(
    'bytes',
    'an array of bytes is kept as bytes',
    tagVersions,
    [prop('Fog', { type: 'bytes', bytes: Uint8Array.of(1, 2, 3, 255) })],
    bytesExpected,
  ),
  ...specimenCases(
    'property-guid',
    'a property may carry a guid in its tag',
    [46, 58],
    [prop('Guided', int(5), { guid: new Uint8Array(16).fill(0xab) })],
    { Guided: 5 },
  ),
  ...specimenCases(
    'property-extensions',
    'a tag may be extended by a byte of bits, and with bit 2 by an operation and a boolean of one byte or four',
    [58],
    [
      prop('Bare', int(5), { extensions: [0] }),
      prop('Changed', object(world('Track')), { extensions: [2, 1, 0], index: 1 }),
      prop('Replaced', str('all'), { extensions: [3, 2, 0, 0, 0, 0] }),
      prop('Is', bool(true), { extensions: [2, 1, 0] }),
      prop('IsNot', bool(false), { extensions: [2, 1, 0, 0, 0, 0] }),
    ],
    {
      Bare: 5,
      Changed: [null, { ref: world('Track').path as string }],
      Replaced: 'all',
      Is: true,
      IsNot: false,
    },
  ),
  ...specimenCases(
    'unknown-type',
    'an unknown type keeps its bytes, and what follows is read',
    [46, 58],
    [prop('Strange', { type: 'opaque', of: typeName('OddProperty'), bytes: Uint8Array.of(1, 2, 3) })],
    { Strange: { bytes: 3, base64: 'AQID' } },
  ).map((it) => ({ ...it, expected: { ...it.expected, issues: 'any' as const } })),
];
