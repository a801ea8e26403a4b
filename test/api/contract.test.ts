// The schema as the programs of others see it: a linter's rules, and Relay's compiler over operations of every kind.

import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isInterfaceType, isObjectType, isSpecifiedScalarType, printSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSchema } from '../../src/api/schema/schema.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const require = createRequire(import.meta.url);
const schema = createSchema();

/** Descriptions are checked in schema.test.ts. */
const RULES = [
  'defined-types-are-used',
  'deprecations-have-a-reason',
  'descriptions-are-capitalized',
  'enum-values-all-caps',
  'fields-are-camel-cased',
  'input-object-values-are-camel-cased',
  'relay-connection-types-spec',
  'relay-connection-arguments-spec',
  'relay-page-info-spec',
  'types-are-capitalized',
];

describe('graphql-schema-linter', () => {
  const lint = (sdl: string) => {
    const folder = tempFolder({ 'schema.graphql': sdl });
    const program = require.resolve('graphql-schema-linter/lib/cli.js');
    const args = [program, '--rules', RULES.join(','), '--format', 'compact', join(folder, 'schema.graphql')];
    return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  };

  it('has nothing to say', () => {
    const { status, stdout } = lint(printSchema(schema));
    expect(stdout.split('\n').filter((line) => / - /.test(line))).toEqual([]);
    expect(status).toBe(0);
  });

  it('would say what is wrong', () => {
    const { status, stdout } = lint('"Query" type Query { a_b: String }');
    expect(stdout).toMatch(/fields-are-camel-cased/);
    expect(status).not.toBe(0);
  });
});

it('every connection is one, and every type with an id is a node', () => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isSpecifiedScalarType(type) || !(isObjectType(type) || isInterfaceType(type))) continue;
    const fields = type.getFields();
    if (type.name.endsWith('Connection')) {
      expect([type.name, Object.keys(fields)]).toEqual([
        type.name,
        expect.arrayContaining(['edges', 'nodes', 'pageInfo', 'totalCount']),
      ]);
    }
    if (isObjectType(type) && fields.id && String(fields.id.type) === 'ID!') {
      expect([type.name, type.getInterfaces().map(({ name }) => name)]).toEqual([type.name, ['Node']]);
    }
  }
});

/** Relay names operations after their files; `@connection` and `@refetchable` are what it asks most of a schema for. */
const PROGRAM = `
import { graphql } from 'relay-runtime';

graphql\`
  query PageQuery($id: ID!, $first: Int, $after: String, $path: String!) {
    save(id: $id) { ...Page_objects ...Page_save }
    world(id: $id) { ...Page_world newest { slug } object(path: $path) { name } }
    worlds { nodes { id title saves(first: 3, orderBy: [{ field: SAVED_AT, direction: DESC }]) { nodes { slug } } } }
    diff(from: $id, to: $id) { changed(first: $first, after: $after) { edges { cursor node { moved } } pageInfo { endCursor hasNextPage } } }
    worldObject(id: $id) { path }
    nodes(ids: [$id]) { id __typename }
  }
\`;

graphql\`
  fragment Page_objects on Save
  @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
  @refetchable(queryName: "PageObjectsQuery") {
    objects(first: $count, after: $cursor) @connection(key: "Page_objects") {
      edges { node { id name class { id name } property(path: "a") { text number value } } }
    }
  }
\`;

graphql\`
  fragment Page_save on Save @refetchable(queryName: "PageSaveQuery") {
    title stale state header savedAt
    issues(first: 5, where: { level: { in: [PROBLEM, INFO] } }) { edges { node { level code } } pageInfo { hasNextPage } }
  }
\`;

graphql\`
  fragment Page_world on World @refetchable(queryName: "PageWorldQuery") { id title format }
\`;
`;

it('relay-compiler compiles a program over it', () => {
  const folder = tempFolder({
    'schema.graphql': printSchema(schema),
    'src/Page.js': PROGRAM,
    'relay.config.json': JSON.stringify({
      src: './src',
      schema: './schema.graphql',
      language: 'javascript',
      eagerEsModules: true,
    }),
    'package.json': '{"name": "program"}',
  });
  const compiler = require('relay-compiler') as string;
  const compile = () =>
    spawnSync(compiler, ['--noWatchman', 'relay.config.json'], { cwd: folder, encoding: 'utf8' });
  const { status, stdout, stderr } = compile();
  expect([status, status === 0 ? '' : `${stdout}${stderr}`]).toEqual([0, '']);
  expect(`${stdout}${stderr}`).toMatch(/compiled documents: [1-9]/);
});
