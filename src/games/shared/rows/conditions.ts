// Warns about conditions that no row of a list can meet, before the list is made. One rule for the lists of all games:
// is the name known, can a row have the value, does another list have it, are rows hidden.

import { getOrCreate } from '../../../graph/made-once.ts';
import type { NumberFilter, TextFilter } from '../../../query/filter/filter.ts';
import type { BooleanFilter } from '../../../query/filter/one-of.ts';
import { operands } from '../../../query/filter/operands.ts';
import { askedTexts, PART_OPERATORS, Spelling, vocabularyOf } from '../../../query/names/spelling.ts';
import { warnOfUnmatched } from '../../../query/names/unmatched-texts.ts';
import type { QueryTools, WarningCode } from '../../../query/tools.ts';
import {
  type Row,
  type RowFieldKind,
  type RowSource,
  sourceBehind,
  textsOf,
  thingAt,
  valueAt,
} from './fields.ts';
import type { RowFilter, TextListFilter } from './filter.ts';
import { warnOfSharedTitles } from './shared-titles.ts';

/** Kinds of fields whose texts are told from unknown ones. */
const HAVE_NAMES: ReadonlySet<RowFieldKind> = new Set(['named', 'text']);
/** Those of which a list may have none, which is no news unless another list has some. */
const HAVE_KINDS: ReadonlySet<RowFieldKind> = new Set(['enum', 'boolean']);

/** Those of which a row without a value meets no condition. */
const HAVE_VALUES: ReadonlySet<RowFieldKind> = new Set(['number', 'enum', 'boolean']);

/** A condition on a field of rows, and where it stands. */
interface Asked {
  readonly source: RowSource;
  readonly field: string;
  readonly operand: unknown;
  readonly argument: string;
  readonly tools: QueryTools;
}

/** @param filter one that rowCondition has accepted */
export function warnOfConditions(
  source: RowSource,
  filter: RowFilter,
  argument: string,
  tools: QueryTools,
): void {
  for (const [field, place] of operands(filter, argument)) {
    if (field === 'not') warnOfConditions(source, filter.not!, place, tools);
    else if (field === 'and' || field === 'or') {
      filter[field]!.forEach((entry, at) => {
        warnOfConditions(source, entry, `${place}[${at}]`, tools);
      });
    } else {
      const asked = { source, field, operand: filter[field], argument: place, tools };
      const words = source.hides?.(field)?.words;
      const texts = askedTexts(filter[field] as TextFilter);
      if (!words || texts.length === 0 || texts.some((text) => words.includes(text)))
        warnOfHidden(source, field, place, tools);
      const behind = sourceBehind(source, field);
      if (behind) warnOfInner(behind, asked);
      else if (field !== 'isNull')
        for (const check of [warnOfNulls, warnOfNames, warnOutOfRange]) check(asked);
    }
  }
}

/** The same of conditions on the rows that a link leads to, and on structs. */
function warnOfInner(target: RowSource, { source, field, operand, argument, tools }: Asked): void {
  const filter = operand as RowFilter;
  if (source.fields.get(field) === 'row') warnOfConditions(target, filter, argument, tools);
  else
    for (const [name, place] of operands(filter, argument))
      if (name !== 'count') warnOfConditions(target, filter[name] as RowFilter, place, tools);
}

/** Warns that rows may stand elsewhere than under the value of this field that they really have. */
export function warnOfHidden({ hides }: RowSource, field: string, argument: string, tools: QueryTools): void {
  const text = hides?.(field)?.text;
  if (text) warn(tools, 'HIDDEN_ROWS', argument, text);
}

/** Warns of a condition on values of which no row has one: a figure that this version of the game does not save. */
function warnOfNulls({ source, field, operand, argument, tools }: Asked): void {
  const { rows, fields, name, path = '' } = source;
  if (rows.length === 0 || !HAVE_VALUES.has(fields.get(field)!)) return;
  if (typeof operand === 'object' && 'isNull' in operand!) return;
  const place = `${path}${field}`;
  if (rows.some((row) => [valueAt(row, place)].flat().some((value) => value !== null))) return;
  warn(tools, 'UNKNOWN_VALUE', argument, `no row of ${name} has a value in ${place}`);
}

function warnOfNames({ source, field, operand, argument, tools }: Asked): void {
  const kind = source.fields.get(field)!;
  const isKind = HAVE_KINDS.has(kind);
  const rules = (source.never ?? []).filter((rule) => rule.field === field);
  if (isKind ? !source.others?.alike.length && rules.length === 0 : !HAVE_NAMES.has(kind)) return;
  const asked = (kind === 'boolean' ? factAsked(operand as BooleanFilter) : operand) as TextListFilter;
  for (const name of ['some', 'every', 'none'] as const)
    if (asked[name])
      warnOfNames({ source, field, operand: asked[name], argument: `${argument}.${name}`, tools });
  if (askedTexts(asked).length === 0 && (isKind || !PART_OPERATORS.some((part) => asked[part]))) return;
  const spelling = new Spelling({
    ...vocabularyOf('UNKNOWN_NAME', `the save has no ${field}`, knownTexts(source, field)),
    elsewhere: (text) => whereElse(source, field, text),
    onlyElsewhere: isKind,
  });
  if (isKind) spelling.warnOfExact(asked, argument, tools);
  else {
    warnOfUnmatched(spelling, asked, argument, tools);
    warnOfSharedTitles(source, field, asked, argument, tools);
  }
}

function factAsked({ eq }: BooleanFilter): TextFilter {
  return typeof eq === 'boolean' ? { eq: String(eq) } : {};
}

/** Where a text is that no row of this list has: in another list of such rows, or as a name of somebody without rows. */
function whereElse(source: RowSource, field: string, text: string): string | null {
  const { name, others, never = [] } = source;
  const none = `no row of ${name} has the ${field} ${JSON.stringify(text)}`;
  const rule = never.find((each) => each.field === field && each.values.includes(text));
  if (rule) return `${none}: ${rule.instead} have them`;
  const [other] = (others?.alike ?? []).filter((each) => textsIn(source, each.rows(), field).has(text));
  if (other) return `${none}: \`${other.field}\` has them`;
  const [who] = (others?.named ?? []).filter((each) => textsIn(source, each.rows(), 'name').has(text));
  return who ? `${none}, whom \`${who.field}\` has: nothing here is theirs` : null;
}

function knownTexts(source: RowSource, field: string): ReadonlySet<string> {
  const found = textsIn(source, source.rows, `${source.path ?? ''}${field}`);
  const others = source.words?.(field) ?? [];
  return others.length === 0 ? found : new Set([...found, ...others]);
}

/** Texts of one field in all rows of a list; collected when a filter first needs them. */
const known = new WeakMap<readonly Row[], Map<string, ReadonlySet<string>>>();

function textsIn({ graph }: RowSource, rows: readonly Row[], field: string): ReadonlySet<string> {
  const fields = getOrCreate(known, rows, () => new Map());
  return getOrCreate(
    fields,
    field,
    () => new Set(rows.flatMap((row) => textsOf(graph, thingAt(row, field)))),
  );
}

/** Warns about numbers beyond the range that a field can have: a percentage where 1 is the whole. */
function warnOutOfRange({ source: { ranges }, field, operand, argument: place, tools }: Asked): void {
  const filter = operand as NumberFilter;
  const range = ranges?.get(field);
  if (!range) return;
  const { min, max, unit } = range;
  for (const [operator, argument] of operands(filter, place)) {
    const isBeyond = (number: number): boolean =>
      number < min ||
      number > max ||
      (operator === 'gt' && number === max) ||
      (operator === 'lt' && number === min);
    const beyond = [filter[operator]].flat().find((number) => isBeyond(Number(number)));
    if (operator === 'isNull' || beyond === undefined) continue;
    const is = Number(beyond) === min || Number(beyond) === max ? 'the end of the range' : 'out of range';
    warn(
      tools,
      'OUT_OF_RANGE',
      argument,
      `${beyond} is ${is}: ${field} goes from ${min} to ${max} (${unit})`,
    );
  }
}

function warn(tools: QueryTools, code: WarningCode, argument: string, text: string): void {
  tools.warn({ code, argument, message: `${argument}: ${text}`, name: null, suggestions: [] });
}
