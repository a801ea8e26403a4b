// The schema with its resolvers: one map a concern, put together here.

import { buildSchema, type GraphQLSchema } from 'graphql';
import { acrossResolvers } from './across.ts';
import { aggregateResolvers } from './aggregates.ts';
import { attachResolvers } from './attach.ts';
import { classResolvers } from './class.ts';
import { connectionResolvers } from './connections.ts';
import { diffResolvers } from './diff.ts';
import { darkestDungeonResolvers } from './games/darkest-dungeon-resolvers.ts';
import { listResolvers } from './games/lists.ts';
import { gameResolvers, viewResolvers } from './games/resolvers.ts';
import { satisfactoryResolvers } from './games/satisfactory-resolvers.ts';
import { graphFieldResolvers } from './graph-fields.ts';
import { liveResolvers } from './live.ts';
import { objectResolvers } from './object.ts';
import { propertyResolvers } from './property.ts';
import { referenceResolvers } from './reference.ts';
import { rootResolvers } from './root.ts';
import { saveResolvers } from './save.ts';
import { readSdl } from './sdl.ts';
import { searchResolvers } from './search.ts';
import { traversalResolvers } from './traversal.ts';
import type { Resolvers } from './types.gen.ts';
import { worldResolvers } from './world.ts';

const MAPS: readonly Resolvers[] = [
  rootResolvers,
  acrossResolvers,
  liveResolvers,
  saveResolvers,
  graphFieldResolvers,
  objectResolvers,
  classResolvers,
  propertyResolvers,
  referenceResolvers,
  connectionResolvers,
  worldResolvers,
  aggregateResolvers,
  traversalResolvers,
  searchResolvers,
  diffResolvers,
];

export function createSchema(): GraphQLSchema {
  // That it is valid is tested; finding out takes longer than all else here, at every start.
  const schema = buildSchema(readSdl(), { assumeValid: true, noLocation: true });
  attachResolvers(schema, [
    ...MAPS,
    viewResolvers,
    gameResolvers,
    satisfactoryResolvers,
    darkestDungeonResolvers,
    listResolvers(schema),
  ]);
  return schema;
}
