// The graph while it is being read: columns that grow. `finish` resolves references by path, makes the
// rows of edges and classes, and the builder is spent. Long, because all columns of a row are set by one call and finished by
// one: there is nothing in it that others could use without the rest.

import { FormatError } from '../bytes/format-error.ts';
import { dropBrokenPlaces, PLACE_WITHOUT_NUMBERS } from './broken-places.ts';
import type { BulkSink, ChildRoom, LinkRoom, NodeRoom } from './bulk-sink.ts';
import { Column, groupRows, sharedArray } from './columns.ts';
import { buildEdges } from './edges.ts';
import { EXTERNAL_CLASS, type GraphData, MISSING_CLASS } from './graph-data.ts';
import { GraphMemory } from './graph-memory.ts';
import {
  type ClassId,
  KIND,
  type LabelId,
  NO_NODE,
  type NodeId,
  type NodeKind,
  type ReferenceKind,
  type TextId,
} from './ids.ts';
import { IssueList } from './issue-list.ts';
import { beginsAsMade, madeBeginnings, numberNamed } from './made-paths.ts';
import type { MemoryAccount } from './memory-account.ts';
import type { ImageFile, IssueRecord, PathJoin, Resolver, SinkMark } from './sink.ts';
import { TextTable } from './texts.ts';

/** Arrays of words that finishing makes, some of them for a while: see groupRows and edges.ts. */
const ARRAYS_BY_NODE = 6;
const ARRAYS_BY_EDGE = 6;
/** Addresses are 32 bits wide, and the columns need room too. */
const MOST_IMAGE_BYTES = 2 ** 31;
/** One node takes at least this many bytes of a real save, and one reference. */
const BYTES_A_NODE = 192;
const BYTES_AN_EDGE = 64;

/** How the paths of nodes are made: columns of GraphData. */
interface Joined {
  readonly join: Column<Uint8Array>;
  readonly ordinal: Column<Uint32Array>;
}

export class GraphBuilder implements BulkSink {
  readonly #account: MemoryAccount | null;
  readonly #reserve: number;
  #memory: GraphMemory | null = null;
  #texts: TextTable | null = null;
  #files: ImageFile[] = [];

  readonly #kind = new Column(Uint8Array);
  readonly #class = new Column(Uint32Array);
  readonly #text = new Column(Uint32Array);
  readonly #parent = new Column(Int32Array);
  readonly #level = new Column(Uint32Array);
  readonly #spanAt = new Column(Uint32Array);
  readonly #spanSize = new Column(Uint32Array);
  readonly #x = new Column(Float64Array);
  readonly #y = new Column(Float64Array);
  readonly #z = new Column(Float64Array);
  /** Rows before the first composed path have no join: the columns begin there. */
  #joined: Joined | null = null;
  readonly #joins: PathJoin[] = [];
  readonly #repeats = new Map<NodeId, number>();
  readonly #shownNames = new Map<NodeId, TextId>();
  /** How paths made of parts begin, while references are resolved; and the named nodes whose path begins so. */
  #madeBeginnings: ReadonlySet<string> | null = null;
  readonly #mayBeMade: NodeId[] = [];

  #currentLevel = 0;
  readonly #levels: TextId[] = [];
  readonly #levelOfText = new Map<TextId, number>();
  readonly #classPath = new Column(Uint32Array, 64);
  readonly #superClass = new Column(Int32Array, 64);
  readonly #classOfText = new Map<TextId, ClassId>();
  /** Classes of nodes that the save only names: few, and asked for once a node. */
  readonly #absentClasses = new Map<string, ClassId>();

  readonly #labels: { kind: ReferenceKind; text: string }[] = [];
  readonly #labelOf = new Map<string, LabelId>();
  readonly #source = new Column(Uint32Array);
  /** Row of the target, or ~text when it is given by path. */
  readonly #target = new Column(Int32Array);
  readonly #label = new Column(Uint32Array);
  readonly #at = new Column(Uint32Array);

  /** Rows in use. The columns learn of it when they grow and when they are finished. */
  #nodeCount = 0;
  #linkCount = 0;

  readonly #issues = new IssueList();
  #opaqueBytes = 0;
  #missingBytes = 0;

  /** Both for GraphMemory. */
  constructor(account: MemoryAccount | null = null, reserve = 1) {
    this.#account = account;
    this.#reserve = reserve;
  }

  get memory(): GraphMemory {
    if (!this.#memory) throw new Error('image() comes first');
    return this.#memory;
  }

  /** Whether there was too little memory for all of the graph, and why. */
  get shortOfMemory(): { readonly error: FormatError; readonly isOutgrown: boolean } | null {
    const { refusal = null, isOutgrown = false } = this.#memory ?? {};
    return refusal && { error: refusal, isOutgrown };
  }

  /** Gives the memory back that was taken for this graph, which nobody will have. */
  release(): void {
    this.#memory?.release();
  }

  get texts(): TextTable {
    this.#texts ??= new TextTable(this.memory);
    return this.#texts;
  }

  get nodeCount(): number {
    return this.#nodeCount;
  }

  get levelNumber(): number {
    return this.#currentLevel;
  }

  get linkCount(): number {
    return this.#linkCount;
  }

  image(files: readonly { readonly name: string; readonly size: number }[]): {
    bytes: Uint8Array;
    files: readonly ImageFile[];
  } {
    const before = this.#memory;
    if (this.#texts) throw new Error('image() comes before all else');
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
    const memory = new GraphMemory(size, name, this.#account, this.#reserve);
    if (before) memory.image.set(before.image);
    before?.release();
    this.#memory = memory;
    for (const column of this.#nodeColumns()) column.moveTo(memory, Math.ceil(size / BYTES_A_NODE));
    for (const column of [this.#x, this.#y, this.#z]) column.moveTo(memory, Math.ceil(size / BYTES_A_NODE));
    for (const column of this.#linkColumns()) column.moveTo(memory, Math.ceil(size / BYTES_AN_EDGE));
    return { bytes: memory.image, files: this.#files };
  }

  level(name: TextId | null): void {
    if (name === null) {
      this.#currentLevel = 0;
      return;
    }
    let level = this.#levelOfText.get(name);
    if (level === undefined) {
      level = this.#levels.push(name);
      this.#levelOfText.set(name, level);
    }
    this.#currentLevel = level;
  }

  classOf(path: TextId): ClassId {
    let id = this.#classOfText.get(path);
    if (id === undefined) {
      id = this.#classPath.length as ClassId;
      this.#classPath.push(path);
      this.#superClass.push(-1);
      this.#classOfText.set(path, id);
    }
    return id;
  }

  superClass(of: ClassId, parent: ClassId): void {
    this.#superClass.values[of] = parent;
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
    const row = this.#nodeCount as NodeId;
    if (row === this.#kind.values.length) useRows(this.#nodeColumns(), row, row + 1);
    this.#nodeCount = row + 1;
    this.#kind.values[row] = KIND[kind];
    this.#class.values[row] = of;
    this.#text.values[row] = path;
    this.#parent.values[row] = NO_NODE;
    this.#level.values[row] = this.#currentLevel;
    this.#joined?.join.push(0);
    this.#joined?.ordinal.push(0);
    return row;
  }

  child(kind: NodeKind, of: ClassId, parent: NodeId, join: PathJoin, text: TextId, ordinal = -1): NodeId {
    const row = this.node(kind, of, text);
    this.#parent.values[row] = parent;
    const joined = this.#joined ?? this.#makeJoined();
    joined.join.values[row] = this.#joinNumber(join);
    joined.ordinal.values[row] = ordinal + 1;
    return row;
  }

  childRoom(more: number, join: PathJoin): ChildRoom {
    const joined = this.#joined ?? this.#makeJoined();
    for (const column of [joined.join, joined.ordinal]) column.reserve(this.#nodeCount + more);
    const number = this.#joinNumber(join);
    return { join: joined.join.values, ordinal: joined.ordinal.values, number };
  }

  /** Columns of joins, zeros for the nodes so far. */
  #makeJoined(): Joined {
    const joined = { join: new Column(Uint8Array, 0), ordinal: new Column(Uint32Array, 0) };
    for (const column of [joined.join, joined.ordinal]) {
      column.moveTo(this.memory, this.#kind.values.length);
      column.length = this.#nodeCount;
    }
    this.#joined = joined;
    return joined;
  }

  #joinNumber(join: PathJoin): number {
    const at = this.#joins.indexOf(join);
    return at < 0 ? this.#joins.push(join) : at + 1;
  }

  repeated(node: NodeId, n: number): void {
    this.#repeats.set(node, n);
  }

  shownAs(node: NodeId, name: TextId): void {
    this.#shownNames.set(node, name);
  }

  span(node: NodeId, at: number, size: number): void {
    this.#spanAt.values[node] = at;
    this.#spanSize.values[node] = size;
  }

  place(node: NodeId, x: number, y: number, z: number): void {
    setPlace(this.#x, node, Number.isNaN(x) ? PLACE_WITHOUT_NUMBERS : x);
    setPlace(this.#y, node, y);
    setPlace(this.#z, node, z);
  }

  nodeRoom(more: number): NodeRoom {
    useRows(this.#nodeColumns(), this.#nodeCount, this.#nodeCount + more);
    for (const column of [this.#x, this.#y, this.#z]) column.reserve(this.#nodeCount + more);
    return {
      kind: this.#kind.values,
      class: this.#class.values,
      text: this.#text.values,
      parent: this.#parent.values,
      level: this.#level.values,
      spanAt: this.#spanAt.values,
      spanSize: this.#spanSize.values,
      x: this.#x.values,
      y: this.#y.values,
      z: this.#z.values,
    };
  }

  nodesFilled(more: number): void {
    const before = this.#nodeCount;
    this.#nodeCount += more;
    for (const column of [this.#x, this.#y, this.#z]) {
      fillPlaces(column, before);
      column.length = this.#nodeCount;
    }
    if (!this.#joined) return;
    for (const column of [this.#joined.join, this.#joined.ordinal]) {
      column.reserve(this.#nodeCount);
      column.length = this.#nodeCount;
    }
  }

  linkRoom(more: number): LinkRoom {
    useRows(this.#linkColumns(), this.#linkCount, this.#linkCount + more);
    const [source, target, label, at] = [this.#source, this.#target, this.#label, this.#at];
    return { source: source.values, target: target.values, label: label.values, at: at.values };
  }

  linksFilled(more: number): void {
    this.#linkCount += more;
  }

  parent(node: NodeId, parent: NodeId): void {
    this.#parent.values[node] = parent;
  }

  parentNamed(node: NodeId, path: TextId): void {
    // Below every row number and below "none", until finish() knows the rows.
    this.#parent.values[node] = -2 - path;
  }

  parentOf(node: NodeId): number {
    return this.#parent.values[node]!;
  }

  link(from: NodeId, label: LabelId, to: NodeId, at: number): void {
    this.#link(from, label, to, at);
  }

  linkNamed(from: NodeId, label: LabelId, path: TextId, at: number): void {
    this.#link(from, label, ~path, at);
  }

  #link(from: NodeId, label: LabelId, target: number, at: number): void {
    const row = this.#linkCount;
    if (row === this.#source.values.length) useRows(this.#linkColumns(), row, row + 1);
    this.#linkCount = row + 1;
    this.#source.values[row] = from;
    this.#target.values[row] = target;
    this.#label.values[row] = label;
    this.#at.values[row] = at;
  }

  dropLinks(downTo: number): void {
    this.#linkCount = downTo;
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
    return { links: this.#linkCount, issues: this.#issues.mark(), opaque: this.#opaqueBytes };
  }

  dropTo({ links, issues, opaque }: SinkMark): void {
    this.#linkCount = links;
    this.#issues.dropTo(issues);
    this.#opaqueBytes = opaque;
  }

  finish(resolver: Resolver): GraphData {
    const brokenPlaces = this.#reportBrokenPlaces();
    this.memory.take(this.#bytesToFinish());
    const { nodeOfText, others } = this.#indexPaths();
    const resolveText = (text: TextId, at: number, source: number): NodeId => {
      const known = nodeOfText[text]! as NodeId;
      if (known < 0) return this.#addAbsent(text, at, resolver, nodeOfText);
      const more = others.size > 0 ? others.get(text) : undefined;
      if (!more) return known;
      // Where several nodes have a path, each level means its own.
      const own = this.#inLevelOf(source, [known, ...more]);
      return own.length === 1 ? own[0]! : resolver.choose([known, ...more], at);
    };
    const { values: parents } = this.#parent;
    const heldNodes = this.nodeCount;
    for (let row = 0; row < heldNodes; row++) {
      // A parent that is not in the save is no containment; the reference to it stands on its own.
      if (parents[row]! > -2) continue;
      const text = (-2 - parents[row]!) as TextId;
      const first = nodeOfText[text]! as NodeId;
      const more = others.size > 0 ? others.get(text) : undefined;
      parents[row] = more ? (this.#inLevelOf(row, [first, ...more])[0] ?? first) : first;
    }
    // At most all texts become nodes: room for them at once, instead of moving again and again.
    useRows(this.#nodeColumns(), heldNodes, heldNodes + this.texts.count);
    const targets = this.#target.values;
    for (let edge = 0; edge < this.linkCount; edge++) {
      const target = targets[edge]!;
      if (target < 0) {
        targets[edge] = resolveText(~target as TextId, this.#at.values[edge]!, this.#source.values[edge]!);
      }
    }
    const count = this.nodeCount;
    useRows(this.#nodeColumns(), count);
    useRows(this.#linkColumns(), this.#linkCount);
    const classColumn = this.#class.finish();
    const [x, y, z] = [this.#x.finish(), this.#y.finish(), this.#z.finish()];
    const data: GraphData = {
      image: this.memory.image,
      files: this.#files,
      texts: this.texts.finish(),
      joins: this.#joins,
      labels: this.#labels,
      levels: this.#levels,
      classes: {
        path: this.#classPath.finish(),
        superClass: this.#superClass.finish(),
        members: groupRows(classColumn, count, this.#classPath.length),
      },
      nodes: {
        count,
        kind: this.#kind.finish(),
        class: classColumn,
        text: this.#text.finish(),
        parent: this.#parent.finish(),
        level: this.#level.finish(),
        spanAt: this.#spanAt.finish(),
        spanSize: this.#spanSize.finish(),
        join: this.#joined?.join.finish() ?? null,
        ordinal: this.#joined?.ordinal.finish() ?? null,
        x,
        y,
        z,
      },
      edges: buildEdges(this.#source, this.#target, this.#label, this.#at, count),
      nodeOfText,
      repeats: this.#repeats,
      brokenPlaces,
      shownNames: this.#shownNames,
      issues: this.#issues.records,
      issueCount: this.#issues.count,
      noteCount: this.#issues.noteCount,
      unlistedNodes: this.#issues.unlisted(),
      opaqueBytes: this.#opaqueBytes,
      missingBytes: this.#missingBytes,
    };
    numberNamed(data, this.#mayBeMade);
    return data;
  }

  /** A place that is no point in space is none: queries measure distances. */
  #reportBrokenPlaces(): Uint32Array {
    const [x, y, z] = [this.#x, this.#y, this.#z].map((column) => column.finish());
    const broken = dropBrokenPlaces(x!, y!, z!);
    for (const row of broken) {
      const at = this.#spanAt.values[row]!;
      const file = this.#files.find(({ start, size }) => at >= start && at < start + size) ?? this.#files[0]!;
      const message = `${file.name}: an object has a place that is none`;
      const offset = at - file.start;
      this.issue({ code: 'VALUE', message, file: file.name, offset, path: null, node: row as NodeId });
    }
    return broken;
  }

  /** Of rows of edges, members of classes and first nodes of paths, at most: all texts may become nodes. */
  #bytesToFinish(): number {
    const nodes = this.nodeCount + this.texts.count;
    return 4 * (ARRAYS_BY_NODE * nodes + ARRAYS_BY_EDGE * this.linkCount + 2 * this.#classPath.length);
  }

  #nodeColumns(): readonly (Column<Uint8Array> | Column<Uint32Array> | Column<Int32Array>)[] {
    return [this.#kind, this.#class, this.#text, this.#parent, this.#level, this.#spanAt, this.#spanSize];
  }

  #linkColumns(): readonly (Column<Uint32Array> | Column<Int32Array>)[] {
    return [this.#source, this.#target, this.#label, this.#at];
  }

  /** First node of each written path; further nodes of the same path are numbered and listed. */
  #inLevelOf(source: number, nodes: readonly NodeId[]): NodeId[] {
    const { values: levels } = this.#level;
    return nodes.filter((node) => levels[node] === levels[source]);
  }

  #indexPaths(): { nodeOfText: Int32Array; others: Map<TextId, NodeId[]> } {
    const nodeOfText = sharedArray(Int32Array, this.texts.count).fill(-1);
    const others = new Map<TextId, NodeId[]>();
    for (let row = 0; row < this.nodeCount; row++) {
      if (this.#joined && this.#joined.join.values[row] !== 0) continue;
      const text = this.#text.values[row]! as TextId;
      if (nodeOfText[text]! < 0) {
        nodeOfText[text] = row;
        continue;
      }
      const more = others.get(text);
      if (more) more.push(row as NodeId);
      else others.set(text, [row as NodeId]);
      this.#repeats.set(row as NodeId, (more?.length ?? 1) + 1);
    }
    return { nodeOfText, others };
  }

  #addAbsent(text: TextId, at: number, resolver: Resolver, nodeOfText: Int32Array): NodeId {
    const path = this.texts.text(text);
    const { kind, class: name } = resolver.absent(path, at);
    this.#currentLevel = 0;
    const className = name ?? (kind === 'EXTERNAL' ? EXTERNAL_CLASS : MISSING_CLASS);
    let id = this.#absentClasses.get(className);
    if (id === undefined) {
      id = this.classOf(this.texts.add(className));
      this.#absentClasses.set(className, id);
    }
    const row = this.node(kind, id, text);
    nodeOfText[text] = row;
    if (this.#joined && beginsAsMade(path, this.#beginnings(this.#joined))) this.#mayBeMade.push(row);
    return row;
  }

  #beginnings({ join }: Joined): ReadonlySet<string> {
    const columns = { count: this.nodeCount, join: join.values, parent: this.#parent.values };
    this.#madeBeginnings ??= madeBeginnings(
      columns,
      (number) => this.#joins[number - 1]!.separator,
      (root) => this.texts.text(this.#text.values[root]! as TextId),
    );
    return this.#madeBeginnings;
  }
}

function setPlace(column: Column<Float64Array>, row: NodeId, value: number): void {
  column.reserve(row + 1);
  fillPlaces(column, row + 1);
  column.values[row] = value;
}

/** Rows up to `rows` without a place. */
function fillPlaces(column: Column<Float64Array>, rows: number): void {
  while (column.length < rows) column.values[column.length++] = Number.NaN;
}

/** Tells columns how many rows are in use, and makes room for `capacity`. */
function useRows(
  columns: readonly { length: number; reserve(capacity: number): void }[],
  rows: number,
  capacity = rows,
): void {
  for (const column of columns) {
    column.length = rows;
    column.reserve(capacity);
  }
}
