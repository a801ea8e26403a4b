// Decides, from a rule's value in each save, when it alerts. Pure: its state between saves is plain data.

import { createHash } from 'node:crypto';
import { type AlertRule, type RuleComparison, RuleError } from './rule.ts';

/** The age of a row: the saves that have it, and the time of the first, in seconds. 0 once it led to an alert. */
type Held = 0 | readonly [saves: number, since: number | null];

/** The memory of a rule about a world. */
export interface RuleState {
  /** By a hash of what a row is known by; what becomes true is one row. */
  readonly rows: Readonly<Record<string, Held>>;
  /** A count has to exceed this. */
  readonly count?: number;
}

/** As many as a page of a list has at most. */
const MOST_ROWS = 10_000;

/**
 * Where a JSON pointer (RFC 6901) leads: null beyond the end of a list. Undefined when something on the way is null, as all is
 * that a save of another game is asked.
 * @throws RuleError when the answer has no such name
 */
export function pointedValue(data: unknown, pointer: string): unknown {
  let value = data;
  for (const part of pointer.split('/').slice(1)) {
    if (value === null || value === undefined) return undefined;
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(value)) {
      if (!(Number(name) < value.length)) return null;
      value = value[Number(name)];
    } else if (typeof value === 'object' && Object.hasOwn(value, name)) {
      value = (value as Record<string, unknown>)[name];
    } else {
      const names = typeof value === 'object' ? Object.keys(value).slice(0, 10).join(', ') : typeof value;
      throw new RuleError(`expected ${JSON.stringify(name)} of ${pointer}, found ${names}`);
    }
  }
  return value;
}

/**
 * Applies the value in the next save. Undefined changes nothing.
 * @param before null at the first look
 * @param time of the save, in seconds; null when unknown
 * @returns the next state, and the rows to alert about: the value itself where there are none
 * @throws RuleError when the rule does not fit the value
 */
export function nextStep(rule: AlertRule, before: RuleState | null, value: unknown, time: number | null) {
  if (value === undefined) return null;
  const count = rule.when === 'COUNT_RISES' ? countOf(value) : undefined;
  const base = before?.count ?? (rule.first ? 0 : count);
  const rows = count === undefined ? rowsOf(rule, value) : new Map(count > base! ? [['', value]] : []);
  const isSilent = before === null && !rule.first;
  const alerting: unknown[] = [];
  const kept: Record<string, Held> = {};
  for (const [key, row] of rows) {
    const held = isSilent ? 0 : heldNow(before?.rows[key], time);
    const isDue = held !== 0 && isLongEnough(rule, held, time);
    kept[key] = isDue ? 0 : held;
    if (isDue) alerting.push(row);
  }
  if (count === undefined) return { state: { rows: kept }, alerting };
  // A rise that is alerting, or that did not last, is the end of it.
  const isOver = alerting.length > 0 || rows.size === 0;
  return { state: { rows: isOver ? {} : kept, count: isOver ? count : base! }, alerting };
}

function heldNow(held: Held | undefined, time: number | null): Held {
  if (held === 0) return 0;
  const [saves, since] = held ?? [0, null];
  // An older save was loaded: the time until then did not happen.
  const isBack = since !== null && time !== null && time < since;
  return isBack ? [1, time] : [saves + 1, since ?? time];
}

function isLongEnough(rule: AlertRule, [saves, since]: Exclude<Held, 0>, time: number | null): boolean {
  if (saves < rule.saves) return false;
  return rule.seconds === 0 || (time !== null && since !== null && time - since >= rule.seconds);
}

function rowsOf({ when, is, key }: AlertRule, value: unknown): ReadonlyMap<string, unknown> {
  if (when === 'BECOMES_TRUE') return new Map(isTrue(value, is) ? [['', value]] : []);
  if (value === null) return new Map();
  if (!Array.isArray(value)) throw new RuleError(`expected a list, found ${shortJson(value)}`);
  if (value.length > MOST_ROWS)
    throw new RuleError(`expected at most ${MOST_ROWS} rows, found ${value.length}`);
  return new Map(value.map((row: unknown) => [hashOf(key === null ? row : pointedValue(row, key)), row]));
}

function countOf(value: unknown): number {
  if (value === null) return 0;
  const count = Array.isArray(value) ? value.length : asNumber(value);
  if (typeof count === 'number') return count;
  throw new RuleError(`expected a number or a list, found ${shortJson(value)}`);
}

function isTrue(value: unknown, comparison: RuleComparison | null): boolean {
  if (!comparison) return Array.isArray(value) ? value.length > 0 : Boolean(asNumber(value));
  if (value === null) return false;
  return Object.entries(comparison).every(([operator, operand]) => {
    const left = typeof operand === 'number' ? asNumber(value) : value;
    if (operator === 'eq') return left === operand;
    if (operator === 'ne') return left !== operand;
    if (typeof left !== typeof operand)
      throw new RuleError(`expected a ${typeof operand} to compare, found ${shortJson(value)}`);
    const [a, b] = [left as number, operand as number];
    return operator === 'gt' ? a > b : operator === 'gte' ? a >= b : operator === 'lt' ? a < b : a <= b;
  });
}

/** Whole numbers of 64 bits are text. */
function asNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

function hashOf(key: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(key) ?? '')
    .digest('base64url')
    .slice(0, 12);
}

function shortJson(value: unknown): string {
  return JSON.stringify(value).slice(0, 100);
}
