// Finds the saves at a path on this machine.

import { commonFolder } from '../../bytes/common-folder.ts';
import type { FormatError } from '../../bytes/format-error.ts';
import type { Claim, Format, SaveHeader } from '../../formats/format.ts';
import { FORMATS } from '../../formats/registry.gen.ts';
import type { DiskFile } from '../files/disk-file.ts';
import type { FilePath } from '../files/file-path.ts';
import { listFiles } from '../files/list-files.ts';
import { nativeInflate } from '../files/native-inflate.ts';
import type { Stamp } from '../files/stamp.ts';
import type { FileError } from '../load-error.ts';
import type { SavedFile } from '../save.ts';
import { claimSaves, nothingThere } from './claim-saves.ts';
import { locationOf, type SaveLocation } from './save-location.ts';

/** A save as found, before it has a slug. */
export interface FoundSave {
  readonly location: SaveLocation;
  readonly format: Format;
  readonly claim: Claim;
  readonly files: readonly SavedFile[];
  readonly header: SaveHeader;
}

export interface Findings {
  readonly saves: readonly FoundSave[];
  /** Files that look like saves but could not be opened or read. */
  readonly problems: readonly (FormatError | FileError)[];
  /** Everything other than the files of saves that the result depends on: folders, and files that may become saves. */
  readonly watched: readonly Watched[];
}

/** A file or folder with its stamp at the time. */
export interface Watched {
  readonly absolute: FilePath;
  readonly stamp: Stamp;
}

/**
 * Finds the saves at a path. If there are none, a problem says why.
 * @param prefix see locationOf()
 * @throws FileError when there is nothing to read at the path
 */
export function findSaves(root: string, formats: readonly Format[] = FORMATS, prefix = ''): Findings {
  const besides = (name: string): string[] => formats.flatMap((format) => format.beside?.(name) ?? []);
  const listing = listFiles(root, undefined, besides);
  const claimed = claimSaves(listing, formats, nativeInflate);
  const saves = claimed.saves.map(({ format, claim, header }) => {
    const location = locationOf(claim, listing, prefix);
    return { location, format, claim, files: savedFiles(claim), header };
  });
  const problems = [...listing.problems, ...claimed.problems];
  if (saves.length === 0 && problems.length === 0) problems.push(nothingThere(listing, formats));
  return { saves, problems, watched: [...listing.folders, ...claimed.suspects] };
}

/** The files of a save, named relative to the folder that holds all of them. */
function savedFiles(claim: Claim): SavedFile[] {
  const folder = commonFolder(claim.files.map(({ path }) => path));
  return claim.files.map((file) => ({
    name: file.path.slice(folder.length),
    // Claims return the very file objects that formats were given.
    absolute: (file as DiskFile).absolute,
    size: file.size,
    stamp: (file as DiskFile).stamp,
  }));
}
