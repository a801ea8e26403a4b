// Versions of Palworld's packed structs, from the property `CustomVersionData` beside the bytes: the only numbers that layouts ask
// for. Saves of the first months have none (seen from 2024-01 to 2024-02); all that have some also have what PackedPlace.isVersioned
// brought. Source: docs/formats/gvas.md#palworld.

import type { PackedPlace } from '../../../unreal/native/native-visit.ts';
import { numbersOf, type VersionSteps } from '../../../version-steps.ts';

const STEPS = {
  classEnds: [
    1,
    'each class of a struct ends in an i32 0',
    'measured: never before 2025-05, always from 2025-07 on',
  ],
  moreModelClasses: [1, 'map objects consist of one class more', 'measured'],
  guildRoles: [
    4,
    'guilds have markers, and their members roles',
    'measured at 1 and 4; 2 and 3 were never seen',
  ],
} as const satisfies VersionSteps;

/** First four bytes of the GUID of each. */
const GUIDS = { classEnds: 0x380b00de, moreModelClasses: 0xc26b6f63, guildRoles: 0xe447387f } as const;
const NUMBERS = numbersOf(STEPS);

/** True if bytes are at least of the version that brought this step. */
export function has(place: PackedPlace, step: keyof typeof STEPS): boolean {
  return place.version(GUIDS[step]) >= NUMBERS[step];
}
