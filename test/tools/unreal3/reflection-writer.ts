/**
 * Bodies of synthetic reflection objects, without what a test does not care for.
 *
 * Source: docs/formats/unreal3.md, section on reflection.
 */
import type { BodyWriter } from './body-writer.ts';

/** Super and next stand in another order since 756. */
export function field(body: BodyWriter, parent: number, next: number, isStruct: boolean): void {
  if (body.version < 756) body.i32(parent).i32(next);
  else if (isStruct) body.i32(next).i32(parent);
  else body.i32(next);
}

/** What functions, states, classes and structs have in common. */
export function struct(
  body: BodyWriter,
  parent: number,
  children: number,
  code: readonly number[] = [],
  scriptText = 0,
): void {
  field(body, parent, 0, true);
  body.i32(scriptText).i32(children).i32(0).i32(12).i32(34).i32(code.length);
  if (body.version >= 639) body.i32(code.length);
  body.bytes(code);
}

/** Up to the map of functions, which the caller writes. */
export function state(body: BodyWriter): void {
  if (body.version >= 691) body.u32(5);
  else body.u64(5).u64(6);
  body.u16(0xffff).u32(2);
}

/** Up to what differs by type. */
export function property(body: BodyWriter): void {
  field(body, 0, 0, false);
  body.i32(1).u64(0x20).name('Display');
  if (body.version >= 391) body.i32(0);
  body.u16(7);
}

/** A class of version 868 without members. */
export function plainClass(body: BodyWriter): void {
  classBody(body);
}

export interface ClassParts {
  readonly parent?: number;
  readonly children?: number;
  readonly scriptText?: number;
}

export function classBody(
  body: BodyWriter,
  { parent = 0, children = 0, scriptText = 0 }: ClassParts = {},
): void {
  body.netIndex();
  struct(body, parent, children, [], scriptText);
  state(body);
  body.i32(0).u32(0x12).i32(0).name('Game');
  for (let lists = 0; lists < 8; lists++) body.i32(0);
  body.text('').name('None').i32(0);
}
