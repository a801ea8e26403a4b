// A small world of packed structs: who is in a guild, where its base is, who works there and at what, and what a chest holds.

import { describe, expect, test } from 'vitest';
import type { Graph } from '../../../src/graph/graph.ts';
import type { EdgeId, NodeId } from '../../../src/graph/ids.ts';
import { jsonAt, linksOf, nodeAt } from '../../tools/graph-nodes.ts';
import {
  type Generation,
  GUILDS,
  NOBODY,
  raw,
  writeBase,
  writeCharacterSlot,
  writeGuild,
  writeItemModule,
  writeItemSlot,
  writeModel,
  writeWork,
  writeWorkAssign,
  writeWorkerDirector,
} from '../../tools/gvas/packed-writer.ts';
import { type ReadGame, readGame } from '../../tools/gvas/read.ts';
import {
  array,
  enumeration,
  fname,
  guid,
  int,
  type Kind,
  listBytes,
  map,
  prop,
  struct,
  VERSIONS,
  writeGame,
} from '../../tools/gvas/writer.ts';

const id = (number: number): string => `${number}`.repeat(8).padEnd(32, 'A');
const [GUILD, BASE, WORKERS, PAL, PLAYER, CHEST, CONCRETE, ITEMS] = [1, 2, 3, 4, 5, 6, 7, 8].map(
  id,
) as string[];
const WORK = id(9);
const NEUTRAL = 'C0FFEE00C0FFEE00C0FFEE00C0FFEE00';
const SWORD = 'BEEFBEEFBEEFBEEFBEEFBEEFBEEFBEEF';
const UID = `8C2F1930${'0'.repeat(24)}`;

const idOf = (type: string, digits: string): Kind => struct(type, prop('ID', guid(digits)));
const group = (type: string, ...packed: ReturnType<typeof raw>): Kind =>
  struct('Value', prop('GroupType', enumeration('EPalGroupType', `EPalGroupType::${type}`)), ...packed);

function world(generation: Generation, roles: number): ReadGame {
  const guild = {
    id: GUILD!,
    name: 'The Five',
    characters: [PAL!, PLAYER!],
    bases: [BASE!],
    points: [CHEST!],
    players: [[UID, 'Ada']] as const,
  };
  const character = (uid: string, instance: string): readonly [Kind, Kind] => [
    struct('PalInstanceID', prop('PlayerUId', guid(uid)), prop('InstanceId', guid(instance))),
    struct('Value', prop('Level', int(3))),
  ];
  const egg = listBytes(VERSIONS['5.1'], [
    prop('SaveParameter', struct('PalIndividualCharacterSaveParameter', prop('Level', int(2)))),
  ]);
  const model = (name: string, ...packed: ReturnType<typeof raw>): Kind =>
    struct(
      'PalMapObjectSaveData',
      prop('MapObjectId', fname(name)),
      prop('Model', struct('PalMapObjectModelSaveData', ...packed)),
      prop(
        'ConcreteModel',
        struct(
          'PalMapObjectConcreteModelSaveData',
          prop(
            'ModuleMap',
            map(
              [
                enumeration(
                  'EPalMapObjectConcreteModelModuleType',
                  'EPalMapObjectConcreteModelModuleType::ItemContainer',
                ),
                struct('Value', ...raw(generation, (out) => writeItemModule(out, ITEMS!))),
              ],
              [
                enumeration(
                  'EPalMapObjectConcreteModelModuleType',
                  'EPalMapObjectConcreteModelModuleType::Workee',
                ),
                struct('Value', ...raw(generation, (out) => out.guid(WORK).end())),
              ],
            ),
          ),
          ...raw(generation, (out) => {
            out.guid(CONCRETE!).guid(CHEST!).end();
            if (name === 'Workbench') {
              out
                .string('Sword')
                .i32(2)
                .i32(5)
                .f32(1.5)
                .zeros(generation > 1 ? 4 : 0)
                .end();
            } else if (name === 'HatchingPalEgg') out.bytes(egg).i32(1).guid(PAL!).end();
          }),
        ),
      ),
    );
  const sword = raw(generation, (out) =>
    out.guid(NOBODY).guid(SWORD).string('Sword').end().f32(62.5).i32(9).i32(1).string('Sharp').end(),
  );
  const slot = raw(generation, (out) => writeItemSlot(out, 0, 1, 'Sword', SWORD));
  const oldItem =
    generation > 1
      ? []
      : [
          prop(
            'ItemId',
            struct(
              'PalItemId',
              prop('DynamicId', struct('PalDynamicItemId', prop('LocalIdInCreatedWorld', guid(SWORD)))),
            ),
          ),
        ];
  const properties = [
    prop('CharacterSaveParameterMap', map(character(UID, PLAYER!), character(NOBODY, PAL!))),
    prop(
      'MapObjectSaveData',
      array(
        model(
          'Workbench',
          ...raw(generation, (out) =>
            writeModel(out, { id: CHEST!, concrete: CONCRETE!, base: BASE!, guild: GUILD!, builder: UID }),
          ),
        ),
        model(
          'HatchingPalEgg',
          ...raw(generation, (out) =>
            writeModel(out, { id: id(0), concrete: NOBODY, base: BASE!, guild: GUILD!, builder: UID }),
          ),
        ),
      ),
    ),
    prop(
      'WorkSaveData',
      array(
        struct(
          'PalWorkSaveData',
          prop('WorkableType', enumeration('EPalWorkableType', 'EPalWorkableType::Progress')),
          prop(
            'WorkAssignMap',
            map([int(0), struct('Value', ...raw(generation, (out) => writeWorkAssign(out, NOBODY, PAL!)))]),
          ),
          ...raw(generation, (out) => writeWork(out, WORK, BASE!, CHEST!, CONCRETE!)),
        ),
      ),
    ),
    prop(
      'BaseCampSaveData',
      map([
        guid(BASE!),
        struct(
          'Value',
          prop(
            'WorkerDirector',
            struct(
              'PalBaseCampSaveData_WorkerDirector',
              ...raw(generation, (out) => writeWorkerDirector(out, BASE!, WORKERS!)),
            ),
          ),
          prop(
            'WorkCollection',
            struct(
              'PalBaseCampSaveData_WorkCollection',
              ...raw(generation, (out) => out.guid(BASE!).guids([WORK]).end()),
            ),
          ),
          ...raw(generation, (out) => writeBase(out, BASE!, GUILD!, CHEST!)),
        ),
      ]),
    ),
    prop(
      'ItemContainerSaveData',
      map([
        idOf('PalContainerId', ITEMS!),
        struct('Value', prop('Slots', array(struct('PalItemSlotSaveData', ...oldItem, ...slot)))),
      ]),
    ),
    prop('InvaderSaveData', map([guid(BASE!), struct('Value', prop('CoolTimeFinish', int(60)))])),
    prop('DynamicItemSaveData', array(struct('PalDynamicItemSaveData', ...sword))),
    prop(
      'CharacterContainerSaveData',
      map([
        idOf('PalContainerId', WORKERS!),
        struct(
          'Value',
          prop(
            'Slots',
            array(
              struct('PalCharacterSlotSaveData', ...raw(generation, (out) => writeCharacterSlot(out, PAL!))),
            ),
          ),
        ),
      ]),
    ),
    prop(
      'GroupSaveDataMap',
      map(
        [
          guid(GUILD!),
          group(
            'Guild',
            ...raw(
              generation,
              (out) => writeGuild(out, guild, roles >= 4),
              roles > 0 ? { [GUILDS]: roles } : {},
            ),
          ),
        ],
        [
          guid(id(0)),
          group(
            'Organization',
            ...raw(generation, (out) => out.guid(id(0)).string('').i32(0).end().u8(3).guids([]).end()),
          ),
        ],
        [
          guid(NEUTRAL),
          group('Neutral', ...raw(generation, (out) => out.guid(NEUTRAL).string('').i32(0).end())),
        ],
      ),
    ),
  ];
  return readGame(
    writeGame(VERSIONS['5.1'], {
      className: '/Script/Pal.PalWorldSaveGame',
      properties: [prop('worldSaveData', struct('PalWorldSaveData', ...properties))],
    }),
  );
}

/** References by their labels. */
function linksTo(graph: Graph, path: string): string[] {
  const { from, to } = graph.out(nodeAt(graph, path));
  return Array.from({ length: to - from }, (_, i) => {
    const target = graph.edges.target[from + i] as NodeId;
    return `${graph.label((from + i) as EdgeId).text} -> ${graph.path(target)}`;
  });
}

const at = (path: string): string => `worldSaveData/${path}`;
const PLAYER_PATH = at(`CharacterSaveParameterMap/${UID}+${PLAYER}`);
const PAL_PATH = at(`CharacterSaveParameterMap/${PAL}`);
const CHEST_PATH = at('MapObjectSaveData[0]');

describe.each([
  ['first saves', 1, 0],
  ['saves with versions', 2, 1],
  ['saves whose classes end', 3, 1],
  ['saves whose guilds have roles', 3, 4],
] as const)('%s', (_, generation, roles) => {
  const { graph, data } = world(generation, roles);

  test('are understood to the last byte', () => {
    expect(data.graph.issues).toEqual([]);
    expect(data.graph.opaqueBytes).toBe(0);
  });

  test('lead from a guild to its players, bases and pals', () => {
    const path = at(`GroupSaveDataMap/${GUILD}`);
    expect(jsonAt(graph, path)).toMatchObject({
      RawData: {
        GuildName: 'The Five',
        BaseCampLevel: 7,
        AdminPlayerUId: UID,
        Players: [
          { PlayerUId: UID, PlayerInfo: { LastOnlineRealTime: '12345678901234', PlayerName: 'Ada' } },
        ],
        ...(roles >= 4 && { RolePermissions: [{ Role: 1, Permissions: [3, 4] }] }),
      },
    });
    expect(linksOf(graph, path)).toEqual(
      expect.arrayContaining([
        `ID RawData.IndividualCharacterHandleIds[0].InstanceId -> ${PAL_PATH}`,
        `ID RawData.BaseIds[0] -> ${at(`BaseCampSaveData/${BASE}`)}`,
        `ID RawData.MapObjectInstanceIdsBaseCampPoints[0] -> ${CHEST_PATH}`,
        `ID RawData.Players[0].PlayerUId -> ${PLAYER_PATH}`,
      ]),
    );
  });

  test('have places', () => {
    const placeOf = (path: string): readonly number[] => {
      const row = graph.find(path);
      const { x, y, z } = data.graph.nodes;
      return [x[row]!, y[row]!, z[row]!];
    };
    expect(placeOf(CHEST_PATH)).toEqual([110, 210, 310]);
    expect(placeOf(at(`BaseCampSaveData/${BASE}`))).toEqual([100, 200, 300]);
    expect(placeOf(PAL_PATH)).toEqual([NaN, NaN, NaN]);
    expect(graph.pose(nodeAt(graph, CHEST_PATH))).toEqual({ rotation: [0, 0, 0, 1], scale: [1, 1, 1] });
  });

  test('lead to the base, and by another label to what else has its id', () => {
    const links = linksTo(graph, CHEST_PATH);
    expect(links).toContain(`Model.RawData.BaseCampIdBelongTo -> ${at(`BaseCampSaveData/${BASE}`)}`);
    expect(links).toContain(`Model.RawData.BaseCampIdBelongTo (other) -> ${at(`InvaderSaveData/${BASE}`)}`);
  });

  test('lead from a base to its guild, its workers and its work', () => {
    const path = at(`BaseCampSaveData/${BASE}`);
    expect(jsonAt(graph, path)).toMatchObject({
      RawData: { Name: 'Camp', Transform: { Translation: { X: 100, Y: 200, Z: 300 } }, AreaRange: 3500 },
      WorkerDirector: { RawData: { CurrentBattleType: 1 } },
    });
    expect(linksOf(graph, path)).toEqual(
      expect.arrayContaining([
        `ID RawData.GroupIdBelongTo -> ${at(`GroupSaveDataMap/${GUILD}`)}`,
        `ID RawData.OwnerMapObjectInstanceId -> ${CHEST_PATH}`,
        `ID WorkerDirector.RawData.ContainerId -> ${at(`CharacterContainerSaveData/${WORKERS}`)}`,
        `ID WorkCollection.RawData.WorkIds[0] -> ${at('WorkSaveData[0]')}`,
      ]),
    );
    expect(linksOf(graph, at(`CharacterContainerSaveData/${WORKERS}/Slots[0]`))).toEqual([
      `ID RawData.IndividualId.InstanceId -> ${PAL_PATH}`,
    ]);
  });

  test('lead from what was built to what it holds, and to what is made', () => {
    const container = at(`ItemContainerSaveData/${ITEMS}`);
    const modules = `${CHEST_PATH}/ConcreteModel/ModuleMap/EPalMapObjectConcreteModelModuleType::`;
    expect(linksOf(graph, `${modules}ItemContainer`)).toEqual([
      `ID RawData.TargetContainerId -> ${container}`,
    ]);
    expect(linksOf(graph, `${modules}Workee`)).toEqual([
      `ID RawData.TargetWorkId -> ${at('WorkSaveData[0]')}`,
    ]);
    const [item] = linksOf(graph, `${container}/Slots[0]`);
    expect(item).toMatch(/LocalIdInCreatedWorld -> worldSaveData\/DynamicItemSaveData\[0\]$/);
    expect(jsonAt(graph, at('DynamicItemSaveData[0]'))).toMatchObject({
      RawData: {
        Id: { StaticId: 'Sword' },
        Durability: 62.5,
        RemainingBullets: 9,
        PassiveSkillList: ['Sharp'],
      },
    });
    expect(jsonAt(graph, CHEST_PATH)).toMatchObject({
      Model: { RawData: { Hp: { Current: 900, Max: 1000 }, BuildPlayerUId: UID } },
      ConcreteModel: { RawData: { CurrentRecipeId: 'Sword', RemainProductNum: 2, RequestedProductNum: 5 } },
    });
    expect(linksOf(graph, CHEST_PATH)).toEqual(
      expect.arrayContaining([
        `ID Model.RawData.BaseCampIdBelongTo -> ${at(`BaseCampSaveData/${BASE}`)}`,
        `ID Model.RawData.BuildPlayerUId -> ${PLAYER_PATH}`,
      ]),
    );
  });

  test('lead from a work to where it is done, and who does it', () => {
    expect(jsonAt(graph, at('WorkSaveData[0]'))).toMatchObject({
      RawData: {
        AssignDefineDataId: 'Workbench_0',
        RequiredWorkAmount: 800,
        CurrentWorkAmount: 400,
        AutoWorkSelfAmountBySec: 10,
      },
    });
    expect(linksOf(graph, at('WorkSaveData[0]'))).toEqual(
      expect.arrayContaining([
        `ID RawData.OwnerMapObjectModelId -> ${CHEST_PATH}`,
        `ID RawData.Transform.MapObjectInstanceId -> ${CHEST_PATH}`,
      ]),
    );
    expect(linksOf(graph, at('WorkSaveData[0]/WorkAssignMap/0'))).toEqual([
      `ID RawData.AssignedIndividualId.InstanceId -> ${PAL_PATH}`,
    ]);
  });

  test('show the properties that stand inside of packed structs', () => {
    expect(jsonAt(graph, at('MapObjectSaveData[1]'))).toMatchObject({
      ConcreteModel: {
        RawData: { HatchedCharacterSaveParameter: { SaveParameter: { Level: 2 } }, CurrentPalEggTempDiff: 1 },
      },
    });
  });
});
