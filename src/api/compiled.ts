// Queries as compiled code that writes JSON. That takes a fraction of the time of making objects of an answer and stringifying
// those, and must answer exactly the same: every query that a test asks is run both ways (test/tools/ask.ts).

import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  visit,
} from 'graphql';
import type { Variables } from './answer/fields.ts';
import { compileQuery, type Query } from './answer/query.ts';
import type { Kept } from './answer/writers.ts';
import type { Context } from './context.ts';

/** What is known of one document. */
interface Known {
  /** Variables that decide whether something is answered. */
  readonly conditions: readonly string[];
  /** By operation and the values of those variables. */
  readonly queries: Map<string, Query>;
}

/** Queries kept of one document: with conditions it is compiled more than once. */
const MOST_QUERIES = 16;
/** Fields that code is kept for, of all documents together: about 1 KB each. */
const MOST_KEPT_FIELDS = 100_000;

/**
 * Knows documents by identity, and only as long as somebody else does: whoever caches parsed documents bounds
 * what is kept here.
 */
export class CompiledQueries {
  readonly #schema: GraphQLSchema;
  #known = new WeakMap<DocumentNode, Known>();
  #kept: Kept = { fields: 0 };

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /**
   * Answers a valid document that has the query that is asked for.
   * @param variables coerced already, as getVariableValues of graphql does
   */
  run(
    { document, operationName, contextValue }: ExecutionArgs,
    variables: Variables,
  ): ExecutionResult | Promise<ExecutionResult> {
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== 'query') throw new Error('no query to run');
    const { conditions, queries } = this.#knownOf(document);
    const key = [operation.name?.value, ...conditions.map((name) => variables[name])].join();
    let query = queries.get(key);
    if (!query) {
      query = compileQuery(this.#schema, document, operation, variables, this.#kept);
      if (queries.size >= MOST_QUERIES) queries.clear();
      queries.set(key, query);
    }
    return query(contextValue as Context, variables);
  }

  #knownOf(document: DocumentNode): Known {
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
