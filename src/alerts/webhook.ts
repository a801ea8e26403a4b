// Sends to a webhook. Signed as in Standard Webhooks: id, time and body together.

import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Alert } from './alert.ts';
import type { WebhookReceiver, WebhookShape } from './rule.ts';

/** Time as deliveries see it; tests pass their own. */
export interface AlertClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after this time, or when the signal is aborted. */
  wait(millis: number, signal: AbortSignal): Promise<void>;
}

export const alertClock: AlertClock = {
  now: Date.now,
  wait: (millis, signal) => pause(millis, undefined, { signal, ref: false }).catch(() => undefined),
};

export interface Attempt {
  readonly isTaken: boolean;
  /** Another attempt may succeed. */
  readonly mayRetry: boolean;
  /** The delay that the receiver requests, in milliseconds; null without one. */
  readonly waitMillis: number | null;
  readonly reason: string;
}

/** A receiver that does not respond for longer is tried again later. */
const MOST_MILLIS = 10_000;

/** Sends an alert once. The address is the operator's; redirects, which lead elsewhere, are not followed. */
export async function sendAlert(
  alert: Alert,
  { webhook, as, secret }: WebhookReceiver,
  clock: AlertClock,
  stopped: AbortSignal,
): Promise<Attempt> {
  const body = JSON.stringify(SHAPES[as](alert));
  const waiting = new AbortController();
  const late = new AbortController();
  void clock.wait(MOST_MILLIS, AbortSignal.any([stopped, waiting.signal])).then(() => late.abort());
  try {
    const response = await fetch(webhook, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'savegraph',
        ...signed(alert.id, body, secret, clock.now()),
      },
      body,
      signal: late.signal,
    });
    await response.body?.cancel();
    return outcomeOf(response);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : null;
    const reason = late.signal.aborted ? `no answer for ${MOST_MILLIS / 1000} seconds` : 'no connection';
    const code = (cause as NodeJS.ErrnoException | null)?.code;
    return {
      isTaken: false,
      mayRetry: true,
      waitMillis: null,
      reason: code ? `${reason} (${code})` : reason,
    };
  } finally {
    waiting.abort();
  }
}

function outcomeOf({ ok, status, headers }: Response): Attempt {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return {
    isTaken: ok,
    mayRetry: status >= 500 || status === 408 || status === 425 || status === 429,
    waitMillis: seconds >= 0 ? seconds * 1000 : null,
    reason: `status ${status}`,
  };
}

/** The headers of Standard Webhooks. */
function signed(id: string, body: string, secret: string | null, now: number): Record<string, string> {
  const seconds = String(Math.floor(now / 1000));
  const headers = { 'webhook-id': id, 'webhook-timestamp': seconds };
  if (secret === null) return headers;
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret);
  const sum = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { ...headers, 'webhook-signature': `v1,${sum}` };
}

/** Names in saves are anybody's: none may call people or add links. */
const SHAPES: Readonly<Record<WebhookShape, (alert: Alert) => unknown>> = {
  json: (alert) => alert,
  discord: ({ text }) => ({ content: text, allowed_mentions: { parse: [] } }),
  slack: ({ text }) => ({
    text: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  }),
};
