// Class-specific data of power lines and of the subsystem that numbers the circuits.
// Source: docs/formats/satisfactory.md#class-specific-data.

import { floats } from '../../unreal/native/native.ts';
import type { GameReader } from '../structs/reader.ts';

/** The two power connections; from CachedWirePlaces up to the 64-bit archive, also their places. */
export function powerLine(reader: GameReader): void {
  reader.reference('source');
  reader.reference('target');
  // Blueprints and saves of the versions in between may have them or not; the remaining bytes decide.
  if (reader.version.wirePlaces && reader.cursor.left >= 24) {
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
