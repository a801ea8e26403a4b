// The schema is a contract: nothing in it goes away or changes its meaning unseen, and everything says what it is.

import { existsSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  findBreakingChanges,
  type GraphQLNamedType,
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
import { listTypes } from '../../src/api/games/lists.ts';
import { createSchema } from '../../src/api/schema/schema.ts';
import { readSdl } from '../../src/api/schema/sdl.ts';

const schema = createSchema();
/** The last committed schema. After a change that breaks no client: `npx vitest run test/api/schema.test.ts -u`. */
const COMMITTED = 'test/api/__snapshots__/schema.graphql.snap';
const MOST_INTROSPECTION_BYTES = 300_000;
/** With the views of all games: most of it is one short line a field, and compresses to a tenth. */
const MOST_WITH_VIEWS = 1_200_000;

it('is valid', () => {
  // createSchema() takes it for valid.
  expect(validateSchema(buildSchema(readSdl()))).toEqual([]);
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
  const games = new Set(listTypes(schema).map(({ on }) => on));
  const sizeOf = (types: readonly { name: string }[]): number => JSON.stringify(types).length;
  const { types } = introspectionFromSchema(schema).__schema;
  const isView = ({ name }: { name: string }): boolean => [...games].some((game) => name.startsWith(game));
  expect(sizeOf(types.filter((type) => !isView(type)))).toBeLessThan(MOST_INTROSPECTION_BYTES);
  expect(sizeOf(types)).toBeLessThan(MOST_WITH_VIEWS);
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
const OF_HEADER = new Set(['id', 'slug', 'format', 'title', 'state', 'files', 'header', 'units', 'stale']);

it('describes everything', () => {
  const own = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );
  expect(own.flatMap(undescribed)).toEqual([]);
});

function undescribed(type: GraphQLNamedType): string[] {
  const names: string[] = type.description ? [] : [type.name];
  const check = (name: string, { description }: { description?: string | null | undefined }): void => {
    if (!description) names.push(`${type.name}.${name}`);
  };
  if (isEnumType(type)) for (const value of type.getValues()) check(value.name, value);
  if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) check(field.name, field);
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) check(field.name, field);
  }
  return names;
}

it('calls id only what is unique everywhere', () => {
  const withIds = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => (type.getFields().id ? [`${type.name}.id: ${type.getFields().id!.type}`] : []));
  expect(withIds.filter((field) => !field.endsWith(': ID!'))).toEqual([]);
});
