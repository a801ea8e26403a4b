// Versions of Palworld's packed structs, from the property `CustomVersionData` beside the bytes: the only numbers that layouts ask
// for. Saves of the first months have none (seen from 2024-01 to 2024-02); all that have some also have what PackedPlace.isVersioned
// brought. Source: docs/formats/gvas.md#palworld.

import type { PackedPlace } from '../../packed/packed-struct.ts';

interface Version {
  /** First four bytes of its GUID. */
  readonly guid: number;
  /** The first number with the change. */
  readonly from: number;
}

export const VERSION = {
  /** Each class of a struct ends in an i32 0. Measured: never before 2025-05, always from 2025-07 on. */
  ClassEnds: { guid: 0x380b00de, from: 1 },
  /** Map objects consist of one class more. Measured. */
  MoreModelClasses: { guid: 0xc26b6f63, from: 1 },
  /** Guilds have markers, and their members roles. Measured at 1 and 4; 2 and 3 were never seen. */
  GuildRoles: { guid: 0xe447387f, from: 4 },
} as const satisfies Record<string, Version>;

export function has(place: PackedPlace, { guid, from }: Version): boolean {
  return place.version(guid) >= from;
}
