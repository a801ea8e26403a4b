// Skips references, FObjectReferenceDisc (FString level name, FString path), and what may follow an object's
// data. Source: docs/formats/satisfactory.md#references.

import type { Cursor } from '../../../bytes/cursor.ts';
import { skipString } from '../../unreal/texts/fstring.ts';

/** Skips one reference. @throws FormatError SHORT */
export function skipReference(cursor: Cursor): void {
  skipString(cursor);
  skipString(cursor);
}

/** Skips a list of references. @throws FormatError COUNT, SHORT */
export function skipReferences(cursor: Cursor): void {
  const count = cursor.count(8, 'references');
  for (let i = 0; i < count; i++) skipReference(cursor);
}

/** Components since UE5, and objects saved by third-party tools, end in four or eight zero bytes. */
export function onlyZeros({ at, left, view }: Cursor): boolean {
  return (left === 4 && view.getInt32(at, true) === 0) || (left === 8 && view.getBigInt64(at, true) === 0n);
}
