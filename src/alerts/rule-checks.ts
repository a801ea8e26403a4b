// Checks rules on each new version of a save, once, and hands on the alerts. The results of a version are remembered in
// one step, so that it is checked again after a stop in between.

import { createHash } from 'node:crypto';
import { ANY, NEWEST_FIRST } from '../library/catalogue/catalogue.ts';
import type { ChangeListener } from '../library/changes.ts';
import { FileError, isChangedError } from '../library/load-error.ts';
import type { OpenSaves } from '../library/open-saves.ts';
import type { SaveEntry } from '../library/save.ts';
import { type Alert, alertOf } from './alert.ts';
import type { AlertMemory, Subject } from './alert-memory.ts';
import { nextStep, pointedValue, type RuleState } from './condition.ts';
import { type AlertRule, isOfSave, RuleError, ruleId } from './rule.ts';

/** Answers a query, as a client gets it. */
export type RunQuery = (query: string, variables: Readonly<Record<string, unknown>>) => Promise<RuleAnswer>;

export interface RuleAnswer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string }[];
}

export interface CheckOptions {
  readonly library: OpenSaves;
  readonly rules: readonly AlertRule[];
  readonly runQuery: RunQuery;
  readonly memory: AlertMemory;
  /** Called with each alert once, after its version is remembered as checked. */
  readonly send: (alert: Alert, rule: AlertRule, entry: SaveEntry) => void;
  /** Called before that, to keep more in the same step. */
  readonly keep?: (alert: Alert, rule: AlertRule) => void;
  /** Called with what went wrong, in words, once each. `rule` is null when it is not one rule's fault. */
  readonly report: (text: string, rule?: AlertRule | null, entry?: SaveEntry) => void;
  /** Looks at first only at saves that are in memory. Default: at the newest of all worlds. */
  readonly onlyReady?: boolean;
}

/** Contents that are remembered of a world. */
const MOST_SEEN = 16;
/** Saves to look at when checking begins: of all worlds, and of one. */
const MOST_FIRST = 1000;
const MOST_MISSED = 50;
/** The subject of rules about all saves. */
const ALL = 'all';

/** The result of checking one version. */
interface Outcome {
  readonly rule: AlertRule;
  readonly state: RuleState | null;
  readonly alert: Alert | null;
  /** Why the rule failed. */
  readonly failure: string | null;
}

export class RuleChecks {
  readonly #options: CheckOptions;
  #listener: ChangeListener | null = null;
  #isStopped = false;

  constructor(options: CheckOptions) {
    this.#options = options;
  }

  /** Checks what is there, then whatever comes, until `stop` or the end of the library. */
  async run(): Promise<void> {
    const { library } = this.#options;
    this.#listener = library.changes.listen();
    if (this.#isStopped) return this.stop();
    await this.#safely('saves', () => this.checkAll());
    for await (const { kind, entry } of this.#listener) {
      if (kind === 'REMOVED') continue;
      await this.#safely(entry.slug, async () => {
        const now = await library.catalogue.byKey(entry.key);
        if (now) await this.check(now);
      });
    }
  }

  stop(): void {
    this.#isStopped = true;
    this.#listener?.end();
  }

  /** Checks the newest save of each world, and before it those that came since the last check. */
  async checkAll(): Promise<void> {
    const { library, rules, memory, onlyReady = false } = this.#options;
    const most = Math.max(1, ...rules.map(({ saves }) => saves));
    const latest = await library.catalogue.page({ where: ANY, order: NEWEST_FIRST, limit: MOST_FIRST });
    const counts = new Map<string, number>();
    const due: SaveEntry[] = [];
    for (const entry of latest) {
      if (entry.claim.isBackup || (onlyReady && !entry.ready)) continue;
      const key = subjectKey(entry);
      const known = memory.subjects.get(key);
      const count = counts.get(key) ?? 0;
      const savedAt = savedTime(entry);
      const isMissed = known?.savedAt != null && savedAt !== null && savedAt > known.savedAt;
      if (count >= (isMissed ? MOST_MISSED : known ? 1 : most)) continue;
      counts.set(key, count + 1);
      due.push(entry);
    }
    for (const entry of due.reverse()) {
      if (this.#isStopped) return;
      await this.#safely(entry.slug, () => this.check(entry));
    }
  }

  /** A fault in one check must not end the others. */
  async #safely(about: string, check: () => Promise<void>): Promise<void> {
    try {
      await check();
    } catch (error) {
      this.#options.report(`${about}: ${error instanceof Error ? error.message : error}`, null);
    }
  }

  /** Checks the rules against a save, unless its version, or a newer one of its world, has been checked. */
  async check(entry: SaveEntry): Promise<void> {
    const { library, memory, rules } = this.#options;
    if (entry.claim.isBackup) return;
    const key = subjectKey(entry);
    const before = memory.subjects.get(key) ?? NEVER;
    const savedAt = savedTime(entry);
    if (before.savedAt !== null && savedAt !== null && savedAt < before.savedAt) return;
    const version = await this.#versionOf(entry);
    if (version === null || before.seen.includes(version)) return;
    const isRead = await this.#isRead(entry);
    if (isRead === null) return;
    const all = memory.subjects.get(ALL) ?? NEVER;
    const outcomes: Outcome[] = [];
    for (const rule of isRead ? rules : []) {
      const state = (isOfSave(rule) ? before : all).rules[ruleId(rule)] ?? null;
      outcomes.push(await this.#outcome(rule, state, entry, `${key} ${version}`));
    }
    // A newer version came meanwhile: the result may be about that, and is computed again.
    const now = await library.catalogue.byKey(entry.key);
    if (now && (await this.#versionOf(now)) !== version) return;
    const seen = [...before.seen, version].slice(-MOST_SEEN);
    memory.put(key, { seen, savedAt, rules: statesAfter(before, outcomes, isOfSave) });
    const ofAll = statesAfter(all, outcomes, (rule) => !isOfSave(rule));
    if (Object.keys(ofAll).length > 0) memory.put(ALL, { ...NEVER, rules: ofAll });
    await this.#send(outcomes, entry);
  }

  /** Null when the files have changed: a newer version follows. */
  async #versionOf({ files }: SaveEntry): Promise<string | null> {
    const hash = createHash('sha256');
    try {
      for (const file of files) {
        // A copy of a single file is the same version.
        const name = files.length > 1 ? file.name : '';
        hash.update(`${name}\n${await this.#options.library.hash(file)}\n`);
      }
    } catch (error) {
      if (error instanceof FileError) return null;
      throw error;
    }
    return hash.digest('hex').slice(0, 16);
  }

  /** False when it cannot be read, which is reported; null when a newer version follows. */
  async #isRead(entry: SaveEntry): Promise<boolean | null> {
    try {
      await this.#options.library.load(entry);
      return true;
    } catch (error) {
      if (isChangedError(error)) return null;
      const reason = error instanceof Error ? error.message : error;
      this.#options.report(
        `${entry.slug}: no rule was checked, because it cannot be read: ${reason}`,
        null,
        entry,
      );
      return false;
    }
  }

  async #outcome(
    rule: AlertRule,
    before: RuleState | null,
    entry: SaveEntry,
    version: string,
  ): Promise<Outcome> {
    const { playSeconds } = entry.header;
    const savedAt = savedTime(entry);
    const time = playSeconds ?? (savedAt === null ? null : savedAt / 1000);
    try {
      const { data, errors } = await this.#options.runQuery(rule.query, {
        ...rule.variables,
        save: entry.slug,
      });
      if (errors?.[0]) throw new RuleError(errors[0].message);
      const value = pointedValue(data, rule.value);
      const step = nextStep(rule, before, value, time);
      const isDue = step !== null && step.alerting.length > 0;
      const alert = isDue ? alertOf(rule, entry, { data, value, alerting: step.alerting, version }) : null;
      return { rule, state: step?.state ?? null, alert, failure: null };
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      return { rule, state: null, alert: null, failure: error.message };
    }
  }

  async #send(outcomes: readonly Outcome[], entry: SaveEntry): Promise<void> {
    const { memory, keep, send, report } = this.#options;
    for (const { rule, alert, failure } of outcomes) {
      const id = ruleId(rule);
      if (failure === null) memory.failing.delete(id);
      else if (memory.failing.get(id) !== failure) {
        memory.fail(id, failure);
        report(`rule ${JSON.stringify(rule.name)} cannot be checked: ${failure}`, rule, entry);
      }
      if (alert) keep?.(alert, rule);
    }
    await memory.save().catch((error: unknown) => {
      report(
        `the memory of alerts cannot be written: ${error instanceof Error ? error.message : error}`,
        null,
      );
    });
    for (const { rule, alert } of outcomes) if (alert) send(alert, rule, entry);
  }
}

const NEVER: Subject = { seen: [], savedAt: null, rules: {} };

/** The states of the rules that `isMine`; those that are no longer there are dropped. */
function statesAfter(
  { rules }: Subject,
  outcomes: readonly Outcome[],
  isMine: (rule: AlertRule) => boolean,
): Subject['rules'] {
  const states: Record<string, RuleState> = {};
  for (const { rule, state } of outcomes) {
    const id = ruleId(rule);
    const after = state ?? rules[id];
    if (isMine(rule) && after) states[id] = after;
  }
  return outcomes.length > 0 ? states : rules;
}

/** A world, or a save that belongs to none. */
function subjectKey({ format, header: { playthrough }, key }: SaveEntry): string {
  const name = playthrough === null ? `save ${key}` : `world ${format.id} ${playthrough}`;
  return createHash('sha256').update(name).digest('hex').slice(0, 16);
}

function savedTime({ header: { savedAt } }: SaveEntry): number | null {
  return savedAt === null ? null : Date.parse(savedAt);
}
