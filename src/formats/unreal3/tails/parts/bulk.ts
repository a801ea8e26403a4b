// Bulk data: the payload of textures and sounds, inside the package or in another file.

import type { Value } from '../../../../graph/values.ts';
import { field, struct } from '../../../layout/field.ts';
import type { FileProperty, Part, Reading } from './part.ts';

const FLAG = { elsewhere: 0x01, zlib: 0x02, lzo: 0x10, unused: 0x20, lzx: 0x80 } as const;

type BulkHeader = ReturnType<typeof readHeader>;

/** Skips a block of bulk data. `file` is the property that names the file of data outside the package. */
export function bulk(name: string, file: FileProperty = 'TextureFileCacheName'): Part {
  return field({ name, type: 'bulk data', least: 16, links: true }, (reading, label) => {
    const header = readHeader(reading, name);
    const { at } = reading.cursor;
    const isElsewhere = (header.flags & FLAG.elsewhere) !== 0;
    if (!isElsewhere) reading.cursor.skip(header.bytes);
    if (reading.wantsValues) return described(reading, header, at, file);
    if (isElsewhere && !(header.flags & FLAG.unused)) reading.elsewhere(label, header.at, file);
    return null;
  });
}

function readHeader({ cursor }: Reading, name: string) {
  const { at } = cursor;
  const header = {
    at,
    flags: cursor.u32(),
    elements: cursor.i32(),
    /** As stored; may be -1 for unused data. */
    bytes: cursor.i32(),
    /** Of the data in its file; inside a package only a hint, which tools leave stale. */
    position: cursor.i32(),
  };
  if (!(header.flags & FLAG.elsewhere) && (header.bytes < 0 || header.bytes > cursor.left)) {
    const expected = `0 to ${cursor.left} bytes of ${name}`;
    throw cursor.error('COUNT', expected, String(header.bytes), at + 8);
  }
  return header;
}

function described(reading: Reading, header: BulkHeader, dataAt: number, file: FileProperty): Value {
  const { flags, elements, bytes, position } = header;
  const elsewhere = (flags & FLAG.elsewhere) !== 0;
  const unused = (flags & FLAG.unused) !== 0;
  const described = struct([
    ['storage', unused ? 'unused' : elsewhere ? 'separate file' : 'inline'],
    ['compression', compressionOf(flags)],
    ['file', elsewhere && !unused ? reading.fileName(file) : null],
    ['elements', elements],
    ['bytes', bytes],
    ['offset', elsewhere ? position : dataAt - reading.of.start],
    ['flags', flags],
  ]);
  // The flags say that the data is in a file: adds the reference to it.
  const fields = described.fields.map((each) =>
    each.name === 'file' && typeof each.value === 'string' ? { ...each, at: header.at, size: 4 } : each,
  );
  return { ...described, fields };
}

function compressionOf(flags: number): string | null {
  if (flags & FLAG.lzo) return 'lzo';
  if (flags & FLAG.zlib) return 'zlib';
  return flags & FLAG.lzx ? 'lzx' : null;
}
