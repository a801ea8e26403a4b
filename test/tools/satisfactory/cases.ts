/** Every made-up save by name, one feature each. `hostile.ts` has the ones that no reader can read. */
import type { SaveCase } from './cases/expected.ts';
import { versionCases } from './cases/versions.ts';

export type { Counts, Expected, Fields, Json, SaveCase } from './cases/expected.ts';
export { caseBytes, countsOf, differenceFrom } from './cases/expected.ts';

export const saveCases: SaveCase[] = [...versionCases];

export function caseNamed(name: string): SaveCase {
  const found = saveCases.find((it) => it.name === name);
  if (!found) throw new RangeError(`no case ${name}; there are ${saveCases.map((it) => it.name).join(', ')}`);
  return found;
}
