// Generates schema/lists.gen.graphql: for every row type with @list its filter, its connection and the field
// that returns it, so that lists of every game are queried the same way and none is written by hand.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Kind, parse } from 'graphql';

const FOLDER = 'schema';
const OUTPUT = join(FOLDER, 'lists.gen.graphql');
/** Filter inputs by the type of the field; each enumeration gets its own. */
const FILTERS = {
  String: 'TextFilter',
  ID: 'TextFilter',
  DateTime: 'TextFilter',
  Named: 'TextFilter',
  SaveObject: 'TextFilter',
  Int: 'NumberFilter',
  Float: 'NumberFilter',
  BigInt: 'NumberFilter',
  Boolean: 'Boolean',
  Point: 'RegionInput',
};
const LINE_WIDTH = 110;
const RESERVED = new Set(['and', 'or', 'not', 'isNull']);
const NUMBERS = new Set(['Int', 'Float', 'BigInt', 'Boolean']);

/** The generated file, for scripts that check whether it is up to date. */
export function generateListTypes() {
  const definitions = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.graphql') && join(FOLDER, name) !== OUTPUT)
    .sort()
    .flatMap((name) => parse(readFileSync(join(FOLDER, name), 'utf8')).definitions);
  const enums = new Set(
    definitions.filter(({ kind }) => kind === Kind.ENUM_TYPE_DEFINITION).map(({ name }) => name.value),
  );
  const lists = definitions.filter((definition) => directivesOf(definition, 'list').length > 0);
  const rows = new Map(
    definitions
      .filter(({ kind }) => kind === Kind.OBJECT_TYPE_DEFINITION)
      .map(({ name, fields }) => [name.value, fields]),
  );
  const paths = lists.map((list) => pathsOf(list, { enums, rows }));
  const matched = new Set(
    lists.flatMap(({ fields }) => fields.map(typeName)).filter((name) => enums.has(name)),
  );
  const linked = new Set(
    definitions.flatMap(({ fields = [] }) => fields.filter(isLink).map((field) => typeName(field))),
  );
  const groups = definitions.flatMap((row) =>
    directivesOf(row, 'links').map((link) => ({ row, link, target: targetOf(row, link, lists) })),
  );
  const context = { enums, linked, groups };
  const parts = [
    '# Made from the row types with @list by `npm run codegen`.',
    ...[...matched].sort().map(enumFilter),
    rowNumbers(paths.flat()),
    rowUnion(lists),
    ...lists.flatMap((definition, at) => listTypes(definition, context, paths[at])),
    ...[...new Set(groups.map(({ target }) => target.name.value))].sort().map(rowsFilter),
    ...groups.map(linkField),
  ];
  return { filename: OUTPUT, content: `${parts.join('\n\n')}\n` };
}

function directivesOf({ directives = [] }, named) {
  return directives
    .filter(({ name }) => name.value === named)
    .map((found) =>
      Object.fromEntries(
        found.arguments.map(({ name, value }) => [
          name.value,
          value.values?.map((each) => each.value) ?? value.value,
        ]),
      ),
    );
}

function isLink(field) {
  return directivesOf(field, 'link').length > 0;
}

/** Whether the value that a link goes by has a field of its own, to sort and group by. */
function isBeside(field, fields) {
  const { by = field.name.value } = directivesOf(field, 'link')[0] ?? {};
  return by !== field.name.value && by !== 'object' && fields.some(({ name }) => name.value === by);
}

/** The type of the rows that a link leads to. */
function targetOf({ name }, { to }, lists) {
  const found = lists.find((list) =>
    directivesOf(list, 'list').some(({ on, field }) => field === to && name.value.startsWith(on)),
  );
  if (!found) throw new Error(`${name.value} has a link to ${to}, which is no list`);
  return found;
}

function typeName({ type }) {
  let inner = type;
  while (inner.kind !== Kind.NAMED_TYPE) inner = inner.type;
  return inner.name.value;
}

function isList({ type }) {
  return (type.kind === Kind.NON_NULL_TYPE ? type.type : type).kind === Kind.LIST_TYPE;
}

function enumFilter(name) {
  return `input ${name}Filter { eq: ${name}, in: [${name}!], ne: ${name}, nin: [${name}!] }`;
}

/** Paths by which rows can be sorted and grouped: fields, the names of what has a title, and values inside. */
function pathsOf({ fields }, { enums, rows }) {
  const isKnown = (type) => enums.has(type) || (type in FILTERS && type !== 'Point');
  return fields.flatMap((field) => {
    const [name, type] = [field.name.value, typeName(field)];
    if (field.arguments.length > 0) return [];
    if (isKnown(type)) {
      const own = { path: name, isNumber: NUMBERS.has(type) && !isList(field) };
      return type === 'Named' ? [own, { path: `${name}.name`, isNumber: false }] : [own];
    }
    if (type === 'Point' || !rows.has(type) || type.endsWith('Connection')) return [];
    if (isBeside(field, fields)) return [];
    return (
      rows
        .get(type)
        .filter((inner) => inner.arguments.length === 0 && isKnown(typeName(inner)))
        // Lists of numbers have no order, and no figures.
        .filter((inner) => !isList(field) || !NUMBERS.has(typeName(inner)))
        .map((inner) => ({
          path: `${name}.${inner.name.value}`,
          isNumber: NUMBERS.has(typeName(inner)) && !isList(inner),
        }))
    );
  });
}

/** As `nameOfPath` in src/api/games/row-paths.ts has it. */
function nameOfPath(path) {
  return path
    .replaceAll('.', '_')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_')
    .toUpperCase();
}

function rowUnion(lists) {
  const about = lists.filter(({ fields }) => fields.some((field) => field.name.value === 'object'));
  return `"A row about an object, of any list that has such."
union Row =
${about.map(({ name }) => `  | ${name.value}`).join('\n')}

extend type SaveObject {
  "What all lists of the game say of it: its rows in each, those that say most first."
  rows: [Row!]
}`;
}

function rowNumbers(paths) {
  const names = new Map();
  for (const { path } of paths.filter(({ isNumber }) => isNumber)) {
    const name = nameOfPath(path);
    if ((names.get(name) ?? path) !== path) throw new Error(`${name} is ${path} and ${names.get(name)}`);
    names.set(name, path);
  }
  return `"Numbers of rows, and facts that count as 1 and 0; each list has some of them."
enum RowNumber {
${wrapped([...names.keys()].sort())}
}`;
}

/** Names as indented lines of a readable width. */
function wrapped(names) {
  const lines = [' '];
  for (const name of names) {
    const line = lines.at(-1);
    if (line.length + name.length < LINE_WIDTH) lines[lines.length - 1] = `${line} ${name}`;
    else lines.push(`  ${name}`);
  }
  return lines.join('\n');
}

function fieldsAndOrder(row, paths) {
  return `enum ${row}Field {
${wrapped(paths.map(({ path }) => nameOfPath(path)))}
}

"What the rows of a group share."
input ${row}Key @oneOf { field: ${row}Field }

"A sort key; what has a title is sorted by it."
input ${row}Order {
  field: ${row}Field!
  direction: OrderDirection = ASC
  "Where rows without a value go."
  nulls: NullsOrder = LAST
}`;
}

function listTypes(definition, context, paths) {
  const row = definition.name.value;
  const fields = directivesOf(definition, 'list').map(({ on, field, describe }) =>
    fieldOf(definition, on, field, describe),
  );
  return [
    filterOf(row, definition.fields, context),
    fieldsAndOrder(row, paths),
    connectionOf(row),
    ...fields,
  ];
}

/** Conditions on the rows that a link leads to. */
function rowsFilter(row) {
  return `"Conditions on linked rows."
input ${row}Rows { some: ${row}Filter, every: ${row}Filter, none: ${row}Filter, count: NumberFilter }`;
}

/** Pages of a link go forward only, which keeps the schema small. */
function linkField({ row, target, link: { field, describe, to, by = field, on } }) {
  const name = target.name.value;
  const rule = `@link(to: "${to}", by: "${by}"${on ? `, on: ${JSON.stringify(on)}` : ''})`;
  return `extend type ${row.name.value} {
  ${JSON.stringify(describe)}
  ${field}(where: ${name}Filter, orderBy: [${name}Order!], first: Int = 100, after: String): ${name}Connection ${rule}
}`;
}

function filterOf(row, fields, { enums, linked, groups }) {
  const lines = fields.flatMap((field) => {
    const name = field.name.value;
    if (RESERVED.has(name)) throw new Error(`${row}.${name} is a word of filters`);
    const type = typeName(field);
    if (isLink(field)) return [`  ${name}: ${type}Filter`];
    const filter = enums.has(type) ? `${type}Filter` : FILTERS[type];
    // A list of texts can be filtered by one entry; for a list of numbers it would be unclear which one is
    // meant.
    if (filter === undefined || field.arguments.length > 0 || (isList(field) && filter !== 'TextFilter'))
      return [];
    return [`  ${name}: ${filter}`];
  });
  for (const { link, target } of groups.filter((each) => each.row.name.value === row))
    lines.push(`  ${link.field}: ${target.name.value}Rows`);
  if (linked.has(row)) lines.unshift('  "Whether a link leads to no row."', '  isNull: Boolean');
  return `"Conditions on fields of the row; all given ones must hold."
input ${row}Filter {
  and: [${row}Filter!], or: [${row}Filter!], not: ${row}Filter
${lines.join('\n')}
}`;
}

function connectionOf(row) {
  return `type ${row}Connection {
  nodes: [${row}!]!
  edges: [${row}Edge!]!
  pageInfo: PageInfo!
  totalCount: Int!
  "Figures over all rows, on all pages."
  aggregate: RowAggregate!
  "All rows, on all pages, in groups."
  groups(by: [${row}Key!]!, having: RowGroupHaving, orderBy: [RowGroupOrder!], first: Int = 100, after: String, offset: Int): RowGroupConnection
}

type ${row}Edge { cursor: String!, node: ${row}! }`;
}

function fieldOf({ name: { value: row }, fields }, on, field, describe) {
  const hasPlaces = fields.some(
    ({ name, type }) => name.value === 'position' && typeName({ type }) === 'Point',
  );
  return `extend type ${on} {
  ${JSON.stringify(describe)}
  ${field}(where: ${row}Filter${hasPlaces ? ', near: NearInput' : ''}, orderBy: [${row}Order!], first: Int = 100, after: String, last: Int, before: String, offset: Int): ${row}Connection
}`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { filename, content } = generateListTypes();
  writeFileSync(filename, content);
}
