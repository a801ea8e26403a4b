// Lists the files below a path that the user named: bounded, in a stable order, and never blocking on a pipe
// or device. Links are followed only inside the folder and never in circles: write access to the folder must
// not give read access to files elsewhere.

import { lstatSync, readdirSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { asFileError, FileError } from '../load-error.ts';
import { DiskFile } from './disk-file.ts';
import {
  type FilePath,
  isInside,
  joinPath,
  pathOfArgument,
  realPath,
  shownName,
  systemPath,
} from './file-path.ts';
import { type Stamp, stampOf } from './stamp.ts';

/** The files below one path. */
export interface FileListing {
  /** The path as the user gave it. */
  readonly root: string;
  readonly isFolder: boolean;
  /** Sorted by path. In a folder, paths begin with the folder's own name. */
  readonly files: readonly DiskFile[];
  /** Folders and files below it that could not be read. */
  readonly problems: readonly FileError[];
  /** The folders that were read, with their stamps at that time. */
  readonly folders: readonly { readonly absolute: FilePath; readonly stamp: Stamp }[];
}

export interface ListingBounds {
  readonly files: number;
  readonly depth: number;
}

const BOUNDS: ListingBounds = { files: 100_000, depth: 32 };

/** @param besides names of files beside a lone file. @throws FileError when there is nothing to read */
export function listFiles(
  root: string,
  bounds: ListingBounds = BOUNDS,
  besides: (name: string) => readonly string[] = () => [],
): FileListing {
  const absolute = pathOfArgument(resolve(root));
  const stat = statOf(absolute, root);
  if (stat.isDirectory()) return listFolder(root, absolute, bounds);
  if (!stat.isFile()) throw new FileError(root, `${kindOf(stat)}, not a file or folder`);
  const name = lastName(absolute);
  const others = besides(name).flatMap((other) => fileBeside(absolute, other));
  const files = [new DiskFile(name, absolute, stat), ...others];
  return { root, isFolder: false, files, problems: [], folders: [] };
}

/** None if there is none, or something that is no file of that folder. */
function fileBeside(absolute: FilePath, name: string): DiskFile[] {
  if (typeof absolute !== 'string') return [];
  const path = join(dirname(absolute), name);
  const stat = lstatSync(path, { throwIfNoEntry: false });
  return stat?.isFile() ? [new DiskFile(name, path, stat)] : [];
}

function listFolder(root: string, absolute: FilePath, bounds: ListingBounds): FileListing {
  const files: DiskFile[] = [];
  const folders: { absolute: FilePath; stamp: Stamp }[] = [];
  const problems: FileError[] = [];
  /** Real paths of the folders from the root to here, so that a link to one of them is not followed. */
  const above = new Set<string>();
  let rootPath: string | undefined;

  const walk = (folder: FilePath, shown: string, depth: number): void => {
    if (depth > bounds.depth) {
      problems.push(new FileError(shown, `more than ${bounds.depth} folders deep, not searched`));
      return;
    }
    let names: (readonly [shown: string, name: Buffer])[];
    let real: string;
    try {
      real = realPath(folder);
      rootPath ??= real;
      if (above.has(real)) return;
      folders.push({ absolute: folder, stamp: stampOf(statSync(systemPath(folder))) });
      names = readdirSync(systemPath(folder), { encoding: 'buffer' }).map((name) => [shownName(name), name]);
      // By UTF-16 code unit: the same order on every machine.
      names.sort(([a], [b]) => (a < b ? -1 : 1));
    } catch (error) {
      problems.push(asFileError(shown, error));
      return;
    }
    above.add(real);
    for (const [name, bytes] of names) {
      if (files.length >= bounds.files) break;
      const path = `${shown}/${name}`;
      const place = joinPath(folder, bytes);
      try {
        const stat = lookInside(place);
        if (!stat) problems.push(new FileError(path, 'a link that leads out of the folder, not followed'));
        else if (stat.isDirectory()) walk(place, path, depth + 1);
        else if (stat.isFile()) files.push(new DiskFile(path, place, stat));
      } catch (error) {
        problems.push(asFileError(path, error));
      }
    }
    above.delete(real);
  };

  /** Null for a link out of the folder. */
  const lookInside = (place: FilePath): Stats | null => {
    const stat = lstatSync(systemPath(place));
    if (!stat.isSymbolicLink()) return stat;
    return rootPath !== undefined && isInside(realPath(place), rootPath) ? statSync(systemPath(place)) : null;
  };

  walk(absolute, lastName(absolute) || 'files', 1);
  if (files.length >= bounds.files)
    problems.push(new FileError(root, `more than ${bounds.files} files, the rest is ignored`));
  return { root, isFolder: true, files, problems, folders };
}

/** The last name in an absolute path, as shown to users. */
function lastName(absolute: FilePath): string {
  const path = systemPath(absolute);
  return shownName(Buffer.from(typeof path === 'string' ? basename(path) : lastPart(path)));
}

function lastPart(path: Buffer): Buffer {
  return path.subarray(path.lastIndexOf(sep) + 1);
}

function statOf(absolute: FilePath, shown: string): Stats {
  try {
    return statSync(systemPath(absolute));
  } catch (error) {
    throw asFileError(shown, error);
  }
}

function kindOf(stat: Stats): string {
  if (stat.isFIFO()) return 'a pipe';
  if (stat.isSocket()) return 'a socket';
  return stat.isCharacterDevice() ? 'a character device' : 'a block device';
}
