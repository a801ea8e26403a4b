// The bytes of a value whose layout is unknown.

import { NO_NODE } from '../../graph/ids.ts';
import type { ReadySave } from '../../library/save.ts';
import { ownProperty } from '../../query/lists/properties.ts';
import { bytesOf } from '../../query/values/value-bytes.ts';
import { apiError } from '../context/errors.ts';
import { decodeId } from '../context/global-id.ts';

/** Where such a value is. */
export interface ValuePlace {
  /** The object's path or global id. */
  readonly object: string;
  /** The property path. */
  readonly path: string;
}

/**
 * The bytes, as a part of the memory of the save: not a copy.
 * @throws GraphQLError of apiError when there is no such value, QueryError for invalid paths
 */
export function opaqueBytes({ graph, entry }: ReadySave, { object, path }: ValuePlace): Uint8Array {
  const id = decodeId(object);
  const atPath = graph.find(object);
  const isId = atPath === NO_NODE && id?.type === 'SaveObject' && [entry.key, entry.slug].includes(id.key);
  const node = isId ? graph.find(id.path) : atPath;
  if (node === NO_NODE) {
    throw apiError('BAD_ARGUMENT', `object: the save has no object ${JSON.stringify(object)}`);
  }
  const value = ownProperty(graph, node, path)?.value;
  if (value === undefined) {
    throw apiError('BAD_ARGUMENT', `path: the object has no property ${JSON.stringify(path)}`);
  }
  const bytes = bytesOf(value);
  if (bytes === null) {
    throw apiError(
      'BAD_ARGUMENT',
      `path: ${JSON.stringify(path)} is not a value of bytes, or may hold a credential: query it with GraphQL`,
    );
  }
  return bytes;
}
