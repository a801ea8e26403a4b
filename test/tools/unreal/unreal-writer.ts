// What Unreal Engine 4 and 5 write alike, as a test writer puts it down: texts, bools, GUIDs.

import { ByteWriter } from '../byte-writer.ts';

/** As `{ wide }` it is written in UTF-16 even where one byte a character would do. */
export type Text = string | { readonly wide: string };

export const plainText = (text: Text): string => (typeof text === 'string' ? text : text.wide);

export class UnrealWriter extends ByteWriter {
  /** The length counts the closing zero and is negative for UTF-16; an empty text is a length of zero alone. */
  text(text: Text): this {
    if (text === '') return this.i32(0);
    const plain = plainText(text);
    const isWide = plain !== text || [...plain].some((letter) => letter > '\x7f');
    const size = plain.length + 1;
    return this.i32(isWide ? -size : size).bytes(Buffer.from(`${plain}\0`, isWide ? 'utf16le' : 'latin1'));
  }

  /** Outside of property tags a bool takes four bytes. */
  bool32(value: boolean): this {
    return this.i32(value ? 1 : 0);
  }

  /** 32 hex digits, as they are shown: four words. */
  guid(digits: string): this {
    for (let at = 0; at < 32; at += 8) this.u32(Number.parseInt(digits.slice(at, at + 8), 16));
    return this;
  }
}
