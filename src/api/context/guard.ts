// Checks a request while its resolvers run: the budget for fields that list or decode, and the size of the
// answer for fields that return JSON of any size. Scans in the query engine check the budget themselves.

import { type GraphQLFieldResolver, type GraphQLOutputType, getNamedType } from 'graphql';
import type { Context } from './context.ts';
import type { NotedPage } from './cut-lists.ts';

type Resolver = GraphQLFieldResolver<unknown, Context>;

/** Wraps the resolver in checks if its field's type can be expensive. */
export function guarded(type: GraphQLOutputType, resolver: Resolver): Resolver {
  const { name } = getNamedType(type);
  if (name === 'JSON') {
    return (parent, args, context, info) => {
      context.budget.check();
      const value = resolver(parent, args, context, info);
      context.budget.json(jsonSize(value));
      return value;
    };
  }
  if (!COSTLY.test(name)) return resolver;
  return (parent, args, context, info) => {
    context.budget.check();
    return resolver(parent, args, context, info);
  };
}

/** Wraps the resolver of a page's entries, to notice lists that go on after it. */
export function noted(resolver: Resolver): Resolver {
  return (parent, args, context, info) => {
    const { page } = parent as { readonly page?: NotedPage };
    if (page) context.cutLists.note(info, page, context.answerPath);
    return resolver(parent, args, context, info);
  };
}

/** Types whose values are listed or decoded when a field of that type is resolved. */
const COSTLY = /Connection$|^Property$/;

/** Approximate number of characters of the value as JSON. */
export function jsonSize(value: unknown): number {
  if (typeof value === 'string') return value.length + 3;
  if (typeof value !== 'object' || value === null) return 8;
  let size = 2;
  if (Array.isArray(value)) for (const part of value) size += jsonSize(part);
  else for (const [name, part] of Object.entries(value)) size += name.length + 4 + jsonSize(part);
  return size;
}
