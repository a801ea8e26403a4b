// The finished graph of one save: takes rows, returns rows and texts. Read-only; a changed file becomes a new graph.

import { firstFrom } from '../bytes/first-from.ts';
import { tryRead } from '../bytes/format-error.ts';
import { isSameRange } from '../bytes/same-range.ts';
import type {
  ColumnPath,
  ColumnReader,
  FoundTexts,
  NodeComparison,
  PropertyIndex,
  TextScan,
} from './column-reader.ts';
import { isAmong } from './finished/broken-places.ts';
import { Classes } from './finished/classes.ts';
import type { EdgeColumns, GraphData } from './finished/graph-data.ts';
import { INDEXES } from './finished/made-indexes.ts';
import { NodeIssues } from './finished/node-issues.ts';
import { isAbsent, Paths } from './finished/paths.ts';
import {
  type ClassId,
  type EdgeId,
  NODE_KINDS,
  type NodeId,
  type NodeKind,
  type ReferenceKind,
  type TextId,
} from './ids.ts';
import { groupRows, type Rows } from './memory/columns.ts';
import { Texts } from './memory/texts.ts';
import type { RawTable } from './raw-table.ts';
import { headerWithoutSecrets, withoutSecrets } from './secrets.ts';
import type { Decoder, ElementNumbers, ImageFile, InheritedProperty, IssueRecord } from './sink.ts';
import { factFields, factValue, HEADER_ROOT, type Pose, type PropertyValue, type Value } from './values.ts';

/** A place in a save: a file and a range of its (inflated) bytes. */
export interface Span {
  readonly file: ImageFile;
  readonly offset: number;
  readonly length: number;
}

const NO_IDENTITIES: ReadonlyMap<string, string> = new Map();
const NO_ALIASES: ReadonlyMap<string, readonly string[]> = new Map();

/**
 * The finished graph of a save. Nodes, classes and edges are row numbers (`NodeId`, `ClassId`, `EdgeId`), valid in this
 * graph only; a number of another graph, or one past the end, gives undefined results. Offsets are in `data.image`.
 */
export class Graph {
  readonly data: GraphData;
  readonly texts: Texts;
  readonly classes: Classes;
  readonly #paths: Paths;
  readonly #makeDecoder: () => Decoder;
  #madeDecoder: Decoder | null = null;
  #nodeIssues: NodeIssues | null = null;
  #children: Rows | null = null;

  /** @param decoder called when the first value is needed */
  constructor(data: GraphData, decoder: () => Decoder) {
    this.data = data;
    this.texts = new Texts(data.image, data.texts);
    this.classes = new Classes(data.classes, this.texts);
    this.#paths = new Paths(data, this.texts);
    this.#makeDecoder = decoder;
  }

  get #decoder(): Decoder {
    this.#madeDecoder ??= this.#makeDecoder();
    return this.#madeDecoder;
  }

  /** The number of nodes: their ids are 0 to count - 1. */
  get count(): number {
    return this.data.nodes.count;
  }

  /** Every node in row order, those that the save names and lacks included. */
  *nodes(): Generator<NodeId, void, undefined> {
    for (let row = 0; row < this.count; row++) yield row as NodeId;
  }

  /** Columns by EdgeId, and the first edge of each node. */
  get edges(): EdgeColumns {
    return this.data.edges;
  }

  kind(node: NodeId): NodeKind {
    return NODE_KINDS[this.data.nodes.kind[node]!]!;
  }

  /** True if the save only names the node (EXTERNAL, MISSING). */
  isAbsent(node: NodeId): boolean {
    return isAbsent(this.data.nodes.kind[node]!);
  }

  classOf(node: NodeId): ClassId {
    return this.data.nodes.class[node]! as ClassId;
  }

  /** The full path, unique in this save. */
  path(node: NodeId): string {
    return this.#paths.path(node);
  }

  /** The text that is the node's path, NO_TEXT if the path is composed. */
  pathText(node: NodeId): TextId {
    return this.#paths.text(node);
  }

  /** The name to display: the last part of the path, unless the format gave the node another. */
  name(node: NodeId): string {
    return this.#paths.name(node);
  }

  /** The node with this path, NO_NODE if there is none. */
  find(path: string): NodeId {
    return this.#paths.find(path);
  }

  /** The node with the path of another graph's node, NO_NODE if there is none. */
  findSame(others: Graph, other: NodeId): NodeId {
    return this.#paths.findSame(others.#paths, other);
  }

  /** True if two graphs' nodes have one path, made of equal parts: see Paths.isAlike. */
  isAlike(node: NodeId, others: Graph, other: NodeId): boolean {
    return this.#paths.isAlike(node, others.#paths, other);
  }

  /** The node that contains it; null for none. */
  parent(node: NodeId): NodeId | null {
    const row = this.data.nodes.parent[node]!;
    return row < 0 ? null : (row as NodeId);
  }

  /** Contained nodes in row order, as a view. */
  children(node: NodeId): Uint32Array {
    const { parent, count } = this.data.nodes;
    // Roots go into a group after the last node's.
    this.#children ??= groupRows(
      parent.map((row) => (row < 0 ? count : row)),
      count,
      count + 1,
    );
    const { start, order } = this.#children;
    return order.subarray(start[node]!, start[node + 1]!);
  }

  /** The level (or package) that it is in; null for none. */
  level(node: NodeId): string | null {
    const level = this.data.nodes.level[node]!;
    return level === 0 ? null : this.texts.text(this.data.levels[level - 1]!);
  }

  /** [x, y, z] in the game's units, null for nodes without a place. */
  position(node: NodeId): readonly [number, number, number] | null {
    const { x, y, z } = this.data.nodes;
    const first = x[node];
    return first === undefined || Number.isNaN(first) ? null : [first, y[node]!, z[node]!];
  }

  /** True if the file gives it a place with a NaN or infinite coordinate. */
  isPlaceBroken(node: NodeId): boolean {
    return isAmong(this.data.brokenPlaces, node);
  }

  /** Rotation and scale; null where the file gives none. */
  pose(node: NodeId): Pose {
    return this.#decoder.pose(node);
  }

  /** The bytes that the node was read from; null for nodes that the save only names. */
  span(node: NodeId): Span | null {
    const { spanAt, spanSize } = this.data.nodes;
    return spanSize[node] === 0 ? null : this.spanOf(spanAt[node]!, spanSize[node]!);
  }

  /**
   * The position of the file that holds a node, or what contains it where its own bytes are beyond a cut; -1 for what the
   * save only names.
   */
  fileAt(node: NodeId): number {
    const { spanAt, spanSize, parent } = this.data.nodes;
    if (this.isAbsent(node)) return -1;
    let around: number = node;
    while (spanSize[around] === 0 && parent[around]! >= 0) around = parent[around]!;
    const at = spanAt[around]!;
    if (spanSize[around] === 0) return -1;
    return this.data.files.findIndex(({ start, size }) => at >= start && at < start + size);
  }

  /** Converts a range of the image to a range of its file. */
  spanOf(at: number, length: number): Span | null {
    const file = this.data.files.find(({ start, size }) => at >= start && at < start + size);
    return file ? { file, offset: at - file.start, length } : null;
  }

  // Decoding never fails a query: what cannot be read was recorded as an issue when the save was read.

  /** Direct properties; see Decoder. Empty for a body that cannot be read. */
  properties(node: NodeId, only?: ReadonlySet<string>): readonly PropertyValue[] {
    return tryRead(() => withoutSecrets(this.#decoder.properties(node, only)), []);
  }

  inherited(node: NodeId, only?: ReadonlySet<string>): readonly InheritedProperty[] {
    const inherited = tryRead(() => this.#decoder.inherited?.(node, only) ?? [], []);
    const properties = withoutSecrets(inherited.map(({ property }) => property));
    return inherited.map(({ owner }, at) => ({ owner, property: properties[at]! }));
  }

  /** Other names of properties, in lower case, with the property paths they stand for; see Decoder.aliases. */
  get aliases(): ReadonlyMap<string, readonly string[]> {
    return this.#decoder.aliases ?? NO_ALIASES;
  }

  get identities(): ReadonlyMap<string, string> {
    return this.#decoder.identities ?? NO_IDENTITIES;
  }

  /** Full names of fields by short name in lower case; see Decoder.shortNames. */
  get shortNames(): ReadonlyMap<string, readonly string[]> {
    return this.#decoder.shortNames ?? NO_ALIASES;
  }

  native(node: NodeId): readonly PropertyValue[] | null {
    const native = tryRead(() => this.#decoder.native?.(node) ?? null, null);
    return native && withoutSecrets(native);
  }

  numbersIn(node: NodeId, list: string, field: string): ElementNumbers | null {
    return tryRead(() => this.#decoder.numbersIn?.(node, list, field) ?? null, null);
  }

  vectorsIn(node: NodeId, list: string, fields: readonly string[]): Float64Array | null {
    return tryRead(() => this.#decoder.vectorsIn?.(node, list, fields) ?? null, null);
  }

  /** See PropertyColumns.index; null if the format has no columns. */
  propertyIndex(checkBudget: () => void): PropertyIndex | null {
    const { columns } = this.#decoder;
    return columns ? INDEXES.of(this, 'properties', checkBudget, () => columns.index(checkBudget)) : null;
  }

  /** True if the property index was made already. */
  get hasPropertyIndex(): boolean {
    return INDEXES.get(this, 'properties') !== null;
  }

  /** True if the format reads values without decoding. */
  get hasColumnReaders(): boolean {
    return this.#decoder.columns !== undefined;
  }

  /** See PropertyColumns.reader; null if the format has no columns. */
  columnReader(path: ColumnPath, checkBudget: () => void): ColumnReader | null {
    const index = this.propertyIndex(checkBudget);
    return (index && this.#decoder.columns?.reader(index, path)) ?? null;
  }

  /** See Decoder.textScan; null if the format has none. */
  textScan(sink: FoundTexts): TextScan | null {
    return this.#decoder.textScan?.(sink) ?? null;
  }

  /** See Decoder.hasPosesInside. */
  get hasPosesInside(): boolean {
    return this.#decoder.hasPosesInside ?? false;
  }

  /** See PropertyColumns.comparison; null if a format has no columns. */
  comparison(later: Graph): NodeComparison | null {
    return this.#decoder.columns?.comparison(later.#decoder.columns) ?? null;
  }

  outline(node: NodeId): ReturnType<Decoder['outline']> {
    return tryRead(() => this.#decoder.outline(node), []);
  }

  header(node: NodeId): Readonly<Record<string, unknown>> {
    return this.#header(node);
  }

  #header(node: NodeId, only?: ReadonlySet<string>): Readonly<Record<string, unknown>> {
    return headerWithoutSecrets(this.#decoder.header(node, only));
  }

  /** One fact of the header, by its name in lower case; undefined where it has none. */
  fact(node: NodeId, name: string, only: ReadonlySet<string>): Value | undefined {
    return tryRead(() => {
      const header = this.#header(node, only);
      for (const key in header) if (key.toLowerCase() === name) return factValue(header[key]);
      return undefined;
    }, undefined);
  }

  /** The header as a struct. With `only`, names in lower case, it has no other facts. */
  headerProperty(node: NodeId, only?: ReadonlySet<string>): PropertyValue {
    const fields = tryRead(() => factFields(this.#header(node, only), only), []);
    return { name: HEADER_ROOT, index: 0, type: 'struct', value: { kind: 'struct', fields } };
  }

  /** See Decoder.tag; null for a property without a tag. */
  tag(node: NodeId, { tagAt }: PropertyValue): Readonly<Record<string, unknown>> | null {
    return tagAt === undefined ? null : tryRead(() => this.#decoder.tag?.(node, tagAt) ?? null, null);
  }

  /** See Decoder.rawTables; empty for a file that is not in the image. */
  rawTables(name: string): readonly RawTable[] {
    const file = this.data.files.findIndex((own) => own.name === name);
    const tables = file < 0 ? [] : (this.#decoder.rawTables?.(file) ?? []);
    return tables.map((table) => ({
      ...table,
      rows: (first, most) => table.rows(first, most).map(headerWithoutSecrets),
    }));
  }

  layout(node: NodeId): string | null {
    return this.#decoder.layout?.(node) ?? null;
  }

  /** The bytes that the node was read from, as a view. */
  bytes(node: NodeId): Uint8Array {
    const { spanAt, spanSize } = this.data.nodes;
    return this.data.image.subarray(spanAt[node]!, spanAt[node]! + spanSize[node]!);
  }

  /** True if the node's bytes equal those of a node in another graph. */
  hasBytesOf(node: NodeId, others: Graph, other: NodeId): boolean {
    const [a, b] = [this.data.nodes, others.data.nodes];
    const size = a.spanSize[node]!;
    if (size !== b.spanSize[other]) return false;
    return isSameRange(this.texts.image, a.spanAt[node]!, others.texts.image, b.spanAt[other]!, size);
  }

  /** The node's reference edges: rows `from` to `to` (exclusive). */
  out(node: NodeId): { readonly from: EdgeId; readonly to: EdgeId } {
    const { start } = this.edges;
    return { from: start[node]! as EdgeId, to: start[node + 1]! as EdgeId };
  }

  /** Edges to the node, in source order, as a view. */
  into(node: NodeId): Uint32Array {
    const { start, order } = this.edges.back;
    return order.subarray(start[node]!, start[node + 1]!);
  }

  label(edge: EdgeId): { readonly kind: ReferenceKind; readonly text: string } {
    return this.data.labels[this.edges.label[edge]!]!;
  }

  /** The property path of a reference, with indices if the format knows them. */
  referencePath(edge: EdgeId): string {
    const source = this.edges.source[edge]! as NodeId;
    const exact = tryRead(() => this.#decoder.referencePath(source, this.edges.at[edge]!), null);
    return exact ?? this.label(edge).text;
  }

  /** The edge of the reference that `node` has at offset `at` in the image. */
  edgeAt(node: NodeId, at: number): EdgeId | null {
    const { from, to } = this.out(node);
    const places = this.edges.at;
    // A node's references are nearly always in the order of the file.
    const low = firstFrom(places, at, from, to);
    if (low < to && places[low] === at) return low as EdgeId;
    for (let edge = from; edge < to; edge++) if (places[edge] === at) return edge as EdgeId;
    return null;
  }

  /** Faults of the node and notes on it, in the order they were found. */
  issuesOf(node: NodeId): readonly IssueRecord[] {
    return this.#issues().of(node);
  }

  /** Nodes with issues, ascending, each once; nodes with nothing but notes don't count. */
  get nodesWithIssues(): Uint32Array {
    return this.#issues().nodes;
  }

  /** Made when first needed: most saves have no issues, and most queries do not ask. */
  #issues(): NodeIssues {
    this.#nodeIssues ??= new NodeIssues(this.data);
    return this.#nodeIssues;
  }

  /** A text by its number, as a string. */
  text(id: TextId): string {
    return this.texts.text(id);
  }
}
