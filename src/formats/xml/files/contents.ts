// The documents in the files of a save: of an archive, those of a game.

import { filePartsOf, headOfPart, type Unpacking, unpackPart } from '../../../bytes/file-parts.ts';
import type { SourceFile } from '../../format.ts';
import { checkEncoding, type Document, documentOf } from './beginning.ts';

/** Enough to see which document it is. */
const SEEN_BYTES = 4096;

export interface Content extends Unpacking {
  readonly name: string;
  readonly document: Document | null;
}

/** @param take called with the bytes of memory about to be used */
export function contentsOf(files: readonly SourceFile[], take: (bytes: number) => void): Content[] {
  return files.flatMap(({ name: file, bytes }) =>
    filePartsOf(bytes).flatMap((part) => {
      const name = part.name === '' ? file : `${file}/${part.name}`;
      const document = documentOf(headOfPart(part, SEEN_BYTES));
      if (part.name !== '' && !document?.game) return [];
      if (part.form === 'plain') checkEncoding(part.bytes, name);
      return [{ name, document, ...unpackPart(name, part, take) }];
    }),
  );
}
