// As much of node:timers/promises as long work needs: a turn for others.

/** A message is delivered at once; timers wait for milliseconds when they are nested. */
const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

export function setImmediate(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    port2.postMessage(null);
  });
}
