// A worker that takes a job of a store's queue, says so and never ends it: `node stuck-worker.ts ADDRESS SECONDS`.

import { openQueue } from '../../../src/store/queue.ts';

const [address, seconds] = process.argv.slice(2);
const queue = await openQueue(address!, Number(seconds));
await queue.work(() => {
  console.log('taken');
  return new Promise(() => undefined);
});
