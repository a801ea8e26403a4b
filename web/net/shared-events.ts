// One stream of events for all tabs of a browser: over HTTP/1.1 it opens no more than six connections to a server, and
// each stream holds one. The tab that has the lock listens and tells the others; where there are no locks (they take
// HTTPS or localhost), each tab listens for itself.

/** Listeners for events. */
export interface Listener<Result> {
  /** Called at each (re)connection: events before it were missed. */
  opened(): void;
  heard(event: Result): void;
}

export interface StreamListener<Result> extends Listener<Result> {
  /** Called when the connection is lost. */
  lost(): void;
}

type Told<Result> = { readonly kind: 'opened' | 'lost' } | { readonly kind: 'heard'; readonly event: Result };

/** @param name of the stream: tabs with the same one share it @param start opens it; returns what closes it */
export function shareEvents<Result>(
  name: string,
  start: (listener: StreamListener<Result>) => () => void,
  listener: StreamListener<Result>,
): () => void {
  const locks = globalThis.navigator?.locks;
  if (!locks) return start(listener);
  const channel = new BroadcastChannel(name);
  const hear = (told: Told<Result>): void =>
    told.kind === 'heard' ? listener.heard(told.event) : listener[told.kind]();
  channel.onmessage = ({ data }: MessageEvent<Told<Result>>) => hear(data);
  const tell = (told: Told<Result>): void => {
    channel.postMessage(told);
    hear(told);
  };
  const over = new AbortController();
  const lead = (): Promise<void> =>
    new Promise((resolve) => {
      const close = start({
        opened: () => tell({ kind: 'opened' }),
        lost: () => tell({ kind: 'lost' }),
        heard: (event) => tell({ kind: 'heard', event }),
      });
      over.signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });
  // Rejected when this tab stops listening before it has the lock.
  locks.request(name, { signal: over.signal }, lead).catch(() => undefined);
  // The stream may be open already, in another tab.
  listener.opened();
  return () => {
    over.abort();
    channel.close();
  };
}
