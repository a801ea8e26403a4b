// Any byte of a file flipped: an error or an issue, in time. No chunk is repaired here: eight flipped bits are none of
// the changes that are looked for, and looking for them, which hostile.test.ts does in one of the versions, takes
// nearly all of the time.

import { expect, it, vi } from 'vitest';
import { repairStream } from '../../../src/bytes/repair-stream.ts';
import { outcomeOfFlips } from './outcome.ts';

vi.mock('../../../src/bytes/repair-stream.ts', () => ({ repairStream: vi.fn(() => null) }));

it.each(['version-28', 'version-36', 'version-58'])('%s never hangs or fails otherwise', (name) => {
  outcomeOfFlips(name);
  expect(repairStream).toHaveBeenCalled();
});
