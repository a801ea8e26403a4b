// The part of node:timers/promises that long work needs: yielding to the event loop.

/** A message is delivered at once; nested timers wait for milliseconds. */
const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

export function setImmediate(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    port2.postMessage(null);
  });
}
