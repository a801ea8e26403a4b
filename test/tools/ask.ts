// Asking the API in tests, without HTTP: a library of made-up saves and a function that answers queries.

import { type ExecutionResult, execute, getOperationAST, getVariableValues } from 'graphql';
import { expect } from 'vitest';
import { compile, runCompiled } from '../../src/api/compiled.ts';
import { createContext } from '../../src/api/context.ts';
import { type Executor, runQuery } from '../../src/api/run.ts';
import { createSchema } from '../../src/api/schema.ts';
import type { Format } from '../../src/formats/format.ts';
import { Library } from '../../src/library/library.ts';
import { hereReader } from '../../src/library/read-job.ts';
import { fakeFormat } from './fake-format.ts';
import { tempFolder } from './temp-folder.ts';

export interface Asked extends ExecutionResult {
  /** Faults of ours that were masked. */
  readonly faults: readonly unknown[];
}

export interface Desk {
  readonly library: Library;
  readonly folder: string;
  ask(query: string, variables?: Readonly<Record<string, unknown>>): Promise<Asked>;
}

/** A library over these files, offered to `formats`. */
export function openDesk(
  files: Readonly<Record<string, string | Uint8Array>>,
  formats: readonly Format[] = [fakeFormat],
): Desk {
  const folder = tempFolder(files);
  const library = new Library({ reader: hereReader(formats), formats });
  library.add(folder);
  return { library, folder, ask: askOf(library) };
}

const schema = createSchema();

/** Every query that a test asks is also run as compiled code, which must answer the same. */
export function askOf(library: Library): Desk['ask'] {
  return async (query, variables = {}) => {
    const faults: unknown[] = [];
    const run = async (executor: Executor, reported: unknown[]): Promise<ExecutionResult> => {
      const report = (error: unknown): void => void reported.push(error);
      const result = await runQuery(schema, createContext(library), { query, variables }, report, executor);
      // As a client sees it: no prototypes, no undefined.
      return JSON.parse(JSON.stringify(result));
    };
    const first = await run(execute, faults);
    // The first run may have loaded saves, and says so.
    expectSame(await run(compiledExecutor, []), await run(execute, []));
    return { ...first, faults };
  };
}

export const compiledExecutor: Executor = (args) => {
  const operation = getOperationAST(args.document, args.operationName);
  const definitions = operation?.variableDefinitions ?? [];
  const { coerced } = getVariableValues(args.schema, definitions, args.variableValues ?? {});
  const run = coerced && compile(args.schema, args);
  return (run && runCompiled(run, args, coerced)) ?? execute(args);
};

/**
 * The same data and the same errors, in any order. Where one error took its surroundings away, others from there may
 * be told or not: the specification leaves that open.
 */
function expectSame(compiled: ExecutionResult, interpreted: ExecutionResult): void {
  const { errors = [], ...rest } = compiled;
  const { errors: expected = [], ...expectedRest } = interpreted;
  expect(rest).toEqual(expectedRest);
  const told = new Set(errors.map(textOf));
  expect(expected.map(textOf).filter((text) => !told.has(text))).toEqual([]);
  const lost = new Set(expected.map(({ path }) => lostAt(rest.data, path)));
  const texts = new Set(expected.map(textOf));
  const more = errors.filter((error) => !texts.has(textOf(error)));
  expect(more.filter(({ path }) => !lost.has(lostAt(rest.data, path)))).toEqual([]);
}

/** Masked errors have an id each of their own. */
function textOf(error: unknown): string {
  return JSON.stringify(error).replace(/\b[0-9a-f]{12}\b/g, 'ID');
}

/** The place on a path from which on there is no data. */
function lostAt(data: unknown, path: readonly (string | number)[] = []): string {
  let value: unknown = data;
  const at = path.findIndex((key) => {
    value = (value as Record<string | number, unknown> | null)?.[key];
    return value === null || value === undefined;
  });
  return path.slice(0, at + 1).join('.');
}
