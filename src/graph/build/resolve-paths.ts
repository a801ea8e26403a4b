// Resolves references and parents that are given by path: to the node with that path; if there are several, to the one
// in the level of the referring node; if there is none, to a new node for what the save only names.

import { EXTERNAL_CLASS, MISSING_CLASS } from '../finished/graph-data.ts';
import { type ClassId, KIND, NO_NODE, type NodeId, type TextId } from '../ids.ts';
import { getOrCreate } from '../made-once.ts';
import type { GraphMemory } from '../memory/graph-memory.ts';
import type { TextTable } from '../memory/texts.ts';
import type { Absent, Resolver } from '../sink.ts';
import type { ClassTable } from './class-table.ts';
import type { LinkTable } from './link-table.ts';
import { type Beginnings, madeBeginnings, startsLikeComposedPath } from './made-paths.ts';
import type { NodeTable } from './node-table.ts';

/**
 * While references are resolved: in place of the first node with a path, if there are several
 * (kernel/assembly/paths.ts).
 */
const SEVERAL = -2;

interface ReadTables {
  readonly nodes: NodeTable;
  readonly links: LinkTable;
  readonly classes: ClassTable;
  readonly texts: TextTable;
  readonly memory: GraphMemory;
}

export class PathResolver {
  readonly #nodes: NodeTable;
  readonly #links: LinkTable;
  readonly #classes: ClassTable;
  readonly #texts: TextTable;
  readonly #memory: GraphMemory;
  readonly #resolver: Resolver;
  /** First node with a written path, by text; -1 for none. */
  readonly nodeOfText: Int32Array;
  /** Nodes with a path that an earlier node has, with their number from 2. */
  readonly repeats: Map<NodeId, number>;
  /** Named nodes whose path starts like a composed one. */
  readonly mayBeMade: NodeId[] = [];
  /** All nodes of each path that several nodes have. */
  readonly #several = new Map<TextId, NodeId[]>();
  /** Classes of nodes that the save only names: there are few, looked up once per node. */
  readonly #absentClasses = new Map<string, ClassId>();

  /** @param repeats nodes already known to repeat a path; the others are added */
  constructor(
    { nodes, links, classes, texts, memory }: ReadTables,
    resolver: Resolver,
    repeats: Map<NodeId, number>,
  ) {
    this.#nodes = nodes;
    this.#links = links;
    this.#classes = classes;
    this.#texts = texts;
    this.#memory = memory;
    this.#resolver = resolver;
    this.repeats = repeats;
    this.nodeOfText = memory.array(Int32Array, texts.count).fill(NO_NODE);
  }

  /** Turns every parent and target into a row. */
  resolve(): void {
    const { kernel } = this.#memory;
    const nodes = this.#nodes.room(0);
    // There cannot be more named nodes than texts.
    const absent = this.#memory.array(Uint32Array, this.nodeOfText.length);
    kernel.setPathRows({ nodeOfText: this.nodeOfText, absent });
    kernel.setPathNodes(nodes);
    kernel.setPathLinks({ target: this.#links.target.values });
    const { join } = this.#nodes;
    if (join !== null) kernel.setJoins({ join });
    this.#indexPaths(nodes.text);
    this.#resolveParents(nodes.parent);
    this.#resolveLinks();
    this.#addAbsent(absent.subarray(0, kernel.absentCount));
    for (const [text, [first]] of this.#several) this.nodeOfText[text] = first!;
  }

  /** Finds the first node of each written path; lists nodes with the same path, and numbers them from the second on. */
  #indexPaths(texts: Uint32Array): void {
    const { kernel } = this.#memory;
    const { count } = this.#nodes;
    for (let row = 0; ; row++) {
      row = kernel.indexPaths(row, count);
      if (row === count) return;
      const text = texts[row]! as TextId;
      const nodes = this.#several.get(text) ?? [this.nodeOfText[text]! as NodeId];
      nodes.push(row as NodeId);
      this.#several.set(text, nodes);
      this.nodeOfText[text] = SEVERAL;
      this.repeats.set(row as NodeId, nodes.length);
    }
  }

  #resolveParents(parents: Int32Array): void {
    const { kernel } = this.#memory;
    const { count } = this.#nodes;
    for (let row = 0; ; row++) {
      row = kernel.resolveParents(row, count);
      if (row === count) return;
      const nodes = this.#several.get((-2 - parents[row]!) as TextId)!;
      parents[row] = this.#inLevelOf(row, nodes)[0] ?? nodes[0]!;
    }
  }

  #resolveLinks(): void {
    const { kernel } = this.#memory;
    const { count, target, source, at } = this.#links;
    const row = this.#nodes.count;
    for (let link = 0; ; link++) {
      link = kernel.resolveLinks({ from: link, count, row });
      if (link === count) return;
      const nodes = this.#several.get(~target.values[link]! as TextId)!;
      // If several nodes have a path, a reference means the one in its own level.
      const own = this.#inLevelOf(source.values[link]!, nodes);
      target.values[link] = own.length === 1 ? own[0]! : this.#resolver.choose(nodes, at.values[link]!);
    }
  }

  #inLevelOf(source: number, nodes: readonly NodeId[]): NodeId[] {
    const { values: levels } = this.#nodes.level;
    return nodes.filter((node) => levels[node] === levels[source]);
  }

  /** Adds nodes for what the save only names, in the order of the rows assigned to them. */
  #addAbsent(texts: Uint32Array): void {
    if (texts.length === 0) return;
    const { join } = this.#nodes;
    const asMade = join === null ? null : startsLikeComposedPath(texts, this.#texts, this.#beginnings(join));
    const first = this.#nodes.addPaths(texts);
    this.#setAbsent(texts, first);
    if (asMade === null) return;
    for (let at = asMade.indexOf(1); at >= 0; at = asMade.indexOf(1, at + 1))
      this.mayBeMade.push((first + at) as NodeId);
  }

  /** Sets kind and class of the nodes for these paths, of which many in a row usually refer to the same. */
  #setAbsent(texts: Uint32Array, first: number): void {
    const { absent } = this.#resolver;
    let begun = 0;
    let last: Absent | null = null;
    const until = (at: number): void => {
      if (last !== null) this.#setRun(first + begun, first + at, last);
      begun = at;
    };
    if (typeof absent === 'function') {
      for (let at = 0; at < texts.length; at++) {
        const meant = absent(texts[at]! as TextId, this.#texts);
        if (meant === last) continue;
        until(at);
        last = meant;
      }
      until(texts.length);
      return;
    }
    const { begin, isBegun, otherwise } = absent;
    const marks = this.#texts.beginWith(texts, [begin]);
    while (begun < texts.length) {
      last = marks[begun] === 1 ? isBegun : otherwise;
      const next = marks.indexOf(last === isBegun ? 0 : 1, begun);
      until(next < 0 ? texts.length : next);
    }
  }

  #setRun(from: number, end: number, { kind, class: name }: Absent): void {
    this.#nodes.kind.values.fill(KIND[kind], from, end);
    this.#nodes.class.values.fill(this.#absentClass(kind, name), from, end);
  }

  #absentClass(kind: 'EXTERNAL' | 'MISSING', name: string | undefined): ClassId {
    const className = name ?? (kind === 'EXTERNAL' ? EXTERNAL_CLASS : MISSING_CLASS);
    return getOrCreate(this.#absentClasses, className, () => this.#classes.of(this.#texts.add(className)));
  }

  /** Prefixes of composed paths. */
  #beginnings(join: Uint8Array): Beginnings {
    const { count, parent, joins, text } = this.#nodes;
    return madeBeginnings(
      { count, join, parent: parent.values },
      (number) => joins[number - 1]!.separator,
      (root) => this.#texts.text(text.values[root]! as TextId),
    );
  }
}
