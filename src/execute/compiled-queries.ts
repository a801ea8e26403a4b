// Runs queries as compiled code that writes JSON. This takes a fraction of the time of building objects and
// stringifying them, and must give exactly the same answers: every query in the tests is run both ways
// (test/tools/ask.ts).

import {
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  visit,
} from 'graphql';
import type { Variables } from './collect-fields.ts';
import { compileQuery, type Query } from './compile-query.ts';
import type { ExecutionContext, ExecutionRules } from './host.ts';
import type { Kept } from './writers.ts';

interface CompiledDocument<Context> {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Variables in `@skip` and `@include`. */
  readonly conditions: readonly string[];
  /** By operation and the values of these variables. */
  readonly queries: Map<string, Query<Context>>;
}

/** Queries to keep per document: with conditions, a document is compiled more than once. */
const MOST_QUERIES = 16;
/** Fields to keep code for in all documents together, at about 1 KB each. */
const MOST_KEPT_FIELDS = 100_000;

/** A query to run. */
export interface QueryArgs<Context> {
  readonly document: DocumentNode;
  /** Needed when the document has several operations. */
  readonly operationName?: string | null | undefined;
  readonly contextValue: Context;
}

/**
 * Identifies documents by object identity, and keeps code only while something else holds the document: the
 * cache of parsed documents limits what is kept here.
 */
export class CompiledQueries<Context extends ExecutionContext> {
  readonly #schema: GraphQLSchema;
  readonly #rules: ExecutionRules;
  #known = new WeakMap<DocumentNode, CompiledDocument<Context>>();
  #kept: Kept = { fields: 0 };

  constructor(schema: GraphQLSchema, rules: ExecutionRules) {
    this.#schema = schema;
    this.#rules = rules;
  }

  /**
   * Runs a query of a valid document. @throws Error when the operation is not a query
   * @param variables coerced, as by getVariableValues of graphql
   */
  run(
    { document, operationName, contextValue }: QueryArgs<Context>,
    variables: Variables,
  ): ExecutionResult | Promise<ExecutionResult> {
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== 'query') throw new Error('no query to run');
    const { fragments, conditions, queries } = this.#knownOf(document);
    const key = [operation.name?.value, ...conditions.map((name) => variables[name])].join();
    let query = queries.get(key);
    if (!query) {
      const compiling = { schema: this.#schema, fragments, variables, made: 0, kept: this.#kept };
      query = compileQuery(compiling, operation, this.#rules);
      if (queries.size >= MOST_QUERIES) queries.clear();
      queries.set(key, query);
    }
    return query(contextValue, variables);
  }

  #knownOf(document: DocumentNode): CompiledDocument<Context> {
    if (this.#kept.fields > MOST_KEPT_FIELDS) {
      this.#known = new WeakMap();
      this.#kept = { fields: 0 };
    }
    let known = this.#known.get(document);
    if (!known) {
      known = { fragments: fragmentsIn(document), conditions: conditionsIn(document), queries: new Map() };
      this.#known.set(document, known);
    }
    return known;
  }
}

function fragmentsIn({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
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
