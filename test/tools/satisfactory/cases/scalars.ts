/** Numbers, texts, names, enums and references, alone and in arrays, sets and maps. */
import { inWorld, items, world } from '../game.ts';
import { ref } from '../strings.ts';
import { enumType, typeName } from '../type-names.ts';
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
import { specimenCases, withExpected } from './specimen.ts';

/** Classic tags with floats, with doubles, and tags with complete type names. */
export const tagVersions = [28, 42, 46, 58] as const;
const softVersions = [46, 58] as const;

const ironOre = { ref: items.ironOre.path as string };
const slot = { ref: inWorld('Slot') };

const numbers = withExpected(
  ['Int8', { type: 'int8', value: -128 }, -128],
  ['Int16', { type: 'int16', value: -32_768 }, -32_768],
  ['UInt16', { type: 'uint16', value: 65_535 }, 65_535],
  ['Int', int(-2_147_483_648), -2_147_483_648],
  ['UInt32', { type: 'uint32', value: 4_294_967_295 }, 4_294_967_295],
  ['Int64', int64(-9_223_372_036_854_775_808n), '-9223372036854775808'],
  ['UInt64', { type: 'uint64', value: 18_446_744_073_709_551_615n }, '18446744073709551615'],
  ['Float', float(0.1), Math.fround(0.1)],
  ['Double', double(0.1), 0.1],
  ['Byte', byte(255), 255],
  ['No', bool(false), false],
  ['Yes', bool(true), true],
);

const texts = withExpected(
  ['Plain', str('iron'), 'iron'],
  ['Empty', str(''), ''],
  ['Umlaut', str('Förderband'), 'Förderband'],
  ['Han', str('铁矿石'), '铁矿石'],
  ['Pair', str('🚂 train'), '🚂 train'],
  ['WideAscii', str({ wide: 'wide' }), 'wide'],
  ['EndOnly', str({ narrow: '' }), ''],
  ['Name', nameOf('Miner_C'), 'Miner_C'],
  ['WideName', nameOf('Zürich'), 'Zürich'],
  [{ wide: 'WideTag' }, int(1), 1],
  ['Purity', byteEnum('EResourcePurity', 'RP_Pure'), 'RP_Pure'],
  [
    'Stage',
    enumValue('EItemTransferringStage', 'ITS_TRANSFER_LOAD'),
    'EItemTransferringStage::ITS_TRANSFER_LOAD',
  ],
);

const references = withExpected(
  ['None_', object(null), null],
  ['Instance', object(world('Slot')), slot],
  ['Asset', object(items.ironOre), ironOre],
  ['WidePath', object(ref({ wide: inWorld('Slot') })), slot],
  ['Interface', { type: 'interface', value: world('Slot') }, slot],
);

const arrays = withExpected(
  ['Bools', array('BoolProperty', [bool(true), bool(false), bool(true)]), [true, false, true]],
  ['Ints', array('IntProperty', [int(1), int(-1)]), [1, -1]],
  ['Int64s', array('Int64Property', [int64(1n << 40n)]), ['1099511627776']],
  ['Floats', array('FloatProperty', [float(0.5)]), [0.5]],
  ['Doubles', array('DoubleProperty', [double(0.1)]), [0.1]],
  ['Strings', array('StrProperty', [str('a'), str(''), str('ß')]), ['a', '', 'ß']],
  ['Names', array('NameProperty', [nameOf('n')]), ['n']],
  ['Enums', array(enumType('ESign'), [enumValue('ESign', 'Left')]), ['ESign::Left']],
  ['Objects', objects(items.ironOre, null), [ironOre, null]],
  ['Interfaces', array('InterfaceProperty', [{ type: 'interface', value: world('Slot') }]), [slot]],
  ['NoInts', array('IntProperty', []), []],
  ['NoObjects', objects(), []],
);

const setsAndMaps = withExpected(
  ['ObjectSet', set('ObjectProperty', [object(items.ironOre)]), [ironOre]],
  ['UIntSet', set('UInt32Property', [{ type: 'uint32', value: 9 }]), [9]],
  ['IntSet', set('IntProperty', [int(-9), int(9)]), [-9, 9]],
  ['NameSet', set('NameProperty', [nameOf('n')]), ['n']],
  ['StringSet', set('StrProperty', [str('s')]), ['s']],
  [
    'ByObject',
    map('ObjectProperty', 'IntProperty', [[object(items.ironOre), int(5)]]),
    [{ key: ironOre, value: 5 }],
  ],
  [
    'ByInt',
    map('IntProperty', 'FloatProperty', [
      [int(1), float(1.5)],
      [int(2), float(2.5)],
    ]),
    [
      { key: 1, value: 1.5 },
      { key: 2, value: 2.5 },
    ],
  ],
  ['ByName', map('NameProperty', 'BoolProperty', [[nameOf('on'), bool(true)]]), [{ key: 'on', value: true }]],
  ['ByString', map('StrProperty', 'Int64Property', [[str('k'), int64(3n)]]), [{ key: 'k', value: '3' }]],
  [
    'Bytes',
    map('NameProperty', 'ByteProperty', [[nameOf('level'), byte(200)]]),
    [{ key: 'level', value: 200 }],
  ],
  [
    'ByEnum',
    map(enumType('ESign'), 'ObjectProperty', [[enumValue('ESign', 'Left'), object(null)]]),
    [{ key: 'ESign::Left', value: null }],
  ],
  ['NoMap', map('IntProperty', 'IntProperty', []), []],
);

const oreClass = '/Game/FactoryGame/Resource/RawResources/OreIron/Desc_OreIron';
const softOre = soft(oreClass, 'Desc_OreIron_C');
const softs = withExpected(
  ['Soft', softOre, ironOre],
  ['NoSoft', soft('', ''), null],
  ['Softs', array('SoftObjectProperty', [softOre, softOre]), [ironOre, ironOre]],
);
const bytesExpected = { Fog: { bytes: 4, base64: 'AQID/w==' } };

export const scalarCases: SaveCase[] = [
  // Every number at its limit; 64 bits as text.
  ...specimenCases('numbers', tagVersions, ...numbers),
  // One byte and two bytes a character, names, enums.
  ...specimenCases('texts', tagVersions, ...texts),
  ...specimenCases('references', tagVersions, ...references),
  // Package, asset and an empty rest.
  ...specimenCases('soft-references', softVersions, ...softs),
  ...specimenCases('arrays', tagVersions, ...arrays),
  ...specimenCases('sets-and-maps', tagVersions, ...setsAndMaps),
  ...specimenCases(
    'bytes',
    tagVersions,
    [prop('Fog', { type: 'bytes', bytes: Uint8Array.of(1, 2, 3, 255) })],
    bytesExpected,
  ),
  // A property may carry a guid in its tag.
  ...specimenCases(
    'property-guid',
    [46, 58],
    [prop('Guided', int(5), { guid: new Uint8Array(16).fill(0xab) })],
    { Guided: 5 },
  ),
  // A tag may be extended by a byte of bits, and with bit 2 by an operation and a boolean of one byte or four.
  ...specimenCases(
    'property-extensions',
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
  // An unknown type keeps its bytes, and what follows is read.
  ...specimenCases(
    'unknown-type',
    [46, 58],
    [prop('Strange', { type: 'opaque', of: typeName('OddProperty'), bytes: Uint8Array.of(1, 2, 3) })],
    { Strange: { bytes: 3, base64: 'AQID' } },
  ).map((it) => ({ ...it, expected: { ...it.expected, issues: 'any' as const } })),
];
