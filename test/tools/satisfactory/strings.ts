/**
 * Strings, references and other small shared pieces of Satisfactory saves, as a test writer puts them down.
 * Source: `docs/formats/satisfactory.md` section 3.4 and the notes on FString and FObjectReferenceDisc.
 */
import type { ByteWriter } from '../byte-writer.ts';

/**
 * A text. As `{ wide }` it is written in UTF-16 even where one byte a character would do.
 */
export type Text = string | { wide: string };

/** A reference names a level (empty for assets) and a path. */
export interface Ref {
  level: Text;
  path: Text;
}

/** 16 bytes. */
export type Guid = Uint8Array;

export const emptyGuid: Guid = new Uint8Array(16);
export const worldLevel = 'Persistent_Level';

/** A reference to something in the save. */
export function ref(path: Text, level: Text = worldLevel): Ref {
  return { level, path };
}

/** A reference to a class, recipe or other asset of the game. */
export function asset(path: Text): Ref {
  return { level: '', path };
}

export function plainText(text: Text): string {
  return typeof text === 'string' ? text : text.wide;
}

/** The length counts the closing zero and is negative for UTF-16; an empty text is a length of zero alone. */
export function writeString(out: ByteWriter, text: Text): void {
  const plain = plainText(text);
  if (plain === '' && typeof text === 'string') {
    out.i32(0);
  } else if (isWide(text)) {
    out.i32(-(plain.length + 1));
    for (let i = 0; i < plain.length; i++) out.u16(plain.charCodeAt(i));
    out.u16(0);
  } else {
    out.i32(plain.length + 1);
    for (let i = 0; i < plain.length; i++) out.u8(plain.charCodeAt(i));
    out.u8(0);
  }
}

function isWide(text: Text): boolean {
  if (typeof text !== 'string') return true;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7f) return true;
  return false;
}

/** `null` is the empty reference: two empty texts. */
export function writeRef(out: ByteWriter, target: Ref | null): void {
  writeString(out, target?.level ?? '');
  writeString(out, target?.path ?? '');
}

export function writeRefs(out: ByteWriter, targets: readonly (Ref | null)[]): void {
  out.list32(targets, (target) => writeRef(out, target));
}

/** Outside of property tags a bool takes four bytes. */
export function writeBool32(out: ByteWriter, value: boolean): void {
  out.i32(value ? 1 : 0);
}

export function writeGuid(out: ByteWriter, guid: Guid): void {
  if (guid.length !== 16) throw new RangeError(`a guid has 16 bytes, not ${guid.length}`);
  out.bytes(guid);
}
