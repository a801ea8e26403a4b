// Headers of blueprints: that of the .sbp file, and the .sbpcfg file with the player's description. Source:
// docs/formats/satisfactory.md#blueprints.

import { Cursor } from '../../../bytes/cursor.ts';
import { faultIn } from '../../../bytes/format-error.ts';
import { readString } from '../../unreal/texts/fstring.ts';
import { BLUEPRINT_CONFIG, ENGINE, SAVE } from '../versions.ts';
import { customVersionsAt, readVersionData } from './layout.ts';

/**
 * Reads the header of a .sbp file.
 *
 * Layout: i32 header, save and build version; 3 x i32 size in foundations; i32 n, n x (item reference, i32
 * amount); i32 m, m x recipe reference; [since VersionData an engine version block].
 * @returns its fields, versions, of the engine's objects too, and the cursor at the first chunk
 * @throws FormatError SHORT, COUNT
 */
export function readBlueprintHeader(cursor: Cursor) {
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
    ...(engine
      ? { VersionData: { ...engine.fields, customVersions: customVersionsAt(cursor, engine.customAt) } }
      : {}),
  };
  return { fields, saveVersion, buildVersion, engine: engine?.engine ?? ENGINE.assumed, cursor };
}

/**
 * Reads a .sbpcfg file, as far as it can be read.
 *
 * Layout: i32 version, FString description, i32 icon, 4 x f32 colour; [since IconLibrary 2 FStrings]; [at
 * LastEditedBy i32 n, n x 3 FStrings]; [since LastEditedByHandle u8 service, index].
 */
export function readBlueprintConfig(bytes: Uint8Array, file: string) {
  const cursor = new Cursor(bytes, { file });
  const fields: Record<string, unknown> = {};
  const fault = faultIn(() => {
    readConfigFields(cursor, fields);
    if (cursor.left > 0) throw cursor.trailing('the end of the file');
  });
  return { fields, fault };
}

/** @throws FormatError SHORT, COUNT */
function readConfigFields(cursor: Cursor, fields: Record<string, unknown>): void {
  const version = cursor.i32();
  fields.ConfigVersion = version;
  fields.Description = readString(cursor);
  fields.IconId = cursor.i32();
  fields.Colour = { R: cursor.f32(), G: cursor.f32(), B: cursor.f32(), A: cursor.f32() };
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
    const service = cursor.u8();
    // Game versions that write saves below PlayerHandleTwice write one byte; the file does not say which wrote it.
    fields.LastEditedBy = { service, index: cursor.left === 1 ? cursor.u8() : cursor.i32() };
  }
}

function referencePath(cursor: Cursor): string {
  readString(cursor);
  return readString(cursor);
}

function list<T>(cursor: Cursor, leastBytes: number, read: () => T): T[] {
  const count = cursor.count(leastBytes);
  return Array.from({ length: count }, read);
}
