/** Synthetic saves of games that write XML: the examples of the project, and what is in the corpus. */
import { corpus, example } from '../corpus.ts';

/** A small colony: three colonists (one wounded, one infected), animals, stock in a stockpile and on the ground. */
export const colony = () => example('rimworld/new-example.rws');
/** A farm, and the file beside it that the menu shows. */
export const farm = () => example('stardew-valley/Sample_314159265/Sample_314159265');
export const farmInfo = () => example('stardew-valley/Sample_314159265/SaveGameInfo');
/** A world of Space Engineers: its checkpoint, its sector, its settings. */
export const checkpoint = () => example('space-engineers/example-world/Sandbox.sbc');
export const sector = () => example('space-engineers/example-world/SANDBOX_0_0_0_.sbs');
export const settings = () => example('space-engineers/example-world/Sandbox_config.sbc');
/** A universe of X4. */
export const universe = () => corpus('xml/universe.xml');
/** A replay: a document in an archive. */
export const replay = () => corpus('xml/replay.zip');
