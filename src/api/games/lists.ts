// Lists of curated rows, for every type that the schema marks with @list. One resolver serves all of them: it
// reads the kinds of fields from the schema, so that filters, orders and groups need nothing else.

import {
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  isEnumType,
  isObjectType,
} from 'graphql';
import { isHidden } from '../../games/shared/damage.ts';
import type { ListOwner } from '../../games/shared/game.ts';
import { warnOfHidden } from '../../games/shared/rows/conditions.ts';
import {
  type NeverRule,
  type OtherLists,
  type Row,
  type RowFieldKind,
  type RowFields,
  type RowSource,
  rowsOfList,
  type ValueRange,
} from '../../games/shared/rows/fields.ts';
import { RowGroup, type RowGroupArgs, rowGroups } from '../../games/shared/rows/groups.ts';
import { listRows, type RowArgs } from '../../games/shared/rows/list.ts';
import { nearTest } from '../../games/shared/rows/near.ts';
import type { Scope } from '../../games/shared/scope.ts';
import { madeOnce } from '../../graph/made-once.ts';
import { unlessNone } from '../../query/groups/figures.ts';
import { listTag } from '../../query/pages/list-tag.ts';
import { checkedPageSize, computedRows, ListPage } from '../../query/pages/page.ts';
import type { Context } from '../context/context.ts';
import type { FoundList } from '../parents.ts';
import { ofFound } from '../values/page-info.ts';

/** The rows of one list. */
interface RowList extends FoundList<Row> {
  readonly source: RowSource;
  readonly scope: Scope;
  /** Whether damage may have taken rows from the list. */
  readonly isIncomplete: boolean;
}

/** A page of groups. */
export type RowGroupList = FoundList<RowGroupParent>;

/** A group, with the scope in which its objects are resolved. */
export interface RowGroupParent {
  readonly scope: Scope;
  readonly group: RowGroup;
  /** Of an aggregate over a list: whether damage may have taken rows from it. */
  readonly isIncomplete?: boolean;
}

/** A type of rows, with the list that contains them. */
export interface ListType {
  readonly type: GraphQLObjectType;
  /** The type that has the list, and its field. */
  readonly on: string;
  readonly field: string;
}

const known = new WeakMap<GraphQLSchema, readonly ListType[]>();

/** The types marked with @list, in schema order. Cached, because the view of every object needs them. */
export function listTypes(schema: GraphQLSchema): readonly ListType[] {
  return madeOnce(known, schema, () => findListTypes(schema));
}

function findListTypes(schema: GraphQLSchema): readonly ListType[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => listsOf(schema, type));
}

/** The lists of rows of this type. Only types with pages are looked at closely, because that takes time. */
export function listsOf(schema: GraphQLSchema, type: GraphQLNamedType | undefined): readonly ListType[] {
  if (!isObjectType(type) || !schema.getType(`${type.name}${PAGE}`)) return [];
  return directivesOn(schema, type, 'list').map(({ on, field }) => ({
    type,
    on: String(on),
    field: String(field),
  }));
}

const PAGE = 'Connection';

/** The lists whose pages have the type of this name. */
function listsOfPage(schema: GraphQLSchema, name: string): readonly ListType[] {
  return name.endsWith(PAGE) ? listsOf(schema, schema.getType(name.slice(0, -PAGE.length))) : [];
}

/** The arguments of each use of a directive on a type. */
function directivesOn(
  schema: GraphQLSchema,
  { astNode }: GraphQLObjectType,
  named: string,
): readonly Readonly<Record<string, unknown>>[] {
  const directive = schema.getDirective(named);
  const nodes = (astNode?.directives ?? []).filter(({ name }) => name.value === named);
  return directive ? nodes.map((node) => getArgumentValues(directive, node)) : [];
}

/** Returns the rows of a list in any save, with what is known about their fields. */
export function rowSources(
  schema: GraphQLSchema,
  { type, on, field }: ListType,
): (owner: ListOwner) => RowSource {
  const fields = fieldsOf(type);
  const ranges = rangesOf(schema, type);
  const never = directivesOn(schema, type, 'never') as unknown as readonly ({ list: string } & NeverRule)[];
  const beside = listTypes(schema).filter((each) => each.on === on && each.field !== field);
  const alike = beside.filter((each) => each.type === type);
  const named = beside.filter((each) => WHO.has(each.field) && 'name' in each.type.getFields());
  return (owner) => {
    const { graph, perMetre = null } = owner.scope;
    const listsOf = (lists: readonly ListType[]): OtherLists['alike'] =>
      lists.map((each) => ({ field: each.field, rows: () => rowsOfList(owner, each.field) }));
    return {
      ...{ graph, fields, ranges, perMetre, name: `${on}.${field}`, rows: rowsOfList(owner, field) },
      never: never.filter(({ list }) => list === field),
      others: { alike: listsOf(alike), named: listsOf(named) },
      hides: (name) =>
        owner.hiddenValues?.().find((hidden) => hidden.fields[field]?.includes(name))?.text ?? null,
    };
  };
}

/** Lists of those whom others belong to. */
const WHO: ReadonlySet<string> = new Set(
  'players farmers heroes people owners guilds factions bases'.split(' '),
);

type FieldResolvers = Record<string, (parent: never, args: never, context: Context) => unknown>;

/** Resolvers of the lists that a type has among its fields, or of a page of such a list. */
export function listResolvers(
  schema: GraphQLSchema,
  name: string,
  fields: Readonly<Record<string, { readonly type: GraphQLOutputType }>>,
): FieldResolvers {
  if (listsOfPage(schema, name).length > 0) return CONNECTION;
  const lists = Object.values(fields).flatMap(({ type }) => listsOfPage(schema, getNamedType(type).name));
  return Object.fromEntries(
    lists.filter(({ on }) => on === name).map((list) => [list.field, listResolver(schema, list)]),
  );
}

function listResolver(schema: GraphQLSchema, list: ListType): FieldResolvers[string] {
  let rowSource: ReturnType<typeof rowSources> | null = null;
  return (owner: ListOwner, args: RowArgs, { tools }: Context): RowList => {
    rowSource ??= rowSources(schema, list);
    const source = rowSource(owner);
    const isNear = args.near ? nearTest(owner, args.near) : null;
    const { scope, incomplete } = owner;
    const isIncomplete = incomplete === 'ALL' || incomplete?.has(list.field) === true;
    const page = listRows(source, args, tools, isNear);
    return { source, scope, page, entry: (position) => source.rows[position]!, isIncomplete };
  };
}

/** The keys as the schema has them. */
type RowKeyArgs = Omit<RowGroupArgs, 'by'> & { readonly by: readonly { readonly field: string }[] };

/** By fields and positions. */
const wholeGroups = new WeakMap<RowFields, WeakMap<Uint32Array, RowGroup>>();

/** All rows of a list as one group, which keeps its figures. */
function wholeGroup(list: RowList): RowGroup {
  const { fields } = list.source;
  const groups = madeOnce(wholeGroups, fields, () => new WeakMap());
  return madeOnce(groups, list.page.members, () => new RowGroup(fields, [], allOf(list)));
}

const CONNECTION: FieldResolvers = {
  ...ofFound<Row>(),
  aggregate: (list: RowList): RowGroupParent => ({
    scope: list.scope,
    group: wholeGroup(list),
    isIncomplete: list.isIncomplete,
  }),
  groups: (list: RowList, { by, ...rest }: RowKeyArgs, { tools }: Context): RowGroupList => {
    const args = { ...rest, by: by.map(({ field }) => field) };
    for (const [at, path] of args.by.entries())
      warnOfHidden(list.source, path.split('.')[0]!, `by[${at}]`, tools);
    const { graph, fields, name } = list.source;
    const groups = rowGroups(graph, fields, allOf(list), args);
    const tag = (): string => listTag(list.page.tag, 'groups', name, args.by, args.having, args.orderBy);
    const positions = Uint32Array.from(groups.keys());
    return {
      page: new ListPage(computedRows(positions), args, tag),
      entry: (position) => ({ scope: list.scope, group: groups[position]! }),
    };
  },
};

function allOf({ source, page }: RowList): Row[] {
  return Array.from(page.members, (position) => source.rows[position]!);
}

/** Resolvers for groups and figures, shared by all lists. */
export const ROW_RESOLVERS = {
  RowGroupConnection: ofFound<RowGroupParent>(),
  RowAggregate: {
    count: ({ group }: RowGroupParent) => group.count,
    unknown: ({ scope, group, isIncomplete }: RowGroupParent) =>
      group.rows.filter((row) => isHidden(scope.graph, row)).length + Number(isIncomplete === true),
    number: ({ group, isIncomplete }: RowGroupParent, { field }: { field: string }) =>
      unlessNone(group.figures(field), group.count > 0 || isIncomplete === true),
  },
  RowGroup: {
    keys: ({ group }: RowGroupParent) => group.keys,
    ids: ({ group }: RowGroupParent) => group.ids,
    count: ({ group }: RowGroupParent) => group.count,
    number: ({ group }: RowGroupParent, { field }: { field: string }) =>
      unlessNone(group.figures(field), true),
    objects: ({ group }: RowGroupParent, { first }: { first: number }) =>
      group.objects().slice(0, checkedPageSize('first', first)),
  },
};

function fieldsOf(type: GraphQLObjectType): RowFields {
  const fields = Object.values(type.getFields());
  return new Map(
    fields.map((field) => [
      field.name,
      field.args.length > 0 ? 'other' : fieldKind(getNamedType(field.type)),
    ]),
  );
}

function rangesOf(schema: GraphQLSchema, type: GraphQLObjectType): ReadonlyMap<string, ValueRange> {
  const directive = schema.getDirective('range');
  return new Map(
    Object.values(type.getFields()).flatMap(({ name, astNode }) => {
      const range = directive && astNode && getDirectiveValues(directive, astNode);
      return range ? [[name, range as unknown as ValueRange] as const] : [];
    }),
  );
}

function fieldKind(type: GraphQLNamedType): RowFieldKind {
  return isEnumType(type) ? 'enum' : (KINDS[type.name] ?? 'other');
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
