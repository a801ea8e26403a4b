// Skips the validation grids before the levels: their cells are thousands of strings.

import { shared } from '../../../../graph/kernel/assembly/boundary.gen.ts';
import { setReadable } from '../../../../graph/kernel/assembly/guards.ts';
import { read } from '../../../../graph/kernel/assembly/memory.ts';
import { skipString } from '../../../unreal/assembly/tags.ts';

const GRID_BYTES: u32 = 8;
const CELL_BYTES: u32 = 4;

export function gridsEnd(at: u32, end: u32): u32 {
  const image = shared.image;
  const limit = image + end;
  setReadable(image + at, limit);
  let position = image + at;
  if (limit - position < 4) return 0;
  const grids = read<u32>(position);
  position += 4;
  for (let grid: u32 = 0; grid < grids; grid++) {
    position = named(position, limit, GRID_BYTES + 4);
    if (position === 0) return 0;
    const cells = read<u32>(position - 4);
    for (let cell: u32 = 0; cell < cells; cell++) {
      position = named(position, limit, CELL_BYTES);
      if (position === 0) return 0;
    }
  }
  return position - image;
}

/** End of a string and `size` bytes after it, 0 when they go beyond `end`. */
function named(at: u32, end: u32, size: u32): u32 {
  const after = skipString(at, end);
  return after !== 0 && end - after >= size ? after + size : 0;
}
