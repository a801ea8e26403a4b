// How many requests one address may send: a second's worth on average, some more at once.

import { isIPv6 } from 'node:net';

/** Addresses that are remembered; the one that asked longest ago is forgotten first, and has then asked nothing. */
const MOST_ADDRESSES = 10_000;
/** How many seconds' worth may come at once. */
const BURST_SECONDS = 3;

interface Bucket {
  /** Requests that may still come. */
  left: number;
  /** When that was reckoned, in milliseconds. */
  at: number;
}

export class Rate {
  readonly #perSecond: number;
  /** The address that asked last is last. */
  readonly #buckets = new Map<string, Bucket>();

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  /**
   * Zero when the request may go on, else the seconds after which the next one may. `now`: of a clock that is never set
   * back.
   */
  take(address: string, now = performance.now()): number {
    const key = networkOf(address);
    const most = this.#perSecond * BURST_SECONDS;
    const bucket = this.#buckets.get(key) ?? { left: most, at: now };
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > MOST_ADDRESSES) this.#buckets.delete(this.#buckets.keys().next().value!);
    bucket.left = Math.min(most, bucket.left + ((now - bucket.at) / 1000) * this.#perSecond);
    bucket.at = now;
    if (bucket.left < 1) return Math.max(1, Math.ceil((1 - bucket.left) / this.#perSecond));
    bucket.left--;
    return 0;
  }
}

/** One customer of a provider has 2^64 addresses of version 6, and one of version 4. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4).join(':');
}
