// Class-specific data of power lines and of the subsystem that numbers the circuits.
// Source: docs/formats/satisfactory.md#class-specific-data.

import { floats } from '../../unreal/native/native.ts';
import type { GameReader } from '../structs/reader.ts';
import { SAVE } from '../versions.ts';

/** Whether power lines of this save version may hold where their ends are. */
export function hasWirePlaces(save: number): boolean {
  return save >= SAVE.CachedWirePlaces && save < SAVE.WorldPartition;
}

/** The two power connections; from CachedWirePlaces up to the 64-bit archive also where they are. */
export function powerLine(reader: GameReader): void {
  reader.reference('source');
  reader.reference('target');
  // Blueprints and saves of a version between may or may not have them: the bytes say.
  if (hasWirePlaces(reader.version.save) && reader.cursor.left >= 24) {
    for (const name of ['sourceLocation', 'targetLocation']) {
      reader.struct(name, () => floats(reader, 'X', 'Y', 'Z'));
    }
  }
}

/** BP_CircuitSubsystem: the circuits by number. */
export function circuitSubsystem(reader: GameReader): void {
  reader.list('circuits', reader.cursor.count(12, 'circuits'), () => {
    reader.i32('circuitId');
    reader.reference('circuit');
  });
}
