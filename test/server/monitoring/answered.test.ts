// Records of a request, and their lines in the log.

import { once } from 'node:events';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Answered, logLine } from '../../../src/server/monitoring/answered.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { forAll } from '../../tools/for-all.ts';
import { openSocket } from '../../tools/open-socket.ts';
import { serveSaves } from '../../tools/serve.ts';

const seen: Answered[] = [];
const observer = (answered: Answered): void => void seen.push(answered);
const rows = Array.from({ length: 80_000 }, (_, at) => `Some.Object_With_A_Name_${at} C`);
const files = { 'a.sav': fakeSave('A', ['x C', 'y C x', 'z D']), 'large.sav': fakeSave('L', rows) };
const { url, get } = await serveSaves(files, [fakeFormat], { observer });

it('the log has a line a request, with its route and not its address', async () => {
  seen.length = 0;
  await (await get('/saves/player-name/objects.csv?where=secret')).text();
  await (await get('/nowhere/player-name')).text();
  await expect.poll(() => seen.length).toBe(2);
  expect(seen).toMatchObject([
    { method: 'GET', route: '/saves/:slug/:list.:format', status: 404, isCut: false },
    { method: 'GET', route: null, status: 404, isCut: false },
  ]);
  const line = JSON.parse(logLine(seen[0]!, 'json', new Date(0))) as object;
  expect(line).toMatchObject({ time: '1970-01-01T00:00:00.000Z', route: '/saves/:slug/:list.:format' });
  expect(logLine(seen[1]!, 'text', new Date(0))).toMatch(/^1970-01-01T00:00:00\.000Z GET - 404 [\d.]+ ms$/);
});

const answered = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT'),
  route: fc.constantFrom(null, '/graphql', '/saves/:name'),
  status: fc.integer({ min: 100, max: 599 }),
  millis: fc.double({ min: 0, max: 1e7, noNaN: true }),
  isCut: fc.boolean(),
});

it('a line says the same as JSON and as text', () => {
  forAll(
    100,
    answered,
    fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }),
    (of, now) => {
      const json = JSON.parse(logLine(of, 'json', now)) as Record<string, unknown>;
      expect(json).toEqual({ ...of, time: now.toISOString(), millis: expect.closeTo(of.millis, 0) });
      const text = logLine(of, 'text', now);
      expect(text).not.toContain('\n');
      const words = [
        json.time,
        of.method,
        of.route ?? '-',
        of.status,
        json.millis,
        'ms',
        ...(of.isCut ? ['cut', 'off'] : []),
      ];
      expect(text.split(' ')).toEqual(words.map(String));
    },
  );
});

it('a client that leaves before it has everything is seen to', async () => {
  seen.length = 0;
  const { socket } = openSocket(url, 'GET /saves/large/objects.ndjson HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(socket, 'data');
  socket.destroy();
  await expect
    .poll(() => seen)
    .toMatchObject([{ route: '/saves/:slug/:list.:format', status: 200, isCut: true }]);
});

it('a client that leaves after that is not', async () => {
  seen.length = 0;
  await (await get('/saves/large/objects.ndjson')).arrayBuffer();
  await expect.poll(() => seen).toMatchObject([{ status: 200, isCut: false }]);
});
