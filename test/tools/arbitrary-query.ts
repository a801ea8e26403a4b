// Generated queries: any fields of a schema, under any of a few names, in fragments and under conditions.

import fc from 'fast-check';
import {
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';

export interface QueryOptions {
  /** Selections inside selections. */
  readonly depth: number;
  /** What arguments may be, as text, by name. Fields that require others are left out. */
  readonly args: Readonly<Record<string, readonly string[]>>;
  /** The field of the query that everything is selected from, with its arguments. */
  readonly root: readonly string[];
  readonly rootType: string;
}

export interface GeneratedQuery {
  readonly text: string;
  readonly variables: Readonly<Record<string, boolean>>;
}

/** Valid queries with two variables for conditions. */
export function queriesOf(schema: GraphQLSchema, options: QueryOptions): fc.Arbitrary<GeneratedQuery> {
  const type = schema.getType(options.rootType) as GraphQLCompositeType;
  return fc
    .record({
      root: fc.constantFrom(...options.root),
      set: selections(schema, type, options, options.depth),
      variables: fc.record({ a: fc.boolean(), b: fc.boolean() }),
    })
    .map(({ root, set, variables }) => ({
      // Used here, so that every query is valid.
      text: `query ($a: Boolean!, $b: Boolean!) { ... @include(if: $a) { t: __typename } ... @skip(if: $b) { ${root} ${set} } ${root} ${set} }`,
      variables,
    }));
}

/** Fields that tell what was made for the query so far: two ways to answer may get to them in another order. */
const AS_ASKED = new Set(['indexBytes']);

function selections(
  schema: GraphQLSchema,
  type: GraphQLCompositeType,
  options: QueryOptions,
  depth: number,
): fc.Arbitrary<string> {
  const fields = isUnionType(type)
    ? []
    : Object.values(type.getFields()).filter(({ name }) => !AS_ASKED.has(name));
  const possible = fields.flatMap((field) => fieldOf(schema, field, options, depth) ?? []);
  const single = fc.oneof(fc.constant('__typename'), ...possible);
  const conditions = fc.constantFrom('', '', ...CONDITIONS);
  const conditional = fc.tuple(single, conditions).map(([text, condition]) => withCondition(text, condition));
  const group = fc
    .tuple(
      fc.array(conditional, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(`... on ${type.name}`, '...'),
      conditions,
    )
    .map(([texts, on, condition]) => `${on} ${condition} { ${texts.join(' ')} }`);
  const narrower = isObjectType(type) ? [] : schema.getPossibleTypes(type);
  const narrowed = narrower.map((one) =>
    (depth > 0 ? selections(schema, one, options, depth - 1) : fc.constant('{ __typename }')).map(
      (set) => `... on ${one.name} ${set}`,
    ),
  );
  return fc
    .array(fc.oneof({ arbitrary: conditional, weight: 4 }, group, ...narrowed), {
      minLength: 1,
      maxLength: 6,
    })
    .map((texts) => `{ ${texts.join(' ')} }`);
}

const CONDITIONS = [
  '@include(if: $a)',
  '@skip(if: $b)',
  '@skip(if: true)',
  '@include(if: true) @skip(if: $a)',
];

/** Conditions stand before the selections of a field. */
function withCondition(text: string, condition: string): string {
  const brace = text.indexOf(' {');
  return brace < 0 ? `${text} ${condition}` : `${text.slice(0, brace)} ${condition}${text.slice(brace)}`;
}

function fieldOf(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  options: QueryOptions,
  depth: number,
): fc.Arbitrary<string> | null {
  const type = getNamedType(field.type);
  if (isCompositeType(type) && depth === 0) return null;
  const given = field.args.filter(({ name }) => options.args[name]);
  if (field.args.some((arg) => isRequiredArgument(arg) && !given.includes(arg))) return null;
  const chosen = given.map((arg) => {
    const texts = options.args[arg.name]!;
    const at = fc.nat(texts.length - 1);
    return (isRequiredArgument(arg) ? at : fc.option(at)).map((number) =>
      number === null ? null : { name: arg.name, number, text: texts[number]! },
    );
  });
  const set = isCompositeType(type) ? selections(schema, type, options, depth - 1) : fc.constant('');
  return fc.tuple(fc.tuple(...chosen), fc.boolean(), set).map(([args, isRenamed, inner]) => {
    const present = args.flatMap((arg) => arg ?? []);
    // One name never means two things.
    const suffix = present.map(({ name, number }) => `_${name}${number}`).join('');
    const alias = isRenamed || suffix ? `${isRenamed ? 'x' : 'y'}_${field.name}${suffix}: ` : '';
    const list = present.map(({ name, text }) => `${name}: ${text}`).join(' ');
    return `${alias}${field.name}${list && `(${list})`} ${inner}`;
  });
}
