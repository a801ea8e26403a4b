// Places of nodes that no map can show; see ../../finished/broken-places.ts.

import { places } from './boundary.gen.ts';
import { rowAt } from './memory.ts';

export function dropBrokenPlace(from: u32, count: u32): u32 {
  for (let row = from; row < count; row++) {
    const xAt = rowAt(places.x, places.rows, row, 8);
    const yAt = rowAt(places.y, places.rows, row, 8);
    const zAt = rowAt(places.z, places.rows, row, 8);
    const x = load<f64>(xAt);
    const y = load<f64>(yAt);
    const z = load<f64>(zAt);
    // A value minus itself is 0 only if it is finite.
    if (x - x === 0 && y - y === 0 && z - z === 0) continue;
    if (F64.isNaN(x) && F64.isNaN(y) && F64.isNaN(z)) continue;
    store<f64>(xAt, NaN);
    store<f64>(yAt, NaN);
    store<f64>(zAt, NaN);
    return row;
  }
  return count;
}
