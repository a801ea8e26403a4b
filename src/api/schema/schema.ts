// The schema with its resolvers, which come as one map per concern.

import type { GraphQLSchema } from 'graphql';
import { listResolvers } from '../games/lists.ts';
import { gameResolvers, viewResolvers } from '../games/resolvers.ts';
import { rowPaths } from '../games/row-paths.ts';
import { changesResolvers } from '../history/changes.ts';
import { historyResolvers } from '../history/history.ts';
import { aggregateResolvers } from '../lists/aggregates.ts';
import { diffResolvers } from '../lists/diff.ts';
import { connectionResolvers } from '../lists/lists.ts';
import { searchResolvers } from '../lists/search.ts';
import { traversalResolvers } from '../lists/traversal.ts';
import { graphResolvers } from '../objects/graph-fields.ts';
import { objectResolvers } from '../objects/object.ts';
import { propertyResolvers } from '../objects/property.ts';
import { issueResolvers } from '../saves/issues.ts';
import { liveResolvers } from '../saves/live.ts';
import { rawResolvers } from '../saves/raw.ts';
import { rootResolvers } from '../saves/root.ts';
import { saveResolvers } from '../saves/save.ts';
import { worldResolvers } from '../saves/world.ts';
import { acrossResolvers } from '../store/across.ts';
import { storedSaveResolvers } from '../store/stored-field.ts';
import type { Resolvers } from '../types.gen.ts';
import { SCALARS } from '../values/scalars.ts';
import { attachResolvers, resolversByType } from './attach.ts';
import { lazySchema } from './lazy-schema.ts';
import { readSdl } from './sdl.ts';

const MAPS: readonly Resolvers[] = [
  rootResolvers,
  acrossResolvers,
  storedSaveResolvers,
  liveResolvers,
  saveResolvers,
  rawResolvers,
  issueResolvers,
  graphResolvers,
  objectResolvers,
  propertyResolvers,
  connectionResolvers,
  worldResolvers,
  historyResolvers,
  changesResolvers,
  aggregateResolvers,
  traversalResolvers,
  searchResolvers,
  diffResolvers,
];

/** The schema of `schema/`, with a resolver for every field that needs one. @throws Error when the two do not match */
export function createSchema(): GraphQLSchema {
  const resolvers = resolversByType([...MAPS, viewResolvers, gameResolvers()]);
  const schema: GraphQLSchema = lazySchema(readSdl(), {
    attach(type, fields) {
      attachResolvers(type, fields, { ...resolvers.get(type), ...listResolvers(schema, type, fields) });
    },
    type(name) {
      const { __resolveType: resolveType } = (resolvers.get(name) ?? {}) as { __resolveType?: unknown };
      return { ...(resolveType ? { resolveType } : {}), ...SCALARS.get(name) };
    },
    values: (type) => rowPaths(schema, type),
  });
  for (const type of [...resolvers.keys(), ...SCALARS.keys()])
    if (!schema.getType(type)) throw new Error(`no type ${type} in the schema`);
  return schema;
}
