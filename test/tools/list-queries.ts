// Queries for what the entries of lists have, made from the schema, so that new fields are asked without being named anywhere.

import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedOutputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;
/** Puts what is selected of a type into a whole query. */
type Route = (selection: string) => string;
/** Values of required arguments, by name or else by type; enums and inputs have theirs from the schema. */
export type ArgumentValues = Readonly<Record<string, string>>;

export interface ListQuery {
  /** The fields that lead to it. */
  readonly name: string;
  readonly query: string;
  /** Whether it asks a hub. */
  readonly isOfHub: boolean;
}

interface Visit {
  readonly type: GraphQLObjectType;
  readonly route: Route;
  readonly name: string;
  readonly isFirst: boolean;
}

/**
 * What has fields itself of every type, over the shortest way to the type that begins with one of these fields of Query.
 * The types called hubs are asked a field at a time, and then whole on every other way on which a type leads to them.
 */
export function listQueries(
  schema: GraphQLSchema,
  roots: readonly string[],
  hubs: readonly string[],
  values: ArgumentValues,
): readonly ListQuery[] {
  const queries: ListQuery[] = [];
  const seen = new Set<string>();
  const waiting: Visit[] = [];
  const goOn = (type: GraphQLNamedOutputType, route: Route, name: string): void => {
    const isAbstract = isInterfaceType(type) || isUnionType(type);
    for (const each of isAbstract ? schema.getPossibleTypes(type) : [type]) {
      const isFirst = !seen.has(each.name);
      if (!isObjectType(each) || (!isFirst && !hubs.includes(each.name))) continue;
      seen.add(each.name);
      const inside: Route = isAbstract ? (of) => route(`... on ${each.name} { ${of} }`) : route;
      waiting.push({
        type: each,
        route: inside,
        name: `${name}${isAbstract ? `.${each.name}` : ''}`,
        isFirst,
      });
    }
  };
  const shown = (field: Field): string =>
    callOf(field, values) + selectionOf(schema, getNamedType(field.type));
  const visit = ({ type, route, name, isFirst }: Visit, only: readonly string[] | null): void => {
    const fields = Object.values(type.getFields()).filter(
      (field) => !isLeafType(getNamedType(field.type)) && (only?.includes(field.name) ?? true),
    );
    const isOfHub = only !== null || hubs.includes(type.name);
    if (isOfHub && isFirst)
      for (const field of fields)
        queries.push({ name: `${name}.${field.name}`, query: route(shown(field)), isOfHub });
    else if (fields.length > 0)
      queries.push({ name: `${name}.*`, query: route(fields.map(shown).join(' ')), isOfHub });
    if (!isFirst) return;
    for (const field of fields) {
      const inside: Route = (of) => route(`${callOf(field, values)} { ${of} }`);
      goOn(getNamedType(field.type), inside, `${name}.${field.name}`);
    }
  };
  const type = schema.getQueryType()!;
  for (const root of roots) {
    visit({ type, route: (of) => `{ ${of} }`, name: 'Query', isFirst: true }, [root]);
    for (let next = waiting.shift(); next; next = waiting.shift()) visit(next, null);
  }
  return queries;
}

/** What shows a value: its leaves, and those of the entries that it has. */
function selectionOf(schema: GraphQLSchema, type: GraphQLNamedOutputType, depth = 0): string {
  if (isLeafType(type)) return '';
  if (!isObjectType(type)) return ' { __typename }';
  const parts = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    const named = getNamedType(field.type);
    if (isLeafType(named)) return [field.name];
    const isEntries = ['nodes', 'edges', 'pageInfo', 'node'].includes(field.name);
    return isEntries && depth < 2 ? [field.name + selectionOf(schema, named, depth + 1)] : [];
  });
  return ` { ${['__typename', ...parts].join(' ')} }`;
}

function callOf({ name, args }: Field, values: ArgumentValues): string {
  const required = args.filter(isRequiredArgument).map((each) => `${each.name}: ${valueFor(each, values)}`);
  return required.length === 0 ? name : `${name}(${required.join(', ')})`;
}

function valueFor({ name, type }: Pick<GraphQLArgument, 'name' | 'type'>, values: ArgumentValues): string {
  return values[name] ?? typeValue(type, values);
}

function typeValue(type: GraphQLInputType, values: ArgumentValues): string {
  if (isNonNullType(type)) return typeValue(type.ofType, values);
  if (isListType(type)) return `[${typeValue(type.ofType, values)}]`;
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (!isInputObjectType(type)) return values[type.name]!;
  const fields = Object.values(type.getFields());
  const required = type.isOneOf ? fields.slice(0, 1) : fields.filter(isRequiredInputField);
  return `{ ${required.map((field) => `${field.name}: ${valueFor(field, values)}`).join(', ')} }`;
}
