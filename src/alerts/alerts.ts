// Checks an operator's rules and sends their alerts, for `savegraph watch` and `savegraph serve`.

import type { OpenSaves } from '../library/open-saves.ts';
import type { SaveEntry } from '../library/save.ts';
import { WaitingEvents } from '../library/waiting-events.ts';
import { type Alert, type AlertEvent, type ClientAlert, MOST_WAITING_ALERTS } from './alert.ts';
import { AlertMemory } from './alert-memory.ts';
import { Deliveries } from './deliveries.ts';
import { type AlertRule, RuleError } from './rule.ts';
import { RuleChecks, type RunQuery } from './rule-checks.ts';
import { type AlertClock, alertClock } from './webhook.ts';

/** Rules, as options of a command give them; plain data. */
export interface RuleSettings {
  readonly rules: readonly AlertRule[];
  /** The file that remembers sent alerts. */
  readonly memoryFile: string;
}

export interface AlertsOptions extends RuleSettings {
  readonly library: OpenSaves;
  readonly runQuery: RunQuery;
  /** The errors in a query, before it runs. */
  readonly errorsIn: (query: string) => readonly { readonly message: string }[];
  /** Called with each alert of a rule that names standard output. */
  readonly print: (alert: Alert) => void;
  /** Called with what went wrong, in words. */
  readonly report: (text: string) => void;
  readonly clock?: AlertClock;
}

export interface Alerts {
  /** Checks the present saves, and waits for the deliveries to webhooks. */
  once(): Promise<void>;
  /** Checks whatever comes, until `stop` or the end of the library. */
  run(): Promise<void>;
  stop(): Promise<void>;
  /** Every alert from now on. */
  listen(): WaitingEvents<AlertEvent>;
}

/** @throws RuleError; Error when the file of sent alerts cannot be used */
export async function openAlerts(options: AlertsOptions): Promise<Alerts> {
  checkQueries(options);
  const { library, rules, memoryFile, runQuery, print, report, clock = alertClock } = options;
  const memory = await AlertMemory.open(memoryFile);
  const deliveries = new Deliveries(rules, { memory, clock, report });
  const queues = new Set<WaitingEvents<AlertEvent>>();
  const checks = new RuleChecks({
    ...{ library, rules, runQuery, memory },
    report: (text, rule, entry) => {
      report(text);
      if (entry) publish(entry, { rule: rule?.name ?? null, text });
    },
    keep: (alert, rule) => deliveries.add(alert, rule),
    send: (alert, { to }, entry) => {
      publish(entry, alert);
      if (to.includes('stdout')) print(alert);
      deliveries.send();
    },
  });
  function publish(entry: SaveEntry, alert: ClientAlert): void {
    for (const queue of queues) queue.put({ kind: 'CHANGED', entry, alert });
  }
  return {
    listen: () => {
      const queue: WaitingEvents<AlertEvent> = new WaitingEvents(MOST_WAITING_ALERTS, () =>
        queues.delete(queue),
      );
      queues.add(queue);
      return queue;
    },
    once: async () => {
      deliveries.send();
      await checks.checkAll();
      await deliveries.settled();
    },
    run: async () => {
      deliveries.send();
      await checks.run();
    },
    stop: async () => {
      checks.stop();
      for (const queue of queues) queue.end();
      await deliveries.stop();
    },
  };
}

/** @throws RuleError */
export function checkQueries({ rules, errorsIn }: Pick<AlertsOptions, 'rules' | 'errorsIn'>): void {
  for (const { name, query } of rules) {
    const [error] = errorsIn(query);
    if (error) throw new RuleError(`rule ${JSON.stringify(name)}: query: ${error.message}`);
  }
}
