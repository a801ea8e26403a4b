// Compiles layout rows to codecs, once per key, version and place of the block. A block's own codec finds its
// version in the file and continues with the fields of that version.

import type { ReferenceKind } from '../../../graph/ids.ts';
import type { PathJoin } from '../../../graph/sink.ts';
import { identifierBytes } from '../file/framing.ts';
import { type BlockRow, type FieldRow, fieldsAt, type LayoutRegistry } from '../layouts/layout.ts';
import type { Slots } from '../layouts/slots.ts';
import type { Codec, CompiledBlock, Step } from '../records/scan.ts';
import { blocksCodec, placing } from './block-codec.ts';
import type { BlockSource, CompileContext } from './compile-context.ts';
import { entriesCodec } from './index-codec.ts';
import { parseType, type Type } from './type-text.ts';

export class LayoutCompiler implements BlockSource, Slots {
  readonly registry: LayoutRegistry;
  readonly labels: { kind: ReferenceKind; text: string }[] = [];
  readonly texts: string[] = [];
  readonly joins: PathJoin[] = [];
  readonly #blocks = new Map<string, CompiledBlock | null>();
  readonly #types = new Map<string, Type>();
  /** Slots by list, then by what they hold. */
  readonly #slots = new Map<unknown, Map<string, number>>();

  constructor(registry: LayoutRegistry) {
    this.registry = registry;
  }

  block(key: string, version: number, path: string): CompiledBlock | null {
    const name = `${key} ${version} ${path}`;
    let block = this.#blocks.get(name);
    if (block === undefined) {
      block = this.#compile(key, version, path);
      this.#blocks.set(name, block);
    }
    return block;
  }

  /** A codec for blocks with these layouts; null for any block. */
  blocks(keys: readonly string[] | null, path: string): Codec {
    return blocksCodec(this, keys, path);
  }

  #compile(key: string, version: number, path: string): CompiledBlock | null {
    const found = this.registry.find(key, version);
    if (!found) return null;
    const { row, exact } = found;
    const role = row.role ?? 'record';
    const prefix = role === 'value' && path !== '' ? `${path}.` : '';
    const steps = fieldsAt(row, found.version).map((field): Step => {
      const codec = role === 'index' ? entriesCodec() : this.#field(row, field, `${prefix}${field.name}`);
      return stepOf(field, codec, this.#slot(this.texts, field.name, field.name));
    });
    return {
      row,
      role,
      key,
      version: found.version,
      exact,
      steps,
      holdsRecords: steps.some(({ codec }) => codec.records),
    };
  }

  #field(row: BlockRow, field: FieldRow, path: string): Codec {
    let type = this.#types.get(field.type);
    if (!type) {
      type = parseType(field.type);
      this.#types.set(field.type, type);
    }
    const codec = type.codec(this.#contextOf(row.key, path), field.name);
    return row.place === field.name ? placing(codec) : codec;
  }

  #contextOf(key: string, path: string): CompileContext {
    return {
      names: this.registry.names,
      key,
      path,
      at: (deeper) => this.#contextOf(key, deeper),
      blocks: (keys) => this.blocks(keys, path),
      label: (kind) => this.#slot(this.labels, `${kind} ${path}`, { kind, text: path }),
      join: (separator) => this.#slot(this.joins, separator, { separator, open: '[', close: ']' }),
    };
  }

  #slot<T>(list: T[], key: string, value: T): number {
    const slots = this.#slots.get(list) ?? new Map<string, number>();
    this.#slots.set(list, slots);
    let slot = slots.get(key);
    if (slot === undefined) {
      slot = list.push(value) - 1;
      slots.set(key, slot);
    }
    return slot;
  }
}

/** A field with its codec, and what else its row says. */
export function stepOf(row: FieldRow, codec: Codec, text: number): Step {
  const { before, unless } = row;
  const identifier = before ?? unless;
  const wanted = before !== undefined;
  const sign =
    identifier === undefined
      ? null
      : { bytes: identifierBytes(identifier), ahead: wanted ? codec.least : 0, wanted };
  const isOptional = row.optional === true || sign !== null;
  const isMarked = MARKED.test(row.type) && !isOptional;
  return { row, codec, text, sign, isOptional, isMarked, note: noteOf(row) };
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
