// Webhooks of receivers that fail, are slow, or are told to wait; saves in a second, and a restart in between: each alert
// arrives once.

import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Alert } from '../../src/alerts/alert.ts';
import { AlertMemory } from '../../src/alerts/alert-memory.ts';
import { Deliveries } from '../../src/alerts/deliveries.ts';
import { rulesOf } from '../../src/alerts/rule.ts';
import type { AlertClock } from '../../src/alerts/webhook.ts';
import { listening } from '../tools/listening.ts';
import { tempFolder } from '../tools/temp-folder.ts';

type Behaviour = number | 'hang' | 'reset' | { status: number; headers: Record<string, string> };

const whenAborted: AlertClock['wait'] = async (_, signal) => {
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
};

/** A receiver that behaves as listed, then takes everything; and a clock by which only its silence lasts. */
async function receiver(...behaviours: Behaviour[]) {
  const got: { headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
  const taken: string[] = [];
  const waits: number[] = [];
  const silences = new Set<() => void>();
  const { url } = await listening((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      got.push({ headers: request.headers, body });
      const next = behaviours.shift() ?? 204;
      if (next === 'reset') request.socket.destroy();
      else if (next === 'hang') for (const end of silences) end();
      else {
        const { status, headers = {} } = typeof next === 'number' ? { status: next } : next;
        if (status < 300) taken.push(String(request.headers['webhook-id']));
        response.writeHead(status, headers).end();
      }
    });
  });
  const clock: AlertClock = {
    now: () => 1_800_000_000_000,
    wait: async (millis, signal) => {
      if (millis !== 10_000) return void waits.push(millis);
      await new Promise<void>((resolve) => {
        silences.add(resolve);
        signal.addEventListener('abort', () => silences.delete(resolve) && resolve());
      });
    },
  };
  return { url: `${url}a/secret`, clock, got, taken, waits };
}

const save = { slug: 's', title: 'S', game: 'G', savedAt: null, playSeconds: null };
const alert = (id: string, text = 'told'): Alert => ({ id, rule: 'r', text, value: 1, rows: [], save });
const ruleTo = (...to: object[]) =>
  rulesOf({ name: 'r', query: '{ a }', value: '/a', to }, { KEY: 'whsec_c2VjcmV0' });

async function deliveries(rules: ReturnType<typeof ruleTo>, clock: AlertClock, told = tempFolder()) {
  const reports: string[] = [];
  const memory = await AlertMemory.open(join(told, 'told.json'));
  const all = new Deliveries(rules, { memory, clock, report: (text) => reports.push(text) });
  const add = async (...alerts: Alert[]) => {
    for (const each of alerts) all.add(each, rules[0]!);
    await memory.save();
    all.send();
  };
  return { all, add, memory, reports, told };
}

it('a webhook is asked again with longer waits, and gets each alert once, in order', async () => {
  const { url, clock, got, taken, waits } = await receiver(500, 'hang', 'reset', {
    status: 429,
    headers: { 'retry-after': '7' },
  });
  const { all, add, reports, memory } = await deliveries(ruleTo({ webhook: url, secret: 'env:KEY' }), clock);
  await add(alert('1'), alert('2'));
  await add(alert('3'));
  await all.settled();
  expect([taken, waits, reports]).toEqual([['1', '2', '3'], [1000, 2000, 4000, 7000], []]);
  expect(memory.waiting).toEqual([]);
  const { headers, body } = got.at(-1)!;
  expect(JSON.parse(body)).toEqual(alert('3'));
  const signature = createHmac('sha256', 'secret').update(`3.1800000000.${body}`).digest('base64');
  expect(headers).toMatchObject({
    'webhook-timestamp': '1800000000',
    'webhook-signature': `v1,${signature}`,
  });
});

it('a webhook that takes nothing is given up, which is said without its address', async () => {
  const { url, clock, taken, waits } = await receiver(...Array(12).fill(503), 404, {
    status: 302,
    headers: { location: 'http://127.0.0.1:1/' },
  });
  const { all, add, reports } = await deliveries(ruleTo({ webhook: url }), clock);
  await add(alert('1'), alert('2'), alert('3'), alert('4'));
  await all.settled();
  expect([taken, Math.max(...waits), waits.length]).toEqual([['4'], 300_000, 11]);
  expect(reports.map((text) => text.replace(/:\d+ /, ' '))).toEqual(
    ['503', '404', '302'].map((status) => `rule "r": 127.0.0.1 was not notified of s: status ${status}`),
  );
});

it('a webhook gets after a restart what it had not taken, and nothing of it is kept that is a secret', async () => {
  const { url, clock, taken, got } = await receiver(200, 'hang');
  const rules = ruleTo({ webhook: url, secret: 'env:KEY' });
  const first = await deliveries(rules, { ...clock, wait: whenAborted });
  await first.add(alert('1'), alert('2'));
  while (got.length < 2) await new Promise(setImmediate);
  await first.all.stop();
  const kept = readFileSync(join(first.told, 'told.json'), 'utf8');
  expect(kept).not.toMatch(/secret|127\.0/);
  const second = await deliveries(rules, clock, first.told);
  second.all.send();
  await second.all.settled();
  expect(taken).toEqual(['1', '2']);
  const third = await deliveries(rules, clock, first.told);
  expect(third.memory.waiting).toEqual([]);
});

it('a webhook of Discord or Slack gets their body, in which no name calls anybody', async () => {
  const { url, clock, got } = await receiver();
  const { all, add } = await deliveries(
    ruleTo({ webhook: url, as: 'discord' }, { webhook: url, as: 'slack' }),
    clock,
  );
  await add(alert('1', '@everyone <!channel> & co'));
  await all.settled();
  expect(
    got.map(({ body }) => JSON.parse(body)).sort((a, b) => Object.keys(a).length - Object.keys(b).length),
  ).toEqual([
    { text: '@everyone &lt;!channel&gt; &amp; co' },
    { content: '@everyone <!channel> & co', allowed_mentions: { parse: [] } },
  ]);
});
