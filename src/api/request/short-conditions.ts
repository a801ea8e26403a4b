// Conditions on facts as they were before they had operators: `isLoaded: true` stays valid for `isLoaded: {eq: true}`, in
// queries and in the values of variables.

import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type ObjectValueNode,
  type OperationDefinitionNode,
  TypeInfo,
  typeFromAST,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { plainValueHint } from './hinted-rules.ts';

const FILTER = 'BooleanFilter';
/** In the text of queries that have such conditions. */
const HINTS = /\b(true|false|Boolean)\b/;

/** The document with every condition written out. */
export function longConditions(schema: GraphQLSchema, document: DocumentNode, text: string): DocumentNode {
  if (!HINTS.test(text)) return document;
  const types = new TypeInfo(schema);
  const facts = new Set(document.definitions.flatMap(factsOf));
  const long = (node: ValueNode): ObjectValueNode | undefined => {
    const type = types.getInputType();
    if (!isInputObjectType(type) || type.name !== FILTER) return undefined;
    const eq = { kind: Kind.OBJECT_FIELD, name: { kind: Kind.NAME, value: 'eq' }, value: node } as const;
    return { kind: Kind.OBJECT, fields: [eq], ...(node.loc && { loc: node.loc }) };
  };
  const visitor = {
    BooleanValue: long,
    Variable: (node: ValueNode & { readonly kind: Kind.VARIABLE }) =>
      facts.has(node.name.value) ? long(node) : undefined,
  };
  return visit(document, visitWithTypeInfo(types, visitor));
}

/** The names of an operation's variables that are facts. */
function factsOf(definition: DocumentNode['definitions'][number]): string[] {
  if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
  return (definition.variableDefinitions ?? []).flatMap(({ variable, type }) => {
    const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
    return named.kind === Kind.NAMED_TYPE && named.name.value === 'Boolean' ? variable.name.value : [];
  });
}

type Values = Readonly<Record<string, unknown>>;

/** Values of variables with every condition written out, and what is wrong with those that are no conditions at all. */
export function longValues(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Values,
): { readonly values: Values; readonly wrong: readonly string[] } {
  const wrong: string[] = [];
  const long = variableDefinitions.flatMap(({ variable, type: node }) => {
    const name = variable.name.value;
    const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined;
    return type && Object.hasOwn(given, name)
      ? [[name, longValue(type, given[name], `$${name}`, wrong)]]
      : [];
  });
  return { values: { ...given, ...Object.fromEntries(long) }, wrong };
}

function longValue(type: GraphQLInputType, value: unknown, place: string, wrong: string[]): unknown {
  if (isNonNullType(type)) return longValue(type.ofType, value, place, wrong);
  if (isListType(type)) {
    return Array.isArray(value)
      ? value.map((each, at) => longValue(type.ofType, each, `${place}[${at}]`, wrong))
      : longValue(type.ofType, value, place, wrong);
  }
  if (!isInputObjectType(type) || value === null || value === undefined) return value;
  if (typeof value === 'boolean' && type.name === FILTER) return { eq: value };
  if (typeof value !== 'object' || Array.isArray(value)) {
    const hint = plainValueHint(type, Array.isArray(value), JSON.stringify(value));
    if (hint) wrong.push(`Variable "${place}": Expected value of type "${type.name}".${hint}`);
    return value;
  }
  const fields = type.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field ? longValue(field.type, inner, `${place}.${name}`, wrong) : inner];
    }),
  );
}
