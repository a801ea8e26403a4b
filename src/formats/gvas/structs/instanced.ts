// FInstancedStruct: a struct of any type, preceded by its type and size. Games use it for inventories and
// quests. Source: docs/formats/gvas.md#binary-structs; from other readers, no known file holds one.

import type { NativeStruct } from '../../unreal/game.ts';
import type { NativeReader } from '../../unreal/native/native.ts';
import { characterBytes, readString } from '../../unreal/texts/fstring.ts';
import { startsList } from '../file/list-start.ts';

/** Editors write this word before the version byte. */
const EDITOR_HEADER = 0xabababab;
const LEAST_PATH = 2;

/** @param layoutOf the layout of a binary struct of fixed size by its name; undefined for any other struct */
export function instancedStruct(layoutOf: (name: string) => NativeStruct | undefined): NativeStruct['read'] {
  return (reader) => {
    const { cursor, version } = reader;
    if (version.instancedVersions) {
      if (cursor.left >= 4 && cursor.view.getUint32(cursor.at, true) === EDITOR_HEADER) cursor.skip(4);
      cursor.u8();
    }
    const name = nameOfType(reader);
    reader.reference('ScriptStruct');
    const size = cursor.length('a struct');
    if (size === 0) return;
    const end = cursor.at + size;
    const outer = cursor.enter(end);
    try {
      content(reader, layoutOf(name));
      if (cursor.at !== end)
        throw cursor.error('TRAILING', `the end of ${size} bytes`, `${cursor.left} more`);
    } finally {
      cursor.leave(outer);
    }
  };
}

function content(reader: NativeReader, layout: NativeStruct | undefined): void {
  const { cursor } = reader;
  if (layout) reader.struct('Value', layout.read);
  else if (startsList(cursor, cursor.at)) reader.properties('Value');
  else reader.opaque('Value', cursor.left);
}

/** The last part of the path at the cursor, which does not move. */
function nameOfType({ cursor }: NativeReader): string {
  const { at } = cursor;
  const length = characterBytes(cursor.i32());
  cursor.at = at;
  if (length < LEAST_PATH) return '';
  const path = readString(cursor);
  cursor.at = at;
  return path.slice(path.lastIndexOf('.') + 1);
}
