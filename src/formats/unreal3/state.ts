// What reading leaves behind for decoders; survives structured cloning.

import type { Package } from './file/package.ts';
import type { Heritage } from './objects/heritage.ts';
import type { TypeTables } from './properties/element-types.ts';
import type { TailNames } from './tails/tail-reader.ts';

export interface State extends Heritage {
  readonly packages: readonly Package[];
  readonly types: TypeTables;
  readonly tailNames: TailNames;
}
