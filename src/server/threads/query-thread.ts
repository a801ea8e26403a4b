// A thread for queries that would block the serving thread for too long. It has no saves of its own: it asks the
// serving thread for entries, graphs and the store. Results go back as the bytes to send.

import { getEnvironmentData, parentPort, workerData } from 'node:worker_threads';
import { RequestBudget } from '../../api/budget/budget.ts';
import { createContext } from '../../api/context/context.ts';
import { showError } from '../../api/context/errors.ts';
import { RequestPipeline } from '../../api/request/pipeline.ts';
import { createSchema } from '../../api/schema/schema.ts';
import { INDEXES } from '../../graph/finished/made-indexes.ts';
import type { LibraryChange } from '../../library/changes.ts';
import { collectGarbage } from '../../library/memory/collect-garbage.ts';
import { IdleCollection } from '../../library/memory/idle-collection.ts';
import { inlineAsUsual, inlineLittle } from '../../library/read/inlining.ts';
import type { SaveEntry } from '../../library/save.ts';
import { addPluginsOfThread } from '../../thread-plugins.ts';
import { answerRows } from './answer-rows.ts';
import { argumentsText, fromFailure, type MainCall, type Returned } from './main-side.ts';
import type { FromThread, QueryRequest, Result, Task, ThreadData, ToThread } from './messages.ts';
import { mayWorkLater, resultText } from './result-text.ts';
import { saveTask } from './save-tasks.ts';
import { ThreadExchange } from './thread-exchange.ts';
import { ThreadSaves, type ThreadSavesOptions } from './thread-saves.ts';

const post = (message: FromThread, transfer: readonly ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, transfer);

await addPluginsOfThread('all');

/** Resolvers that wait for the serving thread, by the number of their call. */
const waiting = new Map<number, (returned: Returned) => void>();
let calls: MainCall[] = [];
let lastCall = 0;
const call: ThreadSavesOptions['call'] = (of, method, args) =>
  new Promise((resolve, reject) => {
    const number = ++lastCall;
    waiting.set(number, ({ value, failure }) => {
      if (failure) reject(fromFailure(failure));
      else resolve(value);
    });
    // After the other resolvers of this turn.
    if (calls.push({ number, of, method, args: argumentsText(args) }) === 1)
      void Promise.resolve().then(() => process.nextTick(postCalls));
  });

function postCalls(): void {
  post({ kind: 'calls', calls });
  calls = [];
}

const { opens, place, hasStore } = workerData as ThreadData;
const { introspection = true, gameData = null, factories = null } = opens;
const exchange = new ThreadExchange(place, post);
INDEXES.exchange = exchange;
const saves = new ThreadSaves({
  call,
  userData: { gameData, factories },
  onGraph: ({ data, number }) => exchange.name(data.graph, number),
});
const report = (error: unknown, id: string): void =>
  post({ kind: 'fault', text: error instanceof Error ? (error.stack ?? error.message) : String(error), id });
const schema = createSchema();
const idle = new IdleCollection();
const pipeline = new RequestPipeline(schema, report, { introspection });

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'returned') {
    const { returned } = message;
    waiting.get(returned.number)?.(returned);
    waiting.delete(returned.number);
  } else if (message.kind === 'keep') {
    // Graphs are large buffers held by small objects, so the collector would not run on its own. Waits until the
    // current answer is done.
    if (saves.keepOnly(new Set(message.graphs))) setImmediate(collectGarbage);
  } else if (message.kind === 'forget') exchange.forget(message.index);
  else void run(message);
});
post({ kind: 'ready' });

/** Tasks after which it is worth to compile code that answers sooner for longer. */
const FIRST_TASKS = 20;
// V8 is left alone in a process of somebody else.
let tasks = getEnvironmentData('savegraph') === 'command' ? 0 : FIRST_TASKS;

interface Signal {
  readonly aborted: boolean;
}

async function run({ task, entry, cancelled }: Extract<ToThread, { kind: 'run' }>): Promise<void> {
  const signal = {
    get aborted() {
      return Atomics.load(cancelled, 0) === 1;
    },
  };
  const isOfFirst = tasks++ < FIRST_TASKS;
  if (isOfFirst) inlineLittle();
  try {
    saves.forgetListed();
    const result = await resultOf(task, entry && saves.entryOf(entry), signal);
    post({ kind: 'done', result }, result ? [result.body.buffer as ArrayBuffer] : []);
  } catch (error) {
    const { message, extensions } = showError(error, report);
    post({ kind: 'refused', message, extensions });
  } finally {
    if (isOfFirst) inlineAsUsual();
    idle.answered();
  }
}

/** Null when there is nothing, or the serving thread has to do it. */
async function resultOf(task: Task, entry: SaveEntry | null, signal: Signal): Promise<Result | null> {
  if (task.kind === 'query') return runQuery(task.request, entry, signal);
  if (task.kind === 'check') return { body: refusalOf(task.query) };
  if (task.kind === 'rows') return answerRows(task);
  return entry && saveTask({ library: saves, schema, signal }, entry, task);
}

function refusalOf(query: string): Uint8Array {
  const errors = pipeline.errorsIn(query);
  return new TextEncoder().encode(errors.length === 0 ? '' : JSON.stringify({ errors }));
}

async function runQuery(request: QueryRequest, entry: SaveEntry | null, signal: Signal): Promise<Result> {
  const { explain, showsCost, limits = {}, happened, ...asked } = request;
  const outcomes = happened?.is === 'mutation' ? happened.outcomes : null;
  const context = createContext(saves, {
    budget: new RequestBudget({ signal, limits }),
    ...{ explain, showsCost, outcomes },
    store: hasStore ? saves.store : null,
  });
  const result =
    happened?.is === 'event'
      ? await pipeline.answerEvent(asked, { ...happened, entry } as LibraryChange, context)
      : await pipeline.answer({ ...asked, mayChange: outcomes !== null }, context);
  // The serving thread has checked the request.
  if (!('data' in result)) throw result.errors![0];
  const text = resultText(result);
  // A copy can be transferred; the original may be a buffer that will be reused.
  const body = typeof text === 'string' ? new TextEncoder().encode(text) : new Uint8Array(text);
  return { body, mayWorkLater: mayWorkLater(result) };
}
