// The folders of this machine that games write their saves to. Where they lie on each system stands with the formats;
// here is where the folders of systems, of Steam and of Proton are.

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

/** Those that are there, each once, in the order of the formats. */
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
      documents: [join(home, 'Documents'), ...(env.OneDrive ? [join(env.OneDrive, 'Documents')] : [])],
      config: [],
      applicationSupport: [],
      steam,
    };
  }
  // One for each game, under its number in Steam.
  const users = steam.flatMap((folder) =>
    matching(folder, 'steamapps/compatdata/*/pfx/drive_c/users/steamuser'.split('/')),
  );
  const isMac = platform === 'darwin';
  return {
    local: users.map((user) => join(user, 'AppData/Local')),
    localLow: users.map((user) => join(user, 'AppData/LocalLow')),
    documents: [
      env.XDG_DOCUMENTS_DIR ?? join(home, 'Documents'),
      ...users.map((user) => join(user, 'Documents')),
    ],
    config: isMac ? [] : [env.XDG_CONFIG_HOME ?? join(home, '.config')],
    applicationSupport: isMac ? [join(home, 'Library/Application Support')] : [],
    steam,
  };
}

/** Steam's own folder, as its installers put it, and the libraries on other disks that it lists. */
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

/** A list in Valve's own text format; of each library it has the path, in quotes, with doubled backslashes. */
function librariesOf(steam: string): string[] {
  try {
    const text = readFileSync(join(steam, 'steamapps/libraryfolders.vdf'), 'utf8');
    return Array.from(text.matchAll(/"path"\s+"([^"]+)"/g), ([, path]) => path!.replaceAll('\\\\', '\\'));
  } catch {
    return [];
  }
}

/** The folders that a path with `*` in it leads to. */
function matching(base: string, parts: readonly string[]): string[] {
  const [part, ...rest] = parts;
  if (part === undefined) return namesIn(base) === null ? [] : [base];
  if (part !== '*') return matching(join(base, part), rest);
  return (namesIn(base) ?? []).flatMap((name) => matching(join(base, name), rest));
}

/** Null for what is no folder, or may not be looked into. */
function namesIn(folder: string): string[] | null {
  try {
    return readdirSync(folder).sort();
  } catch {
    return null;
  }
}
