/** Synthetic saves of games that write XML: the examples of the project. */
import { example } from '../corpus.ts';

/** A small colony: three colonists (one wounded, one infected), animals, stock in a stockpile and on the ground. */
export const colony = () => example('rimworld/new-example.rws');
/** A farm, and the file beside it that the menu shows. */
export const farm = () => example('stardew-valley/Sample_314159265/Sample_314159265');
export const farmInfo = () => example('stardew-valley/Sample_314159265/SaveGameInfo');
/** A world of Space Engineers: its checkpoint, its sector. */
export const checkpoint = () => example('space-engineers/example-world/Sandbox.sbc');
export const sector = () => example('space-engineers/example-world/SANDBOX_0_0_0_.sbs');
