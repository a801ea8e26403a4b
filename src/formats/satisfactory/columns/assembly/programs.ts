// Reads one field of a binary struct with a program that the host made from the struct's description
// (struct-programs.ts).

import { read, rowAt } from '../../../../graph/kernel/assembly/memory.ts';
import { NUMBER } from '../../../../graph/kernel/column-codes.ts';
import {
  EMPTY,
  END,
  MOST_PROGRAMS,
  OPERATION_SHIFT,
  PROGRAM_WORDS,
  SKIP,
  SKIP_REFERENCE,
  SKIP_STRING,
  TAKE_F32,
  TAKE_F64,
  TAKE_I32,
  TAKE_REFERENCE,
  TAKE_STRING,
  TAKE_U8,
} from '../codes.ts';
import { setup, walk } from './boundary.gen.ts';
import { add, addReference, addText } from './output.ts';
import { skip, skipText } from './tags.ts';

/** Reads one struct and moves the walk past it. False: decode it. */
export function run(program: u32): bool {
  for (let word: u32 = 0; word < <u32>PROGRAM_WORDS; word++) {
    const place = rowAt(setup.programs, MOST_PROGRAMS * PROGRAM_WORDS, program * PROGRAM_WORDS + word, 4);
    const step = load<u32>(place);
    const operation = step >> OPERATION_SHIFT;
    if (operation === END) return true;
    if (!operate(operation, step & ((1 << OPERATION_SHIFT) - 1))) return false;
  }
  return true;
}

function operate(operation: u32, bytes: u32): bool {
  const at = walk.at;
  switch (operation) {
    case SKIP:
      return skip(bytes);
    case SKIP_STRING:
      return skipText();
    case SKIP_REFERENCE:
      return skipText() && skipText();
    case EMPTY:
      return skip(4) && read<u32>(at) === 0;
    case TAKE_U8:
      return skip(1) && add(NUMBER, read<u8>(at));
    case TAKE_I32:
      return skip(4) && add(NUMBER, read<i32>(at));
    case TAKE_F32:
      return skip(4) && add(NUMBER, read<f32>(at));
    case TAKE_F64:
      return skip(8) && add(NUMBER, read<f64>(at));
    case TAKE_STRING:
      return skipText() && addText(at);
    case TAKE_REFERENCE: {
      if (!skipText()) return false;
      const pathAt = walk.at;
      return skipText() && addReference(at, pathAt);
    }
    default:
      return false;
  }
}
