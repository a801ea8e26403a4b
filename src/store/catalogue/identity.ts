// Ids of saves and worlds in a store: derived from bytes, so that the same save is the same row wherever it came from.

import { createHash } from 'node:crypto';
import type { SaveEntry } from '../../library/save.ts';
import type { StoredFile } from './stored-save.ts';

/** A UUID of the bytes of all files of a save, regardless of their folder. */
export function saveId(files: readonly StoredFile[], part: string | undefined): string {
  const lines = files.map(({ name, sha256 }) => `${sha256} ${name}`).sort();
  return uuidOf(['save', part ?? '', ...lines]);
}

/** A UUID of the playthrough that saves share; a save without one is a world of its own. */
export function worldId(
  {
    format,
    header,
  }: { format: Pick<SaveEntry['format'], 'id'>; header: Pick<SaveEntry['header'], 'playthrough'> },
  save: string,
): string {
  return header.playthrough === null
    ? uuidOf(['alone', save])
    : uuidOf(['world', format.id, header.playthrough]);
}

/** The first half of a SHA-256, formatted like PostgreSQL's uuid. */
function uuidOf(parts: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
