// Classes of version 868 without members; docs/formats/unreal3.md, section on reflection.

import type { BodyWriter } from './body-writer.ts';

export const plainClass = (body: BodyWriter): void => classBody(body, 0);

export function classBody(body: BodyWriter, parent: number): void {
  body.netIndex().i32(0).i32(parent).zeros(12).i32(12).i32(34).zeros(8);
  body.u32(5).u16(0xffff).u32(2);
  body.i32(0).u32(0x12).i32(0).name('Game').zeros(32);
  body.text('').name('None').i32(0);
}
