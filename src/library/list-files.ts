// Listing the files below a path that the user named: bounded, in a stable order, never waiting for a pipe
// or a device, never going round in a circle of links.

import { readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { DiskFile } from './disk-file.ts';
import { asFileError, FileError } from './load-error.ts';

/** What was found below one path. */
export interface Listing {
  /** The path as the user gave it. */
  readonly root: string;
  readonly isFolder: boolean;
  /** By path. In a folder, paths begin with the folder's own name. */
  readonly files: readonly DiskFile[];
  /** Folders and files below it that could not be looked at. */
  readonly problems: readonly FileError[];
}

export interface ListingBounds {
  readonly files: number;
  readonly depth: number;
}

const BOUNDS: ListingBounds = { files: 100_000, depth: 32 };

/** @throws FileError when there is nothing to read at the path */
export function listFiles(root: string, bounds: ListingBounds = BOUNDS): Listing {
  const absolute = resolve(root);
  const stat = look(absolute, root);
  if (stat.isDirectory()) return listFolder(root, absolute, bounds);
  if (!stat.isFile()) throw new FileError(root, `${kindOf(stat)}, not a file or folder`);
  const file = new DiskFile(basename(absolute), absolute, stat.size);
  return { root, isFolder: false, files: [file], problems: [] };
}

function listFolder(root: string, absolute: string, bounds: ListingBounds): Listing {
  const files: DiskFile[] = [];
  const problems: FileError[] = [];
  /** Real paths of the folders on the way down, so that a link up is not followed. */
  const above = new Set<string>();

  const walk = (folder: string, shown: string, depth: number): void => {
    if (depth > bounds.depth) {
      problems.push(new FileError(shown, `more than ${bounds.depth} folders deep, not looked into`));
      return;
    }
    let names: string[];
    let real: string;
    try {
      real = realpathSync(folder);
      if (above.has(real)) return;
      // By the codes of their characters: the same order on every machine.
      names = readdirSync(folder).sort();
    } catch (error) {
      problems.push(asFileError(shown, error));
      return;
    }
    above.add(real);
    for (const name of names) {
      if (files.length >= bounds.files) break;
      const path = `${shown}/${name}`;
      const place = join(folder, name);
      try {
        const stat = statSync(place);
        if (stat.isDirectory()) walk(place, path, depth + 1);
        else if (stat.isFile()) files.push(new DiskFile(path, place, stat.size));
      } catch (error) {
        problems.push(asFileError(path, error));
      }
    }
    above.delete(real);
  };

  const shown = basename(absolute) || basename(dirname(absolute)) || 'files';
  walk(absolute, shown, 1);
  if (files.length >= bounds.files) {
    problems.push(new FileError(root, `more than ${bounds.files} files, the rest is not looked at`));
  }
  return { root, isFolder: true, files, problems };
}

function look(absolute: string, shown: string): Stats {
  try {
    return statSync(absolute);
  } catch (error) {
    throw asFileError(shown, error);
  }
}

function kindOf(stat: Stats): string {
  if (stat.isFIFO()) return 'a pipe';
  if (stat.isSocket()) return 'a socket';
  return stat.isCharacterDevice() ? 'a character device' : 'a block device';
}
