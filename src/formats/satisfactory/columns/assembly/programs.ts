// Reads one field of a binary struct with a program that the host made from the struct's description
// (struct-programs.ts).

import { read, rowAt } from '../../../../graph/kernel/assembly/memory.ts';
import { NUMBER } from '../../../../graph/kernel/column-codes.ts';
import * as CODE from '../codes.ts';
import { setup, walk } from './boundary.gen.ts';
import { add, addReference, addText } from './output.ts';
import { skip, skipText } from './tags.ts';

/** Reads one struct and moves the walk past it. False: decode it. */
export function run(program: u32): bool {
  for (let word: u32 = 0; word < <u32>CODE.PROGRAM_WORDS; word++) {
    const place = rowAt(
      setup.programs,
      CODE.MOST_PROGRAMS * CODE.PROGRAM_WORDS,
      program * CODE.PROGRAM_WORDS + word,
      4,
    );
    const step = load<u32>(place);
    const operation = step >> CODE.OPERATION_SHIFT;
    if (operation === CODE.END) return true;
    if (!operate(operation, step & ((1 << CODE.OPERATION_SHIFT) - 1))) return false;
  }
  return true;
}

function operate(operation: u32, bytes: u32): bool {
  const at = walk.at;
  switch (operation) {
    case CODE.SKIP:
      return skip(bytes);
    case CODE.SKIP_STRING:
      return skipText();
    case CODE.SKIP_REFERENCE:
      return skipText() && skipText();
    case CODE.EMPTY:
      return skip(4) && read<u32>(at) === 0;
    case CODE.TAKE_U8:
      return skip(1) && add(NUMBER, read<u8>(at));
    case CODE.TAKE_I32:
      return skip(4) && add(NUMBER, read<i32>(at));
    case CODE.TAKE_F32:
      return skip(4) && add(NUMBER, read<f32>(at));
    case CODE.TAKE_F64:
      return skip(8) && add(NUMBER, read<f64>(at));
    case CODE.TAKE_STRING:
      return addText();
    case CODE.TAKE_REFERENCE:
      return addReference();
    default:
      return false;
  }
}
