// Folders in which games write their saves, on each system.

import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FORMATS } from '../../../src/formats/registry.gen.ts';
import { discoverFolders } from '../../../src/library/find/discover.ts';
import { startProgram } from '../../tools/program.ts';
import { tempFolder } from '../../tools/temp-folder.ts';
import { hasUnixFiles } from '../../tools/unix-files.ts';

function homeWith(...folders: readonly string[]): string {
  const home = tempFolder();
  for (const folder of folders) mkdirSync(join(home, folder), { recursive: true });
  return home;
}

it.runIf(hasUnixFiles)('on Linux: a dedicated server, native games, Proton in every library of Steam', () => {
  const proton = 'steamapps/compatdata/526870/pfx/drive_c/users/steamuser/AppData';
  const found = [
    '.config/Epic/FactoryGame/Saved/SaveGames',
    '.config/unity3d/Monomi Park/Slime Rancher',
    'Documents/Darkest',
    '.local/share/Steam/userdata/123/262060/remote',
    `.local/share/Steam/${proton}/Local/FactoryGame/Saved/SaveGames`,
    `.local/share/Steam/${proton}/LocalLow/MonomiPark/SlimeRancher2`,
    `disk/SteamLibrary/${proton}/Local/Pal/Saved/SaveGames`,
    `disk/SteamLibrary/${proton}/Roaming/SpaceEngineers/Saves/1`,
    'disk/SteamLibrary/steamapps/common/Deep Rock Galactic/FSD/Saved/SaveGames',
  ];
  const home = homeWith(...found, '.config/Other/Saved/SaveGames', '.steam');
  symlinkSync(join(home, '.local/share/Steam'), join(home, '.steam/steam'));
  const vdf = `"libraryfolders"\n{\n\t"0"\n\t{\n\t\t"path"\t\t"${home}/disk/SteamLibrary"\n\t}\n}\n`;
  mkdirSync(join(home, '.local/share/Steam/steamapps'), { recursive: true });
  writeFileSync(join(home, '.local/share/Steam/steamapps/libraryfolders.vdf'), vdf);
  const folders = discoverFolders(FORMATS, { platform: 'linux', env: {}, home });
  const shown = folders.map((path) => path.replace('.steam/steam', '.local/share/Steam'));
  expect(shown.sort()).toEqual(found.map((path) => join(home, path)).sort());
});

it('on Windows and macOS', () => {
  const windows = [
    'AppData/Local/FactoryGame/Saved/SaveGames',
    'AppData/Local/AbioticFactor/Saved/SaveGames',
    'AppData/LocalLow/MonomiPark/SlimeRancher2',
    'AppData/Roaming/StardewValley/Saves',
    'Documents/Darkest',
    'Programs/Steam/userdata/1/262060/remote',
  ];
  const user = homeWith(...windows, 'AppData/Local/Other');
  const env = { 'ProgramFiles(x86)': join(user, 'Programs') };
  expect(discoverFolders(FORMATS, { platform: 'win32', env, home: user }).sort()).toEqual(
    windows.map((path) => join(user, path)).sort(),
  );
  const mac = [
    'Library/Application Support/Darkest',
    'Library/Application Support/unity.Monomi Park.Slime Rancher',
    'Library/Application Support/Steam/userdata/1/262060/remote',
  ];
  const home = homeWith(...mac);
  expect(discoverFolders(FORMATS, { platform: 'darwin', env: {}, home }).sort()).toEqual(
    mac.map((path) => join(home, path)).sort(),
  );
});

it('is printed, or that there is none', async () => {
  const home = homeWith();
  const { HOME } = process.env;
  process.env.HOME = home;
  try {
    const { code, err } = await startProgram(['serve', '--port', '0', '--discover']).ended;
    expect([code, err]).toEqual([2, expect.stringContaining('no folders of games were found')]);
  } finally {
    process.env.HOME = HOME;
  }
});
