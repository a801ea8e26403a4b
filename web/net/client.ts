// The source of answers: the server that sent the page, or the worker that opens dropped files. The page
// gets all of its data through this interface.

import type { TypedDocumentString } from '../queries.gen.ts';
import { type ColumnFile, readColumnFile } from './columns.ts';
import { isAnswer, look, setAway } from './presence.ts';
import { type Listener, type StreamListener, shareEvents } from './shared-events.ts';

export interface Client {
  /** The address where people write the same queries; null when there is none. */
  readonly graphiql: URL | null;
  query<Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ): Promise<Result>;
  /** Runs a query that the user wrote; returns the whole answer, with its errors. */
  ask(query: string, variables: unknown, signal?: AbortSignal): Promise<unknown>;
  /** `name` is `objects`, `lines` and the like. @throws Error with a message for users */
  columns<Header>(
    slug: string,
    name: string,
    search?: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ): Promise<ColumnFile<Header>>;
  /**
   * Listens to a subscription until the returned function is called, together with other tabs. Reconnects when the
   * connection is lost.
   */
  listen<Result>(
    document: TypedDocumentString<Result, Record<string, never>>,
    listener: Listener<Result>,
  ): () => void;
}

export interface QueryAnswer<Result> {
  readonly data?: Result | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string; readonly limit?: string };
  }[];
  readonly extensions?: { readonly warnings?: readonly { readonly message: string }[] };
}

/** An answer with an error, with the server's own message. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  /** The server's code; NO_ANSWER when there was no answer. */
  readonly code: string;
  /** What was exceeded, such as `milliseconds`. */
  readonly limit: string;

  constructor(message: string, code = '', limit = '') {
    super(message);
    this.code = code;
    this.limit = limit;
  }
}

/** True if the server was not there to answer: it is asked again, and what is shown stays. */
export function isAwayError(error: unknown): boolean {
  return error instanceof AnswerError && (error.code === 'NO_ANSWER' || error.code === 'SERVER_CLOSING');
}

/** Comparing two large saves takes as many requests as it takes. */
const MOST_TRIES = 30;

/** What ran out of time is asked again, and goes on where it ended: what was read and compared is kept. */
export async function untilAnswered<Result>(ask: () => Promise<Result>, most = MOST_TRIES): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      const isUnfinished = error instanceof AnswerError && error.limit === 'milliseconds';
      if (!isUnfinished || tries >= most) throw error;
    }
  }
}

/** Sends a request, as `fetch` does. */
export type Send = (url: URL, init: RequestInit) => Promise<Response>;

const RETRY_MILLIS = 10_000;
const JSON_TYPE = 'application/json';

/** Uses addresses relative to the page's own. */
export class HttpClient implements Client {
  readonly graphiql: URL | null;
  readonly #base: URL;
  readonly #send: Send;

  /** @param send sends queries elsewhere than to the server; then there is no page to write them */
  constructor(base: string, send?: Send) {
    this.#base = new URL('./', base);
    this.#send = send ?? sendToServer;
    this.graphiql = send ? null : new URL('graphql', this.#base);
  }

  readonly query: Client['query'] = async <Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    ...[variables, signal]: [variables: Variables, signal?: AbortSignal]
  ) => dataOf((await this.ask(document.toString(), variables, signal)) as QueryAnswer<Result>);

  readonly columns: Client['columns'] = async <Header>(
    ...[slug, name, search = {}, signal]: Parameters<Client['columns']>
  ) => {
    const url = new URL(`saves/${encodeURIComponent(slug)}/${name}.columns`, this.#base);
    for (const [key, value] of Object.entries(search)) url.searchParams.set(key, value);
    const response = await this.#send(url, { ...(signal && { signal }) });
    if (!response.ok) throw await refusalOf(response);
    return readColumnFile<Header>(await response.arrayBuffer());
  };

  readonly listen: Client['listen'] = (document, listener) => {
    const url = new URL('graphql', this.#base);
    url.searchParams.set('query', document.toString());
    const lost = (): void => void look();
    return shareEvents(url.href, (shared) => openStream(url, shared), { ...listener, lost });
  };

  readonly ask: Client['ask'] = async (query, variables, signal) => {
    const response = await this.#send(new URL('graphql', this.#base), {
      method: 'POST',
      headers: { 'content-type': JSON_TYPE, accept: JSON_TYPE },
      body: JSON.stringify({ query, variables }),
      ...(signal && { signal }),
    });
    if (!response.headers.get('content-type')?.includes('json')) {
      throw await refusalOf(response);
    }
    return response.json();
  };
}

/** @throws AnswerError for one with an error */
export function dataOf<Result>({ data, errors }: QueryAnswer<Result>): Result {
  const [error] = errors ?? [];
  if (error) throw new AnswerError(error.message, error.extensions?.code, error.extensions?.limit);
  if (!data) throw new AnswerError('The server sent no data.');
  return data;
}

/** The browser reconnects lost connections itself, but gives up when it is refused, such as by a restarting server. */
function openStream<Result>(url: URL, { opened, lost, heard }: StreamListener<Result>): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = (): void => {
    source = new EventSource(url);
    source.onopen = opened;
    source.addEventListener('next', ({ data }: MessageEvent<string>) => {
      const { data: event } = JSON.parse(data) as QueryAnswer<Result>;
      if (event) heard(event);
    });
    source.onerror = () => {
      lost();
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, RETRY_MILLIS);
    };
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}

async function sendToServer(url: URL, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init).catch((error) => {
    if (init.signal?.aborted) throw error;
    return null;
  });
  setAway(!response || !isAnswer(response));
  if (!response || !isAnswer(response)) throw new AnswerError('The server does not answer.', 'NO_ANSWER');
  return response;
}

async function refusalOf(response: Response): Promise<AnswerError> {
  const code = response.status === 401 ? 'UNAUTHENTICATED' : '';
  const otherwise = `The server answered ${response.status} without data.`;
  try {
    const [error] = ((await response.json()) as QueryAnswer<never>).errors ?? [];
    return new AnswerError(error?.message ?? otherwise, error?.extensions?.code ?? code);
  } catch {
    return new AnswerError(otherwise, code);
  }
}
