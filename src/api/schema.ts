// The schema with its resolvers: one map a concern, put together here.

import { buildSchema, type GraphQLSchema } from 'graphql';
import { attachResolvers } from './attach.ts';
import { rootResolvers } from './root.ts';
import { saveResolvers } from './save.ts';
import { readSdl } from './sdl.ts';
import type { Resolvers } from './types.gen.ts';

const MAPS: readonly Resolvers[] = [rootResolvers, saveResolvers];

export function createSchema(): GraphQLSchema {
  const schema = buildSchema(readSdl());
  attachResolvers(schema, MAPS);
  return schema;
}
