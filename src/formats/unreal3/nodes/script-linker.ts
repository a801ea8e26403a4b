// Turns references in byte code into edges: to objects, and to functions called by name or by native index,
// where the loaded packages show which they are.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { LabelId, NodeId } from '../../../graph/ids.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import { traitsOf } from '../file/traits.ts';
import { SCRIPT_LABEL, type ScriptPlace, ScriptReader, type ScriptUses } from '../script/script-reader.ts';
import { tokensOf } from '../script/tokens.ts';
import { nodeOfIndex, type Package } from '../tables/package.ts';
import type { CallTargets } from './call-targets.ts';

/** Functions by native index; complete once all packages are read. */
export class NativeFunctions {
  readonly #sink: GraphSink;
  /** -1 for an index that several functions have. */
  readonly #nodes = new Map<number, number>();
  readonly #calls: { readonly from: NodeId; readonly at: number; readonly index: number }[] = [];

  constructor(sink: GraphSink) {
    this.#sink = sink;
  }

  /** Adds a function with this index; 0 means none. */
  add(index: number, node: NodeId): void {
    if (index !== 0) this.#nodes.set(index, this.#nodes.has(index) ? -1 : node);
  }

  called(from: NodeId, at: number, index: number): void {
    this.#calls.push({ from, at, index });
  }

  /** Number of calls so far, to return to when the byte code that holds the later ones turns out to be unreadable. */
  get count(): number {
    return this.#calls.length;
  }

  drop(downTo: number): void {
    this.#calls.length = downTo;
  }

  link(label: LabelId): void {
    for (const { from, at, index } of this.#calls) {
      const target = this.#nodes.get(index) ?? -1;
      if (target >= 0) this.#sink.link(from, label, target as NodeId, at);
    }
  }
}

export class ScriptLinker implements ScriptUses {
  readonly #sink: GraphSink;
  readonly #of: Package;
  readonly #calls: CallTargets;
  readonly #natives: NativeFunctions;
  readonly #label: LabelId;
  /** Made for the first script: most packages have none. */
  #reader: ScriptReader | null = null;
  #node = 0 as NodeId;

  constructor(sink: GraphSink, of: Package, calls: CallTargets, natives: NativeFunctions) {
    this.#sink = sink;
    this.#of = of;
    this.#calls = calls;
    this.#natives = natives;
    this.#label = sink.label('NATIVE', SCRIPT_LABEL);
  }

  /** @throws FormatError when the script cannot be read; in that case it leaves no edges */
  link(node: NodeId, index: number, cursor: Cursor, place: ScriptPlace): void {
    this.#node = node;
    const links = this.#sink.linkCount;
    const calls = this.#natives.count;
    try {
      this.#reader ??= new ScriptReader(this.#of, tokensOf(traitsOf(this.#of.summary.layout)));
      this.#reader.walk(cursor, place, this, this.#calls.classHolding(this.#of, index));
    } catch (error) {
      this.#sink.dropLinks(links);
      this.#natives.drop(calls);
      throw error;
    }
  }

  object(at: number, index: number): void {
    const target = nodeOfIndex(this.#of, index);
    if (target !== null) this.#sink.link(this.#node, this.#label, target, at);
  }

  namedCall(at: number, name: number, number: number, ofClass: number): number {
    if (ofClass < 0 || number !== 0) return -1;
    const target = this.#calls.functionOf(ofClass, this.#of.names.fold[name]!);
    if (target < 0) return -1;
    this.#sink.link(this.#node, this.#label, target as NodeId, at);
    return this.#calls.classOfCall(target);
  }

  nativeCall(at: number, index: number): number {
    this.#natives.called(this.#node, at, index);
    return -1;
  }

  classOfProperty(index: number): number {
    const node = nodeOfIndex(this.#of, index);
    return node === null ? -1 : this.#calls.classOfProperty(node);
  }

  classOfCall(index: number): number {
    const node = nodeOfIndex(this.#of, index);
    return node === null ? -1 : this.#calls.classOfCall(node);
  }

  classOfObject(index: number): number {
    return this.#calls.classOfObject(this.#of, index);
  }

  classNode(index: number): number {
    return nodeOfIndex(this.#of, index) ?? -1;
  }
}
