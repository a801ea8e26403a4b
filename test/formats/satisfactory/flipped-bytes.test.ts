// Any byte of a file flipped: an error or an issue, in time.

import { it } from 'vitest';
import { outcomeOfFlips } from './outcome.ts';

it.each(['version-28', 'version-36', 'version-58'])('%s never hangs or fails otherwise', (name) => {
  outcomeOfFlips(name);
});
