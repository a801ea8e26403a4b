// Asking the API in tests, without HTTP: a library of synthetic saves and a function that answers queries.

import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type ExecutionResult,
  execute,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';
import { expect } from 'vitest';
import { type Context, createContext } from '../../src/api/context/context.ts';
import { RequestPipeline } from '../../src/api/request/pipeline.ts';
import { createSchema } from '../../src/api/schema/schema.ts';
import { WrittenData } from '../../src/execute/json/written-data.ts';
import type { Format } from '../../src/formats/format.ts';
import type { Library } from '../../src/library/library.ts';
import { fakeFormat } from './fake-format.ts';
import { openLibrary } from './open-library.ts';
import { tempFolder } from './temp-folder.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers at will
export type Json = any;

export interface Asked extends ExecutionResult {
  readonly data?: Json;
  /** Internal errors that were masked. */
  readonly internalErrors: readonly unknown[];
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
  const library = openLibrary(folder, formats);
  return { library, folder, ask: askOf(library) };
}

const schema = createSchema();
/** The internal errors of the question that is being answered. */
const faults = new AsyncLocalStorage<unknown[]>();
const report = (error: unknown): void => void faults.getStore()?.push(error);
const compiled = new RequestPipeline(schema, report);
const interpreted = new RequestPipeline(withAnswerPaths(createSchema()), report, { execute });

/** Every query that a test asks is also run as compiled code, which must answer the same. */
export function askOf(library: Library): Desk['ask'] {
  return async (query, variables = {}) => {
    const internalErrors: unknown[] = [];
    const run = async (pipeline: RequestPipeline): Promise<ExecutionResult> =>
      await pipeline.answer({ query, variables }, createContext(library));
    const first = await faults.run(internalErrors, () => run(interpreted));
    const answer = await run(compiled);
    // The first run may have loaded saves, and says so.
    if (!isSame(answer, first)) expectSame(answer, await run(interpreted));
    return { ...asSent(first), internalErrors };
  };
}

function isSame(...results: readonly [ExecutionResult, ExecutionResult]): boolean {
  try {
    expectSame(...results);
    return true;
  } catch {
    return false;
  }
}

/** A schema whose resolvers say where they answer, as compiled code does. */
function withAnswerPaths(of: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(of.getTypeMap())) {
    // Types of the introspection are shared by all schemas.
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (!resolve) continue;
      field.resolve = (parent, args, context: Context, info) => {
        const path = keysOf(info.path);
        context.answerPath.enter(path, path.length);
        return resolve(parent, args, context, info);
      };
    }
  }
  return of;
}

function keysOf(path: GraphQLResolveInfo['path'] | undefined): (string | number)[] {
  return path ? [...keysOf(path.prev), path.key] : [];
}

/** As a client sees it: no prototypes, no undefined. */
function asSent(result: ExecutionResult): ExecutionResult {
  return JSON.parse(JSON.stringify(result));
}

/**
 * The same text of the data, and the same errors in any order. Where one error took its surroundings away, others from
 * there may be reported or not: the specification leaves that open. With `late` that holds for both: where values come later,
 * which of the siblings fails first is a matter of time.
 */
export function expectSame(compiled: ExecutionResult, interpreted: ExecutionResult, late = false): void {
  expect(Object.keys(compiled)).toEqual(Object.keys(interpreted));
  expect(jsonOf(compiled.data)).toBe(jsonOf(interpreted.data));
  const { errors = [], ...rest } = asSent(compiled);
  const { errors: expected = [], ...expectedRest } = asSent(interpreted);
  expect(rest).toEqual(expectedRest);
  const unreported = (these: typeof errors, reported: typeof errors): typeof errors => {
    const texts = new Set(reported.map(textOf));
    return these.filter((error) => !texts.has(textOf(error)));
  };
  const elsewhere = (these: typeof errors, reported: typeof errors): typeof errors => {
    const lost = new Set(reported.map(({ path }) => lostAt(rest.data, path)));
    return these.filter(({ path }) => !lost.has(lostAt(rest.data, path)));
  };
  const missing = unreported(expected, errors);
  expect(late ? elsewhere(missing, errors) : missing).toEqual([]);
  expect(elsewhere(unreported(errors, expected), expected)).toEqual([]);
}

function jsonOf(data: unknown): string | undefined {
  return data instanceof WrittenData ? data.toString() : JSON.stringify(data);
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
