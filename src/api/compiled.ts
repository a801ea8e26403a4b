// Running a query as compiled code. A query that comes again is compiled once; compiled code answers many rows in about
// half the time of an interpreting executor and must answer exactly the same: every query that a test asks is run
// both ways (test/tools/ask.ts).

import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type ListValueNode,
  type ObjectValueNode,
  visit,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';

/** A query as code. */
export interface CompiledRun {
  readonly run: CompiledQuery['query'];
  /** Variables inside objects and lists of the query's text: code takes an absent one for null. */
  readonly nested: ReadonlySet<string>;
}

type Asked = Pick<ExecutionArgs, 'document' | 'operationName'>;
type Variables = Readonly<Record<string, unknown>>;

/** What is known of one document; a run is null where it cannot be compiled. */
interface Known {
  seen: number;
  readonly runs: Map<string, CompiledRun | null>;
}

/** Compiling takes as long as interpreting some hundred rows: not worth it for a query that comes once. */
const WORTH_COMPILING = 2;

/**
 * Knows documents by identity, and only as long as somebody else does: whoever caches parsed documents bounds
 * what is kept here.
 */
export class CompiledQueries {
  readonly #schema: GraphQLSchema;
  readonly #known = new WeakMap<DocumentNode, Known>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** The compiled query; null when it is to be interpreted: seen for the first time, or not to be compiled. */
  find(asked: Asked): CompiledRun | null {
    let known = this.#known.get(asked.document);
    if (!known) {
      known = { seen: 0, runs: new Map() };
      this.#known.set(asked.document, known);
    }
    if (++known.seen < WORTH_COMPILING) return null;
    const name = asked.operationName ?? '';
    let run = known.runs.get(name);
    if (run === undefined) {
      run = compile(this.#schema, asked);
      known.runs.set(name, run);
    }
    return run;
  }
}

/** Null for what is no query, and for what cannot be compiled. */
export function compile(schema: GraphQLSchema, { document, operationName }: Asked): CompiledRun | null {
  if (getOperationAST(document, operationName)?.operation !== 'query') return null;
  const compiled = compileQuery(schema, withCoercedVariables(document), operationName ?? undefined);
  return isCompiledQuery(compiled) ? { run: compiled.query, nested: nestedVariables(document) } : null;
}

/**
 * Null when this request has to be interpreted after all.
 * @param variables coerced already, as getVariableValues of graphql does
 */
export function runCompiled(
  { run, nested }: CompiledRun,
  { contextValue, rootValue }: ExecutionArgs,
  variables: Variables,
): Promise<ExecutionResult> | ExecutionResult | null {
  for (const name of nested) if (variables[name] === undefined) return null;
  // Compiled code reads the root's properties where there is no resolver, so there must be one.
  return run(rootValue ?? {}, contextValue, variables);
}

/**
 * The document with every variable taken as it comes. Compiled code for the coercion of a filter, which may contain
 * filters, would take seconds to make: graphql itself coerces without making code.
 */
function withCoercedVariables(document: DocumentNode): DocumentNode {
  const asItComes = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'JSON' } } as const;
  return visit(document, {
    VariableDefinition: ({ kind, variable }) => ({ kind, variable, type: asItComes }),
  });
}

function nestedVariables(document: DocumentNode): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = (value: ObjectValueNode | ListValueNode): false => {
    visit(value, { Variable: ({ name }) => void names.add(name.value) });
    return false;
  };
  visit(document, { ObjectValue: collect, ListValue: collect });
  return names;
}
