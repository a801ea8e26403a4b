// The attributes that scanning recognises by their bytes.

import { encodeUtf8 } from '../../../bytes/text.ts';
import type { MarkAttributes } from '../syntax/scan.ts';
import type { XmlGame } from './game.ts';

const known = new Map<XmlGame, MarkAttributes>();

export function marksOf(game: XmlGame): MarkAttributes {
  let marks = known.get(game);
  if (!marks) {
    const bytes = (text: string | undefined): Uint8Array | null =>
      text === undefined ? null : encodeUtf8(text);
    const [name, value] = game.nullAttribute ?? [];
    marks = { className: bytes(game.classAttribute), nullName: bytes(name), nullValue: bytes(value) };
    known.set(game, marks);
  }
  return marks;
}
