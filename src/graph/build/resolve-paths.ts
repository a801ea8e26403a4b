// What references and parents that are given by path lead to: the node with that path, the one in the level of the referring
// node where several have it, else a new node for what the save only names.

import { EXTERNAL_CLASS, MISSING_CLASS } from '../finished/graph-data.ts';
import { type ClassId, KIND, type NodeId, type TextId } from '../ids.ts';
import { sharedArray } from '../memory/columns.ts';
import type { TextTable } from '../memory/texts.ts';
import type { Resolver } from '../sink.ts';
import type { ClassTable } from './class-table.ts';
import type { LinkTable } from './link-table.ts';
import { beginsAsMade, madeBeginnings } from './made-paths.ts';
import type { NodeTable } from './node-table.ts';

/** Nodes that have no level. */
const NO_LEVEL = 0;

export interface ReadTables {
  readonly nodes: NodeTable;
  readonly links: LinkTable;
  readonly classes: ClassTable;
  readonly texts: TextTable;
}

export class PathResolver {
  readonly #nodes: NodeTable;
  readonly #links: LinkTable;
  readonly #classes: ClassTable;
  readonly #texts: TextTable;
  readonly #resolver: Resolver;
  /** First node with a written path, by text; -1 for none. */
  readonly nodeOfText: Int32Array;
  /** Nodes whose path was there before, with their number from 2. */
  readonly repeats: Map<NodeId, number>;
  /** Named nodes whose path begins as one that is made of parts. */
  readonly mayBeMade: NodeId[] = [];
  /** Further nodes of a path. */
  readonly #others = new Map<TextId, NodeId[]>();
  /** Classes of nodes that the save only names: few, and asked for once a node. */
  readonly #absentClasses = new Map<string, ClassId>();
  /** How paths made of parts begin; null until they are needed. */
  #beginnings: ReadonlySet<string> | null = null;

  /** @param repeats nodes that are known to repeat a path; gets the others */
  constructor(
    { nodes, links, classes, texts }: ReadTables,
    resolver: Resolver,
    repeats: Map<NodeId, number>,
  ) {
    this.#nodes = nodes;
    this.#links = links;
    this.#classes = classes;
    this.#texts = texts;
    this.#resolver = resolver;
    this.repeats = repeats;
    this.nodeOfText = sharedArray(Int32Array, texts.count).fill(-1);
    this.#indexPaths();
  }

  /** Every parent and target becomes a row. */
  resolve(): void {
    this.#resolveParents();
    // At most all texts become nodes: room for them at once, instead of moving again and again.
    this.#nodes.reserve(this.#texts.count);
    const targets = this.#links.target.values;
    const [{ values: places }, { values: sources }] = [this.#links.at, this.#links.source];
    for (let edge = 0; edge < this.#links.count; edge++) {
      const target = targets[edge]!;
      if (target < 0) targets[edge] = this.#nodeOf(~target as TextId, places[edge]!, sources[edge]!);
    }
  }

  #resolveParents(): void {
    const { values: parents } = this.#nodes.parent;
    for (let row = 0; row < this.#nodes.count; row++) {
      // A parent that is not in the save is no containment; the reference to it stands on its own.
      if (parents[row]! > -2) continue;
      const text = (-2 - parents[row]!) as TextId;
      const first = this.nodeOfText[text]! as NodeId;
      const more = this.#others.size > 0 ? this.#others.get(text) : undefined;
      parents[row] = more ? (this.#inLevelOf(row, [first, ...more])[0] ?? first) : first;
    }
  }

  #nodeOf(text: TextId, at: number, source: number): NodeId {
    const known = this.nodeOfText[text]! as NodeId;
    if (known < 0) return this.#addAbsent(text, at);
    const more = this.#others.size > 0 ? this.#others.get(text) : undefined;
    if (!more) return known;
    // Where several nodes have a path, each level means its own.
    const own = this.#inLevelOf(source, [known, ...more]);
    return own.length === 1 ? own[0]! : this.#resolver.choose([known, ...more], at);
  }

  #inLevelOf(source: number, nodes: readonly NodeId[]): NodeId[] {
    const { values: levels } = this.#nodes.level;
    return nodes.filter((node) => levels[node] === levels[source]);
  }

  /** First node of each written path; further nodes of the same path are numbered and listed. */
  #indexPaths(): void {
    const { count, join, text } = this.#nodes;
    for (let row = 0; row < count; row++) {
      if (join !== null && join[row] !== 0) continue;
      const path = text.values[row]! as TextId;
      if (this.nodeOfText[path]! < 0) {
        this.nodeOfText[path] = row;
        continue;
      }
      const more = this.#others.get(path);
      if (more) more.push(row as NodeId);
      else this.#others.set(path, [row as NodeId]);
      this.repeats.set(row as NodeId, (more?.length ?? 1) + 1);
    }
  }

  #addAbsent(text: TextId, at: number): NodeId {
    const path = this.#texts.text(text);
    const { kind, class: name } = this.#resolver.absent(path, at);
    const className = name ?? (kind === 'EXTERNAL' ? EXTERNAL_CLASS : MISSING_CLASS);
    let id = this.#absentClasses.get(className);
    if (id === undefined) {
      id = this.#classes.of(this.#texts.add(className));
      this.#absentClasses.set(className, id);
    }
    const row = this.#nodes.add(KIND[kind], id, text, NO_LEVEL);
    this.nodeOfText[text] = row;
    const { join } = this.#nodes;
    if (join !== null && beginsAsMade(path, this.#makeBeginnings(join))) this.mayBeMade.push(row);
    return row;
  }

  #makeBeginnings(join: Uint8Array): ReadonlySet<string> {
    const { count, parent, joins, text } = this.#nodes;
    this.#beginnings ??= madeBeginnings(
      { count, join, parent: parent.values },
      (number) => joins[number - 1]!.separator,
      (root) => this.#texts.text(text.values[root]! as TextId),
    );
    return this.#beginnings;
  }
}
