// Serves GraphQL requests over HTTP. A query starts here, moves to a query thread when others would wait too
// long, and its bytes are sent as written. Mutations and subscriptions run on this thread; their selections are
// resolved like queries.

import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ExecutionResult, GraphQLError } from 'graphql';
import PQueue from 'p-queue';
import type { AlertEvent } from '../../alerts/alert.ts';
import { RequestBudget } from '../../api/budget/budget.ts';
import type { RequestLimits } from '../../api/budget/limits.ts';
import {
  type Context,
  type ContextOptions,
  createContext,
  type MutationOutcome,
} from '../../api/context/context.ts';
import { errorAt, showError } from '../../api/context/errors.ts';
import { laterResults, onlyResult } from '../../api/request/event-results.ts';
import { RequestPipeline, type RequestText } from '../../api/request/pipeline.ts';
import { RecentlyUsed } from '../../graph/recently-used.ts';
import type { LibraryChange } from '../../library/changes.ts';
import { BudgetError } from '../../query/budget.ts';
import { TRY_LATER } from '../http/refuse.ts';
import type { ServerOptions } from '../options/server-options.ts';
import type { Happened } from '../threads/messages.ts';
import { mayWorkLater, resultText } from '../threads/result-text.ts';
import type { ThreadPool } from '../threads/thread-pool.ts';
import { ClientAlerts } from './client-alerts.ts';
import { SchemaAnswers } from './schema-answers.ts';
import { sentBytes } from './sent-bytes.ts';

type Answer = ExecutionResult | Promise<ExecutionResult>;

/** The part of a request that queries need. */
export interface ClientRequest {
  readonly headers: { get(name: string): string | null };
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal;
  /** Limits that differ from the defaults. */
  readonly limits?: Partial<RequestLimits> | undefined;
}

interface AskOptions extends Pick<ClientRequest, 'limits'> {
  readonly signal?: AbortSignal | undefined;
}

export interface EventResult extends ExecutionResult {
  /** See LibraryChange.id. */
  readonly eventId?: string;
}

/** A request, and for a mutation or subscription what has already happened. */
interface Asked extends RequestText {
  readonly event?: LibraryChange;
  readonly outcomes?: ReadonlyMap<string, MutationOutcome>;
}

export class RequestAnswers {
  readonly #options: ServerOptions;
  readonly #pipeline: RequestPipeline;
  /** Each subscriber's event is made in a turn of its own of the event loop, so that other requests get theirs. */
  readonly #eventTurns = new PQueue({ concurrency: 1 });
  readonly #alerts: ClientAlerts;
  readonly #ofSchema = new SchemaAnswers();

  constructor(options: ServerOptions) {
    const { schema, report, introspection = true } = options;
    this.#options = options;
    this.#alerts = new ClientAlerts(options, this);
    this.#pipeline = new RequestPipeline(schema, report, { introspection });
  }

  /** The errors in a query, whatever its variables are. */
  readonly errorsIn = (query: string): readonly GraphQLError[] => this.#pipeline.errorsIn(query);

  /** Runs a query of this program itself; the result is plain data. */
  async ask(
    asked: RequestText,
    { signal = new AbortController().signal, limits }: AskOptions = {},
  ): Promise<ExecutionResult> {
    const answer = this.answer(asked, { headers: { get: () => null }, signal, limits });
    return JSON.parse(sentText(await answer)) as ExecutionResult;
  }

  answer(asked: RequestText, request: ClientRequest): Answer {
    const { threads } = this.#options;
    if (!threads || !this.#pipeline.isSlowToCheck(asked.query)) return this.#answerChecked(asked, request);
    return this.#checkOnThread(threads, asked, request).then((checked) =>
      'query' in checked ? this.#answerChecked(checked, request) : checked,
    );
  }

  #answerChecked(asked: RequestText, request: ClientRequest): Answer {
    const { schema, unsent } = this.#options;
    const key = this.#schemaKey(asked, request);
    const { sdl } = schema.extensions;
    const kept = key !== null && !unsent?.refusal ? this.#ofSchema.get(key, asked.query, sdl) : null;
    if (kept) return sentBytes(kept, acceptedBy(request), unsent, true);
    return this.#operationType(asked) === 'mutation'
      ? this.#answerMutation(asked, request)
      : this.#answerSliced(asked, request);
  }

  /** The cache key of an answer about the schema alone; null for others. */
  #schemaKey(asked: Asked, request: ClientRequest): string | null {
    const { explain, showsCost } = shownBeside(request);
    if (explain || showsCost || request.limits || isInParts(request)) return null;
    return this.#pipeline.isOfSchema(asked) ? JSON.stringify([asked.operationName, asked.query]) : null;
  }

  /** Answers a client that accepts several results: for a subscription, one for each event until it leaves. */
  stream(asked: RequestText, request: ClientRequest): AsyncIterableIterator<ExecutionResult> {
    const results = this.#resultsOf(asked, request);
    // Yoga ends only what it has begun to read, and a client may leave before that.
    const end = (): void => void results.return?.().catch(() => undefined);
    if (request.signal.aborted) end();
    else request.signal.addEventListener('abort', end, { once: true });
    return results;
  }

  #resultsOf(asked: RequestText, request: ClientRequest): AsyncIterableIterator<ExecutionResult> {
    const { threads } = this.#options;
    if (!threads || !this.#pipeline.isSlowToCheck(asked.query)) return this.#streamChecked(asked, request);
    return laterResults(
      this.#checkOnThread(threads, asked, request).then((checked) =>
        'query' in checked ? this.#streamChecked(checked, request) : onlyResult(asText(checked)),
      ),
    );
  }

  #streamChecked(asked: RequestText, request: ClientRequest): AsyncIterableIterator<ExecutionResult> {
    if (this.#operationType(asked) === 'subscription') {
      const lastEventId = request.headers.get('last-event-id');
      const context = this.#contextOf(request, { lastEventId, alerts: this.#alerts.listen });
      const sent = new SentAnswers();
      return this.#pipeline.subscribe(asked, context, async (event) => {
        await this.#eventTurns.add(() => nextTurn());
        const result: EventResult = asText(await this.#answerSliced({ ...asked, event }, request));
        if (event.ifDifferent && !sent.isNew(event.entry.key, sentText(result))) return null;
        return event.id === undefined ? result : { ...result, eventId: event.id };
      });
    }
    return laterResults(
      Promise.resolve(this.#answerChecked(asked, request)).then((only) => onlyResult(asText(only))),
    );
  }

  /** The request, now checked, or its refusal. */
  async #checkOnThread(
    threads: ThreadPool,
    asked: RequestText,
    { signal }: ClientRequest,
  ): Promise<RequestText | ExecutionResult> {
    try {
      const result = await threads.run({ kind: 'check', query: asked.query }, signal);
      if (signal.aborted) throw new BudgetError('client', 0, 'The client has gone.');
      // Without a result, no thread could check it, so that this one has to.
      return result && result.body.length > 0
        ? written(result.body, asRefusal(new GraphQLError('The request is refused.')))
        : { ...asked, isChecked: result !== null };
    } catch (error) {
      return asSent({ errors: [showError(error, this.#options.report)] });
    }
  }

  #operationType(asked: RequestText): string | null {
    // Most requests are queries that contain neither word: those need no parsing.
    return /\b(mutation|subscription)\b/.test(asked.query) ? this.#pipeline.operationType(asked) : null;
  }

  /** Changes the library on this thread, then answers the selection like a query. */
  async #answerMutation(asked: RequestText, request: ClientRequest): Promise<ExecutionResult> {
    const changed = new Map<string, string | null>();
    const { data, errors = [] } = await this.#pipeline.answer(asked, this.#contextOf(request, { changed }));
    const outcomes = new Map<string, MutationOutcome>();
    for (const [key, save] of changed) outcomes.set(key, { save });
    for (const { path, message, extensions } of errors)
      if (path) outcomes.set(String(path[0]), { error: { message, extensions } });
    // A mutation that was refused did nothing.
    return data ? this.#answerSliced({ ...asked, outcomes }, request) : asSent({ errors });
  }

  #answerSliced(asked: Asked, request: ClientRequest): Answer {
    const { threads } = this.#options;
    // Saves that have to be loaded are awaited here: a query thread that waits is lost to other queries.
    const context = this.#contextOf(request, asked, threads?.mostChecks);
    const result = this.#run(asked, context);
    const send = (later: ExecutionResult): Answer => {
      if (threads && context.budget.isHandedOver) return this.#answerOnThread(threads, asked, request);
      return this.#sendable(later, asked, request);
    };
    return 'then' in result ? result.then(send) : send(result);
  }

  async #answerOnThread(threads: ThreadPool, asked: Asked, request: ClientRequest): Promise<ExecutionResult> {
    const { query, variables = null, operationName = null } = asked;
    const happened = happenedOf(asked);
    const asRequest = {
      query,
      variables,
      operationName,
      ...shownBeside(request),
      ...(request.limits && { limits: request.limits }),
      ...(happened && { happened }),
    };
    const { report } = this.#options;
    try {
      const result = await threads.query(asRequest, request.signal, asked.event?.entry);
      if (result?.mayWorkLater) return written(result.body, asPassing(new GraphQLError('Try again later.')));
      if (result) return await this.#sentBytes(result.body, asked, request);
    } catch (error) {
      return asSent({ data: null, errors: [showError(error, report)] });
    }
    return this.#answerHere(asked, request);
  }

  async #answerHere(asked: Asked, request: ClientRequest): Promise<ExecutionResult> {
    return this.#sendable(await this.#run(asked, this.#contextOf(request, asked)), asked, request);
  }

  #run(asked: Asked, context: Context): Answer {
    const { event } = asked;
    return event ? this.#pipeline.answerEvent(asked, event, context) : this.#pipeline.answer(asked, context);
  }

  #contextOf(request: ClientRequest, of: ContextOptions = {}, mostChecks?: number): Context {
    const { library, store, alive } = this.#options;
    const { signal, limits } = request;
    const { changed, outcomes, lastEventId, alerts } = of;
    const budget = new RequestBudget({ signal, limits, alive, mostChecks });
    const shown = shownBeside(request);
    return createContext(library, { store, budget, ...shown, changed, outcomes, lastEventId, alerts });
  }

  #sendable(result: ExecutionResult, asked: Asked, request: ClientRequest): Answer {
    const { unsent } = this.#options;
    const refusal = unsent?.refusal;
    if (refusal) return asSent({ data: null, errors: [refusal] });
    const isPlain = acceptedBy(request) === null && this.#schemaKey(asked, request) === null;
    if (result.errors || !('data' in result) || isPlain) return asSent(result);
    const text = resultText(result);
    return this.#sentBytes(typeof text === 'string' ? Buffer.from(text) : text, asked, request);
  }

  #sentBytes(bytes: Uint8Array, asked: Asked, request: ClientRequest): Answer {
    const key = this.#schemaKey(asked, request);
    if (key !== null) this.#ofSchema.keep(key, bytes);
    return sentBytes(bytes, acceptedBy(request), this.#options.unsent);
  }
}

/** True when the client accepts several results. */
export function isStream({ headers }: ClientRequest): boolean {
  return headers.get('accept')?.includes('text/event-stream') ?? false;
}

function happenedOf({ event, outcomes }: Asked): Happened | null {
  if (event) {
    const { kind, alert } = event as LibraryChange & Partial<AlertEvent>;
    return { is: 'event', kind, ...(alert && { alert }) };
  }
  return outcomes ? { is: 'mutation', outcomes } : null;
}

/** The accept-encoding header; null for streams and for answers in parts, which are not compressed. */
function acceptedBy(request: ClientRequest): string | null {
  return isInParts(request) ? null : request.headers.get('accept-encoding');
}

function isInParts({ headers }: ClientRequest): boolean {
  const type = headers.get('accept') ?? '';
  return type.includes('event-stream') || (type.includes('multipart/') && !/json|\*/.test(type));
}

/** The reports that the client wants in addition to the data. */
function shownBeside({ headers }: ClientRequest): { readonly explain: boolean; readonly showsCost: boolean } {
  return {
    explain: headers.get('x-savegraph-explain') === '1',
    showsCost: headers.get('x-savegraph-cost') === '1',
  };
}

type Sent = ExecutionResult & { readonly stringify?: (result: ExecutionResult) => string | Uint8Array };

/** Makes yoga send our bytes or text as they are; it takes the status from the errors. */
function asSent({ errors, ...result }: ExecutionResult): ExecutionResult {
  const stringify = (sent: ExecutionResult): string => resultText(sent) as string;
  const isPassing = mayWorkLater({ ...result, ...(errors && { errors }) });
  const shown =
    'data' in result ? errors?.map(isPassing ? asPassing : (error) => error) : errors?.map(asRefusal);
  return { ...(shown && { errors: shown }), ...result, stringify } as ExecutionResult;
}

/** A result with errors that is already text. @param error for the status */
function written(text: Uint8Array, error: GraphQLError): ExecutionResult {
  return { errors: [error], stringify: () => text } as ExecutionResult;
}

export function sentText(result: Sent): string {
  const { stringify = resultText } = result;
  const text = stringify(result);
  return typeof text === 'string' ? text : Buffer.from(text).toString();
}

/** In a stream yoga sends text only. */
function asText(result: Sent): ExecutionResult {
  const { stringify = resultText } = result;
  return { ...result, stringify: (sent) => sentText({ ...sent, stringify }) } as Sent;
}

/** The error of a request that did not run: status 400, or 200 for clients that accept plain JSON only. */
function asRefusal(error: GraphQLError): GraphQLError {
  return errorAt(error, error.message, { ...error.extensions, http: { spec: true, status: 400 } });
}

/** The error of a request that may succeed later. */
function asPassing(error: GraphQLError): GraphQLError {
  return errorAt(error, error.message, { ...error.extensions, ...TRY_LATER });
}

/** Saves to remember: of others the next answer counts as new. */
const MOST_REMEMBERED = 1000;

class SentAnswers {
  readonly #last = new RecentlyUsed<string, string>(MOST_REMEMBERED);

  /** True when the answer differs from the last one of the same save. */
  isNew(save: string, text: string): boolean {
    const hash = createHash('sha256').update(text).digest('base64');
    if (this.#last.get(save) === hash) return false;
    this.#last.set(save, hash);
    return true;
  }
}
