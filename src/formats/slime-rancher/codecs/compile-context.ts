// What compiling a type of a layout needs of its surroundings.

import type { ReferenceKind } from '../../../graph/ids.ts';
import type { LayoutRegistry, NumberNames } from '../layouts/layout.ts';
import type { Codec, CompiledBlock } from '../records/scan.ts';

/** Where the type stands that is being compiled, and what it refers to. */
export interface CompileContext {
  readonly names: NumberNames;
  /** Property path of what is being compiled, without indices: the label of edges. */
  readonly path: string;
  /** The key of the layout and the field that it belongs to. */
  readonly key: string;
  at(path: string): CompileContext;
  blocks(keys: readonly string[] | null): Codec;
  label(kind: ReferenceKind): number;
  join(separator: string): number;
}

/** Where codecs of blocks find the layouts, compiled. */
export interface BlockSource {
  readonly registry: LayoutRegistry;
  /** The layout of a block at some place; `path` is the label that its edges begin with. Null for an unknown one. */
  block(key: string, version: number, path: string): CompiledBlock | null;
}
