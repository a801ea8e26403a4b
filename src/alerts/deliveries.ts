// Sends alerts to webhooks: one at a time for each, in order, with longer and longer waits between attempts. The memory
// of alerts keeps the rest for the next start.

import { createHash } from 'node:crypto';
import type { Alert } from './alert.ts';
import type { AlertMemory, Delivery } from './alert-memory.ts';
import type { AlertRule, WebhookReceiver } from './rule.ts';
import { type AlertClock, type Attempt, sendAlert } from './webhook.ts';

/** Attempts for one alert: about twenty minutes. */
const MOST_ATTEMPTS = 12;
const FIRST_WAIT_MILLIS = 1000;
const MOST_WAIT_MILLIS = 5 * 60_000;
/** Alerts that wait for one receiver. */
const MOST_WAITING = 100;

export class Deliveries {
  readonly #memory: AlertMemory;
  readonly #clock: AlertClock;
  readonly #report: (text: string) => void;
  /** By {@link receiverId}. */
  readonly #receivers = new Map<string, WebhookReceiver>();
  readonly #working = new Map<string, Promise<void>>();
  readonly #stopped = new AbortController();

  constructor(
    rules: readonly AlertRule[],
    { memory, clock, report }: { memory: AlertMemory; clock: AlertClock; report: (text: string) => void },
  ) {
    this.#memory = memory;
    this.#clock = clock;
    this.#report = report;
    for (const receiver of rules.flatMap(webhooksOf)) this.#receivers.set(receiverId(receiver), receiver);
    // Nobody is left to send the others to.
    memory.waiting = memory.waiting.filter(({ to }) => this.#receivers.has(to));
  }

  /** Puts an alert beside those that wait; the caller saves the memory. */
  add(alert: Alert, rule: AlertRule): void {
    for (const receiver of webhooksOf(rule)) {
      const to = receiverId(receiver);
      const before = this.#waitingFor(to);
      if (before.length >= MOST_WAITING) {
        this.#remove(before[0]!);
        this.#reportLost(receiver, before[0]!.alert, `${MOST_WAITING} others wait`);
      }
      this.#memory.waiting = [...this.#memory.waiting, { alert, to }];
    }
  }

  /** Begins to send what waits. */
  send(): void {
    for (const { to } of this.#memory.waiting) {
      if (this.#working.has(to) || this.#stopped.signal.aborted) continue;
      this.#working.set(
        to,
        this.#work(to).finally(() => this.#working.delete(to)),
      );
    }
  }

  /** Resolves when nothing waits any more, or after {@link stop}. */
  async settled(): Promise<void> {
    await Promise.all(this.#working.values());
  }

  /** Cuts off what is being sent; it waits for the next start. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.settled();
  }

  async #work(to: string): Promise<void> {
    const receiver = this.#receivers.get(to)!;
    for (let next = this.#waitingFor(to)[0]; next; next = this.#waitingFor(to)[0]) {
      const failure = await this.#deliver(next.alert, receiver);
      if (this.#stopped.signal.aborted && failure !== null) return;
      if (failure !== null) this.#reportLost(receiver, next.alert, failure);
      this.#remove(next);
      await this.#memory.save().catch(() => undefined);
    }
  }

  /** Why it was not taken; null when it was. */
  async #deliver(alert: Alert, receiver: WebhookReceiver): Promise<string | null> {
    const { signal } = this.#stopped;
    let last: Attempt | null = null;
    for (let attempt = 1; attempt <= MOST_ATTEMPTS && !signal.aborted; attempt++) {
      last = await sendAlert(alert, receiver, this.#clock, signal);
      if (last.isTaken) return null;
      if (!last.mayRetry || attempt === MOST_ATTEMPTS) break;
      const wait = last.waitMillis ?? FIRST_WAIT_MILLIS * 2 ** (attempt - 1);
      await this.#clock.wait(Math.min(wait, MOST_WAIT_MILLIS), signal);
    }
    return last?.reason ?? 'stopped';
  }

  #waitingFor(receiver: string): readonly Delivery[] {
    return this.#memory.waiting.filter(({ to }) => to === receiver);
  }

  #remove(delivery: Delivery): void {
    this.#memory.waiting = this.#memory.waiting.filter((each) => each !== delivery);
  }

  /** The rest of the address may be a secret. */
  #reportLost({ webhook }: WebhookReceiver, { rule, save }: Alert, reason: string): void {
    const { host } = new URL(webhook);
    this.#report(`rule ${JSON.stringify(rule)}: ${host} was not notified of ${save.slug}: ${reason}`);
  }
}

function webhooksOf({ to }: AlertRule): readonly WebhookReceiver[] {
  return to.filter((each) => each !== 'stdout');
}

function receiverId({ webhook, as }: WebhookReceiver): string {
  return createHash('sha256').update(`${as} ${webhook}`).digest('hex').slice(0, 16);
}
