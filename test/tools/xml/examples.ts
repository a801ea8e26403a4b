/** The example saves of games that write XML: made up, small enough to read. */
import { colony } from './rimworld.ts';
import { checkpoint, sector, settings } from './space-engineers.ts';
import { farm, farmInfo } from './stardew.ts';

export const documentExamples = [
  { file: 'rimworld/new-example.rws', bytes: colony },
  { file: 'stardew-valley/Sample_314159265/Sample_314159265', bytes: farm },
  { file: 'stardew-valley/Sample_314159265/SaveGameInfo', bytes: farmInfo },
  { file: 'space-engineers/example-world/Sandbox.sbc', bytes: checkpoint },
  { file: 'space-engineers/example-world/SANDBOX_0_0_0_.sbs', bytes: sector },
  { file: 'space-engineers/example-world/Sandbox_config.sbc', bytes: settings },
];
