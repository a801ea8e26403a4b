// Queries as compiled code that writes JSON. That takes a fraction of the time of making objects of an answer and
// stringifying those, and must answer exactly the same: every query that a test asks is run both ways
// (test/tools/ask.ts).

import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  visit,
} from 'graphql';
import type { Variables } from './collect-fields.ts';
import { compileQuery, type Query } from './compile-query.ts';
import type { ExecutionContext, ExecutionRules } from './host.ts';
import type { Kept } from './writers.ts';

/** What is known of one document. */
interface Known<Context> {
  /** Variables that decide whether something is answered. */
  readonly conditions: readonly string[];
  /** By operation and the values of those variables. */
  readonly queries: Map<string, Query<Context>>;
}

/** Queries kept of one document: with conditions it is compiled more than once. */
const MOST_QUERIES = 16;
/** Fields that code is kept for, of all documents together: about 1 KB each. */
const MOST_KEPT_FIELDS = 100_000;

/** A query to run. */
export interface QueryArgs<Context> {
  readonly document: DocumentNode;
  /** Needed when the document has several operations. */
  readonly operationName?: string | null | undefined;
  readonly contextValue: Context;
}

/**
 * Knows documents by identity, and only as long as something else holds them: the cache of parsed documents bounds
 * what is kept here.
 */
export class CompiledQueries<Context extends ExecutionContext> {
  readonly #schema: GraphQLSchema;
  readonly #rules: ExecutionRules;
  #known = new WeakMap<DocumentNode, Known<Context>>();
  #kept: Kept = { fields: 0 };

  constructor(schema: GraphQLSchema, rules: ExecutionRules) {
    this.#schema = schema;
    this.#rules = rules;
  }

  /**
   * Answers a valid document that has the query that is asked for.
   * @param variables coerced already, as getVariableValues of graphql does
   */
  run(
    { document, operationName, contextValue }: QueryArgs<Context>,
    variables: Variables,
  ): ExecutionResult | Promise<ExecutionResult> {
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== 'query') throw new Error('no query to run');
    const { conditions, queries } = this.#knownOf(document);
    const key = [operation.name?.value, ...conditions.map((name) => variables[name])].join();
    let query = queries.get(key);
    if (!query) {
      query = compileQuery(this.#schema, this.#rules, document, operation, variables, this.#kept);
      if (queries.size >= MOST_QUERIES) queries.clear();
      queries.set(key, query);
    }
    return query(contextValue, variables);
  }

  #knownOf(document: DocumentNode): Known<Context> {
    if (this.#kept.fields > MOST_KEPT_FIELDS) {
      this.#known = new WeakMap();
      this.#kept = { fields: 0 };
    }
    let known = this.#known.get(document);
    if (!known) {
      known = { conditions: conditionsIn(document), queries: new Map() };
      this.#known.set(document, known);
    }
    return known;
  }
}

/** Names of the variables in `@skip` and `@include`. */
function conditionsIn(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive: ({ arguments: args }) => {
      for (const { value } of args ?? []) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}
