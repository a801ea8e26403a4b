/**
 * The example saves that the project is shown with, as descriptions: everything in them is made up.
 * `test/tools/make-examples.ts` writes them into `examples/`.
 */
import { writeBlueprint, writeBlueprintConfig } from './blueprint.ts';
import { littleFactory } from './examples/little-factory.ts';
import { firstSteps, releaseOne, updateEight } from './examples/old-saves.ts';
import { smallPlatform, smallPlatformConfig } from './examples/platform.ts';
import type { SaveSpec } from './save.ts';
import { writeSave } from './save.ts';

export { firstSteps, littleFactory, releaseOne, smallPlatform, smallPlatformConfig, updateEight };

export interface Example {
  /** Path below `examples/`. */
  file: string;
  bytes: () => Uint8Array;
}

/** The saves among them, for tests that want their descriptions. */
export const exampleSaves: { file: string; spec: () => SaveSpec }[] = [
  { file: 'little-factory.sav', spec: () => littleFactory('now') },
  { file: 'little-factory-earlier.sav', spec: () => littleFactory('earlier') },
  { file: 'first-steps-u5.sav', spec: firstSteps },
  { file: 'update-8.sav', spec: updateEight },
  { file: 'release-1.0.sav', spec: releaseOne },
];

export const examples: Example[] = [
  ...exampleSaves.map(({ file, spec }) => ({ file, bytes: () => writeSave(spec()) })),
  { file: 'blueprints/small-platform.sbp', bytes: () => writeBlueprint(smallPlatform()) },
  { file: 'blueprints/small-platform.sbpcfg', bytes: () => writeBlueprintConfig(smallPlatformConfig) },
];
