// A profile of which one file is cut or begins with other bytes, where a user meets it: over HTTP and in `inspect`.

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { darkestDungeon } from '../../../src/formats/darkest-dungeon/index.ts';
import { exampleProfile } from '../../tools/darkest-dungeon/open.ts';
import { runInProcess } from '../../tools/run-cli.ts';
import { serveSaves } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const ROSTER = 'persist.roster.json';

function profile(damage: (bytes: Uint8Array) => Uint8Array): Record<string, Uint8Array> {
  return Object.fromEntries(
    exampleProfile().map(({ name, bytes }) => [`p/${name}`, name === ROSTER ? damage(bytes) : bytes]),
  );
}

it('a roster of which only the beginning is damaged is read, with an issue', async () => {
  const magic = (bytes: Uint8Array): Uint8Array => {
    const damaged = bytes.slice();
    damaged.fill(0xee, 0, 12);
    return damaged;
  };
  const { query } = await serveSaves(profile(magic), [darkestDungeon]);
  const { body } = await query(`{
    save(id: "p") {
      files { name version }
      stats { issues bytes bytesUnderstood }
      issues { nodes { code offset object { path } } }
      objects(where: { class: { eq: "Hero" } }) { totalCount nodes { name } }
    }
  }`);
  expect(body.errors).toBeUndefined();
  const { files, stats, issues, objects } = body.data.save;
  expect(files).toContainEqual({ name: ROSTER, version: 'damaged' });
  expect(issues.nodes).toEqual([{ code: 'NOT_A_SAVE', offset: '0', object: { path: ROSTER } }]);
  expect(Number(stats.bytes) - Number(stats.bytesUnderstood)).toBe(4);
  expect(objects.totalCount).toBeGreaterThan(3);
});

describe.each([0, 1, 4, 36, 63])('a roster cut to %i bytes', (size) => {
  const cut = profile((bytes) => bytes.slice(0, size));

  it('is listed with an issue that says why its heroes are missing', async () => {
    const { query } = await serveSaves(cut, [darkestDungeon]);
    const { body } = await query(`{
      save(id: "p") {
        files { name version }
        stats { issues }
        issues { nodes { code file offset object { path } } }
        object(path: "${ROSTER}") { hasNothing: children { totalCount } issues { code } }
        heroes: objects(where: { class: { eq: "Missing" }, path: { startsWith: "${ROSTER}" } }) { totalCount }
        others: objects(where: { class: { eq: "Quest" } }) { totalCount }
      }
    }`);
    expect(body.errors).toBeUndefined();
    const { save } = body.data;
    expect(save.files).toContainEqual({ name: ROSTER, version: 'damaged' });
    expect(save.stats.issues).toBe(1);
    expect(save.issues.nodes).toMatchObject([{ code: 'SHORT', file: ROSTER, object: { path: ROSTER } }]);
    expect(save.object).toEqual({ hasNothing: { totalCount: 0 }, issues: [{ code: 'SHORT' }] });
    expect(save.heroes.totalCount).toBeGreaterThan(0);
    expect(save.others.totalCount).toBeGreaterThan(0);
  });

  it('is an issue of inspect', async () => {
    const { out } = await runInProcess('inspect', join(tempFolder(cut), 'p'), '--format', 'json');
    const report = JSON.parse(out);
    expect(report).toMatchObject({ issues: 1, files: exampleProfile().length });
    expect(report.missing).toBeGreaterThan(0);
  });
});
