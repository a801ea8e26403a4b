// The context that all resolvers of one request share.

import type { AlertEvent } from '../../alerts/alert.ts';
import type { Later } from '../../library/catalogue/catalogue.ts';
import type { OpenSaves } from '../../library/open-saves.ts';
import { noteUse, type ReadySave, type SaveEntry } from '../../library/save.ts';
import { AskedFields } from '../../query/hints/asked-fields.ts';
import type { QueryTools } from '../../query/tools.ts';
import type { QueriedStore } from '../../store/store.ts';
import { RequestBudget } from '../budget/budget.ts';
import { NO_LIMITS } from '../budget/limits.ts';
import { AnswerPath } from './answer-path.ts';
import { CutLists } from './cut-lists.ts';
import { loadFailure } from './errors.ts';
import { RequestSaves } from './request-saves.ts';
import { Plans, Warnings, warnOfDamage } from './warnings.ts';

export interface Context {
  readonly library: OpenSaves;
  /** The store of saves outside this process; null when there is none. */
  readonly store: QueriedStore | null;
  /** The saves as this request sees them. */
  readonly saves: RequestSaves;
  /** The cost of the request, and its limits. */
  readonly budget: RequestBudget;
  /** Budget, warnings and explanations for the query engine. */
  readonly tools: QueryTools;
  /** The path of the field that is being resolved; kept up to date by the executor. */
  readonly answerPath: AnswerPath;
  /** Tracks the objects of `property(path:)` and `reference(label:)`. */
  readonly askedFields: AskedFields;
  /** Tracks lists of which only a page was answered. */
  readonly cutLists: CutLists;
  /** To be listed when the work is done. Sent in `extensions.warnings`. */
  readonly warnings: Warnings;
  /** The plans that were run, sent in `extensions.plan`; null when they were not requested. */
  readonly plans: Plans | null;
  /** Sends the cost of the request in `extensions.cost`. */
  readonly showsCost: boolean;
  /** In the first step of a mutation, receives changed saves by response key; fields then resolve to nothing. */
  readonly changed: Map<string, string | null> | null;
  /** In the second step of a mutation: what the first step did; null in a mutation of one step. */
  readonly outcomes: MutationOutcomes | null;
  /** The last event that a client had which now subscribes again; null when it comes for the first time. */
  readonly lastEventId: string | null;
  /** Gives alerts to a client that subscribes, of these rules or of the operator's; null where there are none. */
  readonly alerts: ((rules: readonly object[] | null) => AsyncIterable<AlertEvent>) | null;
  /** The graph that each save had when the request first used it, so that later ones do not mix in. */
  readonly pinned: Map<SaveEntry, ReadySave>;
}

export interface ContextOptions {
  readonly store?: QueriedStore | null | undefined;
  /** By default a budget without limits. */
  readonly budget?: RequestBudget;
  /** Keeps plans. */
  readonly explain?: boolean;
  readonly showsCost?: boolean;
  /** See {@link Context}. */
  readonly changed?: Map<string, string | null> | undefined;
  readonly outcomes?: MutationOutcomes | null | undefined;
  readonly lastEventId?: string | null | undefined;
  readonly alerts?: Context['alerts'] | undefined;
}

export function createContext(library: OpenSaves, options: ContextOptions = {}): Context {
  const budget = options.budget ?? new RequestBudget({ limits: NO_LIMITS });
  const warnings = new Warnings();
  const answerPath = new AnswerPath();
  const plans = options.explain ? new Plans() : null;
  const tools: QueryTools = {
    budget,
    warn: (warning) => warnings.add({ ...warning, path: answerPath.current }),
    ...(plans && { explain: (plan) => plans.add({ plan, path: answerPath.current }) }),
  };
  // Without getters: with one, V8 makes a dictionary of each such object, which every field of an answer looks into.
  return {
    library,
    store: options.store ?? null,
    saves: new RequestSaves(library.catalogue),
    budget,
    tools,
    answerPath,
    askedFields: new AskedFields(),
    cutLists: new CutLists(),
    warnings,
    plans,
    showsCost: options.showsCost ?? false,
    changed: options.changed ?? null,
    outcomes: options.outcomes ?? null,
    lastEventId: options.lastEventId ?? null,
    alerts: options.alerts ?? null,
    pinned: new Map(),
  };
}

/** True when a save was replaced while the request waited: the answer would mix two graphs. */
export function mixesContents({ pinned }: Context): boolean {
  for (const [entry, ready] of pinned) if (ready.entry !== entry) return true;
  return false;
}

/** A fresh context for running the same request again with the remaining budget. */
export function contextForRetry({ library, store, budget, plans, showsCost }: Context): Context {
  return createContext(library, { store, budget, explain: plans !== null, showsCost });
}

/**
 * Calls `use` with a value: synchronously if it is there. If it has to be waited for, the time is the store's and not the
 * request's, and what follows is still about the same field.
 */
export function later<T, R>(context: Context, value: Later<T>, use: (value: T) => Later<R>): Later<R> {
  if (!(value instanceof Promise)) return use(value);
  const started = performance.now();
  const returnToField = context.answerPath.bookmark();
  return ignoreRejection(
    value.then((arrived) => {
      context.budget.excludeTime(started, performance.now());
      returnToField();
      return use(arrived);
    }),
  );
}

/** Synchronous for a graph in memory, which keeps resolvers synchronous; otherwise after reading it. */
export function whenReady<T>(
  context: Context,
  entry: SaveEntry,
  use: (save: ReadySave) => T,
): T | Promise<Awaited<T>> {
  const ready = context.pinned.get(entry) ?? entry.ready;
  if (!ready) {
    return later(context, loaded(context.library.load(entry)), (read) => {
      pin(context, entry, read);
      return use(read) as Later<Awaited<T>>;
    });
  }
  if (!context.pinned.has(entry)) {
    pin(context, entry, ready);
    noteUse(entry);
  }
  return use(ready);
}

function pin(context: Context, entry: SaveEntry, ready: ReadySave): void {
  context.pinned.set(entry, ready);
  warnOfDamage(ready.graph, entry.slug, context.tools);
}

/** Gives what is loaded, or the error that clients see in its place. */
export async function loaded<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    throw loadFailure(error);
  }
}

/** Marks a rejection as handled: an executor that gave up on the parent field never awaits the promise. */
export function ignoreRejection<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

export type MutationOutcome =
  /** The save, by SaveEntry.key, or the number that was forgotten; null where there is none. */
  | { readonly save: string | null }
  /** The error as clients see it. */
  | { readonly error: { readonly message: string; readonly extensions: Readonly<Record<string, unknown>> } };

/** Outcomes by response key. */
export type MutationOutcomes = ReadonlyMap<string, MutationOutcome>;
