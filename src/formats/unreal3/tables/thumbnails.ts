// Thumbnails, which the editor keeps in packages that are not cooked. Source: docs/formats/unreal3.md, section on tables.

import type { Cursor } from '../../../bytes/cursor.ts';
import { type FormatError, faultIn } from '../../../bytes/format-error.ts';
import { readText } from '../file/text.ts';
import type { Summary } from './summary.ts';

/** The picture of an object, as the editor drew it. */
export interface Thumbnail {
  readonly class: string;
  /** Path without the package. */
  readonly object: string;
  /** Offset of that path in the image. */
  readonly objectAt: number;
  readonly width: number;
  readonly height: number;
  /** Offset of the picture, a PNG, in the package. */
  readonly offset: number;
  readonly size: number;
}

/** All that can be read, and why others are lost. */
export function readThumbnails(cursor: Cursor, { thumbnailsAt }: Summary) {
  const thumbnails: Thumbnail[] = [];
  let fault: FormatError | null = null;
  const attempt = (read: () => void): void => {
    const own = faultIn(read);
    fault ??= own;
  };
  if (thumbnailsAt === 0) return { thumbnails, fault };
  attempt(() => {
    cursor.seek(cursor.base + thumbnailsAt);
    for (let left = cursor.count(12, 'thumbnails'); left > 0; left--) {
      const entry = { class: readText(cursor), objectAt: cursor.at, object: readText(cursor) };
      const offset = cursor.i32();
      const next = cursor.at;
      attempt(() => thumbnails.push({ ...entry, ...readPicture(cursor, offset) }));
      cursor.at = next;
    }
  });
  return { thumbnails, fault };
}

/** Layout: int32 width, height and size, then the picture; 0 of each if it was never drawn. */
function readPicture(cursor: Cursor, at: number): Pick<Thumbnail, 'width' | 'height' | 'offset' | 'size'> {
  cursor.seek(cursor.base + at);
  const width = cursor.i32();
  const height = cursor.i32();
  const size = cursor.length('picture bytes');
  return { width, height, offset: cursor.at - cursor.base, size };
}
