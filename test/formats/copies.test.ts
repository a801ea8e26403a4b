// Copies of files beside the files: never a part of the save, and a save of their own.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { FORMATS } from '../../src/formats/registry.gen.ts';
import { claimSaves } from '../../src/library/find/claim-saves.ts';
import { findSaves } from '../../src/library/find/find-saves.ts';
import type { SaveEntry } from '../../src/library/save.ts';
import { onlySave } from '../../src/library/save.ts';
import { sampleGame } from '../tools/gvas/sample.ts';
import { listed } from '../tools/open-files.ts';
import { describeReal } from '../tools/real-saves.ts';
import { blueprintCases } from '../tools/satisfactory/cases.ts';
import { checkpoint, farm, farmInfo, sector } from '../tools/xml/documents.ts';

/** Saves as `name: files`, with a mark for backups. */
function saves(files: Readonly<Record<string, Uint8Array>>): string[] {
  const list = Object.entries(files).map(([path, bytes]) => listed(path, bytes));
  return claimSaves({ root: 'r', isFolder: true, files: list }, FORMATS).saves.map(
    ({ claim: { name, isBackup, files: own } }) =>
      `${name}${isBackup ? ' (backup)' : ''}: ${own.map(({ path }) => path).join(', ')}`,
  );
}

it.each([' - Copy', ' - Copy (2)', ' (1)', '.bak', '_old', '_SVBAK'])(
  'keeps copies with %j out of a save',
  (mark) => {
    const game = sampleGame('5.1');
    const { blueprint, config } = blueprintCases[0]!;
    const roster = readFileSync('examples/hollowmere/persist.roster.json');
    const cases: readonly (readonly [string, Uint8Array, string, Uint8Array])[] = [
      ['w/Level.sav', game, 'w/LevelMeta.sav', game],
      ['s/Sandbox.sbc', checkpoint(), 's/SANDBOX_0_0_0_.sbs', sector()],
      [
        'd/persist.game.json',
        readFileSync('examples/hollowmere/persist.game.json'),
        'd/persist.roster.json',
        roster,
      ],
      ['b/a.sbp', blueprint, 'b/a.sbpcfg', config],
      ['f/F_314159265', farm(), 'f/SaveGameInfo', farmInfo()],
    ];
    for (const [main, first, other, second] of cases) {
      const alone = saves({ [main]: first, [other]: second });
      expect(alone, main).toHaveLength(1);
      const stem = (path: string): string => path.replace(/(\.[a-z]+)?$/, `${mark}$1`);
      const inName = saves({ [main]: first, [other]: second, [stem(other)]: second });
      const behind = saves({ [main]: first, [other]: second, [`${other}${mark}`]: second });
      for (const found of [inName, behind]) {
        expect(found.filter((each) => !each.includes('(backup)'))).toEqual(alone);
        expect(found.length).toBeLessThan(3);
      }
    }
  },
);

it('keeps copies together that were made together', () => {
  const { blueprint, config } = blueprintCases[0]!;
  expect(
    saves({ 'a.sbp': blueprint, 'a.sbpcfg': config, 'a - Copy.sbp': blueprint, 'a - Copy.sbpcfg': config }),
  ).toEqual(['a: a.sbp, a.sbpcfg', 'a - Copy (backup): a - Copy.sbp, a - Copy.sbpcfg']);
});

it('takes a marked name without the other for what it says', () => {
  expect(saves({ 'World (1).sav': sampleGame('5.1') })).toEqual(['World (1): World (1).sav']);
});

describeReal('../cases/reading', 'folders with copies', (folder) => {
  it.each([
    ['dd-roster-copy-beside', 11],
    ['se-copy-bak', 3],
    ['se-copy-in-folder', 3],
  ])('%s is one save, and its copy another', (name, files) => {
    const found = findSaves(fileURLToPath(new URL(name, folder))).saves;
    expect(found).toHaveLength(2);
    const only = onlySave(found as unknown as readonly SaveEntry[]);
    expect(only?.files).toHaveLength(files);
    expect(new Set(found.map(({ location }) => location.key)).size).toBe(2);
  });

  it.each([
    ['info-newer', '2024-11-02T09:20:00.000Z'],
    ['deep', expect.stringMatching(/^20/)],
  ])('the time of a farm, %s', (name, time) => {
    const [save] = findSaves(fileURLToPath(new URL(`stardew-time/${name}`, folder))).saves;
    expect(save!.header.savedAt).toEqual(time);
  });
});
