/** Every synthetic save by name, one feature each. `hostile.ts` has the ones that no reader can read. */
import type { SaveCase } from './cases/expected.ts';
import { flawedCases } from './cases/flaws.ts';
import { layoutCases } from './cases/layouts.ts';
import { nativeCases } from './cases/native.ts';
import { scalarCases } from './cases/scalars.ts';
import { structCases } from './cases/structs.ts';
import { textCases } from './cases/texts.ts';
import { versionCases } from './cases/versions.ts';

export type { Counts, Expected, Fields, Json, SaveCase } from './cases/expected.ts';
export { caseBytes, countsOf, differenceFrom } from './cases/expected.ts';

export const saveCases: SaveCase[] = [
  ...versionCases,
  ...layoutCases,
  ...scalarCases,
  ...structCases,
  ...textCases,
  ...nativeCases,
  ...flawedCases,
];

export function caseNamed(name: string): SaveCase {
  const found = saveCases.find((it) => it.name === name);
  if (!found) throw new RangeError(`no case ${name}; there are ${saveCases.map((it) => it.name).join(', ')}`);
  return found;
}
