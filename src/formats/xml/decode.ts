// Decodes the properties of one object, from a scan of its bytes. Objects inside are shown in it, or as
// references in large objects: all of a map lies in one element.

import { firstFrom } from '../../bytes/first-from.ts';
import type { GraphData } from '../../graph/finished/graph-data.ts';
import type { NodeId } from '../../graph/ids.ts';
import type { Decoder, GraphNames } from '../../graph/sink.ts';
import { NO_POSE, type Pose, type PropertyValue, type Value } from '../../graph/values.ts';
import type { XmlGame } from './games/game.ts';
import { gameOf } from './games/games.ts';
import { NameRoles } from './rules/name-roles.ts';
import { valuePath } from './rules/value-path.ts';
import { type DecodeState, MOST_WHOLE_BYTES } from './state.ts';
import { AttributeRoles } from './syntax/attribute-roles.ts';
import { ElementColumns } from './syntax/elements.ts';
import { Names } from './syntax/names.ts';
import { Scanner } from './syntax/scan.ts';
import { Tree } from './syntax/tree.ts';
import { Values } from './values/values.ts';

export function decoder(data: GraphData, state: unknown, names: GraphNames): Decoder {
  return new DocumentDecoder(data, state as DecodeState, names);
}

class DocumentDecoder implements Decoder {
  readonly #data: GraphData;
  readonly #state: DecodeState;
  readonly #graphNames: GraphNames;
  readonly #game: XmlGame;
  readonly #prefixes: Set<string>;
  /** Of the node that is looked at: one after the other. */
  readonly #elements = new ElementColumns(0);
  #names!: Names;
  #meanings!: NameRoles;
  #roles!: AttributeRoles;

  constructor(data: GraphData, state: DecodeState, names: GraphNames) {
    this.#data = data;
    this.#state = state;
    this.#graphNames = names;
    this.#game = gameOf(state.game);
    this.#prefixes = new Set(state.prefixes);
    this.#takeNames();
  }

  properties(node: NodeId, only?: ReadonlySet<string>): readonly PropertyValue[] {
    const tree = this.#open(node);
    const fields =
      tree === null ? [] : new Values(tree, this.#meanings, (start) => this.#closed(start)).properties(only);
    const into =
      node === 0 && this.#state.files.length > 1 ? this.#game.documents.find((rule) => rule.into) : null;
    return into ? withItems(fields, into.into!.split('/').slice(1), this.#joined(node)) : fields;
  }

  /** Objects of a node that are documents of their own. */
  #joined(node: NodeId): Value[] {
    const { parent, spanAt, spanSize } = this.#data.nodes;
    const end = spanAt[node]! + spanSize[node]!;
    const starts = this.#state.files.map(({ start }) => this.#firstFrom(start));
    return starts.flatMap((row) =>
      parent[row] === node && spanAt[row]! >= end ? this.#closed(spanAt[row]!) : [],
    );
  }

  outline(node: NodeId): readonly { readonly name: string; readonly type: string }[] {
    return this.properties(node).map(({ name, type }) => ({ name, type }));
  }

  header(node: NodeId): Readonly<Record<string, unknown>> {
    if (node >= this.#state.records) return {};
    this.#renewNames();
    const element = this.#names.text(this.#names.ofTag(this.#data.image, this.#data.nodes.spanAt[node]!));
    return { file: this.#fileOf(node).name, element };
  }

  pose(): Pose {
    return NO_POSE;
  }

  referencePath(node: NodeId, at: number): string | null {
    const tree = this.#open(node);
    if (tree === null) return null;
    const element = tree.around(at);
    if (element < 0) return null;
    const attributes = tree.attributesOf(element);
    let attribute = '';
    while (attribute === '' && attributes.next())
      if (attributes.valueAt === at) attribute = `@${tree.names.text(attributes.name)}`;
    return valuePath(tree, this.#meanings, { element, attribute, owner: 0, hasIndexes: true });
  }

  layout(node: NodeId): string | null {
    const size = this.#data.nodes.spanSize[node]!;
    return node >= this.#state.records || size > MOST_WHOLE_BYTES ? null : this.#game.title;
  }

  /** An object inside a large one; null for elements that lie too deep to be looked into. */
  #closed(start: number): Value {
    const row = this.#firstFrom(start);
    if (row >= this.#state.records || this.#data.nodes.spanAt[row] !== start) return null;
    return { kind: 'reference', path: this.#graphNames.path(row as NodeId), at: start };
  }

  /** The elements of a node; null for what is only named. */
  #open(node: NodeId): Tree | null {
    if (node >= this.#state.records) return null;
    const { nodes, image } = this.#data;
    const [start, size] = [nodes.spanAt[node]!, nodes.spanSize[node]!];
    this.#renewNames();
    const elements = this.#elements;
    elements.clear();
    const { name: file, start: base } = this.#fileOf(node);
    const place = { base, end: start + size, file };
    const scanner = new Scanner(image, place, this.#names, elements, this.#roles);
    scanner.scan(start, -1, size > MOST_WHOLE_BYTES ? this.#inside(node) : []);
    this.#meanings.update();
    for (let element = 0; element < elements.count; element++) this.#meanings.markChildren(elements, element);
    return new Tree(image, elements, this.#names);
  }

  /** New ones when documents of strangers have used up their numbers. */
  #renewNames(): void {
    if (this.#names.isFull) this.#takeNames();
  }

  #takeNames(): void {
    this.#names = new Names(this.#data.image);
    this.#meanings = new NameRoles(this.#game, this.#names);
    this.#roles = new AttributeRoles(this.#game, this.#names, this.#prefixes);
  }

  /** Where the objects directly in a node are. */
  #inside(node: NodeId): [start: number, end: number][] {
    const { parent, spanAt, spanSize } = this.#data.nodes;
    const end = spanAt[node]! + spanSize[node]!;
    const spans: [number, number][] = [];
    let row = node + 1;
    while (row < this.#state.records && spanAt[row]! < end) {
      const after = spanAt[row]! + spanSize[row]!;
      if (parent[row] === node) spans.push([spanAt[row]!, after]);
      row = Math.max(row + 1, this.#firstFrom(after));
    }
    return spans;
  }

  /** The first record that begins at `at` or later. */
  #firstFrom(at: number): number {
    const { spanAt } = this.#data.nodes;
    return firstFrom(spanAt, at, 0, this.#state.records);
  }

  #fileOf(node: NodeId): DecodeState['files'][number] {
    const at = this.#data.nodes.spanAt[node]!;
    const { files } = this.#state;
    return files.findLast(({ start }) => start <= at) ?? files[0]!;
  }
}

/** The list at a path of structs is these items, where there are any. */
function withItems(
  fields: readonly PropertyValue[],
  [name, ...path]: readonly string[],
  items: readonly Value[],
): readonly PropertyValue[] {
  const changed = (value: Value): Value => {
    if (path.length === 0) return items.length > 0 ? { kind: 'list', items } : value;
    const isStruct = typeof value === 'object' && value?.kind === 'struct';
    return isStruct ? { ...value, fields: withItems(value.fields, path, items) } : value;
  };
  return fields.map((field) => (field.name === name ? { ...field, value: changed(field.value) } : field));
}
