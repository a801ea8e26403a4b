/** A small world: a base and a ship of two players, a wreck of one who is gone, a floating stone. */
import { type Attributes, type Content, document, each, el, XSI } from './write.ts';

const DECLARATION = '<?xml version="1.0"?>\r\n';
const ADA = '144115188075855801';
const BO = '144115188075855802';
/** Was purged: nobody has this id any more. */
const GONE = '144115188075855899';
const FACTION = '288230376151711701';
const type = (of: string): Attributes => ({ 'xsi:type': `MyObjectBuilder_${of}` });

interface Block {
  readonly of: string;
  readonly subtype: string;
  readonly min: Attributes;
  readonly id?: string;
  readonly owner?: string;
  readonly builtBy: string;
  readonly more?: Content;
}

/** Armour has no id; a whole block does not say so. */
function block({ of, subtype, min, id, owner, builtBy, more = {} }: Block): string {
  const content = [
    el('SubtypeName', subtype),
    ...(id ? [el('EntityId', id)] : []),
    el('Min', null, min),
    el('BlockOrientation', null, { Forward: 'Forward', Up: 'Up' }),
    ...(owner ? [el('Owner', owner)] : []),
    el('BuiltBy', builtBy),
    ...Object.entries(more as { readonly [name: string]: Content }).map(([name, value]) => el(name, value)),
  ];
  return el('MyObjectBuilder_CubeBlock', content, type(of));
}

function inventory(items: readonly (readonly [kind: string, subtype: string, amount: number])[]): Content {
  const content = {
    Items: items.map(([kind, subtype, amount], at) =>
      el('MyObjectBuilder_InventoryItem', [
        el('Amount', amount),
        el('PhysicalContent', { SubtypeName: subtype }, type(kind)),
        el('ItemId', at),
      ]),
    ),
    nextItemId: items.length,
  };
  return {
    Components: [
      el('ComponentData', [el('TypeId', 'MyInventoryBase'), el('Component', content, type('Inventory'))]),
    ],
  };
}

function grid(
  name: string,
  id: string,
  size: 'Large' | 'Small',
  at: Attributes,
  blocks: readonly string[],
  isStatic = false,
): string {
  const content = [
    el('EntityId', id),
    el('PersistentFlags', 'CastShadows InScene'),
    el('PositionAndOrientation', [
      el('Position', null, at),
      el('Forward', null, { x: 0, y: 0, z: -1 }),
      el('Up', null, { x: 0, y: 1, z: 0 }),
    ]),
    el('GridSizeEnum', size),
    el('CubeBlocks', blocks),
    ...(isStatic ? [el('IsStatic', 'true')] : []),
    el('DisplayName', name),
  ];
  return el('MyObjectBuilder_EntityBase', content, type('CubeGrid'));
}

const grids = [
  grid(
    'Example Base',
    '90000000000000001',
    'Large',
    { x: 100, y: 20, z: -40.5 },
    [
      block({ of: 'CubeBlock', subtype: 'LargeBlockArmorBlock', min: { x: 0, y: 0, z: 0 }, builtBy: ADA }),
      block({
        ...{
          of: 'BatteryBlock',
          subtype: 'LargeBlockBatteryBlock',
          min: { x: 1, y: 0, z: 0 },
          id: '90000000000000011',
        },
        ...{
          owner: ADA,
          builtBy: ADA,
          more: { Enabled: 'true', CurrentStoredPower: 1.5, MaxStoredPower: 3 },
        },
      }),
      block({
        ...{
          of: 'CargoContainer',
          subtype: 'LargeBlockLargeContainer',
          min: { x: 2, y: 0, z: 0 },
          id: '90000000000000012',
        },
        ...{ owner: ADA, builtBy: BO },
        more: {
          CustomName: 'Stores & more',
          ComponentContainer: inventory([
            ['Ingot', 'Iron', 1500.25],
            ['Ore', 'Ice', 800],
            ['Component', 'SteelPlate', 42],
          ]),
        },
      }),
      block({
        ...{
          of: 'Reactor',
          subtype: 'LargeBlockSmallGenerator',
          min: { x: 3, y: 0, z: 0 },
          id: '90000000000000013',
        },
        ...{ owner: ADA, builtBy: ADA },
        more: {
          IntegrityPercent: 0.4,
          BuildPercent: 0.8,
          Enabled: 'false',
          ComponentContainer: inventory([['Ingot', 'Uranium', 2]]),
        },
      }),
    ],
    true,
  ),
  grid('Example Miner', '90000000000000002', 'Small', { x: 180.25, y: 24, z: -60 }, [
    block({
      ...{ of: 'Cockpit', subtype: 'SmallBlockCockpit', min: { x: 0, y: 0, z: -2 }, id: '90000000000000021' },
      ...{ owner: BO, builtBy: BO },
    }),
    block({
      ...{
        of: 'Thrust',
        subtype: 'SmallBlockSmallThrust',
        min: { x: 0, y: 0, z: 1 },
        id: '90000000000000022',
      },
      ...{ owner: BO, builtBy: BO },
    }),
  ]),
  grid('Small Grid 2206', '90000000000000003', 'Small', { x: -900, y: 0, z: 12 }, [
    block({
      of: 'CubeBlock',
      subtype: 'SmallBlockArmorBlock',
      min: { x: 0, y: 0, z: 0 },
      builtBy: GONE,
      more: { IntegrityPercent: 0.1 },
    }),
  ]),
  el(
    'MyObjectBuilder_EntityBase',
    [
      el('EntityId', '90000000000000004'),
      el('PositionAndOrientation', [el('Position', null, { x: 110, y: 21, z: -41 })]),
      el('Item', [el('Amount', 12.5), el('PhysicalContent', { SubtypeName: 'Stone' }, type('Ore'))]),
    ],
    type('FloatingObject'),
  ),
];

export function checkpoint(): Uint8Array {
  const content = [
    el('CurrentSector', null, { x: 0, y: 0, z: 0 }),
    el('ElapsedGameTime', 72_000_000_000),
    el('SessionName', 'Example World'),
    el('LastSaveTime', '2025-03-01T18:30:00Z'),
    el('AppVersion', 1207022),
    el(
      'Identities',
      each('MyObjectBuilder_Identity', [
        { IdentityId: ADA, DisplayName: 'Ada', LastLoginTime: '2025-03-01T17:00:00Z' },
        { IdentityId: BO, DisplayName: 'Bo', LastLoginTime: '2024-11-05T20:00:00Z' },
      ]),
    ),
    el('Factions', {
      Factions: each('MyObjectBuilder_Faction', [
        {
          ...{ FactionId: FACTION, Tag: 'EXM', Name: 'Examples', FounderId: ADA },
          Members: each('MyObjectBuilder_FactionMember', [
            { PlayerId: ADA, IsLeader: 'true' },
            { PlayerId: BO, IsLeader: 'false' },
          ]),
        },
      ]),
      Players: { dictionary: [ADA, BO].map((player) => el('item', { Key: player, Value: FACTION })) },
    }),
    el('WorldId', '7c9e6679-7425-40de-944b-e07fc1f90ae7'),
  ];
  return document(el('MyObjectBuilder_Checkpoint', content, XSI), DECLARATION);
}

export function sector(): Uint8Array {
  const content = [
    el('Position', null, { x: 0, y: 0, z: 0 }),
    el('SectorObjects', grids),
    el('AppVersion', 1207022),
  ];
  return document(el('MyObjectBuilder_Sector', content, XSI), DECLARATION);
}

export function settings(): Uint8Array {
  const content = { SessionName: 'Example World', Settings: { GameMode: 'Survival', MaxPlayers: 4 } };
  return document(el('MyObjectBuilder_WorldConfiguration', content, XSI), DECLARATION);
}
