// The graph while it is being read: tables that grow. `finish` resolves references by path and indexes edges
// and classes; after that the builder cannot be used any more.

import { FormatError } from '../../bytes/format-error.ts';
import type { ChildRoom, ColumnSink, LinkRoom, NodeRoom } from '../column-sink.ts';
import { dropBrokenPlaces } from '../finished/broken-places.ts';
import type { GraphData } from '../finished/graph-data.ts';
import {
  type ClassId,
  KIND,
  type LabelId,
  type NodeId,
  type NodeKind,
  type ReferenceKind,
  type TextId,
} from '../ids.ts';
import { getOrCreate } from '../made-once.ts';
import { GraphMemory } from '../memory/graph-memory.ts';
import type { MemoryAccount } from '../memory/memory-account.ts';
import { TextTable } from '../memory/texts.ts';
import type { ImageFile, IssueRecord, PathJoin, Resolver, SinkMark } from '../sink.ts';
import { ClassTable } from './class-table.ts';
import { IssueRecorder } from './issue-recorder.ts';
import { LinkTable } from './link-table.ts';
import { numberNamed } from './made-paths.ts';
import { NodeTable } from './node-table.ts';
import { PathResolver } from './resolve-paths.ts';

/** Addresses have 32 bits, and the columns need room too. */
const MOST_IMAGE_BYTES = 2 ** 31;

/** Makes one graph: a format's `read` writes to it as its sink, then `finish` gives the graph's data. */
export class GraphBuilder implements ColumnSink {
  readonly #account: MemoryAccount | null;
  #memory: GraphMemory | null = null;
  #texts: TextTable | null = null;
  #files: ImageFile[] = [];

  readonly #nodes = new NodeTable();
  readonly #links = new LinkTable();
  readonly #classes = new ClassTable();
  readonly #repeats = new Map<NodeId, number>();
  readonly #shownNames = new Map<NodeId, TextId>();

  #currentLevel = 0;
  readonly #levels: TextId[] = [];
  readonly #levelOfText = new Map<TextId, number>();

  readonly #labels: { kind: ReferenceKind; text: string }[] = [];
  readonly #labelOf = new Map<string, LabelId>();

  readonly #issues = new IssueRecorder();
  #opaqueBytes = 0;
  #missingBytes = 0;

  /** @param account that memory is taken from; null for no limit */
  constructor(account: MemoryAccount | null = null) {
    this.#account = account;
  }

  get memory(): GraphMemory {
    if (!this.#memory) throw new Error('image() must be called first');
    return this.#memory;
  }

  /** Why there was not enough memory for the whole graph; null if there was. */
  get refusal(): FormatError | null {
    return this.#memory?.refusal ?? null;
  }

  get texts(): TextTable {
    this.#texts ??= new TextTable(this.memory);
    return this.#texts;
  }

  get nodeCount(): number {
    return this.#nodes.count;
  }

  get levelNumber(): number {
    return this.#currentLevel;
  }

  get linkCount(): number {
    return this.#links.count;
  }

  image(files: readonly { readonly name: string; readonly size: number }[]): {
    bytes: Uint8Array;
    files: readonly ImageFile[];
  } {
    const before = this.#memory;
    if (this.#texts) throw new Error('image() must be called before anything else');
    this.#files = [];
    let size = 0;
    for (const file of files) {
      this.#files.push({ name: file.name, start: size, size: file.size });
      size += file.size;
    }
    const name = files[0]?.name ?? '';
    if (size > MOST_IMAGE_BYTES) {
      const expected = `at most ${MOST_IMAGE_BYTES} bytes inflated`;
      throw new FormatError({ code: 'LIMIT', file: name, offset: 0, expected, found: `${size}` });
    }
    const memory = new GraphMemory(size, name, this.#account);
    if (before) memory.image.set(before.image);
    before?.release();
    this.#memory = memory;
    this.#nodes.moveTo(memory, size);
    this.#links.moveTo(memory, size);
    return { bytes: memory.image, files: this.#files };
  }

  level(name: TextId | null): void {
    if (name === null) {
      this.#currentLevel = 0;
      return;
    }
    const level = getOrCreate(this.#levelOfText, name, () => this.#levels.push(name));
    this.#currentLevel = level;
  }

  classOf(path: TextId): ClassId {
    return this.#classes.of(path);
  }

  superClass(of: ClassId, parent: ClassId): void {
    this.#classes.superClass(of, parent);
  }

  label(kind: ReferenceKind, text: string): LabelId {
    const key = `${kind} ${text}`;
    let id = this.#labelOf.get(key);
    if (id === undefined) {
      id = (this.#labels.push({ kind, text }) - 1) as LabelId;
      this.#labelOf.set(key, id);
    }
    return id;
  }

  node(kind: NodeKind, of: ClassId, path: TextId): NodeId {
    return this.#nodes.add(KIND[kind], of, path, this.#currentLevel);
  }

  child(kind: NodeKind, of: ClassId, parent: NodeId, join: PathJoin, text: TextId, ordinal = -1): NodeId {
    const row = this.node(kind, of, text);
    this.#nodes.joinLast(parent, join, ordinal);
    return row;
  }

  childRoom(more: number, join: PathJoin): ChildRoom {
    return this.#nodes.childRoom(more, join);
  }

  repeated(node: NodeId, n: number): void {
    this.#repeats.set(node, n);
  }

  setDisplayName(node: NodeId, name: TextId): void {
    this.#shownNames.set(node, name);
  }

  span(node: NodeId, at: number, size: number): void {
    this.#nodes.span(node, at, size);
  }

  place(node: NodeId, x: number, y: number, z: number): void {
    this.#nodes.place(node, x, y, z);
  }

  reserveNodes(more: number): NodeRoom {
    return this.#nodes.room(more);
  }

  nodesFilled(more: number): void {
    this.#nodes.filled(more);
  }

  linkRoom(more: number): LinkRoom {
    return this.#links.room(more);
  }

  linksFilled(more: number): void {
    this.#links.count += more;
  }

  parent(node: NodeId, parent: NodeId): void {
    this.#nodes.parent.values[node] = parent;
  }

  parentNamed(node: NodeId, path: TextId): void {
    // Below every row number and below "none", until finish() knows the rows.
    this.#nodes.parent.values[node] = -2 - path;
  }

  parentOf(node: NodeId): number {
    return this.#nodes.parent.values[node]!;
  }

  link(from: NodeId, label: LabelId, to: NodeId, at: number): void {
    this.#links.add(from, label, to, at);
  }

  linkNamed(from: NodeId, label: LabelId, path: TextId, at: number): void {
    this.#links.add(from, label, ~path, at);
  }

  dropLinks(downTo: number): void {
    this.#links.count = downTo;
  }

  issue(issue: IssueRecord): void {
    this.#issues.add(issue);
  }

  opaque(size: number): void {
    this.#opaqueBytes += size;
  }

  missing(size: number): void {
    this.#missingBytes += size;
  }

  mark(): SinkMark {
    return { links: this.#links.count, issues: this.#issues.mark(), opaque: this.#opaqueBytes };
  }

  dropTo({ links, issues, opaque }: SinkMark): void {
    this.#links.count = links;
    this.#issues.dropTo(issues);
    this.#opaqueBytes = opaque;
  }

  /** Resolves paths, sorts edges, makes indexes. To be called once, after everything was added. */
  finish(resolver: Resolver): GraphData {
    const brokenPlaces = this.#reportBrokenPlaces();
    const { memory, texts } = this;
    const tables = { nodes: this.#nodes, links: this.#links, classes: this.#classes, texts, memory };
    const paths = new PathResolver(tables, resolver, this.#repeats);
    paths.resolve();
    const nodes = this.#nodes.finish();
    const data: GraphData = {
      image: this.memory.image,
      files: this.#files,
      texts: this.texts.finish(),
      joins: this.#nodes.joins,
      labels: this.#labels,
      levels: this.#levels,
      classes: this.#classes.finish(nodes.class, memory),
      nodes,
      edges: this.#links.finish(nodes.count, memory),
      nodeOfText: paths.nodeOfText,
      repeats: this.#repeats,
      brokenPlaces,
      shownNames: this.#shownNames,
      issues: this.#issues.records,
      issueCount: this.#issues.count,
      noteCount: this.#issues.noteCount,
      unlistedNodes: this.#issues.unlisted(),
      unlistedNotes: this.#issues.unlistedNotes(),
      // Bytes that several things lost count once.
      opaqueBytes: Math.min(this.#opaqueBytes, this.memory.image.length),
      missingBytes: this.#missingBytes,
    };
    numberNamed(data, paths.mayBeMade);
    return data;
  }

  /** Queries compute distances, so a place with a non-finite coordinate does not count. */
  #reportBrokenPlaces(): Uint32Array {
    const broken = dropBrokenPlaces(this.memory, this.#nodes.coordinates);
    for (const row of broken) {
      const at = this.#nodes.spanAt.values[row]!;
      const file = this.#files.find(({ start, size }) => at >= start && at < start + size) ?? this.#files[0]!;
      const message = `${file.name}: an object has a place with a coordinate that is not finite`;
      const offset = at - file.start;
      this.issue({ code: 'VALUE', message, file: file.name, offset, path: null, node: row as NodeId });
    }
    return broken;
  }
}
