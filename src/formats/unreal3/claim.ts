// Claims the packages of a listing. All packages of a folder are one save, because they refer to each other;
// packages that cannot be read belong to it too, and lose only themselves.

import { type FormatError, faultIn } from '../../bytes/format-error.ts';
import type { Claim, ListedFile } from '../format.ts';
import { DETECT_BYTES, type Detected, detect } from './file/detect.ts';
import { unsupported } from './file/refusals.ts';
import { saveHeader } from './header.ts';

/** All packages are one save, provided that at least one of them can be read. */
export function claim(files: readonly ListedFile[]): Claim[] {
  const found = files.map((file) => ({ file, kind: kindOf(file).kind }));
  const packages = found.filter(({ kind }) => kind !== 'other').map(({ file }) => file);
  const readable = found.some(
    ({ file, kind }) => (kind === 'package' || kind === 'compressed') && refusalReason(file) === null,
  );
  if (!readable) return [];
  const [first] = packages;
  const name = packages.length === 1 && first ? first.path : commonFolder(packages.map(({ path }) => path));
  return [{ name, files: packages }];
}

/** Why a lone file is not claimed; null when it is not a package at all. */
export function refuse(file: ListedFile): FormatError | null {
  const found = kindOf(file);
  if (found.kind === 'other') return null;
  return found.kind === 'refused' ? unsupported(file.path, 0, found.why) : refusalReason(file);
}

/** The fault in the head of a file that starts like a package. */
function refusalReason(file: ListedFile): FormatError | null {
  return faultIn(() => saveHeader({ name: file.path, files: [file] }));
}

function kindOf(file: ListedFile): Detected {
  return detect(file.path, file.head(DETECT_BYTES));
}

/** The innermost folder that contains all of these; empty when there is none. */
function commonFolder(paths: readonly string[]): string {
  let shared = paths[0]?.split('/').slice(0, -1) ?? [];
  for (const path of paths) {
    const parts = path.split('/').slice(0, -1);
    const length = shared.findIndex((part, at) => part !== parts[at]);
    if (length >= 0) shared = shared.slice(0, length);
  }
  return shared.join('/');
}
