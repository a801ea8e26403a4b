// Tells binary structs from property lists.

import { read } from '../../../../graph/kernel/assembly/memory.ts';
import { BY_NAME, NO, YES } from '../../../unreal/assembly/tags.ts';
import { PROPERTY_LIST } from '../codes.ts';
import { walk } from './boundary.gen.ts';
import { structKind } from './names.ts';
import { innerTag, left, numberAt, tag } from './tags.ts';

/** Number of the name of the last struct, where it matters. */
export let structNumber: i32 = -1;

/** What the tagged struct is (codes.ts); 0 for an unknown layout. Sets `structNumber`. */
export function taggedKind(): u32 {
  return kindOf(tag.structAt, tag.binary);
}

/** The same for the structs in the tagged array, whose count was read. Moves the walk to the first of them. */
export function elementKind(): u32 {
  if (tag.structAt !== 0) return taggedKind();
  const structAt = innerTag();
  return structAt === 0 ? 0 : kindOf(structAt, BY_NAME);
}

function kindOf(structAt: u32, binary: i32): u32 {
  if (binary === NO) return PROPERTY_LIST;
  structNumber = structAt === 0 ? -1 : numberAt(structAt);
  const kind: u32 = structNumber < 0 ? PROPERTY_LIST : structKind(structNumber);
  // Binary according to the tag, but of unknown layout.
  return binary === YES && kind === PROPERTY_LIST ? 0 : kind;
}

/** Item states migrated from Update 8 may have one empty reference too many. */
export function isSpareReference(): bool {
  return left() === 4 && read<u32>(walk.at) === 0;
}
