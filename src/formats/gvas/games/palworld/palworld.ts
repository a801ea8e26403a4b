// Palworld: what its records are, and the packed structs by the places they occur in. Source:
// docs/formats/gvas.md#palworld.

import {
  customVersions,
  type PackedFields,
  type PackedStruct,
  VERSION_BYTES,
} from '../../structs/packed-struct.ts';
import type { GvasGame } from '../game.ts';
import { baseCamp, work, workAssign, workCollection, workerDirector } from './bases.ts';
import { characterEnd, characterSlot } from './characters.ts';
import { concreteModel } from './concrete-models.ts';
import { foliageInstance, foliageModel } from './foliage.ts';
import { group, guildLab, guildStorage } from './groups.ts';
import { dynamicItem, itemContainer, itemSlot } from './items.ts';
import { palworldListing } from './listing.ts';
import { buildProcess, connector, model, modelModule, paint } from './map-objects.ts';

const RAW_DATA = 'RawData';
const VERSIONS = 'CustomVersionData';

/** By type of the struct that has the bytes or, if the file does not store it, by name of its map. */
const RAW: Readonly<Record<string, PackedStruct>> = {
  PalItemSlotSaveData: itemSlot,
  ItemContainerSaveData: itemContainer,
  PalDynamicItemSaveData: dynamicItem,
  PalCharacterSlotSaveData: characterSlot,
  GroupSaveDataMap: group,
  PalGuildItemStorageSaveData: guildStorage,
  PalGuildLabSaveData: guildLab,
  BaseCampSaveData: baseCamp,
  PalBaseCampSaveData_WorkerDirector: workerDirector,
  PalBaseCampSaveData_WorkCollection: workCollection,
  PalWorkSaveData: work,
  WorkAssignMap: workAssign,
  PalMapObjectModelSaveData: model,
  PalMapObjectBuildProcessSaveData: buildProcess,
  PalMapObjectConnectorSaveData: connector,
  PalMapObjectPaintSaveData: paint,
  PalMapObjectConcreteModelSaveData: concreteModel,
  ModuleMap: modelModule,
  ModelMap: foliageModel,
  InstanceDataMap: foliageInstance,
};

/** The versions of the adjacent struct, encoded as in the header of a file. */
const versions: PackedStruct = {
  ...customVersions,
  fits: (view, at, size) => view.getInt32(at, true) * VERSION_BYTES + 4 === size,
};

const EVERYWHERE = { [VERSIONS]: versions };

function fieldsOf(structs: Readonly<Record<string, PackedStruct>>): PackedFields {
  return new Map(Object.entries(structs));
}

export const palworld: GvasGame = {
  ...palworldListing,
  places: new Map([
    ['PalMapObjectSaveData', 'Model.RawData.InitialTransformCache'],
    ['BaseCampSaveData', 'RawData.Transform'],
    ['/Script/Pal.PalWorldPlayerSaveGame', 'SaveData.LastTransform'],
  ]),
  things: new Map([
    // In the world of a player who hosts it, the keys of pals have the id of that player.
    ['CharacterSaveParameterMap', 'IsPlayer'],
    ['BaseCampSaveData', null],
    ['GroupSaveDataMap', null],
  ]),
  identities: new Map([
    ['PalMapObjectSaveData', 'Model.RawData.InstanceId'],
    ['PalWorkSaveData', 'RawData.Id'],
    ['PalDungeonSaveData', 'InstanceId'],
    ['PalDungeonPointMarkerSaveData', 'MarkerPointId'],
    ['PalItemSlotSaveData', 'RawData.SlotIndex'],
    ['PalCharacterSlotSaveData', 'SlotIndex'],
  ]),
  packed: {
    property: RAW_DATA,
    versions: VERSIONS,
    fields: new Map(
      Object.entries(RAW).map(([owner, raw]) => [owner, fieldsOf({ ...EVERYWHERE, [RAW_DATA]: raw })]),
    ),
    anywhere: fieldsOf(EVERYWHERE),
    afterList: new Map([['PalIndividualCharacterSaveParameter', characterEnd]]),
  },
};
