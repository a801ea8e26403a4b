// Graphs for tests, made through the same builder that formats write to, with a decoder that knows its
// properties by heart.

import { encodeUtf8 } from '../../src/bytes/text.ts';
import { GraphBuilder } from '../../src/graph/build/builder.ts';
import { Graph } from '../../src/graph/graph.ts';
import { NO_NODE, type NodeId, type NodeKind, type ReferenceKind } from '../../src/graph/ids.ts';
import type { Decoder, GraphSink, Resolver } from '../../src/graph/sink.ts';
import type { PropertyValue, Value } from '../../src/graph/values.ts';

/** A property value in short: arrays are lists, objects structs, `Ref`s references, `Entries` maps. */
export type Plain =
  | number
  | bigint
  | string
  | boolean
  | null
  | Ref
  | Entries
  | readonly Plain[]
  | PlainStruct;

export interface PlainStruct {
  readonly [name: string]: Plain;
}

export class Ref {
  readonly to: string;

  constructor(to: string) {
    this.to = to;
  }
}

export class Entries {
  readonly of: readonly (readonly [Plain, Plain])[];

  constructor(of: readonly (readonly [Plain, Plain])[]) {
    this.of = of;
  }
}

export interface TestNode {
  readonly path: string;
  readonly class: string;
  readonly kind?: NodeKind;
  readonly parent?: string;
  readonly level?: string;
  readonly place?: readonly [number, number, number];
  readonly properties?: PlainStruct;
  readonly links?: readonly { readonly to: string; readonly label: string; readonly kind?: ReferenceKind }[];
  readonly issue?: string;
}

export function testGraph(nodes: readonly TestNode[], supers: Readonly<Record<string, string>> = {}): Graph {
  const builder = new GraphBuilder();
  const { resolver, known } = writeNodes(builder, nodes, supers);
  const data = builder.finish(resolver);
  return new Graph(data, () => decoderOf(known));
}

/** What the decoder knows of nodes. */
export interface Known {
  readonly properties: readonly PropertyValue[][];
  readonly referencePaths: ReadonlyMap<number, string>;
}

/** What is named and not made becomes EXTERNAL when it starts with `/`, else MISSING. */
export function writeNodes(
  builder: GraphSink,
  nodes: readonly TestNode[],
  supers: Readonly<Record<string, string>> = {},
): { resolver: Resolver; known: Known } {
  const bodies = nodes.length * 16 + 16;
  // As in a save, paths lie in the image.
  const paths = nodes.map(({ path }) => encodeUtf8(path));
  const size = paths.reduce((sum, { length }) => sum + length, bodies);
  const { bytes: image } = builder.image([{ name: 'made.bin', size }]);
  image.forEach((_, at) => {
    image[at] = at * 7;
  });
  const table = builder.texts;
  let free = bodies;
  const pathTexts = paths.map((path) => {
    image.set(path, free);
    free += path.length;
    return table.intern(free - path.length, path.length);
  });
  const properties: PropertyValue[][] = [];
  const referencePaths = new Map<number, string>();
  let nextReference = 1;

  for (const [from, sub] of Object.entries(supers).map(([sub, base]) => [base, sub] as const)) {
    builder.superClass(builder.classOf(table.add(sub)), builder.classOf(table.add(from)));
  }
  const rows = nodes.map((made, at) => {
    builder.level(made.level === undefined ? null : table.add(made.level));
    const row = builder.node(made.kind ?? 'ACTOR', builder.classOf(table.add(made.class)), pathTexts[at]!);
    builder.span(row, at * 16, 1 + (at % 16));
    if (made.place) builder.place(row, ...made.place);
    if (made.parent !== undefined) builder.parentNamed(row, table.add(made.parent));
    if (made.issue !== undefined) {
      const [code, message, file] = ['BAD_VALUE', made.issue, 'made.bin'];
      builder.issue({ code, message, file, offset: at * 16, path: null, node: row });
    }
    return row;
  });
  nodes.forEach((made, at) => {
    const link = (to: string, label: string, path: string, kind: ReferenceKind): number => {
      const reference = nextReference++;
      builder.linkNamed(rows[at]!, builder.label(kind, label), table.add(to), reference);
      referencePaths.set(reference, path);
      return reference;
    };
    const fields = Object.entries(made.properties ?? {}).map(([name, plain]) =>
      propertyOf(name, plain, name, name, link),
    );
    properties.push(fields);
    for (const { to, label, kind } of made.links ?? []) link(to, label, label, kind ?? 'NATIVE');
  });
  const resolver: Resolver = {
    absent: (path, texts) => ({ kind: texts.text(path).startsWith('/') ? 'EXTERNAL' : 'MISSING' }),
    choose: (candidates) => candidates[0] ?? NO_NODE,
  };
  return { resolver, known: { properties, referencePaths } };
}

type Link = (to: string, label: string, path: string, kind: ReferenceKind) => number;

function propertyOf(name: string, plain: Plain, label: string, path: string, link: Link): PropertyValue {
  const value = madeValue(plain, label, path, link);
  return { name, index: 0, type: typeName(value), value };
}

function madeValue(plain: Plain, label: string, path: string, link: Link): Value {
  if (typeof plain !== 'object' || plain === null) return plain;
  if (plain instanceof Ref) {
    return { kind: 'reference', path: plain.to, at: link(plain.to, label, path, 'PROPERTY') };
  }
  if (plain instanceof Entries) {
    const entries = plain.of.map(([key, value], at) => ({
      key: madeValue(key, `${label}[].key`, `${path}[${at}].key`, link),
      value: madeValue(value, `${label}[].value`, `${path}[${at}].value`, link),
    }));
    return { kind: 'map', entries };
  }
  if (Array.isArray(plain)) {
    const items = plain.map((item: Plain, at) => madeValue(item, `${label}[]`, `${path}[${at}]`, link));
    return { kind: 'list', items, of: items[0] === undefined ? '' : typeName(items[0]) };
  }
  const fields = Object.entries(plain).map(([name, field]) =>
    propertyOf(name, field, `${label}.${name}`, `${path}.${name}`, link),
  );
  return { kind: 'struct', fields };
}

function typeName(value: Value): string {
  if (typeof value === 'object' && value !== null) return value.kind;
  return value === null ? 'null' : typeof value;
}

export function decoderOf({ properties, referencePaths }: Known): Decoder {
  return {
    properties: (node: NodeId) => properties[node] ?? [],
    outline: (node) => properties[node] ?? [],
    header: () => ({}),
    pose: () => ({ rotation: [0, 0, 0, 1], scale: [1, 1, 1] }),
    referencePath: (_, at) => referencePaths.get(at) ?? null,
  };
}
