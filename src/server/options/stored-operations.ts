// A list of trusted operations: a server that was given one runs no others, and clients may name them instead of
// sending them.

import { type GraphQLSchema, parse, validate } from 'graphql';
import { apiError } from '../../api/context/errors.ts';

/** Texts by id. */
export type Operations = ReadonlyMap<string, string>;

/** The parts of a request that select the query. */
export interface NamedQuery {
  readonly query?: string | null | undefined;
  /** As in the draft of GraphQL over HTTP. */
  readonly documentId?: unknown;
  readonly extensions?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Operations in a list: checking one takes a tenth of a millisecond to several. */
const MOST_TRUSTED = 10_000;

/** Returns the text to run: one of the list, or what the client sent if there is no list. It throws GraphQLErrors. */
export function operationChooser(
  trusted: Operations | null,
): (asked: NamedQuery) => string | null | undefined {
  const texts = new Set(trusted?.values());
  return ({ query, documentId, extensions }) => {
    const id = idIn(documentId, extensions);
    if (!trusted) {
      if (id === null || typeof query === 'string') return query;
      // Clients wait for this error to send the query itself: its text is part of their protocol.
      throw apiError('PERSISTED_QUERY_NOT_SUPPORTED', 'PersistedQueryNotSupported');
    }
    if (id === null) {
      if (typeof query === 'string' && texts.has(query)) return query;
      const message = 'This server runs only the operations of its list: name one by documentId.';
      throw apiError('FORBIDDEN', message, { http: { status: 403 } });
    }
    const text = trusted.get(id) ?? trusted.get(id.replace(/^sha256:/, ''));
    if (text !== undefined) return text;
    throw apiError('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound', {
      http: { spec: true, status: 404 },
    });
  };
}

function idIn(documentId: unknown, extensions: NamedQuery['extensions']): string | null {
  if (typeof documentId === 'string') return documentId;
  const { persistedQuery } = extensions ?? {};
  if (typeof persistedQuery !== 'object' || persistedQuery === null) return null;
  const { sha256Hash } = persistedQuery as { sha256Hash?: unknown };
  return typeof sha256Hash === 'string' ? sha256Hash : null;
}

/**
 * Reads a list of operations as JSON: `{id: text}`, or with `operations: [{id, body}]` as Apollo's tools
 * write it. Each must be valid for this schema.
 * @throws Error that says which operation is wrong and why
 */
export function readOperations(json: string, schema: GraphQLSchema): Operations {
  const list: unknown = JSON.parse(json);
  if (typeof list !== 'object' || list === null || Array.isArray(list))
    throw new Error('is not a JSON object');
  const { operations } = list as { operations?: unknown };
  const entries = Array.isArray(operations) ? operations.map(manifestEntry) : Object.entries(list);
  if (entries.length > MOST_TRUSTED) {
    throw new Error(`expected at most ${MOST_TRUSTED} operations, found ${entries.length}`);
  }
  const texts = new Map<string, string>();
  for (const [id, text] of entries) {
    if (typeof id !== 'string' || typeof text !== 'string')
      throw new Error(`operation ${typeof id === 'string' ? id : typeof id} has no text`);
    checkOperation(schema, id, text);
    texts.set(id, text);
  }
  return texts;
}

function manifestEntry(entry: unknown): [unknown, unknown] {
  const { id, body } = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<string, unknown>;
  return [id, body];
}

function checkOperation(schema: GraphQLSchema, id: string, text: string): void {
  let wrong: string | undefined;
  try {
    wrong = validate(schema, parse(text))[0]?.message;
  } catch (error) {
    wrong = error instanceof Error ? error.message : String(error);
  }
  if (wrong !== undefined) throw new Error(`operation ${id}: ${wrong}`);
}
