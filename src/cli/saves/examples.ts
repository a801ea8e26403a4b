// The folder of the example saves.

import { fileURLToPath } from 'node:url';
import { packageFile } from '../../program-files.ts';

/** Used by commands that are given no path. */
export const EXAMPLES = fileURLToPath(packageFile('examples'));
