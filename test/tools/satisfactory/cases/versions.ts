/** The small factory in every save version that changed something, and in one that does not exist yet. */

import type { SaveCase } from './expected.ts';
import { saveCase } from './expected.ts';
import { factoryExpected, factorySave } from './factory.ts';

const versions = [
  20, // the last body that is not compressed and has no size in front
  21, // the first in chunks
  25, // U3 and U4
  28, // U5, the last without levels; items lie on the belt
  29, // the first with levels
  30, // U6
  33, // wires cache their ends: 24 more bytes
  36, // U7
  39, // drones write actions
  41, // U8: 64-bit sizes, doubles, grids, a version for each object; wires cache nothing any more
  42, // the last U8
  43, // the state of an item is a struct
  44, // seen as version of single objects
  46, // 1.0: lightweight buildables without a version, chains of belts
  48, // lightweight buildables with a version
  49, // flags in object headers
  51, // a version for each level
  52, // 1.1
  53, // version data and complete type names
  57, // player handles written twice
  58, // 1.2
  60, // 1.2.2
];

export const versionCases: SaveCase[] = [
  ...versions.map((version) =>
    saveCase(`version-${version}`, factorySave(version), factoryExpected(version)),
  ),
  // Unknown, so read as the newest known with one issue.
  saveCase('version-75', factorySave(75), { ...factoryExpected(75), issues: 1 }),
];
