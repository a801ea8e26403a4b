// What compiling a type depends on in addition to the type itself.

import type { ReferenceKind } from '../../../graph/ids.ts';
import type { LayoutRegistry, NumberNames } from '../layouts/layout.ts';
import type { Codec, CompiledBlock } from '../records/scan.ts';

/** Where the compiled type occurs, and what it refers to. */
export interface CompileContext {
  readonly names: NumberNames;
  /** Property path without indices: the label of edges. */
  readonly path: string;
  /** Key of the layout, and the field. */
  readonly key: string;
  at(path: string): CompileContext;
  blocks(keys: readonly string[] | null): Codec;
  label(kind: ReferenceKind): number;
  join(separator: string): number;
}

/** Where codecs of blocks look up compiled layouts. */
export interface BlockSource {
  readonly registry: LayoutRegistry;
  /** The layout of a block; `path` is the prefix of its edges' labels. Null for an unknown block. */
  block(key: string, version: number, path: string): CompiledBlock | null;
}
