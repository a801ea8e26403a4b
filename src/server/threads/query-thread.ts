// A thread for queries that would block the serving thread for too long. It has the same library over the
// same files, but uses the graphs of the serving thread. Results go back as the bytes to send.

import { parentPort, workerData } from 'node:worker_threads';
import type { ExecutionResult } from 'graphql';
import { RequestBudget } from '../../api/budget/budget.ts';
import { type Context, createContext } from '../../api/context/context.ts';
import { showError } from '../../api/context/errors.ts';
import { RequestPipeline, type RequestText } from '../../api/request/pipeline.ts';
import { createSchema } from '../../api/schema/schema.ts';
import { INDEXES } from '../../graph/finished/made-indexes.ts';
import type { LibraryChange } from '../../library/changes.ts';
import { Library } from '../../library/library.ts';
import { fromPosted } from '../../library/load-error.ts';
import { collectGarbage } from '../../library/memory/collect-garbage.ts';
import { IdleCollection } from '../../library/memory/idle-collection.ts';
import { NotNowError, type SaveReader } from '../../library/read/read-job.ts';
import type { SaveEntry } from '../../library/save.ts';
import { addPluginsOfThread } from '../../thread-plugins.ts';
import { answerRows } from './answer-rows.ts';
import {
  entryVersion,
  type FromThread,
  type GraphReply,
  type Happened,
  type QueryRequest,
  type Result,
  type SaveStates,
  type Task,
  type ThreadData,
  type ToThread,
  versionName,
} from './messages.ts';
import { resultText } from './result-text.ts';
import { saveTask } from './save-tasks.ts';
import type { CallStore, StoreResult } from './store-methods.ts';
import { ThreadExchange } from './thread-exchange.ts';
import { ThreadStore } from './thread-store.ts';

const post = (message: FromThread, transfer: readonly ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, transfer);

await addPluginsOfThread('all');

/** Resolvers that wait for a graph, by the version. */
const awaited = new Map<string, (reply: GraphReply) => void>();
/** Resolvers that wait for the store, by the number of their call; called without an answer when it failed. */
const awaitedOfStore = new Map<number, (answer?: StoreResult) => void>();
let storeRequest = 0;
/** True when a graph was not available, so that this thread must not answer. */
let isDeclined = false;

const reader: SaveReader = {
  async read(job) {
    const version = versionName(job);
    const replied = new Promise<GraphReply>((resolve) => awaited.set(version, resolve));
    post({ kind: 'graph', version });
    const reply = await replied;
    if (!reply) {
      isDeclined = true;
      throw new NotNowError('the graph was not shared');
    }
    if ('error' in reply) throw fromPosted(reply.error);
    exchange.name(reply.data.graph, reply.number);
    return reply.data;
  },
  close: async () => {},
};

const { opens, place, hasStore } = workerData as ThreadData;
const exchange = new ThreadExchange(place, post);
INDEXES.exchange = exchange;
const { paths, uploads, introspection = true, ...user } = opens;
const decline = (): never => {
  isDeclined = true;
  throw new Error('the serving thread answers');
};
const callStore: CallStore = (method, ...args) =>
  new Promise((resolve, reject) => {
    const request = ++storeRequest;
    awaitedOfStore.set(request, (answer) => {
      isDeclined ||= answer === undefined;
      if (answer === undefined) reject(new Error('the serving thread answers'));
      else resolve(answer as Parameters<typeof resolve>[0]);
    });
    post({ kind: 'store', request, method, args });
  });
/** The states of saves when the task came. */
let states: SaveStates = new Map();
const stored = hasStore
  ? new ThreadStore({ call: callStore, decline, setState: (entry) => void setState(entry) })
  : null;
// The serving thread has the figures of saves.
const figures = { read: decline, write: decline, remove: decline };
const library = new Library({ ...user, reader, figures, ...(stored && { remote: stored }) });
library.add(...paths);
if (uploads !== undefined) library.addUploads(uploads);
const report = (error: unknown, id: string): void => {
  // The serving thread answers instead, and reports any error itself.
  if (isDeclined) return;
  post({ kind: 'fault', text: error instanceof Error ? (error.stack ?? error.message) : String(error), id });
};
const schema = createSchema();
const idle = new IdleCollection();
const pipeline = new RequestPipeline(schema, report, { introspection });

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'graph') {
    awaited.get(message.version)?.(message.reply);
    awaited.delete(message.version);
  } else if (message.kind === 'store') {
    awaitedOfStore.get(message.request)?.(message.answer);
    awaitedOfStore.delete(message.request);
  } else if (message.kind === 'keep') follow(message.states);
  else if (message.kind === 'forget') exchange.forget(message.index);
  else void run(message);
});
post({ kind: 'ready' });

async function run({ task, cancelled, ...now }: Extract<ToThread, { kind: 'run' }>): Promise<void> {
  isDeclined = false;
  follow(now.states);
  const signal = {
    get aborted() {
      return Atomics.load(cancelled, 0) === 1;
    },
  };
  try {
    const result = await resultOf(task, signal);
    if (isDeclined || !result) post({ kind: 'declined' });
    else post({ kind: 'done', result }, [result.body.buffer as ArrayBuffer]);
  } catch (error) {
    if (isDeclined) return post({ kind: 'declined' });
    const { message, extensions } = showError(error, report);
    post({ kind: 'refused', message, extensions });
  } finally {
    idle.answered();
  }
}

/** Null when the serving thread has to do it. */
async function resultOf(task: Task, signal: { readonly aborted: boolean }): Promise<Result | null> {
  if (task.kind === 'query') return runQuery(task.request, signal);
  if (task.kind === 'check') return { body: refusalOf(task.query) };
  if (task.kind === 'rows') return answerRows(task);
  return saveTask({ library, schema, signal }, task);
}

function refusalOf(query: string): Uint8Array {
  const errors = pipeline.errorsIn(query);
  return new TextEncoder().encode(errors.length === 0 ? '' : JSON.stringify({ errors }));
}

/** Null for a rejected request: the serving thread reports the error. */
async function runQuery(
  request: QueryRequest,
  signal: { readonly aborted: boolean },
): Promise<Result | null> {
  const { explain, showsCost, limits = {}, happened, ...asked } = request;
  const budget = new RequestBudget({ signal, limits });
  const outcomes = happened?.is === 'mutation' ? happened.outcomes : null;
  const context = createContext(library, {
    budget,
    explain,
    showsCost,
    ...(stored && { store: stored.store }),
    ...(outcomes && { outcomes }),
  });
  const result =
    happened?.is === 'event'
      ? await answerEvent(asked, happened, context)
      : await pipeline.answer({ ...asked, mayChange: outcomes !== null }, context);
  if (!('data' in result)) return null;
  const text = resultText(result);
  // A copy can be transferred; the original may be a buffer that will be reused.
  return { body: typeof text === 'string' ? new TextEncoder().encode(text) : new Uint8Array(text) };
}

async function answerEvent(
  request: RequestText,
  { kind, save, alert }: Extract<Happened, { is: 'event' }>,
  context: Context,
): Promise<ExecutionResult> {
  const entry = await library.catalogue.byKey(save);
  // The save is gone, or unknown to this thread.
  return entry
    ? pipeline.answerEvent(request, { kind, entry, ...(alert && { alert }) } as LibraryChange, context)
    : decline();
}

/** Gives every save its state on the serving thread, and frees the graphs that were evicted there. */
function follow(now: SaveStates): void {
  states = now;
  let hasReleased = false;
  for (const entry of [...library.entries, ...(stored?.known ?? [])]) {
    if (setState(entry)) hasReleased = true;
  }
  stored?.forgetListed();
  // Graphs are large buffers held by small objects, so the collector would not run on its own. Waits until
  // the current answer is done.
  if (hasReleased) setImmediate(collectGarbage);
}

/** Returns whether its graph was released. */
function setState(entry: SaveEntry): boolean {
  // A save that is waiting for its graph gets its state from that.
  if (entry.state === 'LOADING') return false;
  const state = states.get(entry.key);
  const known = state && state.version === entryVersion(entry) ? state : null;
  const isReady = known?.error === null;
  const isReleased = entry.ready !== null && !isReady;
  if (isReleased) library.release(entry);
  entry.error = known?.error ? fromPosted(known.error) : null;
  entry.state = isReady ? 'READY' : known ? 'FAILED' : 'LISTED';
  return isReleased;
}
