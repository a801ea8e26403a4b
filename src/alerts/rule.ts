// Rules as data: the query, the condition for an alert, and the receivers.

import { createHash } from 'node:crypto';
import { showFound } from '../bytes/show-found.ts';

/** When a rule alerts. NEW_ROW: about a list; the others about one value. */
type RuleWhen = 'BECOMES_TRUE' | 'COUNT_RISES' | 'NEW_ROW';

/** Operators that must all hold of a value. */
export type RuleComparison = Readonly<
  Partial<Record<(typeof RULE_OPERATORS)[number], string | number | boolean>>
>;

/** How the body of a webhook looks. */
export type WebhookShape = 'json' | 'discord' | 'slack';

export interface WebhookReceiver {
  readonly webhook: string;
  readonly as: WebhookShape;
  /** Signs what is sent; null for no signature. */
  readonly secret: string | null;
}

export interface AlertRule {
  readonly name: string;
  /** A GraphQL query. With the variable `$save`, the slug of a save, it is about that save; else about all. */
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** JSON pointer to the value in the data of the answer. */
  readonly value: string;
  readonly when: RuleWhen;
  /** The value that counts as true; null for any value that is not empty. */
  readonly is: RuleComparison | null;
  /** JSON pointer, in a row, to what it is known by; null for all of it. */
  readonly key: string | null;
  /** How many saves in a row it must hold. */
  readonly saves: number;
  /** Seconds, by the times of saves, that it must hold. */
  readonly seconds: number;
  /** Alerts about values that are so at the first check too. */
  readonly first: boolean;
  /** The text, with places such as `{title}` (see alert.ts); null for the name and the value. */
  readonly text: string | null;
  readonly to: readonly ('stdout' | WebhookReceiver)[];
}

/** A rule that cannot be used, or that failed. */
export class RuleError extends Error {
  override readonly name = 'RuleError';
}

/** Rules of one server, or of one client. */
const MOST_RULES = 200;
const MOST_QUERY = 20_000;
const MOST_TEXT = 1000;
const MOST_HOLD = 10_000_000;
const MOST_RECEIVERS = 10;
const RULE_OPERATORS = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'] as const;
const WHENS: readonly RuleWhen[] = ['BECOMES_TRUE', 'COUNT_RISES', 'NEW_ROW'];
const SHAPES: readonly WebhookShape[] = ['json', 'discord', 'slack'];
const NAMES = 'name query variables value when is key saves seconds first text to'.split(' ');

type Fields = Readonly<Record<string, unknown>>;

/**
 * Checks the JSON of a rule file: a rule, or a list of rules.
 * @param env what `env:NAME` in a receiver stands for
 * @throws RuleError
 */
export function rulesOf(json: unknown, env: Readonly<Record<string, string | undefined>>): AlertRule[] {
  const list = Array.isArray(json) ? json : [json];
  expect(list.length <= MOST_RULES, `at most ${MOST_RULES} rules`, list.length);
  const rules = list.map((each, at) => checkedRule(each, `rule ${at + 1}`, env));
  checkRuleNames(rules);
  return rules;
}

/** @throws RuleError when two have the same name */
export function checkRuleNames(rules: readonly AlertRule[]): void {
  const names = new Set<string>();
  for (const { name } of rules) {
    expect(!names.has(name), 'a name of its own for each rule', name);
    names.add(name);
  }
}

/** @throws RuleError */
export function checkedRule(
  json: unknown,
  place: string,
  env: Readonly<Record<string, string | undefined>> = {},
): AlertRule {
  const fields = objectOf(json, place);
  const unknown = Object.keys(fields).find((name) => !NAMES.includes(name));
  expect(unknown === undefined, `${place}: one of ${NAMES.join(', ')}`, unknown);
  const name = textOf(fields, 'name', place, 200);
  const about = `rule ${JSON.stringify(name)}`;
  const when = wordOf(fields.when ?? 'BECOMES_TRUE', WHENS, `${about}: when`);
  const { is = null, to = ['stdout'], first = when === 'BECOMES_TRUE', variables = {} } = fields;
  expect(typeof first === 'boolean', `${about}: first: true or false`, first);
  expect(is === null || when === 'BECOMES_TRUE', `${about}: is only where when is "becomes true"`, when);
  expect(Array.isArray(to) && to.length <= MOST_RECEIVERS, `${about}: to: a list of receivers`, to);
  return {
    name,
    query: textOf(fields, 'query', about, MOST_QUERY),
    variables: objectOf(variables, `${about}: variables`),
    value: pointerOf(fields.value, `${about}: value`),
    when,
    is: is === null ? null : comparisonOf(is, `${about}: is`),
    key: fields.key == null ? null : pointerOf(fields.key, `${about}: key`),
    saves: numberOf(fields.saves ?? 1, 1, `${about}: saves`),
    seconds: numberOf(fields.seconds ?? 0, 0, `${about}: seconds`),
    first,
    text: fields.text == null ? null : textOf(fields, 'text', about, MOST_TEXT),
    to: (to as unknown[]).map((each) => receiverOf(each, `${about}: to`, env)),
  };
}

/** Differs as soon as the rule means something else: what is kept of it begins anew. */
export function ruleId({ text: _, to: __, ...meaning }: AlertRule): string {
  return createHash('sha256').update(JSON.stringify(meaning)).digest('hex').slice(0, 16);
}

/** A rule about one save, not about all of them. */
export function isOfSave({ query }: AlertRule): boolean {
  return /\$save\b/.test(query);
}

function expect(condition: boolean, expected: string, found: unknown): asserts condition {
  if (!condition) throw new RuleError(`expected ${expected}, found ${showFound(found)}`);
}

function objectOf(value: unknown, place: string): Fields {
  expect(typeof value === 'object' && value !== null && !Array.isArray(value), `${place}: an object`, value);
  return value as Fields;
}

function textOf(fields: Fields, name: string, place: string, most: number): string {
  const value = fields[name];
  const isText = typeof value === 'string' && value.trim() !== '' && value.length <= most;
  expect(isText, `${place}: ${name}: text of 1 to ${most} characters`, value);
  return value;
}

function numberOf(value: unknown, least: number, place: string): number {
  const isNumber = typeof value === 'number' && value >= least && value <= MOST_HOLD;
  expect(isNumber, `${place}: a number from ${least} to ${MOST_HOLD}`, value);
  return value;
}

function pointerOf(value: unknown, place: string): string {
  const isPointer = typeof value === 'string' && /^(?:\/[^/]*)*$/.test(value) && value.length <= MOST_TEXT;
  expect(isPointer, `${place}: a JSON pointer such as /save/title`, value);
  return value;
}

/** "becomes true" is BECOMES_TRUE. */
function wordOf<T extends string>(value: unknown, words: readonly T[], place: string): T {
  const word = typeof value === 'string' ? value.replaceAll(' ', '_') : '';
  const found = words.find((each) => each.toLowerCase() === word.toLowerCase());
  expect(found !== undefined, `${place}: one of ${words.join(', ')}`, value);
  return found;
}

function comparisonOf(value: unknown, place: string): RuleComparison {
  const fields = objectOf(value, place);
  const isComparison =
    Object.keys(fields).every((name) => RULE_OPERATORS.some((each) => each === name)) &&
    Object.values(fields).every((each) => ['string', 'number', 'boolean'].includes(typeof each));
  expect(isComparison, `${place}: texts, numbers or booleans by ${RULE_OPERATORS.join(', ')}`, value);
  return fields as RuleComparison;
}

function receiverOf(
  value: unknown,
  place: string,
  env: Readonly<Record<string, string | undefined>>,
): 'stdout' | WebhookReceiver {
  if (value === 'stdout') return value;
  const fields = objectOf(value, place);
  const unknown = Object.keys(fields).find((name) => !['webhook', 'as', 'secret'].includes(name));
  expect(unknown === undefined, `${place}: webhook, as and secret`, unknown);
  const webhook = fromEnv(textOf(fields, 'webhook', place, MOST_TEXT), env, place);
  // The address may be a secret.
  expect(
    /^https?:\/\//.test(webhook) && URL.canParse(webhook),
    `${place}: webhook: an http or https address`,
    '...',
  );
  const secret =
    fields.secret == null ? null : fromEnv(textOf(fields, 'secret', place, MOST_TEXT), env, place);
  return { webhook, as: wordOf(fields.as ?? 'json', SHAPES, `${place}: as`), secret };
}

function fromEnv(text: string, env: Readonly<Record<string, string | undefined>>, place: string): string {
  const name = /^env:(\w+)$/.exec(text)?.[1];
  if (name === undefined) return text;
  expect(Boolean(env[name]), `${place}: ${name} in the environment`, env[name]);
  return env[name]!;
}
