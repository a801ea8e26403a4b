// Limits how many requests an address may send: an average per second, with short bursts.

import { isIPv6 } from 'node:net';
import { getOrCreate } from '../../graph/made-once.ts';
import { RecentlyUsed } from '../../graph/recently-used.ts';

/** Addresses to remember. The least recent is dropped first, and starts again with a full bucket. */
const MOST_ADDRESSES = 10_000;
/** How many seconds' worth of requests may come at once. */
const BURST_SECONDS = 3;

interface Bucket {
  /** Requests that may still come. */
  left: number;
  /** When `left` was computed, in milliseconds. */
  at: number;
}

export class RateLimit {
  readonly #perSecond: number;
  readonly #buckets = new RecentlyUsed<string, Bucket>(MOST_ADDRESSES);

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  /** Zero when the request may go on, else the seconds until the next one may. `now` is a monotonic time. */
  take(address: string, now = performance.now()): number {
    const key = networkOf(address);
    // With less than one there would never be enough for a request.
    const most = Math.max(1, this.#perSecond * BURST_SECONDS);
    const bucket = getOrCreate(this.#buckets, key, () => ({ left: most, at: now }));
    bucket.left = Math.min(most, bucket.left + ((now - bucket.at) / 1000) * this.#perSecond);
    bucket.at = now;
    if (bucket.left < 1) return Math.max(1, Math.ceil((1 - bucket.left) / this.#perSecond));
    bucket.left--;
    return 0;
  }
}

/** The network of an address: one customer of a provider has 2^64 IPv6 addresses, but one of IPv4. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4).join(':');
}
