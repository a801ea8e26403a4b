// Facts of an object in the words of its game, in groups. A game has a query with the path of an object, whose aliases
// tell where each field is shown: `makes_draw_MW: draw` is shown as "Draw" in the group "makes", in megawatts.

import { capital, duration, figure, GUID, objectTitle, percent, stateText, words } from '../shell/format.ts';

export const GROUPS = {
  is: 'What it is',
  makes: 'What it does',
  holds: 'Holds',
  leads: 'Connections',
} as const;

export type FactGroup = keyof typeof GROUPS;

/** A text, or one that leads to an object. */
export interface FactValue {
  readonly text: string;
  readonly path: string | null;
}

export interface Fact {
  readonly name: string;
  readonly values: readonly FactValue[];
}

export interface Facts {
  /** What the game calls the object; null: as its class. */
  readonly title: string | null;
  readonly groups: ReadonlyMap<FactGroup, readonly Fact[]>;
}

/** All facts in an answer. */
export function factsIn(answer: unknown): Facts {
  const found = new Map<FactGroup, Fact[]>();
  let title: string | null = null;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [alias, inner] of Object.entries(value)) {
      const [group = '', name = '', unit = ''] = alias.split('_');
      // A name stays as its owner wrote it.
      if (group === 'title')
        title ??= (name === 'name' ? textOr(inner) : null) ?? (capital(textOf(inner, unit)) || null);
      else if (!Object.hasOwn(GROUPS, group) || !alias.includes('_')) visit(inner);
      else {
        const values = valuesOf(inner, unit, group === 'leads');
        const facts = found.get(group as FactGroup) ?? [];
        found.set(group as FactGroup, facts);
        const same = facts.findIndex((fact) => fact.name === nameOf(name));
        // Each of the rows that a link leads to.
        if (same >= 0) facts[same] = { name: nameOf(name), values: [...facts[same]!.values, ...values] };
        else if (values.length > 0) facts.push({ name: nameOf(name), values });
      }
    }
  };
  visit(answer);
  for (const [group, facts] of found) if (facts.length === 0) found.delete(group);
  return { title, groups: found };
}

function textOr(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** `standsStill` is "Stands still". */
function nameOf(alias: string): string {
  return capital(alias.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

/** Nothing for what is absent, false, none or empty. Items and recipes have paths too, which lead nowhere. */
function valuesOf(value: unknown, unit: string, isLinked: boolean): FactValue[] {
  return (Array.isArray(value) ? addedUp(value) : [value]).flatMap((one) => {
    const text = textOf(one, unit);
    return text === '' ? [] : [{ text, path: isLinked ? pathOf(one) : null }];
  });
}

/** Stacks of the same thing as one. */
function addedUp(list: readonly unknown[]): unknown[] {
  const sums = new Map<string, Record<string, unknown> & { amount: number }>();
  return list.flatMap((one) => {
    const stack = one as { readonly amount?: unknown } | null;
    if (typeof stack?.amount !== 'number') return [one];
    const key = JSON.stringify({ ...stack, amount: 0 });
    const sum = sums.get(key);
    if (sum) sum.amount += stack.amount;
    else sums.set(key, { ...stack, amount: stack.amount });
    return sum ? [] : [sums.get(key)];
  });
}

function pathOf(value: unknown): string | null {
  const path = typeof value === 'object' && value !== null && 'path' in value ? value.path : null;
  return typeof path === 'string' ? path : null;
}

const UNITS: Readonly<Record<string, (value: number) => string>> = {
  percent,
  times: (value) => (value === 1 ? '' : `×${figure(value)}`),
  MJ: (value) => `${figure(value)} MJ`,
  MW: (value) => `${figure(value)} MW`,
  metres: (value) => `${figure(value)} m`,
  m3: (value) => `${figure(value)} m³`,
  m3AMinute: (value) => `${figure(value)} m³ a minute`,
  aMinute: (value) => `${figure(value)} a minute`,
  ofAMinute: (value) => `of ${figure(value)} a minute`,
  seconds: duration,
  week: (value) => `week ${value}:`,
  stress: (value) => `${figure(value)} stress`,
};

/** Words of the schema that read otherwise beside an amount. */
const BESIDE_AMOUNTS: Readonly<Record<string, string>> = { PIECES: '', CUBIC_METRES: 'm³' };

function textOf(value: unknown, unit: string): string {
  if (typeof value === 'number') return (UNITS[unit] ?? figure)(value);
  if (typeof value === 'boolean') return value ? 'yes' : '';
  if (typeof value === 'string' && unit === 'words') return words(value);
  if (typeof value === 'string')
    return BESIDE_AMOUNTS[value] ?? (/^[A-Z][A-Z0-9_]+$/.test(value) ? stateText(value) : value);
  if (typeof value !== 'object' || value === null) return '';
  if (Array.isArray(value))
    return addedUp(value)
      .map((one) => textOf(one, unit))
      .filter(Boolean)
      .join(', ');
  const fields = value as Readonly<Record<string, unknown>>;
  if ('class' in fields) return objectTitle(fields as unknown as Parameters<typeof objectTitle>[0]);
  if ('title' in fields && 'name' in fields) return namedText(fields);
  const parts = Object.entries(fields).map(([name, inner]) => ({
    text: textOf(inner, name.split('_')[1] ?? ''),
    isList: Array.isArray(inner),
  }));
  // A place that holds nothing is not worth a word.
  if (parts.some(({ text, isList }) => isList && text === '')) return '';
  return parts
    .filter(({ text }) => text !== '')
    .map(({ text, isList }, at) => (at === 0 ? text : `${isList ? ': ' : ' '}${text}`))
    .join('');
}

/** A GUID says nothing to anybody. */
function namedText({ title, name }: Readonly<Record<string, unknown>>): string {
  if (title !== null) return String(title);
  return GUID.test(String(name)) ? '' : words(String(name));
}
