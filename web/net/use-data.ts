// Data for components: loaded again when what it depends on changes, and kept while the next is loading.

import { createContext } from 'preact';
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import type { TypedDocumentString } from '../queries.gen.ts';
import { type Client, HttpClient, isAwayError, untilAnswered } from './client.ts';
import { whenBack } from './presence.ts';

/** The server that sent the page. */
export const SERVER: Client = new HttpClient(globalThis.document?.baseURI ?? 'http://localhost');

export const ClientContext = createContext<Client>(SERVER);

export function useClient(): Client {
  return useContext(ClientContext);
}

export interface Loaded<T> {
  readonly data: T | null;
  readonly error: Error | null;
  readonly isLoading: boolean;
}

/**
 * The result of `load`. `key` identifies what it depends on; null loads nothing. While the server is away, what is shown
 * of the same subject stays.
 */
export function useLoaded<T>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<T>,
  subject: unknown = key,
): Loaded<T> {
  const [state, setState] = useState<Loaded<T> & { readonly subject: unknown }>(NOTHING);
  useEffect(() => {
    if (key === null) return setState(NOTHING);
    const abort = new AbortController();
    setState((before) => ({ ...before, isLoading: true, error: null }));
    let stop: (() => void) | undefined;
    const run = (): void => {
      load(abort.signal).then(
        (data) => !abort.signal.aborted && setState({ subject, data, error: null, isLoading: false }),
        (error: Error) => {
          if (abort.signal.aborted) return;
          const isAway = isAwayError(error);
          setState((before) => {
            const isShown = isAway && before.data !== null && before.subject === subject;
            return isShown
              ? { ...before, isLoading: false }
              : { subject: null, data: isAway ? before.data : null, error, isLoading: false };
          });
          if (isAway) stop = whenBack(run);
        },
      );
    };
    run();
    return () => {
      stop?.();
      abort.abort();
    };
  }, [key]);
  return state;
}

const NOTHING = { subject: null, data: null, error: null, isLoading: false };

/** Changes when answers about the current save may have changed. */
export const VersionContext = createContext('');

/** Of a query: the first one of a large save may run out of time on a slow machine. */
const MOST_TRIES = 3;

/** The answer to an operation; with null variables, nothing is queried. */
export function useQuery<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables | null,
): Loaded<Result> {
  const client = useClient();
  const version = useContext(VersionContext);
  const text = variables === null ? null : `${document} ${JSON.stringify(variables)}`;
  // Another client may hide names that this one does not.
  const subject = useMemo(() => ({}), [client, text]);
  const key = text === null ? null : `${text} ${version}`;
  const ask = (signal: AbortSignal) => () => client.query(document, variables as Variables, signal);
  return useLoaded(key, (signal) => untilAnswered(ask(signal), MOST_TRIES), subject);
}
