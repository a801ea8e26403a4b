// A thread for tests of who watches threads: prints a line, then does what its data say.
import { parentPort, workerData } from 'node:worker_threads';

parentPort.postMessage({ kind: 'out', text: 'begun' });
Atomics.add(workerData.pulse, 0, 1);
if (workerData.data === 'loop') for (;;);
if (workerData.data === 'die') throw new Error('a fault');
if (workerData.data === 'beat') setInterval(() => Atomics.add(workerData.pulse, 0, 1), 100);
if (workerData.data === 'end') {
  setInterval(() => undefined, 1000);
  parentPort.postMessage({ kind: 'ended', code: 1 });
}
