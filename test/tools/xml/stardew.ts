/** A small farm: two farmers, friends, bundles, a chest, crops, a barn, a museum. Written in one line, as the game does. */
import { BYTE_ORDER_MARK, type Content, document, each, el, typedMap, XSI } from './write.ts';

const ADA = '1001001001001001001';
const BO = '-2002002002002002002';
const BOOLEANS = 'ArrayOfBoolean';

function farmer(
  name: string,
  id: string,
  money: number,
  friends: Readonly<Record<string, number>>,
  items: readonly string[],
): Content {
  return {
    ...{
      name,
      farmName: 'Sample',
      isMale: false,
      money,
      totalMoneyEarned: money * 3,
      millisecondsPlayed: 7_200_000,
    },
    ...{
      UniqueMultiplayerID: id,
      gameVersion: '1.6.10',
      saveTime: 6_500_000,
      dayOfMonthForSaveGame: 12,
      yearForSaveGame: 2,
    },
    ...{ seasonForSaveGame: 1, farmingLevel: 6, miningLevel: 3, homeLocation: 'FarmHouse', spouse: 'null' },
    items,
    friendshipData: typedMap(
      'string',
      'Friendship',
      Object.entries(friends).map(([who, points]) => [
        who,
        { Points: points, GiftsThisWeek: 1, GiftsToday: 0, Status: points > 2000 ? 'Dating' : 'Friendly' },
      ]),
    ),
    fishCaught: typedMap('string', 'ArrayOfInt', [['(O)145', { int: 3 }]]),
  };
}

function item(type: string, name: string, itemId: string, stack: number, quality = 0): string {
  return el('Item', { name, itemId, stack, quality, isLostItem: false }, { 'xsi:type': type });
}

function npc(name: string, x: number, y: number, loveInterest = 'null'): string {
  return el('NPC', { name, Position: { X: x * 64, Y: y * 64 }, DefaultMap: 'Town', loveInterest });
}

function at(x: number, y: number, value: string): readonly [Content, Content] {
  return [{ X: x, Y: y }, [value]];
}

function crop(harvest: string, phase: number, isDead: boolean, isWatered: boolean): string {
  const content = {
    crop: {
      phaseDays: each('int', [1, 2, 2, 99999]),
      ...{ currentPhase: phase, dayOfCurrentPhase: 0, indexOfHarvest: harvest, dead: isDead },
    },
    state: isWatered ? 1 : 0,
  };
  return el('TerrainFeature', content, { 'xsi:type': 'HoeDirt' });
}

function location(type: string, name: string, content: Content): string {
  return el('GameLocation', { name, ...(content as object) }, type === '' ? {} : { 'xsi:type': type });
}

const chest = el(
  'Object',
  {
    ...{ name: 'Chest', itemId: '130', owner: ADA, tileLocation: { X: 64, Y: 15 } },
    items: [item('Object', 'Parsnip', '24', 40, 1), item('Object', 'Wood', '388', 250)],
  },
  { 'xsi:type': 'Chest' },
);

const animal = (name: string, id: string, type: string, owner: string): readonly [Content, Content] => [
  id,
  [
    el('FarmAnimal', {
      name,
      type,
      myID: id,
      ownerID: owner,
      parentId: -1,
      age: 20,
      friendshipTowardFarmer: 640,
      happiness: 255,
    }),
  ],
];

const barn = el('Building', {
  ...{ id: '0f8fad5b-d9cb-469f-a165-70867728950e', tileX: 50, tileY: 20, buildingType: 'Barn' },
  indoors: [
    el('uniqueName', 'Barn6f1f'),
    el(
      'animals',
      typedMap('long', 'FarmAnimal', [
        animal('Daisy', '501', 'White Cow', ADA),
        animal('Clover', '502', 'Goat', BO),
      ]),
    ),
    el('animalsThatLiveHere', each('long', [501, 502])),
  ],
});

/** Three values for each of two slots; all are set when a bundle is complete. */
function given(count: number): readonly string[] {
  const values = [0, 1, 2, 3, 4, 5].map((at) => at < count);
  return [el(BOOLEANS, each('boolean', values))];
}

const locations = [
  location('Farm', 'Farm', {
    objects: typedMap('Vector2', 'Object', [at(64, 15, chest)]),
    terrainFeatures: typedMap('Vector2', 'TerrainFeature', [
      at(60, 20, crop('24', 3, false, true)),
      at(61, 20, crop('190', 1, false, false)),
      at(62, 20, crop('190', 1, true, false)),
    ]),
    buildings: [barn],
  }),
  location('FarmHouse', 'FarmHouse', { fridge: { items: [item('Object', 'Milk', '184', 3)] } }),
  location('Town', 'Town', {
    characters: [npc('Lewis', 37, 57), npc('Marnie', 40, 60, 'Lewis'), npc('Robin', 31, 50)],
  }),
  location('CommunityCenter', 'CommunityCenter', {
    bundles: typedMap('int', BOOLEANS, [
      [0, given(6)],
      [1, given(1)],
    ]),
  }),
  location('LibraryMuseum', 'ArchaeologyHouse', {
    museumPieces: typedMap('Vector2', 'string', [[{ X: 26, Y: 5 }, '96']]),
  }),
];

const ada = farmer('Ada', ADA, 12_500, { Lewis: 600, Marnie: 2250, Leo: 10 }, [
  item('Pickaxe', 'Pickaxe', 'Pickaxe', 1),
]);
const bo = farmer('Bo', BO, 900, { Robin: 250 }, [item('Object', 'Stone', '390', 99)]);

export function farm(): Uint8Array {
  const root = el(
    'SaveGame',
    [
      el('player', ada),
      el('farmhands', each('Farmer', [bo])),
      el('locations', locations),
      el('currentSeason', 'summer'),
      el(
        'bundleData',
        typedMap('string', 'string', [
          ['Pantry/0', 'Spring Crops/O 465 20/24 1 0 188 1 0/0'],
          ['Pantry/1', 'Summer Crops/O 621 1/256 1 0 260 1 0/3'],
        ]),
      ),
      el('year', 2),
      el('dayOfMonth', 12),
      el('uniqueIDForThisGame', 314159265),
    ],
    XSI,
  );
  return document(root, '<?xml version="1.0" encoding="utf-8"?>', BYTE_ORDER_MARK);
}

/** What the menu shows. */
export function farmInfo(): Uint8Array {
  return document(el('Farmer', ada, XSI), '<?xml version="1.0" encoding="utf-8"?>', BYTE_ORDER_MARK);
}
