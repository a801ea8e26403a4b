// Alerts for clients that subscribe: those of the operator's rules, or of rules that a client gives. Those tell nobody else, and are
// limited in number and in what each check may cost.

import type { GraphQLError } from 'graphql';
import { type AlertEvent, type ClientAlert, MOST_WAITING_ALERTS } from '../../alerts/alert.ts';
import { AlertMemory } from '../../alerts/alert-memory.ts';
import { checkQueries } from '../../alerts/alerts.ts';
import { checkedRule, checkRuleNames, RuleError } from '../../alerts/rule.ts';
import { type RuleAnswer, RuleChecks } from '../../alerts/rule-checks.ts';
import type { RequestLimits } from '../../api/budget/limits.ts';
import { apiError } from '../../api/context/errors.ts';
import type { SaveEntry } from '../../library/save.ts';
import { WaitingEvents } from '../../library/waiting-events.ts';
import type { ServerOptions } from '../options/server-options.ts';

/** Rules of one client, and of all. */
const MOST_OF_CLIENT = 10;
const MOST_OF_ALL = 500;
/** Of one check of one rule. */
const RULE_LIMITS: Partial<RequestLimits> = { rows: 50_000, bytes: 2_000_000, milliseconds: 2000 };

interface RuleAnswers {
  ask(
    asked: { readonly query: string; readonly variables: Readonly<Record<string, unknown>> },
    how: { readonly limits: Partial<RequestLimits>; readonly signal: AbortSignal },
  ): Promise<RuleAnswer>;
  errorsIn(query: string): readonly GraphQLError[];
}

export class ClientAlerts {
  readonly #options: ServerOptions;
  readonly #answers: RuleAnswers;
  #rules = 0;

  constructor(options: ServerOptions, answers: RuleAnswers) {
    this.#options = options;
    this.#answers = answers;
  }

  /** @param given null for the operator's @throws GraphQLError */
  readonly listen = (given: readonly object[] | null): AsyncIterableIterator<AlertEvent> => {
    const { alerts, library, operations } = this.#options;
    if (given === null) {
      if (alerts) return alerts.listen();
      throw apiError('BAD_ARGUMENT', 'This server has no rules of its own: give rules.');
    }
    // They are queries.
    if (operations)
      throw apiError('FORBIDDEN', 'This server runs listed operations only, and no rules of clients.');
    if (given.length > MOST_OF_CLIENT || this.#rules + given.length > MOST_OF_ALL) {
      const text = `At most ${MOST_OF_CLIENT} rules at a time, and ${MOST_OF_ALL} of all clients.`;
      throw apiError('LIMIT_EXCEEDED', text);
    }
    const rules = rulesGiven(given, this.#answers.errorsIn);
    const gone = new AbortController();
    const queue = new WaitingEvents<AlertEvent>(MOST_WAITING_ALERTS, () => {
      this.#rules -= rules.length;
      gone.abort();
      checks.stop();
    });
    const put = (entry: SaveEntry, alert: ClientAlert): void => queue.put({ kind: 'CHANGED', entry, alert });
    const checks = new RuleChecks({
      ...{ library, rules, memory: new AlertMemory(), onlyReady: true },
      runQuery: (query, variables) =>
        this.#answers.ask({ query, variables }, { limits: RULE_LIMITS, signal: gone.signal }),
      send: (alert, _, entry) => put(entry, alert),
      report: (text, rule, entry) => entry && put(entry, { rule: rule?.name ?? null, text }),
    });
    this.#rules += rules.length;
    void checks.run().finally(() => queue.end());
    return queue;
  };
}

/** @throws GraphQLError BAD_ARGUMENT */
function rulesGiven(given: readonly object[], errorsIn: (query: string) => readonly GraphQLError[]) {
  try {
    const rules = given.map((each, at) => checkedRule({ ...each, to: [] }, `rules[${at}]`));
    checkRuleNames(rules);
    checkQueries({ rules, errorsIn });
    return rules;
  } catch (error) {
    throw error instanceof RuleError ? apiError('BAD_ARGUMENT', error.message) : error;
  }
}
