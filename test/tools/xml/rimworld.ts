/** A small colony: three colonists (one wounded, one infected), animals, stock in a stockpile and on the ground. */
import { BYTE_ORDER_MARK, type Content, document, each, el, parallel } from './write.ts';

const PLAYER = 'Faction_3';

interface Pawn {
  readonly def: string;
  readonly id: string;
  readonly kind: string;
  readonly nick: string;
  readonly at: string;
  readonly faction?: string;
  readonly skills?: Readonly<Record<string, readonly [level: number, passion?: string]>>;
  readonly traits?: readonly Content[];
  readonly mood?: number;
  readonly hediffs?: readonly string[];
  readonly relations?: readonly Content[];
  readonly immunities?: readonly Content[];
  /** What is carried and held. */
  readonly inventory?: readonly string[];
  readonly weapons?: readonly string[];
}

/** `null` is the text that the game writes for no reference; a level of 0 is not written. */
function pawn(about: Pawn): string {
  const { def, id, kind, nick, at, faction, skills, traits, mood, hediffs, relations } = about;
  const name = skills
    ? el('name', { first: nick, nick, last: 'Example' }, { Class: 'NameTriple' })
    : el('name', { name: nick }, { Class: 'NameSingle' });
  return el(
    'thing',
    [
      ...fields({ def, id, map: '0', pos: at, ...(faction && { faction }), kindDef: kind }),
      name,
      el('healthTracker', {
        hediffSet: { hediffs: hediffs ?? null },
        surgeryBills: { bills: null },
        immunity: { imList: each('li', about.immunities ?? []) },
      }),
      el('inventory', { innerContainer: { innerList: about.inventory ?? [] } }),
      el('equipment', { equipment: { innerList: about.weapons ?? [] } }),
      el('needs', {
        needs: [
          el('li', { def: 'Food', curLevel: 0.6 }, { Class: 'Need_Food' }),
          ...(mood === undefined ? [] : [el('li', { def: 'Mood', curLevel: mood }, { Class: 'Need_Mood' })]),
        ],
      }),
      ...(skills
        ? [
            el('skills', {
              skills: each(
                'li',
                Object.entries(skills).map(([of, [level, passion]]) => ({
                  def: of,
                  ...(level > 0 && { level }),
                  ...(passion && { passion }),
                })),
              ),
            }),
            el('story', { childhood: 'Gardener1', traits: { allTraits: each('li', traits ?? []) } }),
          ]
        : []),
      el('social', { directRelations: each('li', relations ?? []) }),
      el('ownership', { ownedBed: 'null' }),
      ...(faction && !skills ? [el('training', { learned: { vals: each('li', ['True']) } })] : []),
    ],
    { Class: 'Pawn' },
  );
}

function hediff(
  kind: string,
  loadID: number,
  def: string,
  severity: number,
  part: number,
  more: Content = {},
): string {
  const where = { body: 'Human', index: part };
  return el(
    'li',
    { loadID, def, ageTicks: 2500, part: where, severity, ...(more as object) },
    { Class: kind },
  );
}

function item(
  kind: string,
  def: string,
  number: number,
  at: string,
  stackCount: number,
  more: Content = {},
): string {
  const fields = {
    def,
    id: `${def}${number}`,
    map: '0',
    pos: at,
    health: 100,
    // Of whatever stacks or is traded.
    ...(/^(?:ThingWithComps|MinifiedThing)$/.test(kind) && { stackCount }),
  };
  return el('thing', { ...fields, ...(more as object) }, { Class: kind });
}

/** An item in a list of what somebody or something holds. */
function held(def: string, number: number, stackCount: number): string {
  return el('li', { def, id: `${def}${number}`, stackCount });
}

function fields(content: { readonly [name: string]: Content }): string[] {
  return Object.entries(content).map(([name, value]) => el(name, value));
}

function faction(def: string, loadID: number, name: string, goodwill: number): string {
  const relation = {
    other: PLAYER,
    ...(goodwill !== 0 && { goodwill }),
    kind: goodwill < -50 ? 'Hostile' : 'Neutral',
  };
  const relations = def === 'PlayerColony' ? null : each('li', [relation]);
  // Id 0 is not written.
  return el('li', { def, ...(loadID > 0 && { loadID }), name, leader: 'null', relations });
}

const colonists = [
  pawn({
    ...{ def: 'Human', id: 'Human10', kind: 'Colonist', nick: 'Ada', at: '(12, 0, 14)', faction: PLAYER },
    skills: { Shooting: [3], Construction: [11, 'Major'], Plants: [6, 'Minor'], Medicine: [0] },
    traits: [{ def: 'Industriousness', degree: 1 }, { def: 'Kind' }],
    mood: 0.71,
    inventory: [held('MealSimple', 70, 2)],
    relations: [{ def: 'Spouse', otherPawn: 'Thing_Human11', startTicks: 0 }],
  }),
  pawn({
    ...{ def: 'Human', id: 'Human11', kind: 'Colonist', nick: 'Bo', at: '(13, 0, 14)', faction: PLAYER },
    skills: { Shooting: [9, 'Major'], Construction: [2], Plants: [0], Medicine: [7, 'Minor'] },
    traits: [{ def: 'Wimp' }],
    mood: 0.24,
    hediffs: [
      hediff('Hediff_Injury', 1, 'Gunshot', 8.5, 24, {
        ...{ source: 'Gun_Revolver', tendQuality: 0, combatLogEntry: 'LogEntry_4000_7' },
        combatLogText: '<color=#D09B61FF>Mad Max</color> shoots Bo',
      }),
      hediff('Hediff_MissingPart', 2, 'MissingBodyPart', 0.5, 41, { lastInjury: 'Bite' }),
    ],
    relations: [
      { def: 'Spouse', otherPawn: 'Thing_Human10', startTicks: 0 },
      { def: 'Sibling', otherPawn: 'Thing_Human99', startTicks: 0 },
    ],
  }),
  pawn({
    ...{ def: 'Human', id: 'Human12', kind: 'Colonist', nick: 'Cy <3', at: '(15, 0, 20)', faction: PLAYER },
    skills: { Shooting: [1], Construction: [4], Plants: [12, 'Major'], Medicine: [2] },
    mood: 0.5,
    hediffs: [
      hediff('HediffWithComps', 3, 'WoundInfection', 0.35, 24, { tendQuality: 0.8, tendTicksLeft: 9000 }),
    ],
    immunities: [{ hediffDef: 'WoundInfection', immunity: 0.4 }],
  }),
];

const animals = [
  pawn({
    ...{ def: 'Husky', id: 'Husky20', kind: 'Husky', nick: 'Rex', at: '(14, 0, 15)', faction: PLAYER },
    relations: [{ def: 'Bond', otherPawn: 'Thing_Human10', startTicks: 1200 }],
  }),
  pawn({ def: 'Hare', id: 'Hare21', kind: 'Hare', nick: 'hare', at: '(40, 0, 44)' }),
];

const raider = pawn({
  ...{ def: 'Human', id: 'Human30', kind: 'Pirate', nick: 'Mad Max', at: '(60, 0, 3)', faction: 'Faction_5' },
  skills: { Shooting: [5] },
  weapons: [held('Gun_Revolver', 71, 1)],
});

const stock = [
  item('ThingWithComps', 'Steel', 40, '(20, 0, 20)', 75),
  item('ThingWithComps', 'Steel', 41, '(21, 0, 20)', 30),
  item('ThingWithComps', 'WoodLog', 42, '(20, 0, 21)', 75),
  item('ThingWithComps', 'MealSimple', 43, '(50, 0, 50)', 4),
  item('ThingWithComps', 'MedicineHerbal', 44, '(21, 0, 21)', 12),
  item('MinifiedThing', 'MinifiedThing', 45, '(22, 0, 21)', 1, {
    innerContainer: {
      innerList: [el('li', { def: 'Table1x2c', id: 'Table1x2c46', stuff: 'WoodLog' }, { Class: 'Building' })],
    },
  }),
  item('Building', 'Bed', 50, '(12, 0, 16)', 1, { stuff: 'WoodLog', faction: PLAYER }),
  item('Plant', 'Plant_Potato', 51, '(30, 0, 30)', 1, { growth: 0.85 }),
  item('Filth', 'Filth_Blood', 52, '(13, 0, 15)', 1),
  el('thing', { def: 'ChunkGranite', id: 'ChunkGranite53', map: '0', pos: '(70, 0, 70)', forbidden: 'True' }),
  item('Building_Crate', 'AncientCrate', 54, '(80, 0, 80)', 1, {
    innerContainer: { innerList: [held('Silver', 55, 200)] },
  }),
];

const map: Content = {
  uniqueID: null,
  mapInfo: { size: '(250, 1, 250)', parent: 'WorldObject_7' },
  compressedThingMapDeflate: 'H4sIAAAAAAAAA2NgGAWjYBQMdwAAAAAA',
  things: [...colonists, ...animals, raider, ...stock],
  zoneManager: {
    allZones: [
      el(
        'li',
        {
          ...{ ID: 60, label: 'Stockpile 1' },
          settings: { priority: 'Important' },
          cells: each('li', ['(20, 0, 20)', '(21, 0, 20)', '(20, 0, 21)', '(21, 0, 21)', '(22, 0, 21)']),
        },
        { Class: 'Zone_Stockpile' },
      ),
    ],
  },
};

export function colony(): Uint8Array {
  const game: Content = {
    currentMapIndex: 0,
    info: { realPlayTimeInteracting: 5400.5, startingTile: 503 },
    scenario: { name: 'Example landing', playerFaction: { factionDef: 'PlayerColony' } },
    tickManager: { ticksGame: 301250, gameStartAbsTick: 300000 },
    storyteller: { def: 'Cassandra', difficulty: 'Rough' },
    history: {
      autoRecorderGroups: each('li', [
        { def: 'Wealth', recorders: each('li', [{ def: 'Wealth_Total', records: 'AABIRABQnEQ=' }]) },
      ]),
    },
    researchManager: {
      currentProj: 'Batteries',
      progress: parallel({ Electricity: 1600, Batteries: 120, Smithing: 0 }),
    },
    world: {
      info: { name: 'Example Prime', seedString: 'example', persistentRandomValue: 421337 },
      factionManager: {
        allFactions: [
          faction('OutlanderCivil', 0, 'Union of Examples', 40),
          faction('PlayerColony', 3, 'New Example', 0),
          faction('Pirate', 5, 'Red Samples', -80),
        ],
      },
      worldObjects: {
        worldObjects: [
          el('li', { def: 'Settlement', ID: 7, tile: 503, faction: PLAYER }, { Class: 'Settlement' }),
        ],
      },
    },
    battleLog: {
      battles: each('li', [
        {
          loadID: 1,
          entries: [
            el(
              'li',
              { logID: 7, ticksAbs: 4000, initiatorPawn: 'Thing_Human30', recipientPawn: 'Thing_Human11' },
              { Class: 'BattleLogEntry_RangedImpact' },
            ),
          ],
        },
      ]),
    },
    maps: each('li', [map]),
  };
  const root = el('savegame', {
    meta: { gameVersion: '1.5.4104 rev435', modIds: each('li', ['ludeon.rimworld']) },
    game,
  });
  return document(root, undefined, BYTE_ORDER_MARK);
}
