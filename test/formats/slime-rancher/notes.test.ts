// Notes about a ranch, over HTTP: asked for by its level, counted apart, and not understood where rows of
// another version were used.

import { expect, it } from 'vitest';
import { slimeRancher } from '../../../src/formats/slime-rancher/index.ts';
import { dice } from '../../tools/random.ts';
import { serveSaves } from '../../tools/serve.ts';
import * as sr2 from '../../tools/slime-rancher/sr2.ts';

it('notes of unknown versions and of copies that differ can be asked for', async () => {
  const game = sr2.game(dice(5), { actors: [sr2.actor(dice(6), { id: 100, version: 2 })] }).bytes;
  // The menu's copy of the money.
  const summary = Buffer.from(game).indexOf(Buffer.from('d2040000', 'hex'));
  game[summary] = 0xd3;
  const { query } = await serveSaves({ 'r.sav': game }, [slimeRancher]);
  const { body } = await query(`{ save(id: "r") {
    stats { issues infoIssues bytes bytesUnderstood }
    problems: issues { totalCount nodes { code } }
    notes: issues(where: { level: { eq: INFO } }) { totalCount nodes { level code message offset object { path } } }
    object(path: "SRGAME/actors[0]") { header span { length } }
  } }`);
  expect(body.errors).toBeUndefined();
  const { stats, problems, notes, object } = body.data.save;
  expect(problems).toEqual({ totalCount: 0, nodes: [] });
  expect(notes.totalCount).toBe(2);
  expect(notes.nodes).toMatchObject([
    { level: 'INFO', code: 'VERSION', message: expect.stringMatching(/SRAD 2.*do not count as understood/) },
    { level: 'INFO', code: 'DIFFERS', message: expect.stringMatching(/currency is 1235.*1234/) },
  ]);
  expect(stats).toMatchObject({ issues: 0, infoIssues: 2 });
  expect(Number(stats.bytes) - Number(stats.bytesUnderstood)).toBe(object.span.length);
  expect(object.header.read).toBe('guessed');
});
