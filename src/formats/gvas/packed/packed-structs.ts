// The known packed structs and the places they occur in. Bytes that do not fit stay bytes, as do those of all
// other games. Source: docs/formats/gvas.md#packed-structs.

import { baseCamp, work, workAssign, workCollection, workerDirector } from './bases.ts';
import { characterEnd, characterSlot } from './characters.ts';
import { concreteModel } from './concrete-models.ts';
import { foliageInstance, foliageModel } from './foliage.ts';
import { group, guildLab, guildStorage } from './groups.ts';
import { inputProfiles } from './input.ts';
import { dynamicItem, itemContainer, itemSlot } from './items.ts';
import { buildProcess, connector, model, modelModule, paint } from './map-objects.ts';
import {
  CUSTOM_VERSIONS,
  customVersions,
  type PackedFields,
  type PackedStruct,
  VERSION_BYTES,
} from './packed-struct.ts';

/** The property that has them, in Palworld. */
export const RAW_DATA = 'RawData';

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
  least: 4,
  fits: (view, at, size) => view.getInt32(at, true) * VERSION_BYTES + 4 === size,
  read: customVersions,
};
const ANYWHERE: PackedFields = new Map([[CUSTOM_VERSIONS, versions]]);
const PACKED: ReadonlyMap<string, PackedFields> = new Map(
  Object.entries(RAW).map(([owner, struct]) => [
    owner,
    new Map([
      [RAW_DATA, struct],
      [CUSTOM_VERSIONS, versions],
    ]),
  ]),
);

/** The packed structs in a struct, or in the records of a map whose structs have no name. */
export function packedFields(owner: string): PackedFields {
  return PACKED.get(owner) ?? ANYWHERE;
}

/**
 * What follows a property list: of an object, by its class; in an array of bytes, by the type of the struct
 * that the list begins with.
 */
export const AFTER_LIST: ReadonlyMap<string, PackedStruct> = new Map([
  ['PalIndividualCharacterSaveParameter', characterEnd],
  ['/Script/EnhancedInput.EnhancedInputUserSettings', inputProfiles],
]);
