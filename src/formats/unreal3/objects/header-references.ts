// References that precede an object's properties: where a state frame is, and the class that owns the
// template of a component.

import type { Cursor } from '../../../bytes/cursor.ts';
import { NET_INDEX_SIZE } from '../file/layout.ts';
import { OBJECT_FLAG } from '../tables/exports.ts';
import { moveCursor, type Package } from '../tables/package.ts';

/** Called with label, place and object index, which may be 0 or outside the tables. */
type HeaderLink = (label: string, at: number, index: number) => void;

/** For an object whose properties were located. `cursor` may be any cursor of the package. */
export function headerReferences(of: Package, cursor: Cursor, index: number, link: HeaderLink): void {
  const { exports, summary, template, tagsAt } = of;
  const hasFrame = (exports.flagsHigh[index]! & OBJECT_FLAG.stateFrame) !== 0;
  if (!hasFrame && template[index] === 0) return;
  moveCursor(cursor, of.start + exports.offset[index]!, tagsAt[index]!);
  if (hasFrame) {
    const { probeMaskSize, latentActionSize } = summary.layout;
    linkNext(cursor, link, 'stateFrame.node');
    linkNext(cursor, link, 'stateFrame.state');
    cursor.skip(probeMaskSize + latentActionSize);
    for (let left = cursor.count(12, 'pushed states'); left > 0; left--) {
      linkNext(cursor, link, 'stateFrame.pushed[].state');
      linkNext(cursor, link, 'stateFrame.pushed[].node');
      cursor.skip(4);
    }
  }
  if (template[index] === 0) return;
  cursor.at = tagsAt[index]! - NET_INDEX_SIZE - template[index]!;
  linkNext(cursor, link, 'templateOwner');
}

function linkNext(cursor: Cursor, link: HeaderLink, label: string): void {
  const { at } = cursor;
  link(label, at, cursor.i32());
}
