// Addresses of this machine, compared with Node's own reading of addresses.

import { BlockList } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLocalOrigin, isLoopback } from '../../../src/server/guard/local.ts';
import { forAll } from '../../tools/for-all.ts';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');

const byte = fc.oneof(fc.constantFrom(0, 1, 12, 27, 126, 127, 128, 255), fc.integer({ min: 0, max: 255 }));
const address4 = fc.tuple(byte, byte, byte, byte).map((parts) => parts.join('.'));
const address6 = fc
  .array(fc.constantFrom('0', '0', '0', '1', '7f00', 'ffff'), { minLength: 8, maxLength: 8 })
  .map((groups) => groups.join(':'));
const port = fc.constantFrom('', ':80', ':4000', ':65535');

/** As the gate does with a Host header. */
const isLocalHost = (host: string): boolean =>
  URL.canParse(`http://${host}`) && isLoopback(new URL(`http://${host}`).hostname);

it('an address of IPv4 is local in the network of loopback alone', () => {
  forAll(100, address4, port, (address, at) => {
    const isLocal = LOOPBACK.check(address, 'ipv4');
    expect(isLoopback(address)).toBe(isLocal);
    expect(isLocalHost(`${address}${at}`)).toBe(isLocal);
    expect(isLocalOrigin(`https://${address}${at}`)).toBe(isLocal);
  });
});

it('an address of IPv6 is local however it is written, and is one only', () => {
  forAll(100, address6, port, (address, at) => {
    const isLocal = /^(0:){7}1$/.test(address);
    expect(isLocalHost(`[${address}]${at}`)).toBe(isLocal);
    expect(isLocalOrigin(`http://[${address}]${at}`)).toBe(isLocal);
  });
  expect(isLoopback('::1')).toBe(true);
  expect([isLoopback('::'), isLoopback('::2'), isLoopback('::ffff:192.0.2.1')]).toEqual([
    false,
    false,
    false,
  ]);
  // Every address of this machine, which others reach, too.
  expect([isLoopback('0.0.0.0'), isLocalHost('0.0.0.0:80')]).toEqual([false, false]);
});

const letter = fc.constantFrom('l', 'o', 'c', 'a', 'h', 's', 't', '.', '-', '1', '2', '7', '0');
const around = fc.string({ unit: letter, maxLength: 6 });

it('a name is local when it is that of this machine and nothing more', () => {
  forAll(100, around, around, (before, after) => {
    for (const name of ['localhost', '127.0.0.1']) {
      const longer = `${before}${name}${after}`;
      const isSame = longer === name;
      // Digits more or less may make another address of the network.
      if (!/^[\d.]+$/.test(longer)) expect([longer, isLocalHost(longer)]).toEqual([longer, isSame]);
    }
  });
});

it('a name is taken in any case from a host and an origin', () => {
  expect([isLocalHost('LocalHost:80'), isLocalOrigin('HTTP://LOCALHOST')]).toEqual([true, true]);
});

it.each([
  ...['null', '', 'localhost', '//localhost', 'file:///localhost', 'http://'],
  'http://localhost@evil.example',
])('a name is not read from an origin that is %j', (origin) => expect(isLocalOrigin(origin)).toBe(false));
