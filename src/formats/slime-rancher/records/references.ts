// References between the nodes of a save: positions in its indices, ids of its actors, names of things
// outside it. A target may come later in the file; such references wait for the end.

import { FormatError } from '../../../bytes/format-error.ts';
import type { LabelId, NodeId, TextId } from '../../../graph/ids.ts';
import { reportError } from '../../../graph/report-error.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { LabelNode } from '../../layout/labels.ts';

/** Path of a position that an index lacks. */
const missingEntry = (index: string, position: number): string => `${index}/[${position}]`;
/** Matches the paths that these two make. */
export const MISSING_PATH = /^SRAD\.Actor\/|^[A-Z0-9_]+\/\[-?\d+\]$/;

/** The entries of an index read so far: nodes in sequence. */
interface Table {
  readonly first: NodeId;
  readonly texts: TextId[];
  /** By text, and by what follows the first dot; made when first needed. */
  names: Map<string, NodeId> | null;
}

interface Waiting {
  readonly from: NodeId;
  readonly label: LabelId;
  readonly at: number;
  /** The index; null for the id of an actor that must exist, '' for one that may. */
  readonly of: string | null;
  readonly value: number;
}

export class References {
  readonly #tables = new Map<string, Table>();
  readonly #broken = new Set<string>();
  readonly #waiting: Waiting[] = [];
  /** Nodes with a text that names no entry. */
  readonly #unnamed: NodeId[] = [];
  readonly #actors = new Map<number, NodeId>();
  readonly #gadgets = new Map<number, NodeId>();

  /**
   * Starts an index; returns a function that adds its entries. A second index of the same name cannot be referred to.
   */
  table(index: string): (entry: NodeId, text: TextId) => void {
    let table: Table | null = null;
    return (entry, text) => {
      if (!table) {
        table = { first: entry, texts: [], names: null };
        if (!this.#tables.has(index)) this.#tables.set(index, table);
      }
      table.texts.push(text);
    };
  }

  /** Some entries of an index are lost: what refers to it is marked at the end. */
  breakTable(index: string): void {
    this.#broken.add(index);
  }

  /** A position in an index of the save; -1 means none. */
  linkIndex(sink: GraphSink, from: NodeId, label: LabelNode, of: string, position: number, at: number): void {
    if (position === -1) return;
    const entry = this.#broken.has(of) ? null : this.#entry(of, position);
    if (entry !== null) sink.link(from, label.label(sink, 'INDEX'), entry, at);
    else this.#waiting.push({ from, label: label.label(sink, 'INDEX'), at, of, value: position });
  }

  /** The id of an actor, if it is at least 1. */
  linkActor(sink: GraphSink, from: NodeId, label: LabelNode, id: number, at: number): void {
    if (id > 0) this.#waiting.push({ from, label: label.label(sink), at, of: null, value: id });
  }

  linkExternal(sink: GraphSink, from: NodeId, label: LabelNode, to: string, at: number): void {
    sink.linkNamed(from, label.label(sink), sink.texts.add(to), at);
  }

  /** A text that may be the name of an entry: gets no edge if it is not. */
  linkName(
    sink: GraphSink,
    from: NodeId,
    label: LabelNode,
    of: readonly string[],
    name: string,
    at: number,
  ): void {
    for (const index of of) {
      const table = this.#tables.get(index);
      if (!table) continue;
      table.names ??= nameTable(table, sink);
      const node = table.names.get(name.toLowerCase());
      if (node === undefined) continue;
      sink.link(from, label.label(sink), node, at);
      return;
    }
    this.#unnamed.push(from);
  }

  /** The id by which others refer to a node. A gadget may stand in for an actor, and has a reference to it. */
  identify(sink: GraphSink, node: NodeId, label: LabelNode, id: number, at: number, isActor: boolean): void {
    if (!(id > 0)) return;
    const ids = isActor ? this.#actors : this.#gadgets;
    if (!ids.has(id)) ids.set(id, node);
    if (!isActor) this.#waiting.push({ from: node, label: label.label(sink), at, of: '', value: id });
  }

  /**
   * Links what had to wait for the end of the file.
   * @param unsure marks a node whose target is not sure or, if that is null, not found; null in a sound save
   */
  finish(
    sink: GraphSink,
    file: string,
    unsure: ((node: NodeId, target: NodeId | null) => void) | null,
  ): void {
    for (const { from, label, at, of, value } of this.#waiting) {
      const found = of ? this.#entry(of, value) : this.#actor(value, of === null);
      if (found !== null) sink.link(from, label, found, at);
      unsure?.(from, found);
      if (found === null && of !== '') {
        const path = of === null ? `SRAD.Actor/${value}` : missingEntry(of, value);
        if (of !== null) this.#tellOutside(sink, file, from, of, value, at);
        sink.linkNamed(from, label, sink.texts.add(path), at);
      }
    }
    this.#waiting.length = 0;
    if (unsure) for (const node of this.#unnamed) unsure(node, null);
  }

  /** A position beyond the end of a whole index is wrong, or of a game that puts more there: something to know. */
  #tellOutside(sink: GraphSink, file: string, from: NodeId, of: string, value: number, offset: number): void {
    const table = this.#tables.get(of);
    if (!table || this.#broken.has(of)) return;
    const [expected, found] = [`a position in ${of}, below ${table.texts.length}`, String(value)];
    reportError(sink, new FormatError({ code: 'VALUE', file, offset, expected, found }), from, {
      info: true,
    });
  }

  #entry(of: string, position: number): NodeId | null {
    const table = this.#tables.get(of);
    if (!table || position < 0 || position >= table.texts.length) return null;
    return (table.first + position) as NodeId;
  }

  #actor(id: number, orGadget: boolean): NodeId | null {
    return this.#actors.get(id) ?? (orGadget ? this.#gadgets.get(id) : undefined) ?? null;
  }
}

function nameTable({ first, texts }: Table, sink: GraphSink): Map<string, NodeId> {
  const names = new Map<string, NodeId>();
  texts.forEach((id, i) => {
    const text = sink.texts.text(id).toLowerCase();
    for (const name of [text, text.slice(text.indexOf('.') + 1)])
      if (name !== '' && !names.has(name)) names.set(name, (first + i) as NodeId);
  });
  return names;
}
