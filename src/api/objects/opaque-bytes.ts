// The bytes of a value whose layout is unknown.

import { NO_NODE } from '../../graph/ids.ts';
import type { ReadySave } from '../../library/save.ts';
import { nodeAtPath } from '../../query/hints/object-names.ts';
import { findProperty } from '../../query/lists/properties.ts';
import type { QueryTools, Warning } from '../../query/tools.ts';
import { bytesOf } from '../../query/values/value-bytes.ts';
import type { RequestBudget } from '../budget/budget.ts';
import { apiError } from '../context/errors.ts';
import { decodeId } from '../context/global-id.ts';
import { nodeOf } from '../lists/lists.ts';

/** Where such a value is. */
export interface ValuePlace {
  /** The object's path or global id. */
  readonly object: string;
  /** The property path. */
  readonly path: string;
}

/**
 * The bytes, as a part of the memory of the save: not a copy.
 * @throws GraphQLError of apiError when there is no such value, QueryError for invalid paths, BudgetError
 */
export function opaqueBytes(
  save: ReadySave,
  { object, path }: ValuePlace,
  budget: RequestBudget,
): Uint8Array {
  const warnings: Warning[] = [];
  const tools: QueryTools = { budget, warn: (warning) => warnings.push(warning) };
  const { graph } = save;
  const isId = graph.find(object) === NO_NODE && decodeId(object)?.type === 'SaveObject';
  const node = isId ? nodeOf(save, object, 'object', tools) : nodeAtPath({ graph, tools }, object, 'object');
  const value = node === NO_NODE ? undefined : findProperty(graph, node, path, tools)?.value;
  if (value === undefined) {
    const text = `path: the object has no property ${JSON.stringify(path)}`;
    throw apiError('BAD_ARGUMENT', warnings[0]?.message ?? text);
  }
  const bytes = bytesOf(value);
  if (bytes === null) {
    throw apiError(
      'BAD_ARGUMENT',
      `path: ${JSON.stringify(path)} is not a value of bytes: query it with GraphQL`,
    );
  }
  return bytes;
}
