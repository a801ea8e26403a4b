// Types of structs that a user names in a file, on the command line; ../answers/hints.txt has what they make of a save.

import { expect, it } from 'vitest';
import { caseFiles } from '../../../tools/corpus.ts';
import { runInProcess } from '../../../tools/run-cli.ts';
import { tempFolder } from '../../../tools/temp-folder.ts';

it('come from a file', async () => {
  const files = caseFiles('gvas', 'maps and a set of structs that no tag names');
  const folder = tempFolder({ ...files, 'hints.txt': 'Map0.Key=LinearColor' });
  const query = '{ saves { nodes { objects { nodes { json } } } } }';
  const ran = await runInProcess('query', `${folder}/Slot.sav`, query, '--game', `${folder}/hints.txt`);
  expect(ran.code).toBe(0);
  expect(JSON.parse(ran.out).data.saves.nodes[0].objects.nodes[0].json).toMatchObject({
    Map0: [{ key: { R: 1, G: 0.5, B: 0, A: 1 }, value: 1 }],
  });
});
