// A disk with room for so much and no more, where this machine lets one be made.

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  close(): void;
}

/** Null where mounting is not allowed. @param megabytes of room */
export function smallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'savegraph-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const inside = join(folder, 'data');
  mkdirSync(inside);
  chmodSync(folder, 0o777);
  chmodSync(inside, 0o777);
  return {
    folder: inside,
    close: () => {
      spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether this machine lets one be made. */
export function canMount(): boolean {
  const disk = process.getuid?.() === 0 ? smallDisk(1) : null;
  disk?.close();
  return disk !== null;
}
