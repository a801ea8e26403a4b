// Lists of curated rows, for every type that the schema marks with @list. One resolver serves all of them: it
// reads the kinds of fields from the schema, so that filters, orders and groups need nothing else.

import { type GraphQLObjectType, type GraphQLOutputType, type GraphQLSchema, getNamedType } from 'graphql';
import { isHidden } from '../../games/shared/damage.ts';
import type { GameView, ListOwner } from '../../games/shared/game.ts';
import { warnOfHidden } from '../../games/shared/rows/conditions.ts';
import {
  type NeverRule,
  type OtherLists,
  type Row,
  type RowLink,
  type RowShape,
  type RowSource,
  rowsOfList,
  thingAt,
} from '../../games/shared/rows/fields.ts';
import {
  type RowGroup,
  type RowGroupArgs,
  rowGroups,
  wholeRowGroup,
} from '../../games/shared/rows/groups.ts';
import { linkedRow, rowLink } from '../../games/shared/rows/links.ts';
import { listRows, type Restriction, type RowArgs } from '../../games/shared/rows/list.ts';
import { nearTest } from '../../games/shared/rows/near.ts';
import type { Scope } from '../../games/shared/scope.ts';
import { getOrCreate, memoize } from '../../graph/made-once.ts';
import { unlessNone } from '../../query/groups/figures.ts';
import { listTag } from '../../query/pages/list-tag.ts';
import { checkedPageSize, computedRows, ListPage } from '../../query/pages/page.ts';
import type { Context } from '../context/context.ts';
import type { FoundList } from '../parents.ts';
import { ofFound } from '../values/page-info.ts';
import {
  directivesOn,
  type FieldNode,
  fieldsOf,
  isLink,
  type ListType,
  linksOf,
  listsOfPage,
  listTypes,
  rangesOf,
  structIn,
  type TypeLink,
} from './list-types.ts';
import { keepView, viewOfRow } from './open.ts';

interface RowList extends FoundList<Row> {
  readonly source: RowSource;
  readonly scope: Scope;
  /** Damage may have taken rows from the list. */
  readonly isIncomplete: boolean;
}

type RowGroupList = FoundList<RowGroupParent>;

/** A group, with the scope in which its objects are resolved. */
export interface RowGroupParent {
  readonly scope: Scope;
  readonly group: RowGroup;
  /** Of an aggregate over a list: whether damage may have taken rows from it. */
  readonly isIncomplete?: boolean;
}

const sources = new WeakMap<GraphQLSchema, Map<string, (owner: ListOwner) => RowSource>>();

/** Returns the rows of a list in any save, with what is known about their fields. */
export function rowSources(schema: GraphQLSchema, list: ListType): (owner: ListOwner) => RowSource {
  const known = getOrCreate(sources, schema, () => new Map());
  return getOrCreate(known, `${list.on}.${list.field}`, () => memoize(findSources(schema, list)));
}

function findSources(schema: GraphQLSchema, { type, on, field }: ListType): (owner: ListOwner) => RowSource {
  const never = directivesOn(schema, type, 'never') as unknown as readonly ({ list: string } & NeverRule)[];
  const beside = listTypes(schema).filter((each) => each.on === on && each.field !== field);
  const alike = beside.filter((each) => each.type === type);
  const named = beside.filter((each) => WHO.has(each.field) && 'name' in each.type.getFields());
  return (owner) => {
    const { perMetre = null, upAxis = null, isPerLevel = false } = owner.scope;
    const listsOf = (lists: readonly ListType[]): OtherLists['alike'] =>
      lists.map((each) => ({ field: each.field, rows: () => rowsOfList(owner, each.field) }));
    return {
      ...shapeIn(schema, type, owner),
      ...{ perMetre, upAxis, isPerLevel, name: `${on}.${field}` },
      words: (name) => owner.words?.[name] ?? [],
      get rows() {
        return rowsOfList(owner, field);
      },
      never: never.filter(({ list }) => list === field),
      others: { alike: listsOf(alike), named: listsOf(named) },
      hides: (name) => owner.hiddenValues?.().find((hidden) => hidden.fields[field]?.includes(name)),
    };
  };
}

function shapeIn(schema: GraphQLSchema, type: GraphQLObjectType, owner: ListOwner): RowShape {
  const links = linksOf(schema, type);
  return {
    graph: owner.scope.graph,
    fields: fieldsOf(schema, type),
    ranges: rangesOf(schema, type),
    links: new Map(Array.from(links, ([name, rule]) => [name, linkIn(schema, rule, owner)])),
    inside: (field) => {
      const value = type.getFields()[field]?.type;
      const struct = value ? structIn(value) : null;
      return struct && shapeIn(schema, struct, owner);
    },
  };
}

function linkIn(schema: GraphQLSchema, rule: TypeLink, owner: ListOwner): RowLink {
  return rowLink(owner.scope.graph, rule, () => rowSources(schema, rule.list)(owner));
}

/** Lists of those whom others belong to. */
const WHO: ReadonlySet<string> = new Set(
  'players farmers heroes people owners guilds factions bases'.split(' '),
);

type Resolver = (parent: never, args: never, context: Context) => unknown;
type FieldResolvers = Record<string, Resolver>;
type Fields = Readonly<Record<string, { readonly type: GraphQLOutputType; readonly astNode?: FieldNode }>>;

/** Resolvers of the lists and links that a type has among its fields, or of a page of such a list. */
export function listResolvers(schema: GraphQLSchema, name: string, fields: Fields): FieldResolvers {
  if (listsOfPage(schema, name).length > 0) return CONNECTION;
  const lists = Object.values(fields).flatMap(({ type }) => listsOfPage(schema, getNamedType(type).name));
  const links = Object.entries(fields).filter(([, { astNode }]) => isLink(astNode));
  return Object.fromEntries([
    ...lists.filter(({ on }) => on === name).map((list) => [list.field, listResolver(schema, list)] as const),
    ...links.map(([field]) => [field, linkResolver(schema, name, field)] as const),
  ]);
}

function listResolver(schema: GraphQLSchema, list: ListType): Resolver {
  return (owner: ListOwner, args: RowArgs, context: Context): RowList =>
    pageOf(schema, list, owner, args, context);
}

/** A page of a list. @throws QueryError */
function pageOf(
  schema: GraphQLSchema,
  list: ListType,
  owner: ListOwner,
  args: RowArgs,
  { tools }: Context,
  among: Restriction['among'] = null,
): RowList {
  const source = rowSources(schema, list)(owner);
  const isNear = args.near ? nearTest(owner, args.near) : null;
  const { scope, incomplete } = owner;
  const isIncomplete = incomplete === 'ALL' || incomplete?.has(list.field) === true;
  const page = listRows(source, args, tools, { isNear, among });
  const hasLinks = source.links!.size > 0;
  const entry = (position: number): Row => {
    const row = source.rows[position]!;
    return hasLinks ? keepView(row, owner as GameView) : row;
  };
  return { source, scope, page, entry, isIncomplete };
}

/** A field of a row that is rows of another list. */
function linkResolver(schema: GraphQLSchema, typeName: string, field: string): Resolver {
  return (row: Row, args: RowArgs, context: Context) => {
    const rule = linksOf(schema, schema.getType(typeName) as GraphQLObjectType).get(field)!;
    const from = thingAt(row, rule.by);
    if (from === null || from === undefined) return null;
    const view = viewOfRow(row, from);
    const link = linkIn(schema, rule, view);
    if (!rule.isMany) {
      const linked = linkedRow(link, row);
      return linked && keepView(linked, view);
    }
    const positions = link.positions(row)!;
    return pageOf(schema, rule.list, view, args, context, { positions, from: [field, positions] });
  };
}

/** The keys as the schema has them. */
type RowKeyArgs = Omit<RowGroupArgs, 'by'> & { readonly by: readonly { readonly field: string }[] };

/** By list and positions. */
const wholeGroups = new WeakMap<RowSource, WeakMap<Uint32Array, RowGroup>>();

/** All rows of a list as one group, which keeps its figures. */
function wholeGroup(list: RowList): RowGroup {
  const groups = getOrCreate(wholeGroups, list.source, () => new WeakMap());
  return getOrCreate(groups, list.page.members, () => wholeRowGroup(list.source, allOf(list)));
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
    const { name } = list.source;
    const groups = rowGroups(list.source, allOf(list), args);
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
