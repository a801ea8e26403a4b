// Finds the folders of this machine that games write their saves to. Formats know their folders relative to a
// base; this module knows the bases: folders of operating systems, of Steam and of Proton.

import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Format, SaveFolderBase } from '../../formats/format.ts';

export interface HostSystem {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
}

const here = (): HostSystem => ({ platform: process.platform, env: process.env, home: homedir() });

/** The folders that exist, each once, in the order of the formats. */
export function discoverFolders(formats: readonly Format[], host = here()): string[] {
  const bases = basesOf(host);
  const found = new Map<string, string>();
  for (const { folders = [] } of formats) {
    for (const { below, path } of folders) {
      for (const base of bases[below]) {
        for (const folder of matching(base, path.split('/'))) {
          const real = realpathSync(folder);
          if (!found.has(real)) found.set(real, folder);
        }
      }
    }
  }
  return [...found.values()];
}

type Bases = Readonly<Record<SaveFolderBase, readonly string[]>>;

function basesOf(host: HostSystem): Bases {
  const { platform, env, home } = host;
  const steam = steamFolders(host);
  if (platform === 'win32') {
    const local = env.LOCALAPPDATA ?? join(home, 'AppData/Local');
    return {
      local: [local],
      localLow: [join(home, 'AppData/LocalLow')],
      roaming: [env.APPDATA ?? join(home, 'AppData/Roaming')],
      documents: [join(home, 'Documents'), ...(env.OneDrive ? [join(env.OneDrive, 'Documents')] : [])],
      config: [],
      applicationSupport: [],
      steam,
    };
  }
  // One per game, under its number in Steam.
  const users = steam.flatMap((folder) =>
    matching(folder, 'steamapps/compatdata/*/pfx/drive_c/users/steamuser'.split('/')),
  );
  const isMac = platform === 'darwin';
  return {
    local: users.map((user) => join(user, 'AppData/Local')),
    localLow: users.map((user) => join(user, 'AppData/LocalLow')),
    roaming: users.map((user) => join(user, 'AppData/Roaming')),
    documents: [
      env.XDG_DOCUMENTS_DIR ?? join(home, 'Documents'),
      ...users.map((user) => join(user, 'Documents')),
    ],
    config: [env.XDG_CONFIG_HOME ?? join(home, '.config')],
    applicationSupport: isMac ? [join(home, 'Library/Application Support')] : [],
    steam,
  };
}

/** Steam's own folder, where its installers put it, and its libraries on other disks. */
function steamFolders({ platform, env, home }: HostSystem): string[] {
  const own = {
    win32: [join(env['ProgramFiles(x86)'] ?? 'C:/Program Files (x86)', 'Steam')],
    darwin: [join(home, 'Library/Application Support/Steam')],
  } as Partial<Record<NodeJS.Platform, string[]>>;
  const usual = own[platform] ?? [
    join(home, '.steam/steam'),
    join(env.XDG_DATA_HOME ?? join(home, '.local/share'), 'Steam'),
    join(home, '.var/app/com.valvesoftware.Steam/.local/share/Steam'),
    join(home, 'snap/steam/common/.local/share/Steam'),
  ];
  return [...new Set(usual.flatMap((folder) => [folder, ...librariesOf(folder)]))];
}

/** The other libraries, from a list in Valve's text format: the path of each is in quotes, with doubled backslashes. */
function librariesOf(steam: string): string[] {
  try {
    const text = readFileSync(join(steam, 'steamapps/libraryfolders.vdf'), 'utf8');
    return Array.from(text.matchAll(/"path"\s+"([^"]+)"/g), ([, path]) => path!.replaceAll('\\\\', '\\'));
  } catch {
    return [];
  }
}

/** The folders that a path with `*` matches. */
function matching(base: string, parts: readonly string[]): string[] {
  const [part, ...rest] = parts;
  if (part === undefined) return namesIn(base) === null ? [] : [base];
  if (part !== '*') return matching(join(base, part), rest);
  return (namesIn(base) ?? []).flatMap((name) => matching(join(base, name), rest));
}

/** Null when it is not a folder, or must not be read. */
function namesIn(folder: string): string[] | null {
  try {
    return readdirSync(folder).sort();
  } catch {
    return null;
  }
}
