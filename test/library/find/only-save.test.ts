// The live profile is meant where a game keeps a backup inside it.

import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSave } from '../../../src/embed/open-save.ts';
import { runInProcess } from '../../tools/run-cli.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

it('opens the profile, not its backup', async () => {
  const folder = join(tempFolder(), 'profile_0');
  cpSync('examples/hollowmere', folder, { recursive: true });
  cpSync('examples/hollowmere', join(folder, 'backup'), { recursive: true });
  expect((await openSave(folder)).entry.slug).toBe('profile-0');
  expect((await openSave(folder, { slug: 'profile-0-backup' })).entry.claim.isBackup).toBe(true);
  const { code, out } = await runInProcess('export', folder, '--first', '1', '--columns', 'name');
  expect([code, out.split('\n').length]).toEqual([0, 2]);
});
