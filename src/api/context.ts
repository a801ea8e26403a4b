// What every resolver of one request shares.

import type { Library } from '../library/library.ts';
import type { ReadySave, SaveEntry } from '../library/save.ts';
import { type Deadline, NO_DEADLINE, type QueryTools, type Warning } from '../query/tools.ts';
import { answerTooLarge } from './errors.ts';
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
  /** Told when the request waited for a save to be read (of performance.now): that time is not its own. */
  waited(from: number, to: number): void;
  /** Most characters of JSON that an answer may have. */
  readonly mostAnswer: number;
  /** Told of about how many characters of JSON more the answer has. @throws GraphQLError LIMIT_EXCEEDED */
  answered(characters: number): void;
  /** The graph that each save had when the request first asked for it: later ones do not mix in. */
  readonly pinned: Map<SaveEntry, ReadySave>;
}

export interface ContextOptions {
  readonly deadline?: Deadline;
  readonly waited?: Context['waited'];
  /** See Context. Default any. */
  readonly mostAnswer?: number;
  /** Whether plans are kept. */
  readonly explain?: boolean;
}

export function createContext(library: Library, options: ContextOptions = {}): Context {
  const mostAnswer = options.mostAnswer ?? Number.POSITIVE_INFINITY;
  const warnings: Warning[] = [];
  const plans: unknown[] | null = options.explain ? [] : null;
  const tools: QueryTools = {
    deadline: options.deadline ?? NO_DEADLINE,
    warn: warningsInto(warnings),
    ...(plans && { explain: (plan) => plans.push(plan) }),
  };
  return {
    library,
    loaders: createLoaders(library),
    tools,
    warnings,
    plans,
    pinned: new Map(),
    waited: options.waited ?? (() => {}),
    mostAnswer,
    answered: answerBudget(mostAnswer),
  };
}

/** Warnings kept for one answer. */
const MOST_WARNINGS = 100;

/** Each is said once, however many rows it is about. */
function warningsInto(warnings: Warning[]): QueryTools['warn'] {
  const known = new Set<string>();
  return (warning) => {
    const text = `${warning.code} ${warning.message}`;
    if (warnings.length >= MOST_WARNINGS || known.has(text)) return;
    known.add(text);
    warnings.push(warning);
  };
}

function answerBudget(most: number): Context['answered'] {
  let spent = 0;
  return (characters) => {
    spent += characters;
    if (spent > most) throw answerTooLarge(most);
  };
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
  const started = performance.now();
  const ready = await context.loaders.saves.load(entry);
  context.waited(started, performance.now());
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
