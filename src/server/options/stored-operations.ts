// Queries that clients refer to by name instead of sending them. Either the server was given a list of trusted
// operations, and runs no others, or clients send each text once with its hash ("automatic persisted queries").

import { createHash } from 'node:crypto';
import { type GraphQLSchema, parse, validate } from 'graphql';
import { apiError } from '../../api/context/errors.ts';
import { RecentlyUsed } from '../../graph/recently-used.ts';

/** Texts by id. */
export type Operations = ReadonlyMap<string, string>;

/** The parts of a request that select the query. */
export interface NamedQuery {
  readonly query?: string | null | undefined;
  /** As in the draft of GraphQL over HTTP. */
  readonly documentId?: unknown;
  readonly extensions?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Total characters of the texts that clients sent with their hashes. */
const MOST_KEPT_CHARACTERS = 4_000_000;
/** Operations in a list: checking one takes a tenth of a millisecond to several. */
const MOST_TRUSTED = 10_000;

export class StoredOperations {
  readonly #trusted: Operations | null;
  readonly #trustedTexts: ReadonlySet<string>;
  /** By SHA-256. */
  readonly #sent = new RecentlyUsed<string, string>(
    MOST_KEPT_CHARACTERS,
    (text, hash) => text.length + hash.length,
  );

  /** @param trusted the only operations that may run; null for any */
  constructor(trusted: Operations | null = null) {
    this.#trusted = trusted;
    this.#trustedTexts = new Set(trusted?.values());
  }

  /** The text to run; the query itself if nothing else was given. @throws GraphQLError */
  textOf({ query, documentId, extensions }: NamedQuery): string | null | undefined {
    const id = idIn(documentId, extensions);
    if (this.#trusted) return this.#trustedText(this.#trusted, id, query);
    if (id === null) return query;
    return typeof query === 'string' ? this.#keep(id, query) : this.#find(id);
  }

  #trustedText(trusted: Operations, id: string | null, query: string | null | undefined): string {
    const text = id === null ? query : (trusted.get(id) ?? trusted.get(id.replace(/^sha256:/, '')));
    if (typeof text === 'string' && (id !== null || this.#trustedTexts.has(text))) return text;
    if (id !== null) throw notFound();
    const message = 'This server runs only the operations of its list: name one by documentId.';
    throw apiError('FORBIDDEN', message, { http: { status: 403 } });
  }

  #keep(id: string, query: string): string {
    const hash = id.replace(/^sha256:/, '');
    if (hash !== createHash('sha256').update(query).digest('hex'))
      throw apiError('BAD_REQUEST', 'The hash does not match the query.', { http: { status: 400 } });
    // A long one would take the room of many.
    if (query.length <= MOST_KEPT_CHARACTERS / 10) this.#sent.set(hash, query);
    return query;
  }

  #find(id: string): string {
    const hash = id.replace(/^sha256:/, '');
    const text = this.#sent.get(hash);
    if (text === undefined) throw notFound();
    return text;
  }
}

/** Clients wait for this error to send the query itself: its text is part of their protocol. */
function notFound(): Error {
  return apiError('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound', {
    http: { spec: true, status: 404 },
  });
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
  if (entries.length > MOST_TRUSTED)
    throw new Error(`expected at most ${MOST_TRUSTED} operations, found ${entries.length}`);
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
