// The mark of an up-to-date dist/. A build records which files went into it, with their sizes and times; an
// unfinished one records nothing.
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from './files-in.mjs';

/** Everything in these goes into a build; the last stands for all packages. */
const INPUTS = [
  'src',
  'web',
  'schema',
  'scripts',
  'package.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'node_modules/.package-lock.json',
];
const MARK = 'dist/.built-from';

/** A hash that changes as soon as any file is changed, added or removed. */
export function inputsMark(root = '.') {
  const hash = createHash('sha256').update(process.version);
  for (const input of INPUTS) {
    for (const file of filesAt(root, input)) {
      const { size, mtimeMs } = statSync(join(root, file));
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

export function isBuilt(root = '.') {
  try {
    return readFileSync(join(root, MARK), 'utf8') === inputsMark(root);
  } catch {
    return false;
  }
}

/** @param mark of the inputs when the build began: later changes are not in it */
export function noteBuilt(mark, root = '.') {
  writeFileSync(join(root, MARK), mark);
}

function filesAt(root, input) {
  const place = join(root, input);
  if (!statSync(place).isDirectory()) return [input];
  return filesIn(place).map((file) => relative(root, file));
}
