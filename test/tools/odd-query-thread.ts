// A query thread that does what its query says, for tests of the pool.

import { parentPort } from 'node:worker_threads';
import type { FromThread, ToThread } from '../../src/server/threads/messages.ts';

const post = (message: FromThread): void => parentPort?.postMessage(message);
const answer = (text: string): void =>
  post({ kind: 'done', result: { body: new TextEncoder().encode(JSON.stringify(text)) } });

post({ kind: 'ready' });
parentPort?.on('message', (message: ToThread) => {
  if (message.kind !== 'run' || message.task.kind !== 'query') return;
  const { task, cancelled } = message;
  const { query } = task.request;
  switch (query) {
    case 'die':
      process.exit(3);
      break;
    case 'until cancelled':
      // As a loop that looks at its budget: this thread hears nothing else meanwhile.
      while (Atomics.load(cancelled, 0) === 0)
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
      answer('cancelled');
      break;
    case 'answer':
      answer(query);
      break;
    default:
      // A real question, which took the serving thread longer than its slice on a busy machine: it goes on with it itself.
      post({ kind: 'done', result: null });
  }
});
