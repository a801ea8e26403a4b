// The rows of lists in the schema: the types marked with @list, the kinds of their fields, and their links.

import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
} from 'graphql';
import type { RowFieldKind, RowFields, ValueRange } from '../../games/shared/rows/fields.ts';
import type { LinkRule } from '../../games/shared/rows/links.ts';
import { getOrCreate, memoize } from '../../graph/made-once.ts';

/** A type of rows, with the list that contains them. */
export interface ListType {
  readonly type: GraphQLObjectType;
  /** The type that has the list, and its field. */
  readonly on: string;
  readonly field: string;
}

/** The types marked with @list, in schema order. Cached, because the view of every object needs them. */
export const listTypes = memoize((schema: GraphQLSchema): readonly ListType[] =>
  Object.values(schema.getTypeMap()).flatMap((type) => listsOf(schema, type)),
);

/** The lists of rows of this type. Only types with pages are looked at closely, because that takes time. */
function listsOf(schema: GraphQLSchema, type: GraphQLNamedType | undefined): readonly ListType[] {
  if (!isObjectType(type) || !schema.getType(`${type.name}${PAGE}`)) return [];
  return directivesOn(schema, type, 'list').map(({ on, field }) => ({
    type,
    on: String(on),
    field: String(field),
  }));
}

const PAGE = 'Connection';

/** The lists whose pages have the type of this name. */
export function listsOfPage(schema: GraphQLSchema, name: string): readonly ListType[] {
  return name.endsWith(PAGE) ? listsOf(schema, schema.getType(name.slice(0, -PAGE.length))) : [];
}

/** The arguments of each use of a directive on a type. */
export function directivesOn(
  schema: GraphQLSchema,
  { astNode }: GraphQLObjectType,
  named: string,
): readonly Readonly<Record<string, unknown>>[] {
  const directive = schema.getDirective(named);
  const nodes = (astNode?.directives ?? []).filter(({ name }) => name.value === named);
  return directive ? nodes.map((node) => getArgumentValues(directive, node)) : [];
}

export function fieldsOf(schema: GraphQLSchema, type: GraphQLObjectType): RowFields {
  const links = linksOf(schema, type);
  const fields = Object.values(type.getFields());
  return new Map(
    fields.map(({ name, args, type: value }) => {
      const link = links.get(name);
      if (link) return [name, link.isMany ? 'rows' : 'row'];
      return [name, args.length > 0 ? 'other' : fieldKind(value)];
    }),
  );
}

/** How a field is written in the schema. */
export type FieldNode = GraphQLField<unknown, unknown>['astNode'];

export function isLink(field: FieldNode): boolean {
  return field?.directives?.some(({ name }) => name.value === 'link') ?? false;
}

/** A link of a type of rows, with the list that it leads to. */
export interface TypeLink extends LinkRule {
  readonly isMany: boolean;
  readonly list: ListType;
}

const links = new WeakMap<GraphQLObjectType, ReadonlyMap<string, TypeLink>>();

/** The fields marked with @link. @throws Error for a list that no type has */
export function linksOf(schema: GraphQLSchema, type: GraphQLObjectType): ReadonlyMap<string, TypeLink> {
  return getOrCreate(links, type, () => {
    const directive = schema.getDirective('link');
    return new Map(
      Object.values(type.getFields()).flatMap(({ name, astNode, type: value }) => {
        const found = directive && isLink(astNode) && getDirectiveValues(directive, astNode!);
        if (!found) return [];
        const { to, by, on } = found as { to: string; by?: string; on: readonly string[] };
        const list = listTypes(schema).find((each) => each.field === to && type.name.startsWith(each.on));
        if (!list) throw new Error(`${type.name}.${name} is a link to ${to}, which is no list`);
        return [[name, { by: by ?? name, on, isMany: getNamedType(value) !== list.type, list }] as const];
      }),
    );
  });
}

export function rangesOf(schema: GraphQLSchema, type: GraphQLObjectType): ReadonlyMap<string, ValueRange> {
  const directive = schema.getDirective('range');
  return new Map(
    Object.values(type.getFields()).flatMap(({ name, astNode }) => {
      const range = directive && astNode && getDirectiveValues(directive, astNode);
      return range ? [[name, range as unknown as ValueRange] as const] : [];
    }),
  );
}

function fieldKind(value: GraphQLOutputType): RowFieldKind {
  if (structIn(value)) return isListType(getNullableType(value)) ? 'rows' : 'row';
  const type = getNamedType(value);
  return isEnumType(type) ? 'enum' : (KINDS[type.name] ?? 'other');
}

/** The type of a struct, or of those in a list; null for other values. */
export function structIn(value: GraphQLOutputType): GraphQLObjectType | null {
  const type = getNamedType(value);
  return isObjectType(type) && !(type.name in KINDS) ? type : null;
}

const KINDS: Readonly<Record<string, RowFieldKind>> = {
  String: 'text',
  ID: 'text',
  DateTime: 'text',
  Int: 'number',
  Float: 'number',
  BigInt: 'number',
  Boolean: 'boolean',
  Named: 'named',
  SaveObject: 'object',
  Point: 'place',
};
