// Headers of blueprints: that of the .sbp file, and the .sbpcfg file with the player's description. Source:
// docs/formats/satisfactory.md#blueprints.

import type { Cursor } from '../../../bytes/cursor.ts';
import { readString } from '../../unreal/texts/fstring.ts';
import { BLUEPRINT_CONFIG, ENGINE, SAVE } from '../versions.ts';
import { readVersionData } from './layout.ts';

export interface BlueprintHeader {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly saveVersion: number;
  readonly buildVersion: number;
  /** UE5 object version. */
  readonly engine: number;
  /** Where the first chunk starts. */
  readonly end: number;
}

/**
 * Reads the header of a .sbp file.
 *
 * Layout: i32 header, save and build version; 3 x i32 size in foundations; i32 n, n x (item reference, i32
 * amount); i32 m, m x recipe reference; [since VersionData an engine version block].
 * @throws FormatError SHORT, COUNT
 */
export function readBlueprintHeader(cursor: Cursor): BlueprintHeader {
  const headerVersion = cursor.i32();
  const saveVersion = cursor.i32();
  const buildVersion = cursor.i32();
  const dimensions = { x: cursor.i32(), y: cursor.i32(), z: cursor.i32() };
  const cost = list(cursor, 12, () => ({ item: referencePath(cursor), amount: cursor.i32() }));
  const recipes = list(cursor, 8, () => referencePath(cursor));
  const engine = saveVersion >= SAVE.VersionData ? readVersionData(cursor) : null;
  const fields = {
    HeaderVersion: headerVersion,
    SaveVersion: saveVersion,
    BuildVersion: buildVersion,
    Dimensions: dimensions,
    Cost: cost,
    Recipes: recipes,
    ...(engine ? { VersionData: engine.fields } : {}),
  };
  return { fields, saveVersion, buildVersion, engine: engine?.engine ?? ENGINE.assumed, end: cursor.at };
}

/**
 * Reads a .sbpcfg file.
 *
 * Layout: i32 version, FString description, i32 icon, 4 x f32 colour; [since IconLibrary 2 FStrings]; [at
 * LastEditedBy i32 n, n x 3 FStrings]; [since LastEditedByHandle u8 service, i32 index].
 * @throws FormatError SHORT, COUNT
 */
export function readBlueprintConfig(cursor: Cursor): Readonly<Record<string, unknown>> {
  const version = cursor.i32();
  const fields: Record<string, unknown> = {
    ConfigVersion: version,
    Description: readString(cursor),
    IconId: cursor.i32(),
    Colour: { R: cursor.f32(), G: cursor.f32(), B: cursor.f32(), A: cursor.f32() },
  };
  if (version >= BLUEPRINT_CONFIG.IconLibrary) {
    fields.IconLibrary = readString(cursor);
    fields.IconLibraryType = readString(cursor);
  }
  if (version === BLUEPRINT_CONFIG.LastEditedBy) {
    fields.LastEditedBy = list(cursor, 12, () => {
      const [account, name, platform] = [readString(cursor), readString(cursor), readString(cursor)];
      return { account, name, platform };
    });
  }
  if (version >= BLUEPRINT_CONFIG.LastEditedByHandle) {
    fields.LastEditedBy = { service: cursor.u8(), index: cursor.i32() };
  }
  return fields;
}

function referencePath(cursor: Cursor): string {
  readString(cursor);
  return readString(cursor);
}

function list<T>(cursor: Cursor, leastBytes: number, read: () => T): T[] {
  const count = cursor.count(leastBytes);
  return Array.from({ length: count }, read);
}
