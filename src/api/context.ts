// What every resolver of one request shares.

import type { Library } from '../library/library.ts';
import type { ReadySave, SaveEntry } from '../library/save.ts';
import { type Deadline, NO_DEADLINE, type QueryTools, type Warning } from '../query/tools.ts';
import { createLoaders, type Loaders } from './loaders.ts';

export interface Context {
  readonly library: Library;
  readonly loaders: Loaders;
  /** Clock, warnings and explanations for what the query engine runs. */
  readonly tools: QueryTools;
  /** Answered in `extensions.warnings`. */
  readonly warnings: readonly Warning[];
  /** The plans that were run, answered in `extensions.plan`; null when nobody asked. */
  readonly plans: readonly unknown[] | null;
  /** The graph that each save had when the request first asked for it: later ones do not mix in. */
  readonly pinned: Map<SaveEntry, ReadySave>;
}

export interface ContextOptions {
  readonly deadline?: Deadline;
  /** Whether plans are kept. */
  readonly explain?: boolean;
}

export function createContext(library: Library, options: ContextOptions = {}): Context {
  const warnings: Warning[] = [];
  const plans: unknown[] | null = options.explain ? [] : null;
  const tools: QueryTools = {
    deadline: options.deadline ?? NO_DEADLINE,
    warn: (warning) => warnings.push(warning),
    ...(plans && { explain: (plan) => plans.push(plan) }),
  };
  return { library, loaders: createLoaders(library), tools, warnings, plans, pinned: new Map() };
}

/**
 * Goes on with the graph of a save: at once when it is in memory, which keeps resolvers synchronous, else when
 * it has been read.
 */
export function whenReady<T>(
  context: Context,
  entry: SaveEntry,
  use: (save: ReadySave) => T,
): T | Promise<Awaited<T>> {
  const ready = context.pinned.get(entry) ?? entry.ready;
  if (!ready) {
    return unattended(waitFor(context, entry, use));
  }
  if (!context.pinned.has(entry)) context.pinned.set(entry, ready);
  return use(ready);
}

async function waitFor<T>(
  context: Context,
  entry: SaveEntry,
  use: (save: ReadySave) => T,
): Promise<Awaited<T>> {
  const ready = await context.loaders.saves.load(entry);
  context.pinned.set(entry, ready);
  return await use(ready);
}

/**
 * A promise that may fail with nobody looking: an executor that has given up on the parent leaves it alone, and that
 * must not end the process.
 */
export function unattended<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
