// Callbacks at the end of a response. Many parts of the server need one, and libraries add listeners of
// their own: ours are behind one listener, however many there are.

import type { ServerResponse } from 'node:http';

/** Kept on the response itself: the collector pays for every entry of a weak map whose key lives as short as this. */
const CALLBACKS = Symbol('what happens when the response is over');

interface Watched extends ServerResponse {
  [CALLBACKS]?: (() => void)[];
}

/** Calls back when the answer is sent or its client is gone, in the order of the calls. */
export function onClose(response: ServerResponse, callback: () => void): void {
  const watched: Watched = response;
  const known = watched[CALLBACKS];
  if (known) {
    known.push(callback);
    return;
  }
  const all = [callback];
  watched[CALLBACKS] = all;
  response.once('close', () => {
    for (const one of all) one();
  });
}

/**
 * Aborted when the client leaves before it has the whole answer. Not when it has it: each abort makes an error with its
 * stack, which takes longer than the rest of a small answer's bookkeeping.
 */
export function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  const abort = (): void => {
    if (!response.writableFinished) gone.abort();
  };
  if (response.destroyed) abort();
  else onClose(response, abort);
  return gone.signal;
}
