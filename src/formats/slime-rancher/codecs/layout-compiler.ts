// Compiles layout rows to codecs, once per key, version and place of the block. A block's own codec finds its
// version in the file and continues with the fields of that version.

import { getOrCreate } from '../../../graph/made-once.ts';
import type { PathJoin } from '../../../graph/sink.ts';
import { FieldLabels } from '../../layout/labels.ts';
import { identifierBytes } from '../file/framing.ts';
import { type BlockRow, type FieldRow, fieldsAt, type LayoutRegistry } from '../layouts/layout.ts';
import type { Codec, CompiledBlock, Step } from '../records/scan.ts';
import { blocksCodec, placing } from './block-codec.ts';
import type { BlockSource } from './compile-context.ts';
import { entriesCodec } from './index-codec.ts';
import { parseType, type Type } from './type-text.ts';

export class LayoutCompiler implements BlockSource {
  readonly registry: LayoutRegistry;
  readonly #blocks = new Map<string, CompiledBlock | null>();
  readonly #types = new Map<string, Type>();
  /** One of each, because the graph tells them apart by identity. */
  readonly #joins = new Map<string, PathJoin>();

  constructor(registry: LayoutRegistry) {
    this.registry = registry;
  }

  block(key: string, version: number): CompiledBlock | null {
    const name = `${key} ${version}`;
    return getOrCreate(this.#blocks, name, () => this.#compile(key, version));
  }

  /** A codec for blocks with these layouts; null for any block. */
  blocks(keys: readonly string[] | null): Codec {
    return blocksCodec(this, keys);
  }

  #compile(key: string, version: number): CompiledBlock | null {
    const found = this.registry.find(key, version);
    if (!found) return null;
    const { row, exact } = found;
    const role = row.role ?? 'record';
    const steps = fieldsAt(row, found.version).map((field) =>
      stepOf(field, role === 'index' ? entriesCodec() : this.#field(row, field)),
    );
    const holdsRecords = steps.some(({ codec }) => codec.records);
    const labels = new FieldLabels();
    return { row, role, key, version: found.version, exact, steps, labels, holdsRecords };
  }

  #field(row: BlockRow, field: FieldRow): Codec {
    const type = getOrCreate(this.#types, field.type, () => parseType(field.type));
    const context = {
      names: this.registry.names,
      key: row.key,
      blocks: (keys: readonly string[] | null) => this.blocks(keys),
      join: (separator: string) => this.#join(separator),
    };
    const codec = type.codec(context, field.name);
    return row.place === field.name ? placing(codec) : codec;
  }

  #join(separator: string): PathJoin {
    return getOrCreate(this.#joins, separator, () => ({ separator, open: '[', close: ']' }));
  }
}

/** A field with its codec, and what else its row says. */
export function stepOf(row: FieldRow, codec: Codec): Step {
  const { before, unless } = row;
  const identifier = before ?? unless;
  const wanted = before !== undefined;
  const sign =
    identifier === undefined
      ? null
      : { bytes: identifierBytes(identifier), ahead: wanted ? codec.least : 0, wanted };
  const isOptional = row.optional === true || sign !== null;
  const isMarked = MARKED.test(row.type) && !isOptional;
  return { row, codec, sign, isOptional, isMarked, note: noteOf(row) };
}

/** Types whose values always have a marker: a block, a separator. */
const MARKED = /^(separator$|[A-Z])/;

/** That it is a guess, what the samples show, and what public descriptions call it. */
function noteOf({ evidence, note, aliases }: FieldRow): string | undefined {
  const parts = [
    ...(evidence === 'guess' ? ['a guess'] : []),
    ...(note === undefined ? [] : [note]),
    ...(aliases ? [`also called ${aliases.join(', ')}`] : []),
  ];
  return parts.length === 0 ? undefined : parts.join('; ');
}
