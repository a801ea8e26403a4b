// Makes SDL of the row types with @list: for each its filter, its connection and the field that returns it, so that lists of
// every game are queried the same way and none is written by hand. `npm run codegen` makes schema/lists.gen.graphql of the
// house's games with it; those of packages are made when they are loaded. What all lists have is described at the types that
// they share, because tools fetch every description.

import {
  type DefinitionNode,
  type FieldDefinitionNode,
  Kind,
  type ListValueNode,
  type ObjectTypeDefinitionNode,
  type StringValueNode,
  type TypeNode,
} from 'graphql';
import { nameOfPath, untoldPaths } from '../games/row-paths.ts';

/** Filter inputs by the type of the field; each enumeration gets its own. */
const FILTERS: Readonly<Record<string, string>> = {
  String: 'TextFilter',
  ID: 'TextFilter',
  DateTime: 'TextFilter',
  Named: 'TextFilter',
  SaveObject: 'TextFilter',
  Int: 'NumberFilter',
  Float: 'NumberFilter',
  BigInt: 'NumberFilter',
  Boolean: 'BooleanFilter',
  Point: 'RegionInput',
};
const LINE_WIDTH = 110;
const RESERVED = new Set(['and', 'or', 'not', 'isNull']);
const NUMBERS = new Set(['Int', 'Float', 'BigInt', 'Boolean']);

type RowType = ObjectTypeDefinitionNode;
type Fields = readonly FieldDefinitionNode[];
/** Arguments of a use of a directive: texts, and `on` of links, which is a list of them. */
type Use = Readonly<Record<string, string>> & { readonly texts?: readonly string[] };

/** Kinds to sort and group by. */
interface RowPath {
  readonly path: string;
  readonly isNumber: boolean;
}

interface LinkUse {
  readonly row: RowType;
  readonly link: Use;
  readonly target: RowType;
}

type Types = ReadonlyMap<string, RowType>;

interface Context {
  readonly enums: ReadonlySet<string>;
  readonly types: Types;
  /** Types of which a field has one, or none. */
  readonly single: ReadonlySet<string>;
  readonly groups: readonly LinkUse[];
}

/**
 * @param own the definitions whose rows are meant
 * @param known all others, which already have what is made here
 * @throws Error for rows that cannot be a list
 */
export function listSdl(own: readonly DefinitionNode[], known: readonly DefinitionNode[] = []): string {
  const all = [...known, ...own];
  const enums = new Set(
    all.flatMap((each) => (each.kind === Kind.ENUM_TYPE_DEFINITION ? each.name.value : [])),
  );
  const ownTypes = own.flatMap((each) => (each.kind === Kind.OBJECT_TYPE_DEFINITION ? each : []));
  const types = new Map(ownTypes.map((type) => [type.name.value, type]));
  const lists = ownTypes.filter((type) => usesOf(type, 'list').length > 0);
  const structs = structsIn(lists, types);
  const fields = [...lists, ...structs].flatMap(fieldsOf);
  const inputs = new Set(
    known.flatMap((each) => (each.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? each.name.value : [])),
  );
  const matched = new Set(fields.map(typeName).filter((name) => enums.has(name)));
  const groups = ownTypes.flatMap((row) =>
    usesOf(row, 'links').map((link) => ({ row, link, target: targetOf(row, link, lists) })),
  );
  const inner = fields.filter((field) => innerOf(field, types));
  const single = new Set(inner.filter((field) => !isList(field)).map(typeName));
  const many = [...groups.map(({ target }) => target.name.value), ...inner.filter(isList).map(typeName)];
  const context: Context = { enums, types, single, groups };
  const paths = lists.map((list) => pathsOf(list, context));
  // Numbers of structs are compared with each other, and neither sorted nor grouped by.
  const compared = many
    .flatMap((name) => pathsOf(types.get(name)!, context))
    .filter(({ path }) => !path.includes('.'));
  const extend = known.length > 0 ? 'extend ' : '';
  const names = [...matched].sort().filter((name) => !inputs.has(`${name}Filter`));
  return [
    ...names.map(enumFilter),
    ...rowNumbers([...paths.flat(), ...compared], extend, known),
    ...rowUnion(lists, extend),
    ...lists.flatMap((list, at) => listTypes(list, context, paths[at]!)),
    ...structs.map((struct) => filterOf(struct, context)),
    ...[...new Set(many)].sort().map(rowsFilter),
    ...groups.map(linkField),
  ].join('\n\n');
}

/** The types of structs in rows, and in these, that are no rows themselves. */
function structsIn(lists: readonly RowType[], types: Types): RowType[] {
  const found = new Set(lists);
  // A set comes to what is added while one goes through it.
  for (const type of found)
    for (const struct of fieldsOf(type).flatMap((field) => innerOf(field, types) ?? [])) found.add(struct);
  return [...found].slice(lists.length);
}

/** The type of the row or struct that a field leads to, or of those in a list. */
function innerOf(field: FieldDefinitionNode, types: Types): RowType | undefined {
  const name = typeName(field);
  return takes(field) || name in FILTERS || name.endsWith('Connection') ? undefined : types.get(name);
}

function fieldsOf({ fields = [] }: RowType): Fields {
  return fields;
}

function usesOf({ directives = [] }: RowType | FieldDefinitionNode, named: string): Use[] {
  return directives
    .filter(({ name }) => name.value === named)
    .map(({ arguments: given = [] }) =>
      Object.fromEntries(
        given.map(({ name, value }) =>
          value.kind === Kind.LIST
            ? ['texts', (value as ListValueNode).values.map((each) => (each as StringValueNode).value)]
            : [name.value, (value as StringValueNode).value],
        ),
      ),
    );
}

function isLink(field: FieldDefinitionNode): boolean {
  return usesOf(field, 'link').length > 0;
}

/** True when the value of a link has a field of its own, to sort and group by; its own object is one. */
function isBeside(field: FieldDefinitionNode, fields: Fields): boolean {
  const { by = field.name.value, texts: on = ['object'] } = usesOf(field, 'link')[0] ?? {};
  if (by === 'object') return on.includes('object');
  return by !== field.name.value && fields.some(({ name }) => name.value === by);
}

function targetOf({ name }: RowType, { to }: Use, lists: readonly RowType[]): RowType {
  const found = lists.find((list) =>
    usesOf(list, 'list').some(({ on, field }) => field === to && name.value.startsWith(on!)),
  );
  if (!found) throw new Error(`${name.value} has a link to ${to}, which is no list`);
  return found;
}

function typeName({ type }: { readonly type: TypeNode }): string {
  let inner = type;
  while (inner.kind !== Kind.NAMED_TYPE) inner = inner.type;
  return inner.name.value;
}

function isList({ type }: FieldDefinitionNode): boolean {
  return (type.kind === Kind.NON_NULL_TYPE ? type.type : type).kind === Kind.LIST_TYPE;
}

function takes({ arguments: given = [] }: FieldDefinitionNode): boolean {
  return given.length > 0;
}

function enumFilter(name: string): string {
  return `input ${name}Filter { eq: ${name}, in: [${name}!], ne: ${name}, nin: [${name}!], isNull: Boolean }`;
}

/** Paths by which rows can be sorted and grouped: fields, the names of what has a title, and values inside. */
function pathsOf(list: RowType, { enums, types }: Context): RowPath[] {
  const isKnown = (type: string): boolean => enums.has(type) || (type in FILTERS && type !== 'Point');
  return fieldsOf(list).flatMap((field) => {
    const [name, type] = [field.name.value, typeName(field)];
    if (takes(field)) return [];
    if (isKnown(type)) {
      const own = { path: name, isNumber: NUMBERS.has(type) && !isList(field) };
      return type === 'Named' ? [own, { path: `${name}.name`, isNumber: false }] : [own];
    }
    const inner = innerOf(field, types);
    if (!inner || isBeside(field, fieldsOf(list))) return [];
    return (
      fieldsOf(inner)
        .filter((each) => !takes(each) && isKnown(typeName(each)))
        // Lists of numbers have no order, and no figures.
        .filter((each) => !isList(field) || !NUMBERS.has(typeName(each)))
        // Lists and objects of a linked row are queried there: tools fetch every value of every enum.
        .filter((each) => !isLink(field) || !(isList(each) || typeName(each) === 'SaveObject'))
        .map((each) => ({
          path: `${name}.${each.name.value}`,
          isNumber: NUMBERS.has(typeName(each)) && !isList(each),
        }))
    );
  });
}

function rowUnion(lists: readonly RowType[], extend: string): string[] {
  const about = lists.filter((list) => fieldsOf(list).some((field) => field.name.value === 'object'));
  const union = `union Row =\n${about.map(({ name }) => `  | ${name.value}`).join('\n')}`;
  if (extend) return about.length > 0 ? [extend + union] : [];
  return [
    `"A row about an object, of any list that has such."
${union}

extend type SaveObject {
  "What all lists of the game say of it: its rows in each, those that say most first."
  rows: [Row!]
}`,
  ];
}

/** @param before may extend the numbers, too */
function rowNumbers(paths: readonly RowPath[], extend: string, before: readonly DefinitionNode[]): string[] {
  const numbers = before.flatMap((each) =>
    'values' in each && each.name.value === 'RowNumber' ? (each.values ?? []) : [],
  );
  const known = new Set(numbers.map(({ name }) => name.value));
  const names = new Map<string, string>();
  for (const { path } of paths.filter(({ isNumber }) => isNumber)) {
    const name = nameOfPath(path);
    if ((names.get(name) ?? path) !== path) throw new Error(`${name} is ${path} and ${names.get(name)}`);
    names.set(name, path);
  }
  const values = [...names.keys()].sort().filter((name) => !known.has(name));
  if (extend && values.length === 0) return [];
  const about = '"Numbers of rows, and facts that count as 1 and 0; each list has some of them."\n';
  return [`${extend || about}${pathEnum('RowNumber', values, names)}`];
}

/** @param paths by value */
function pathEnum(name: string, values: readonly string[], paths: ReadonlyMap<string, string>): string {
  const untold = untoldPaths(values.map((value) => paths.get(value)!)).map((path) => JSON.stringify(path));
  const marked = untold.length > 0 ? `(of: [\n${wrapped(untold)}\n])` : '';
  return `enum ${name} @paths${marked} {\n${wrapped(values)}\n}`;
}

/** Names as indented lines of a readable width. */
function wrapped(names: readonly string[]): string {
  const lines = [' '];
  for (const name of names) {
    const line = lines.at(-1)!;
    if (line.length + name.length < LINE_WIDTH) lines[lines.length - 1] = `${line} ${name}`;
    else lines.push(`  ${name}`);
  }
  return lines.join('\n');
}

function fieldsAndOrder(row: string, paths: readonly RowPath[]): string {
  const names = new Map(paths.map(({ path }) => [nameOfPath(path), path]));
  return `${pathEnum(`${row}Field`, [...names.keys()], names)}

input ${row}Key @oneOf { field: ${row}Field }

input ${row}Order { field: ${row}Field!, direction: OrderDirection = ASC, nulls: NullsOrder = LAST }`;
}

function listTypes(list: RowType, context: Context, paths: readonly RowPath[]): string[] {
  const row = list.name.value;
  return [
    filterOf(list, context),
    fieldsAndOrder(row, paths),
    connectionOf(row),
    ...usesOf(list, 'list').map((use) => fieldOf(list, use)),
  ];
}

/** Conditions on the rows that a link leads to, and on structs in a list. */
function rowsFilter(row: string): string {
  return `"Conditions on rows inside a row; on those of \`where\`, if given."
input ${row}Rows { some: ${row}Filter, every: ${row}Filter, none: ${row}Filter, count: NumberFilter, where: ${row}Filter }`;
}

/** Pages of a link go forward only, which keeps the schema small. */
function linkField({ row, target, link: { field, describe, to, by = field, texts: on } }: LinkUse): string {
  const name = target.name.value;
  const rule = `@link(to: "${to}", by: "${by}"${on ? `, on: ${JSON.stringify(on)}` : ''})`;
  return `extend type ${row.name.value} {
  ${JSON.stringify(describe)}
  ${field}(where: ${name}Filter, orderBy: [${name}Order!], first: Int = 100, after: String): ${name}Connection ${rule}
}`;
}

function filterOf(list: RowType, { enums, types, single, groups }: Context): string {
  const row = list.name.value;
  const lines = fieldsOf(list).flatMap((field) => {
    const name = field.name.value;
    if (RESERVED.has(name)) throw new Error(`${row}.${name} is a word of filters`);
    const type = typeName(field);
    if (innerOf(field, types)) return [`  ${name}: ${type}${isList(field) ? 'Rows' : 'Filter'}`];
    const filter = enums.has(type) ? `${type}Filter` : FILTERS[type];
    // A list of texts can be filtered by one entry; for a list of numbers it would be unclear which one is meant.
    if (filter === undefined || takes(field) || (isList(field) && filter !== 'TextFilter')) return [];
    return [`  ${name}: ${isList(field) ? 'TextListFilter' : filter}`];
  });
  for (const { link, target } of groups.filter((each) => each.row === list))
    lines.push(`  ${link.field}: ${target.name.value}Rows`);
  if (single.has(row)) lines.unshift('  "Whether there is none."', '  isNull: Boolean');
  return `"Conditions on a row; all given ones must hold."
input ${row}Filter {
  and: [${row}Filter!], or: [${row}Filter!], not: ${row}Filter
${lines.join('\n')}
}`;
}

function connectionOf(row: string): string {
  return `type ${row}Connection {
  nodes: [${row}!]!
  edges: [${row}Edge!]!
  pageInfo: PageInfo!
  totalCount: Int!
  aggregate: RowAggregate!
  groups(by: [${row}Key!]!, having: RowGroupHaving, orderBy: [RowGroupOrder!], first: Int = 100, after: String, offset: Int): RowGroupConnection
}

type ${row}Edge { cursor: String!, node: ${row}! }`;
}

function fieldOf(list: RowType, { on, field, describe }: Use): string {
  const row = list.name.value;
  const hasPlaces = fieldsOf(list).some(
    (each) => each.name.value === 'position' && typeName(each) === 'Point',
  );
  return `extend type ${on} {
  ${JSON.stringify(describe)}
  ${field}(where: ${row}Filter${hasPlaces ? ', near: NearInput' : ''}, orderBy: [${row}Order!], first: Int = 100, after: String, last: Int, before: String, offset: Int): ${row}Connection
}`;
}
