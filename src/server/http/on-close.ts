// What happens when a response is over. Many parts of the server want to know, and libraries add listeners of
// their own: ours are behind one listener, however many there are.

import type { ServerResponse } from 'node:http';

const callbacks = new WeakMap<ServerResponse, (() => void)[]>();

/** Calls back when the answer is sent or its client is gone, in the order of the calls. */
export function onClose(response: ServerResponse, callback: () => void): void {
  const known = callbacks.get(response);
  if (known) {
    known.push(callback);
    return;
  }
  const all = [callback];
  callbacks.set(response, all);
  response.once('close', () => {
    for (const one of all) one();
  });
}
