// Opens the kernel in a room, with the tables that it needs for one index or one column.

import { KIND } from '../../../graph/ids.ts';
import { kernelStart } from '../../../graph/kernel/compile-kernel.ts';
import type { ByteTexts } from '../../../graph/memory/byte-texts.ts';
import { ELEMENT_SIZE, TYPE_SLOTS } from '../../unreal/types/types.ts';
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
  const typeSlots = room.array(Int32Array, TYPE_SLOTS.length);
  typeSlots.set(TYPE_SLOTS);
  const elementSizes = room.array(Int32Array, ELEMENT_SIZE.length);
  elementSizes.set(ELEMENT_SIZE);
  kernel.setSetup({
    names: room.array(Uint32Array, CODE.NAME_SLOTS * CODE.NAME_WORDS).fill(0),
    meanings: room.array(Uint8Array, CODE.MOST_STEPS * CODE.KNOWN_NAMES).fill(0),
    structs: room.array(Uint8Array, CODE.KNOWN_NAMES).fill(0),
    seen: room.array(Uint32Array, CODE.SEEN_TAGS * CODE.SEEN_TAG_WORDS).fill(0),
    ...{ programs, typeSlots, elementSizes, actorKind: KIND.ACTOR },
  });
  return { kernel, room, programs };
}
