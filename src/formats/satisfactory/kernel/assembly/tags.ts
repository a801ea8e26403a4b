// The tags of properties with the types of their values, as this kernel knows them. Each function returns the address
// of the value, or 0 for a tag of unusual form.

import { read } from '../../../../graph/kernel/assembly/memory.ts';
import * as tag from '../../../unreal/assembly/tags.ts';
import { setup } from './boundary.gen.ts';
import { simpleType, Type, typeTree } from './types.ts';

/**
 * Address of the value's type, 0 where the kernel must not read the value; and of its element or key type, 0
 * where it has none.
 */
export let type: u32 = 0;
export let inner: u32 = 0;
export let second: u32 = 0;

export function classicTag(start: u32, end: u32): u32 {
  const at = tag.classicTag(setup.typeSlots, start, end);
  type = simpleType(tag.code);
  inner = simpleType(tag.inner);
  second = simpleType(tag.second);
  return at;
}

export function typedTag(start: u32, end: u32): u32 {
  const at = tag.typedTag(setup.typeSlots, start, end);
  if (at === 0) return 0;
  // A type without parts is a name and no children.
  const isSimple = tag.sizeAt - start === read<u32>(start) + 8;
  type = isSimple ? simpleType(tag.code) : typeTree(start, tag.sizeAt);
  if (type === 0) return 0;
  inner = changetype<Type>(type).inner;
  second = changetype<Type>(type).value;
  return at;
}
