// What compiled layouts share with every save that they read.

import type { ReferenceKind } from '../../../graph/ids.ts';
import type { PathJoin } from '../../../graph/sink.ts';

/** Labels and texts that compiled layouts need, by slot; each save maps them to its own numbers. */
export interface Slots {
  readonly labels: readonly { readonly kind: ReferenceKind; readonly text: string }[];
  readonly texts: readonly string[];
  readonly joins: readonly PathJoin[];
}
