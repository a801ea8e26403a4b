// The schema is a contract: nothing in it goes away or changes its meaning unseen, and everything says what it is.

import { existsSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  findBreakingChanges,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  introspectionFromSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
  printSchema,
  validateSchema,
} from 'graphql';
import { expect, it } from 'vitest';
import { listTypes } from '../../src/api/games/list-types.ts';
import { createSchema } from '../../src/api/schema/schema.ts';
import { readSdl } from '../../src/api/schema/sdl.ts';

const schema = createSchema();
/** The last committed schema. After a change that breaks no client: `npx vitest run test/api/schema.test.ts -u`. */
const COMMITTED = 'test/api/__snapshots__/schema.graphql.snap';
/** Of what every format shares. */
const MOST_CORE_BYTES = 270_000;
/**
 * What a list of a view may add, with the types of its rows, on average. A limit on the whole would forbid the next
 * list; this one forbids that lists become more expensive. GraphiQL and generators of types fetch all of it at once.
 */
const MOST_BYTES_PER_LIST = 14_600;

it('is valid', () => {
  // createSchema() takes it for valid.
  expect(validateSchema(buildSchema(readSdl()))).toEqual([]);
});

it('is what graphql makes of the same text', () => {
  const whole = buildSchema(readSdl(), { noLocation: true });
  expect(printSchema(schema)).toBe(printSchema(whole));
  const introspected = (of: GraphQLSchema): unknown[] => {
    const { types, ...rest } = introspectionFromSchema(of, {
      oneOf: true,
      directiveIsRepeatable: true,
    }).__schema;
    return [rest, ...[...types].sort((a, b) => (a.name < b.name ? -1 : 1))];
  };
  expect(introspected(createSchema())).toEqual(introspected(whole));
  for (const { name } of Object.values(whole.getTypeMap())) {
    const nodesOf = (of: GraphQLSchema): unknown[] => {
      const { astNode, extensionASTNodes } = of.getType(name)!;
      return [astNode, ...extensionASTNodes];
    };
    expect(nodesOf(schema)).toEqual(nodesOf(whole));
  }
});

it('breaks nothing that was committed', async () => {
  const printed = printSchema(buildSchema(readSdl()));
  if (existsSync(COMMITTED)) {
    const committed = buildSchema(readFileSync(COMMITTED, 'utf8'));
    expect(findBreakingChanges(committed, schema).map(({ description }) => description)).toEqual([]);
  }
  await expect(`${printed}\n`).toMatchFileSnapshot('__snapshots__/schema.graphql.snap');
});

it('can be introspected in one small answer', () => {
  const lists = listTypes(schema);
  const games = [...new Set(lists.map(({ on }) => on))];
  const sizeOf = (types: readonly { name: string }[]): number => JSON.stringify(types).length;
  // The default query of clients does not ask which inputs are deprecated.
  const { types } = introspectionFromSchema(schema, { inputValueDeprecation: false }).__schema;
  // RowNumber has the numbers of all lists.
  const isOfViews = (name: string): boolean =>
    name === 'RowNumber' || games.some((game) => name.startsWith(game));
  const views = types.filter(({ name }) => isOfViews(name));
  expect(sizeOf(types) - sizeOf(views)).toBeLessThan(MOST_CORE_BYTES);
  expect(sizeOf(views) / lists.length).toBeLessThan(MOST_BYTES_PER_LIST);
});

it('has nothing that must be there and can fail', () => {
  const mustBe: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || !isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const reads = type.name === 'Save' && !OF_HEADER.has(field.name);
      if ((field.args.length > 0 || reads) && isNonNullType(field.type)) mustBe.push(`${type}.${field.name}`);
    }
  }
  expect(mustBe).toEqual([]);
});

/** What listing a save tells of it, without reading it. */
const OF_HEADER = new Set('id slug format title state files header units stale isBackup'.split(' '));

it('describes everything that somebody wrote', () => {
  const own = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type) && !GENERATED.has(type.name),
  );
  expect(own.flatMap(undescribed)).toEqual([]);
});

/** Types of lists.gen.graphql: the same for every list, they repeat names of fields that are described. */
const GENERATED = new Set(
  [...readFileSync('schema/lists.gen.graphql', 'utf8').matchAll(/^(?:type|input|enum) (\w+)/gm)].map(
    ([, name]) => name,
  ),
);

function undescribed(type: GraphQLNamedType): string[] {
  const names: string[] = type.description ? [] : [type.name];
  const check = (name: string, { description }: { description?: string | null | undefined }): void => {
    if (!description) names.push(`${type.name}.${name}`);
  };
  if (isEnumType(type)) for (const value of type.getValues()) check(value.name, value);
  if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) check(field.name, field);
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      check(field.name, field);
      if (!GENERATED.has(getNamedType(field.type).name))
        for (const argument of field.args) check(`${field.name}.${argument.name}`, argument);
    }
  }
  return names;
}

it('calls id only what is unique everywhere', () => {
  const withIds = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => (type.getFields().id ? [`${type.name}.id: ${type.getFields().id!.type}`] : []));
  expect(withIds.filter((field) => !field.endsWith(': ID!'))).toEqual([]);
});
