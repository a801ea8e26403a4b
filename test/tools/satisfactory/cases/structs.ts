/** Structs: lists of properties and those with bytes of their own, alone and in containers. */
import { hexBytes } from '../../byte-writer.ts';
import { classes, items, world } from '../game.ts';
import type { BinaryStruct, NetId } from '../structs.ts';
import { structType } from '../type-names.ts';
import type { Property, Value } from '../values.ts';
import { array, float, int, int64, map, nameOf, object, prop, set, struct, structs } from '../values.ts';
import type { Fields, SaveCase } from './expected.ts';
import { tagVersions } from './scalars.ts';
import { specimenCases, withExpected } from './specimen.ts';

const reals = (...values: number[]): BinaryStruct => ({ binary: 'reals', values });
const floats = (...values: number[]): BinaryStruct => ({ binary: 'floats', values });
const ints = (...values: number[]): BinaryStruct => ({ binary: 'ints', values });
const bytes = (values: ArrayLike<number>): BinaryStruct => ({ binary: 'bytes', values });

const geometry = withExpected(
  ['Vector', struct('Vector', reals(1.5, -2.5, 3.5)), { X: 1.5, Y: -2.5, Z: 3.5 }],
  ['Rotator', struct('Rotator', reals(10, 20, 30)), { Pitch: 10, Yaw: 20, Roll: 30 }],
  ['Vector2D', struct('Vector2D', reals(1.5, 2.5)), { X: 1.5, Y: 2.5 }],
  ['Quat', struct('Quat', reals(0, 0, 0.5, 0.75)), { X: 0, Y: 0, Z: 0.5, W: 0.75 }],
  ['Vector4', struct('Vector4', reals(1, 2, 3, 4)), { X: 1, Y: 2, Z: 3, W: 4 }],
  [
    'Box',
    struct('Box', { binary: 'box', least: [-1, -2, -3], most: [1, 2, 3], valid: 1 }),
    { Min: { X: -1, Y: -2, Z: -3 }, Max: { X: 1, Y: 2, Z: 3 } },
  ],
  ['LinearColor', struct('LinearColor', floats(0.5, 0.25, 0.125, 1)), { R: 0.5, G: 0.25, B: 0.125, A: 1 }],
  ['Color', struct('Color', bytes([1, 2, 3, 4])), { B: 1, G: 2, R: 3, A: 4 }],
  ['IntPoint', struct('IntPoint', ints(1, -2)), { X: 1, Y: -2 }],
  ['IntVector', struct('IntVector', ints(1, -2, 3)), { X: 1, Y: -2, Z: 3 }],
  ['IntVector4', struct('IntVector4', ints(1, -2, 3, 4))],
  ['Guid', struct('Guid', bytes(hexBytes('000102030405060708090a0b0c0d0e0f')))],
  ['DateTime', struct('DateTime', { binary: 'longs', values: [638_000_000_000_000_000n] })],
  ['FluidBox', struct('FluidBox', floats(4.5))],
  ['Timer', struct('TimerHandle', { binary: 'string', text: 'handle' })],
  [
    'OnTrack',
    struct('RailroadTrackPosition', {
      binary: 'trackPosition',
      track: world('Track'),
      offset: 1.5,
      forward: -1,
    }),
    { Track: { ref: world('Track').path as string }, Offset: 1.5, Forward: -1 },
  ],
);

const lists = withExpected(
  [
    'Transform',
    struct('Transform', [
      prop('Rotation', struct('Quat', reals(0, 0, 0, 1))),
      prop('Translation', struct('Vector', reals(1, 2, 3))),
    ]),
    { Rotation: { X: 0, Y: 0, Z: 0, W: 1 }, Translation: { X: 1, Y: 2, Z: 3 } },
  ],
  ['Net', struct('Vector_NetQuantize', [prop('X', float(1)), prop('Y', float(2))]), { X: 1, Y: 2 }],
  [
    'Nested',
    struct('Outer', [prop('Inner', struct('Inner', [prop('Deep', int(3))])), prop('Empty', struct('E', []))]),
    { Inner: { Deep: 3 }, Empty: {} },
  ],
  [
    'Wire',
    struct('WireInstance', [
      prop('Locations', struct('Vector', reals(1, 0, 0))),
      prop('Locations', struct('Vector', reals(2, 0, 0)), { index: 1 }),
    ]),
    {
      Locations: [
        { X: 1, Y: 0, Z: 0 },
        { X: 2, Y: 0, Z: 0 },
      ],
    },
  ],
);

const containers = withExpected(
  ['Lists', structs('SpawnData', [[prop('N', int(1))], [], [prop('N', int(3))]]), [{ N: 1 }, {}, { N: 3 }]],
  ['NoLists', structs('SpawnData', []), []],
  [
    'Vectors',
    structs('Vector', [reals(1, 2, 3), reals(4, 5, 6)]),
    [
      { X: 1, Y: 2, Z: 3 },
      { X: 4, Y: 5, Z: 6 },
    ],
  ],
  ['Colors', structs('LinearColor', [floats(1, 0, 0, 1)]), [{ R: 1, G: 0, B: 0, A: 1 }]],
);

const guid = hexBytes('0f0e0d0c0b0a09080706050403020100');
const guidValue: Value = struct('Guid', bytes(guid));
const foliageCells: Value = map(structType('IntVector'), structType('FoliageRemovalSaveDataPerCell'), [
  [
    struct('IntVector', ints(4, -5, 6)),
    struct('FoliageRemovalSaveDataPerCell', [
      prop(
        'SaveDataMap',
        map('NameProperty', structType('FoliageRemovalSaveDataForFoliageType'), [
          [
            nameOf('Bush'),
            struct('FoliageRemovalSaveDataForFoliageType', [
              prop('RemovedLocationLookup', set('UInt32Property', [{ type: 'uint32', value: 77 }])),
            ]),
          ],
        ]),
      ),
    ]),
  ],
]);

const foliageExpected: Fields = {
  mSaveData: [
    {
      key: { X: 4, Y: -5, Z: 6 },
      value: { SaveDataMap: [{ key: 'Bush', value: { RemovedLocationLookup: [77] } }] },
    },
  ],
};

const builtCount: Value = map('ObjectProperty', structType('ActorBuiltData'), [
  [object(items.ironOre), struct('ActorBuiltData', [prop('Current', int(2)), prop('Total', int64(9n))])],
]);
const builtExpected: Fields = {
  mActorsBuiltCount: [{ key: { ref: items.ironOre.path as string }, value: { Current: 2, Total: '9' } }],
};

const netIds: [name: string, NetId][] = [
  ['NetIdNamed', { flags: 248, typeName: 'EOS', text: 'made-up-id' }],
  ['NetIdEncoded', { flags: 25, bytes: hexBytes('0001020304050607') }],
  ['NetIdEncoded5', { flags: 29, bytes: hexBytes('aa') }],
  ['NetIdService', { flags: 241, service: 1, bytes: hexBytes('feedbeef') }],
  ['NetIdText', { flags: 8, text: 'local' }],
  ['NetIdNone', { flags: 3 }],
];

const people: Property[] = [
  prop('Handle', struct('PlayerInfoHandle', { binary: 'player', service: 6, index: 3 })),
  prop(
    'Identity',
    struct('ClientIdentityInfo', {
      binary: 'identity',
      offlineId: 'offline',
      accounts: [
        { service: 1, bytes: hexBytes('0102') },
        { service: 6, bytes: hexBytes('0304') },
      ],
    }),
  ),
  ...netIds.map(([name, id]) => prop(name, struct('UniqueNetIdRepl', { binary: 'netId', id }))),
];

export const structCases: SaveCase[] = [
  ...specimenCases('geometry', tagVersions, ...geometry),
  // Structs that are lists, also where the name suggests otherwise.
  ...specimenCases('struct-lists', tagVersions, ...lists),
  ...specimenCases('struct-arrays', tagVersions, ...containers),
  ...specimenCases('people', [28, 52, 57, 58], people, {}),
  // A map from a binary struct to lists.
  ...specimenCases('foliage-map', [42, 46, 58], [prop('mSaveData', foliageCells)], foliageExpected, {
    class: classes.foliageRemovalSubsystem,
  }),
  ...specimenCases('statistics-map', [46, 58], [prop('mActorsBuiltCount', builtCount)], builtExpected, {
    class: classes.statistics,
  }),
  ...specimenCases(
    'guid-set',
    [46, 58],
    [prop('mDestroyedPickups', set(structType('Guid'), [guidValue, guidValue]))],
    {},
    { class: classes.scannable },
  ),
  // A set of vectors that are always floats.
  ...specimenCases(
    'removal-set',
    [29, 36],
    [prop('mRemovalLocations', set('StructProperty', [struct('Vector', floats(1.5, 2.5, 3.5))]))],
    { mRemovalLocations: [{ X: 1.5, Y: 2.5, Z: 3.5 }] },
    { class: classes.foliageRemoval },
  ),
  // The guid of a struct is not always zero.
  ...specimenCases(
    'struct-guid',
    [46, 58],
    [
      prop('Amount', {
        type: 'struct',
        of: structType('RecipeAmountStruct', { guid: '01234567-89ab-cdef-0123-456789abcdef' }),
        body: [prop('amount', int(4))],
      }),
      prop(
        'Amounts',
        array(structType('RecipeAmountStruct', { guid: '01234567-89ab-cdef-0123-456789abcdef' }), [
          struct('RecipeAmountStruct', [prop('amount', int(5))]),
        ]),
      ),
    ],
    { Amount: { amount: 4 }, Amounts: [{ amount: 5 }] },
  ),
  // Places of a fixed array stand under one name, and all are kept.
  ...specimenCases(
    'repeated-names',
    tagVersions,
    [0, 1, 2].map((index) =>
      prop('mLastSafeGroundPositions', struct('Vector', reals(index, 0, 0)), { index }),
    ),
    { mLastSafeGroundPositions: [0, 1, 2].map((x) => ({ X: x, Y: 0, Z: 0 })) },
  ),
];
