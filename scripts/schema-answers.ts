// Makes the answers that the built program has ready to what editors and generators of types ask of the schema: the
// query of graphql-js, which most of them send, and that of our own editor (web/graphql/language.ts).

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type GraphQLSchema, getIntrospectionQuery, graphqlSync } from 'graphql';
import { createSchema } from '../src/api/schema/schema.ts';
import { PREPARED, preparedName } from '../src/server/queries/schema-answers.ts';

/** Queries of the schema, with the texts that answer them. */
export function schemaAnswers(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const queries = [getIntrospectionQuery(), getIntrospectionQuery({ inputValueDeprecation: true })];
  return new Map(queries.map((source) => [source, JSON.stringify(graphqlSync({ schema, source }))]));
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
  const folder = join('dist', PREPARED);
  const schema = createSchema();
  mkdirSync(folder, { recursive: true });
  for (const [query, answer] of schemaAnswers(schema)) {
    const name = preparedName(query, String(schema.extensions.sdl));
    writeFileSync(join(folder, name), gzipSync(answer, { level: 9 }));
  }
}
