// An alert and its text.

import { createHash } from 'node:crypto';
import type { LibraryChange } from '../library/changes.ts';
import type { SaveEntry } from '../library/save.ts';
import { pointedValue } from './condition.ts';
import { type AlertRule, RuleError, ruleId } from './rule.ts';

/** Alerts that wait for a client to read them; the oldest are dropped. */
export const MOST_WAITING_ALERTS = 1000;

/** An alert as plain data. */
export interface Alert {
  /** Equal for the same rule and the same version of a save. */
  readonly id: string;
  readonly rule: string;
  readonly text: string;
  /** The value at the rule's pointer; for new rows, some of them. */
  readonly value: unknown;
  /** The first of the new rows; empty for other rules. */
  readonly rows: readonly unknown[];
  readonly save: AlertedSave;
}

/** An alert for a client, with the save that it is about. */
export interface AlertEvent extends LibraryChange {
  readonly alert: ClientAlert;
}

/** An event for a client: an alert, or the reason why a rule, or all of them, cannot be checked. */
export type ClientAlert = Alert | { readonly rule: string | null; readonly text: string };

interface AlertedSave {
  readonly slug: string;
  readonly title: string;
  readonly game: string;
  readonly savedAt: string | null;
  readonly playSeconds: number | null;
}

/** Rows that one alert shows. */
const MOST_SHOWN = 10;
/** Characters of a text: Discord takes 2,000. */
const MOST_CHARACTERS = 1900;
const MOST_OF_ONE = 200;

interface Found {
  readonly data: unknown;
  readonly value: unknown;
  readonly alerting: readonly unknown[];
  readonly version: string;
}

export function alertOf(rule: AlertRule, { slug, header, format }: SaveEntry, found: Found): Alert {
  const { title, game = format.title, savedAt, playSeconds } = header;
  const save = { slug, title, game, savedAt, playSeconds };
  const isRows = rule.when === 'NEW_ROW';
  const value = isRows ? found.alerting.length : found.value;
  const rows = isRows ? found.alerting.slice(0, MOST_SHOWN) : [];
  const texts = (isRows ? rows : [found.data]).map((of) => textFor(rule, of, { save, value }));
  if (isRows && found.alerting.length > rows.length)
    texts.push(`and ${found.alerting.length - rows.length} more`);
  return {
    id: createHash('sha256')
      .update(`${ruleId(rule)} ${found.version}`)
      .digest('hex')
      .slice(0, 32),
    rule: rule.name,
    text: texts.join('\n').slice(0, MOST_CHARACTERS),
    value,
    rows,
    save,
  };
}

/** Fills `{title}`, `{slug}` and the like, `{value}`, and `{/pointer}` into the row, or into data without rows. */
function textFor(
  { name, text }: AlertRule,
  of: unknown,
  { save, value }: Pick<Alert, 'save' | 'value'>,
): string {
  const known: Readonly<Record<string, unknown>> = { ...save, value };
  return (text ?? `${name}: {title}: {value}`).replace(/\{(\/[^{}]*|\w+)\}/g, (place, way: string) => {
    if (way.startsWith('/')) return shown(pointed(of, way));
    return Object.hasOwn(known, way) ? shown(known[way]) : place;
  });
}

function pointed(of: unknown, pointer: string): unknown {
  try {
    return pointedValue(of, pointer);
  } catch (error) {
    if (error instanceof RuleError) return null;
    throw error;
  }
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value ?? null) ?? '');
  return text.length > MOST_OF_ONE ? `${text.slice(0, MOST_OF_ONE)}...` : text;
}
