// The documents in the files of a save.

import { plainContent, type Unpacking } from '../../../bytes/file-parts.ts';
import type { SourceFile } from '../../format.ts';
import { type Document, documentIn } from './beginning.ts';

/** Enough to see which document it is. */
const SEEN_BYTES = 4096;

export interface Content extends Unpacking {
  readonly name: string;
  readonly document: Document | null;
}

export function contentsOf(files: readonly SourceFile[]): Content[] {
  return files.map((file) => {
    const { name, packed } = file;
    const head = packed ? packed.head(SEEN_BYTES) : file.bytes.subarray(0, SEEN_BYTES);
    const { size, write } = packed ?? plainContent(file.bytes);
    return { name, document: documentIn(name, head), size, write };
  });
}
