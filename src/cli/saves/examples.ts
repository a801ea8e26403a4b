// Where the example saves lie.

import { fileURLToPath } from 'node:url';
import { packageFile } from '../../program-files.ts';

/** What commands answer about that are given no path. */
export const EXAMPLES = fileURLToPath(packageFile('examples'));
