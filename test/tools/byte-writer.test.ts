/** The byte writer is what every synthetic file rests on, so its own bytes are checked literally. */
import { describe, expect, it } from 'vitest';
import { ByteWriter, concatBytes, hexBytes } from './byte-writer.ts';

const written = (out: ByteWriter) => [...out.finish()];

describe('ByteWriter', () => {
  it('writes whole numbers little-endian unless asked otherwise', () => {
    expect(written(new ByteWriter().u8(0xfe).i8(-2).u16(0x0102).i16(-2))).toEqual([
      0xfe, 0xfe, 0x02, 0x01, 0xfe, 0xff,
    ]);
    expect(written(new ByteWriter().u32(0x01020304).i32(-2))).toEqual([4, 3, 2, 1, 0xfe, 0xff, 0xff, 0xff]);
    expect(written(new ByteWriter('big').u16(0x0102).u32(0x01020304))).toEqual([1, 2, 1, 2, 3, 4]);
    expect(written(new ByteWriter('big').i64(-2n).u64(1))).toEqual([
      ...Array<number>(7).fill(0xff),
      0xfe,
      ...Array<number>(7).fill(0),
      1,
    ]);
  });

  it('writes floats and doubles', () => {
    expect(written(new ByteWriter().f32(1))).toEqual([0, 0, 0x80, 0x3f]);
    expect(written(new ByteWriter().f64(1))).toEqual([0, 0, 0, 0, 0, 0, 0xf0, 0x3f]);
    expect(written(new ByteWriter('big').f32(1).f64(-2))).toEqual([
      0x3f, 0x80, 0, 0, 0xc0, 0, 0, 0, 0, 0, 0, 0,
    ]);
  });

  it('refuses what does not fit', () => {
    expect(() => new ByteWriter().u8(256)).toThrow(RangeError);
    expect(() => new ByteWriter().i8(-129)).toThrow(RangeError);
    expect(() => new ByteWriter().i32(1.5)).toThrow(RangeError);
    expect(() => new ByteWriter().i32(2 ** 31)).toThrow(RangeError);
    expect(() => new ByteWriter().u64(-1)).toThrow(RangeError);
    expect(() => new ByteWriter().i64(2n ** 63n)).toThrow(RangeError);
    expect(() => new ByteWriter().u8(1).patchI32(0, 1)).toThrow(RangeError);
  });

  it('counts what a block holds, also when blocks nest', () => {
    const out = new ByteWriter();
    out.sized32((outer) => {
      outer.u8(7);
      outer.sized64((inner) => inner.zeros(2));
    });
    expect(written(out)).toEqual([11, 0, 0, 0, 7, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('writes lists with their count', () => {
    expect(written(new ByteWriter().list32([5, 6], (item, out) => out.u8(item)))).toEqual([2, 0, 0, 0, 5, 6]);
  });

  it('keeps its bytes while it grows', () => {
    const out = new ByteWriter();
    for (let i = 0; i < 3000; i++) out.u16(i);
    expect(out.length).toBe(6000);
    const bytes = out.finish();
    expect(bytes.length).toBe(6000);
    expect([bytes[5998], bytes[5999]]).toEqual([2999 & 0xff, 2999 >> 8]);
  });

  it('hands out copies', () => {
    const out = new ByteWriter().u8(1);
    out.finish()[0] = 9;
    expect(written(out.u8(2))).toEqual([1, 2]);
  });
});

describe('helpers', () => {
  it('joins bytes and reads hexadecimal', () => {
    expect([...concatBytes(Uint8Array.of(1), hexBytes('00fF'))]).toEqual([1, 0, 255]);
    expect(() => hexBytes('abc')).toThrow(RangeError);
    expect(() => hexBytes('zz')).toThrow(RangeError);
  });
});
