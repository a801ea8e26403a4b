// Parses and validates queries once and keeps the documents, within limits, for the next time. Errors are kept
// too: finding them can take longer than running a valid query.

import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { RecentlyUsed } from '../../graph/recently-used.ts';
import { endedAfter, MOST_QUERY_ERRORS } from '../budget/limits.ts';
import { errorAt } from '../context/errors.ts';
import { checkDocument, checkQueryText, isSlowToCheck } from './check-document.ts';
import { HINTED_RULES } from './hinted-rules.ts';
import { longConditions } from './short-conditions.ts';

export interface ReadDocument {
  /** Null when there are errors. */
  readonly document: DocumentNode | null;
  readonly errors: readonly GraphQLError[];
}

/** Characters of all texts to keep: a document takes up to two hundred times as many bytes. */
const MOST_KEPT_CHARACTERS = 1_000_000;
/** Characters to add per text: errors take memory too, however short the text is. */
const EXTRA_CHARACTERS = 2_000;

export class Documents {
  readonly #schema: GraphQLSchema;
  readonly introspection: boolean;
  readonly #kept = new RecentlyUsed<string, ReadDocument>(
    MOST_KEPT_CHARACTERS,
    (_, text) => text.length + EXTRA_CHARACTERS,
  );

  /** @param introspection whether clients may query the schema; if not, errors do not reveal it either */
  constructor(schema: GraphQLSchema, introspection = true) {
    this.#schema = schema;
    this.introspection = introspection;
  }

  /** True when parsing a query takes longer than others should wait, unless its text has been checked elsewhere. */
  isSlow(text: string): boolean {
    return !this.#kept.has(text) && isSlowToCheck(text);
  }

  /** Errors have codes and locations. @param isChecked true when the query is known to be valid */
  read(text: string, isChecked = false): ReadDocument {
    const known = this.#kept.get(text);
    if (known) return known;
    const read = isChecked
      ? { document: longConditions(this.#schema, parse(text), text), errors: [] }
      : readText(this.#schema, text, this.introspection);
    // A long text would displace many others.
    if (text.length < MOST_KEPT_CHARACTERS / 10) this.#kept.set(text, read);
    return read;
  }
}

function readText(schema: GraphQLSchema, text: string, introspection: boolean): ReadDocument {
  let document: DocumentNode;
  try {
    checkQueryText(text);
    const parsed = parse(text);
    checkDocument(parsed);
    document = longConditions(schema, parsed, text);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return { document: null, errors: [withCode(error, 'GRAPHQL_PARSE_FAILED')] };
  }
  const rules = introspection ? HINTED_RULES : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const options = { maxErrors: MOST_QUERY_ERRORS, hideSuggestions: !introspection };
  const found = endedAfter(validate(schema, document, rules, options), MOST_QUERY_ERRORS, 'query');
  const errors = found.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED'));
  return errors.length > 0 ? { document: null, errors } : { document, errors };
}

/** The error with this code, unless it has one. */
function withCode(error: GraphQLError, code: string): GraphQLError {
  return errorAt(error, error.message, { code, ...error.extensions });
}
