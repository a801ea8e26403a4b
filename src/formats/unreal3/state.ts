// The state that reading leaves for decoders; survives structured cloning.

import type { TypeTables } from './properties/element-types.ts';
import type { Package } from './tables/package.ts';
import type { InheritedProperties } from './tails/inherited-properties.ts';
import type { TailNames } from './tails/tail-reader.ts';

export interface DecodeState extends InheritedProperties {
  readonly packages: readonly Package[];
  readonly types: TypeTables;
  readonly tailNames: TailNames;
  /** Layouts of the user, as JSON. */
  readonly layouts: string | null;
}
