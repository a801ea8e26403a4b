// Attaches resolvers to the fields of types. A resolver without a field in the schema is an error, so that the two cannot
// drift apart.

import { setDirectWriter, type WriteDirect } from '../../execute/direct-writer.ts';
import { type Literal, literal, NULL } from '../../execute/json/json-literal.ts';
import type { JsonOut } from '../../execute/json/json-out.ts';
import { NO_TEXT, type TextId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import type { Texts } from '../../graph/memory/texts.ts';
import type { ReadySave } from '../../library/save.ts';
import { idText } from '../context/global-id.ts';
import { guarded, noted } from '../context/guard.ts';
import type { ClassParent, ObjectParent } from '../parents.ts';
import type { Point, Resolvers } from '../types.gen.ts';
import type { FieldConfig } from './lazy-schema.ts';

/** Resolvers by type and field. Those of curated lists are derived from the schema and have no generated types. */
export type ResolverMap = Resolvers | Readonly<Record<string, object>>;

/** The resolvers of each type. Several maps may have fields of one type, but not the same field. */
export function resolversByType(maps: readonly ResolverMap[]): ReadonlyMap<string, Readonly<object>> {
  const byType = new Map<string, object>();
  for (const [type, fields] of maps.flatMap((map) => Object.entries<object>(map))) {
    const known = byType.get(type) ?? {};
    const twice = Object.keys(fields).find((name) => name in known);
    if (twice) throw new Error(`two resolvers for ${type}.${twice}`);
    byType.set(type, { ...known, ...fields });
  }
  return byType;
}

/** Changes the fields. */
export function attachResolvers(
  typeName: string,
  fields: Readonly<Record<string, FieldConfig>>,
  resolvers: object,
): void {
  for (const [name, resolver] of Object.entries(resolvers)) {
    if (name === '__resolveType') continue;
    const field = fieldOf(fields, typeName, name);
    if (typeof resolver === 'object') {
      Object.assign(field, resolver);
      continue;
    }
    const isPage = typeName.endsWith('Connection') && (name === 'nodes' || name === 'edges');
    field.resolve = isPage ? noted(resolver) : guarded(field.type, resolver);
  }
  const direct = DIRECT_FIELDS[typeName as keyof typeof DIRECT_FIELDS] ?? {};
  for (const [name, write] of Object.entries<WriteDirect<never>>(direct))
    setDirectWriter(fieldOf(fields, typeName, name), write);
}

function fieldOf(fields: Readonly<Record<string, FieldConfig>>, type: string, name: string): FieldConfig {
  const field = fields[name];
  if (!field) throw new Error(`no field ${type}.${name} in the schema`);
  return field;
}

interface DirectFields {
  readonly SaveObject: Readonly<Record<string, WriteDirect<ObjectParent>>>;
  readonly Class: Readonly<Record<string, WriteDirect<ClassParent>>>;
  readonly Point: Readonly<Record<string, WriteDirect<Point>>>;
}

const DIRECT_FIELDS: DirectFields = {
  SaveObject: {
    id(out, { save, node }) {
      const { texts } = save.graph;
      const text = save.graph.pathText(node);
      const start = startOf(texts, text);
      if (start >= 0) out.base64(repeatedOf(save).idBegin, texts.image, start, start + texts.size(text));
      return start >= 0;
    },
    path(out, { save: { graph }, node }) {
      const { texts } = graph;
      const text = graph.pathText(node);
      const start = startOf(texts, text);
      return start >= 0 && out.plainText(texts.image, start, start + texts.size(text));
    },
    name(out, { save: { graph }, node }) {
      const { texts, data } = graph;
      if (data.shownNames.has(node)) return false;
      const text = graph.pathText(node);
      const start = startOf(texts, text);
      if (start < 0) return false;
      const end = start + texts.size(text);
      return out.plainText(texts.image, lastPartIn(texts.image, start, end), end);
    },
    level(out, { save, node }) {
      const row = save.graph.data.nodes.level[node]!;
      out.literal(row === 0 ? NULL : kept(repeatedOf(save).levels, row, () => save.graph.level(node)!));
      return true;
    },
  },
  Class: {
    path(out, { save, class: id }) {
      out.literal(kept(repeatedOf(save).classPaths, id, () => save.graph.classes.path(id)));
      return true;
    },
    name(out, { save, class: id }) {
      out.literal(kept(repeatedOf(save).classNames, id, () => save.graph.classes.name(id)));
      return true;
    },
  },
  Point: {
    x: (out, { x }) => coordinate(out, x),
    y: (out, { y }) => coordinate(out, y),
    z: (out, { z }) => coordinate(out, z),
  },
};

/** The offset to copy a path's bytes from; -1 if they cannot be copied. */
function startOf(texts: Texts, text: TextId): number {
  return text === NO_TEXT ? -1 : texts.start(text);
}

function coordinate(out: JsonOut, value: number): boolean {
  if (!Number.isFinite(value)) return false;
  out.number(value);
  return true;
}

/** Values that the rows of one save repeat, as JSON. */
interface RepeatedJson {
  readonly levels: Literal[];
  readonly classPaths: Literal[];
  readonly classNames: Literal[];
  /** What the ids of its objects begin with. */
  readonly idBegin: Literal;
}

const repeatedOf = memoize((save: ReadySave): RepeatedJson => {
  const idBegin = literal(idText('SaveObject', save.entry.key));
  return { levels: [], classPaths: [], classNames: [], idBegin };
});

function kept(literals: Literal[], row: number, make: () => string): Literal {
  literals[row] ??= literal(JSON.stringify(make()));
  return literals[row];
}

/** The offset where the last part of a path starts; see lastPart. */
function lastPartIn(bytes: DataView, start: number, end: number): number {
  for (let at = end; at > start; at--) {
    const byte = bytes.getUint8(at - 1);
    // 46 is `.`, 47 is `/`, 58 is `:`.
    if (byte === 46 || byte === 47 || byte === 58) return at;
  }
  return start;
}
