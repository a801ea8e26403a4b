// Opens the kernel in a room, with the tables that it needs for one index or one column.

import { KIND } from '../../../graph/ids.ts';
import { kernelStart } from '../../../graph/kernel/compile-kernel.ts';
import type { ByteTexts } from '../../../graph/memory/byte-texts.ts';
import { TYPE_CODES, typeSlotOf } from '../../unreal/types/types.ts';
import { KernelRoom, type KernelRooms } from '../kernel/kernel-rooms.ts';
import { type ColumnsHost, ColumnsKernel, importsOfColumns, RECORD_BYTES } from './boundary.gen.ts';
import * as CODE from './codes.ts';
import { COLUMNS_KERNEL } from './kernel.gen.ts';

const start = kernelStart(COLUMNS_KERNEL);

/** Numbers of names have 16 bits. */
const MOST_NAMES = 0xffff;

export interface OpenKernel {
  readonly kernel: ColumnsKernel;
  readonly room: KernelRoom;
  /** Room for programs. */
  readonly programs: Uint32Array;
}

/** What the kernel asks where there is no path to follow, nor texts to find. */
const NO_ANSWERS: Omit<ColumnsHost, 'nameAt'> = {
  meaningOf: () => 0,
  structOf: () => 0,
  programOf: () => -1,
  fieldOf: () => 0,
  isSetOfNumbers: () => false,
};

/**
 * Returns null when there is no room. The caller has to release the kernel's room.
 * @param names gives names their numbers
 * @param answers to the questions that may be asked
 */
export function openKernel(
  rooms: KernelRooms | null,
  names: ByteTexts,
  answers: Partial<ColumnsHost>,
): OpenKernel | null {
  const room = rooms && KernelRoom.claim(rooms);
  if (room === null) return null;
  const records = room.array(Uint32Array, RECORD_BYTES / 4).byteOffset;
  const nameAt = ({ at, size }: { readonly at: number; readonly size: number }): number => {
    const number = names.addAt(at, size);
    return number < MOST_NAMES ? number : -1;
  };
  const imports = {
    env: { memory: room.memory },
    ...importsOfColumns({ ...NO_ANSWERS, ...answers, nameAt }, records),
  };
  const words = new Uint32Array(room.memory.buffer);
  const kernel = new ColumnsKernel({ words }, start(imports), records);
  const programs = room.array(Uint32Array, CODE.MOST_PROGRAMS * CODE.PROGRAM_WORDS);
  const types = room.array(Uint32Array, CODE.TYPE_SLOTS * CODE.TYPE_WORDS);
  typeNames ??= writeTypeNames();
  types.set(typeNames);
  kernel.setSetup({
    names: room.array(Uint32Array, CODE.NAME_SLOTS * CODE.NAME_WORDS).fill(0),
    meanings: room.array(Uint8Array, CODE.MOST_STEPS * CODE.KNOWN_NAMES).fill(0),
    structs: room.array(Uint8Array, CODE.KNOWN_NAMES).fill(0),
    seen: room.array(Uint32Array, CODE.SEEN_TAGS * CODE.SEEN_TAG_WORDS).fill(0),
    ...{ programs, types, none: names.add('None'), actorKind: KIND.ACTOR },
  });
  return { kernel, room, programs };
}

/** Hash slots of type names (codes.ts); made when first needed. */
let typeNames: Uint32Array | null = null;

function writeTypeNames(): Uint32Array {
  const words = new Uint32Array(CODE.TYPE_SLOTS * CODE.TYPE_WORDS);
  const view = new DataView(words.buffer);
  for (const [name, code] of TYPE_CODES) {
    const bytes = new TextEncoder().encode(name);
    const size = bytes.length;
    if (size < 8 || size > CODE.LONGEST_TYPE) throw new Error(`the kernel has no room for the type ${name}`);
    const text = new DataView(bytes.buffer);
    const at = typeSlotOf(text.getInt32(0, true), text.getInt32(4, true)) * CODE.TYPE_WORDS * 4;
    view.setUint32(at, size, true);
    view.setUint32(at + 4, code, true);
    view.setBigUint64(at + 8, text.getBigUint64(0, true), true);
    view.setBigUint64(at + 16, text.getBigUint64(size - 8, true), true);
    if (size > 16) view.setUint16(at + 24, text.getUint16(8, true), true);
  }
  return words;
}
