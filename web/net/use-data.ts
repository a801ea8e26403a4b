// Data for components: loaded again when what it depends on changes, and kept while the next is loading.

import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { TypedDocumentString } from '../queries.gen.ts';
import { AnswerError, type Client, HttpClient } from './client.ts';
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

/** The result of `load`. `key` identifies what it depends on; null loads nothing. */
export function useLoaded<T>(key: string | null, load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [state, setState] = useState<Loaded<T> & { readonly key: string | null }>({
    key: null,
    data: null,
    error: null,
    isLoading: false,
  });
  useEffect(() => {
    if (key === null) {
      setState({ key, data: null, error: null, isLoading: false });
      return;
    }
    const abort = new AbortController();
    setState((before) => ({ ...before, key, isLoading: true, error: null }));
    let stop: (() => void) | undefined;
    const run = (): void => {
      load(abort.signal).then(
        (data) => !abort.signal.aborted && setState({ key, data, error: null, isLoading: false }),
        (error: Error) => {
          if (abort.signal.aborted) return;
          // What is shown stays while the server is away.
          const isAway = error instanceof AnswerError && error.code === 'NO_ANSWER';
          setState((before) => ({ key, data: isAway ? before.data : null, error, isLoading: false }));
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

/** Changes when answers about the current save may have changed. */
export const VersionContext = createContext('');

/** The answer to an operation; with null variables, nothing is queried. */
export function useQuery<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables | null,
): Loaded<Result> {
  const client = useClient();
  const version = useContext(VersionContext);
  const key = variables === null ? null : `${document} ${JSON.stringify(variables)} ${version}`;
  return useLoaded(key, (signal) => client.query(document, variables as Variables, signal));
}
