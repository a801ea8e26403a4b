// Texts of queries as documents: parsed and checked once, and kept, within bounds, for the next time. What is wrong
// with a text is kept too: finding it out can take longer than running a good one.

import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { checkDocument } from './check-document.ts';
import { checkQueryText } from './check-text.ts';
import { syntaxHint, validationHint } from './error-hints.ts';

export interface ReadDocument {
  /** Null when something is wrong. */
  readonly document: DocumentNode | null;
  readonly errors: readonly GraphQLError[];
}

/** Characters of all texts that are kept: a document takes up to two hundred times as many bytes. */
const MOST_KEPT_CHARACTERS = 1_000_000;
/** What a text counts besides its own: mistakes take room too, however short the text is. */
const EXTRA_CHARACTERS = 2_000;

export class Documents {
  readonly #schema: GraphQLSchema;
  readonly introspection: boolean;
  /** The one used last is last. */
  readonly #kept = new Map<string, ReadDocument>();
  #characters = 0;

  /** @param introspection whether the schema may be asked for; else errors say nothing of it either */
  constructor(schema: GraphQLSchema, introspection = true) {
    this.#schema = schema;
    this.introspection = introspection;
  }

  /**
   * What to write instead, appended to a message about a query or its variables; empty where the schema is kept secret.
   */
  hintOf(message: string): string {
    return this.introspection ? validationHint(this.#schema, message) : '';
  }

  /** Errors have codes and places. */
  read(text: string): ReadDocument {
    const known = this.#kept.get(text);
    if (known) {
      this.#kept.delete(text);
      this.#kept.set(text, known);
      return known;
    }
    const read = readText(this.#schema, text, this);
    // A long one would take the room of many.
    if (text.length < MOST_KEPT_CHARACTERS / 10) this.#keep(text, read);
    return read;
  }

  #keep(text: string, read: ReadDocument): void {
    this.#kept.set(text, read);
    this.#characters += text.length + EXTRA_CHARACTERS;
    for (const oldest of this.#kept.keys()) {
      if (this.#characters <= MOST_KEPT_CHARACTERS) return;
      this.#kept.delete(oldest);
      this.#characters -= oldest.length + EXTRA_CHARACTERS;
    }
  }
}

function readText(
  schema: GraphQLSchema,
  text: string,
  documents: Pick<Documents, 'introspection' | 'hintOf'>,
): ReadDocument {
  const { introspection } = documents;
  let document: DocumentNode;
  try {
    checkQueryText(text);
    document = parse(text);
    checkDocument(document);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return {
      document: null,
      errors: [withCode(error, 'GRAPHQL_PARSE_FAILED', error.message + syntaxHint(error.message))],
    };
  }
  const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const found = validate(schema, document, rules, { hideSuggestions: !introspection });
  const errors = found.map((error) =>
    withCode(error, 'GRAPHQL_VALIDATION_FAILED', error.message + documents.hintOf(error.message)),
  );
  return errors.length > 0 ? { document: null, errors } : { document, errors };
}

/** The error as it is, with this code unless it has one. */
function withCode(error: GraphQLError, code: string, message = error.message): GraphQLError {
  const { nodes, source, positions, extensions } = error;
  return new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    extensions: { code, ...extensions },
  });
}
