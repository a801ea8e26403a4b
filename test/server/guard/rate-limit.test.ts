// Requests that an address may send, against the sum of all that it sent; over HTTP they are in ../transcripts/guard.txt.

import { BlockList } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RateLimit } from '../../../src/server/guard/rate-limit.ts';
import { forAll } from '../../tools/for-all.ts';

const BURST_SECONDS = 3;

it('rates come back with time, and know networks', () => {
  const rate = new RateLimit(1);
  for (let at = 0; at < 3; at++) expect(rate.take('192.0.2.1', 0)).toBe(0);
  expect(rate.take('192.0.2.1', 0)).toBe(1);
  expect(rate.take('::ffff:192.0.2.1', 500)).toBe(1);
  expect(rate.take('192.0.2.1', 2000)).toBe(0);
  expect(rate.take('192.0.2.2', 0)).toBe(0);
  for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:5:6:7:8']) {
    expect(rate.take(address, 0)).toBe(0);
  }
  expect(rate.take('2001:db8:0:0:ffff::1', 0)).toBe(1);
  expect(rate.take('2001:db8:0:1::1', 0)).toBe(0);
});

it('rates remember some addresses only', () => {
  const rate = new RateLimit(1);
  for (let at = 0; at < 3; at++) rate.take('192.0.2.1', 0);
  for (let at = 0; at < 20_000; at++) rate.take(`10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`, 0);
  expect(rate.take('192.0.2.1', 0)).toBe(0);
});

/** Eighths of seconds and of requests: numbers that can be added up exactly, in any order. */
const EIGHTH = 125;

it('rates allow in any span of time what a burst and that time allow, and refuse nothing else', () => {
  const pauses = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40 })), { maxLength: 60 });
  forAll(100, fc.constantFrom(0.125, 0.25, 0.5, 1, 2, 8), pauses, (perSecond, waits) => {
    const rate = new RateLimit(perSecond);
    const most = Math.max(1, perSecond * BURST_SECONDS);
    const admitted: number[] = [];
    let now = 0;
    for (const wait of waits) {
      now += wait * EIGHTH;
      const isFree = admitted.every(
        (from, index) => admitted.length - index + 1 <= most + ((now - from) / 1000) * perSecond,
      );
      const answer = rate.take('192.0.2.1', now);
      expect(answer === 0).toBe(isFree);
      if (isFree) admitted.push(now);
    }
  });
});

it('rates say when to come again, and no later than needed', () => {
  forAll(
    100,
    fc.constantFrom(0.125, 0.25, 0.5, 1, 2, 8),
    fc.integer({ min: 0, max: 20 }),
    (perSecond, pause) => {
      const refused = (waited: number): number => {
        const rate = new RateLimit(perSecond);
        let now = 0;
        while (rate.take('192.0.2.1', now) === 0) now += EIGHTH / 8;
        now += pause;
        return rate.take('192.0.2.1', now + waited * 1000);
      };
      const wait = refused(0);
      if (wait === 0) return;
      expect(refused(wait)).toBe(0);
      if (wait > 1) expect(refused(wait - 1)).toBeGreaterThan(0);
    },
  );
  expect(new RateLimit(1).take('192.0.2.1', 0)).toBe(0);
});

const group = fc.constantFrom('0', '1', 'db8', 'ffff', '2001');
const address6 = fc
  .array(group, { minLength: 8, maxLength: 8 })
  // As Node writes addresses.
  .map((groups) => new URL(`http://[${groups.join(':')}]`).hostname.slice(1, -1))
  .filter((text) => !text.startsWith('::ffff:'));

it('rates are shared by the network of an address of IPv6, and by nobody else', () => {
  forAll(500, address6, address6, fc.constantFrom('', '%eth0'), (one, other, zone) => {
    const rate = new RateLimit(1);
    for (let at = 0; at < BURST_SECONDS; at++) rate.take(one, 0);
    const network = new BlockList();
    network.addSubnet(one, 64, 'ipv6');
    expect(rate.take(`${other}${zone}`, 0) > 0).toBe(network.check(other, 'ipv6'));
  });
});
