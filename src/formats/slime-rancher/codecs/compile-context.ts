// The context of compiling a type.

import type { PathJoin } from '../../../graph/sink.ts';
import type { LayoutRegistry, NumberNames } from '../layouts/layout.ts';
import type { Codec, CompiledBlock } from '../records/scan.ts';

export interface CompileContext {
  readonly names: NumberNames;
  readonly key: string;
  blocks(keys: readonly string[] | null): Codec;
  join(separator: string): PathJoin;
}

/** The source of compiled layouts for codecs of blocks. */
export interface BlockSource {
  readonly registry: LayoutRegistry;
  /** The layout of a block; null for an unknown block. */
  block(key: string, version: number): CompiledBlock | null;
}
