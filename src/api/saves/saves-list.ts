// Lists of saves, filtered and sorted by their headers, so that no save is loaded.

import {
  ANY,
  andThen,
  type FieldTest,
  type FieldValue,
  type Later,
  type SaveCondition,
  type SaveField,
  type SaveOrder,
  satisfies,
  saveListKey,
  type TextField,
} from '../../library/catalogue/catalogue.ts';
import type { SaveEntry } from '../../library/save.ts';
import { tooDeep } from '../../query/errors.ts';
import type { TextFilter } from '../../query/filter/filter.ts';
import { numberMatcher, numberTest } from '../../query/filter/number-test.ts';
import { oneOf } from '../../query/filter/one-of.ts';
import { checkEntries, checkWhere, operands } from '../../query/filter/operands.ts';
import { textMatcher, textTest } from '../../query/filter/text-test.ts';
import { PART_OPERATORS, warnOfUnmatchedPart } from '../../query/hints/unmatched-texts.ts';
import { MOST_FILTER_DEPTH } from '../../query/limits.ts';
import { type About, exactTexts, warnOfUnknown } from '../../query/names/nearest-names.ts';
import { listTag } from '../../query/pages/list-tag.ts';
import type { PageArgs } from '../../query/pages/page.ts';
import { type Context, later } from '../context/context.ts';
import { keyPage } from '../context/key-page.ts';
import { nearestSlugs, warnOfUnknownId } from '../context/unknown-ids.ts';
import type { SaveList } from '../parents.ts';
import type {
  DateTimeFilter,
  InputMaybe,
  QuerySavesArgs,
  SaveFilter,
  SaveOrder as SaveOrderInput,
} from '../types.gen.ts';

/** @throws QueryError */
export function listSaves(context: Context, args: QuerySavesArgs): Later<SaveList> {
  checkWhere(args);
  const asked = new AskedTexts(context);
  const where = args.where ? asked.conditionOf(args.where, 'where', 0) : ANY;
  const list = pageOfSaves(context, where, args.orderBy ?? [], args);
  return andThen(list, (page) => andThen(asked.warn(), () => page));
}

/** Tells whether a save satisfies a filter. @throws QueryError */
export function saveTest(context: Context, where: SaveFilter): (entry: SaveEntry) => boolean {
  const condition = new AskedTexts(context).conditionOf(where, 'where', 0);
  return (entry) => satisfies(entry, condition);
}

/** A page of the saves that satisfy a condition. @throws QueryError */
export function pageOfSaves(
  context: Context,
  where: SaveCondition,
  orderBy: readonly InputMaybe<SaveOrderInput>[],
  args: PageArgs,
): Later<SaveList> {
  const order: SaveOrder[] = orderBy.flatMap((each) =>
    each ? ordersOf(each.field, each.direction === 'DESC') : [],
  );
  const check = (): void => context.tools.budget.check();
  const page = keyPage(
    {
      range: (range) => context.saves.page({ where, order, check, ...range }),
      count: () => later(context, context.saves.count(where, check), (count) => count),
      keyOf: (entry) => saveListKey(entry, order),
      kinds: [...order.map(({ field }) => KINDS[field]), 'text'],
      descending: order.map(({ isDescending }) => isDescending),
      tag: listTag('saves', where, order),
    },
    args,
  );
  return later(context, page, (found) => found);
}

/** Those that do not say when they were written still have an order. */
function ordersOf(field: SaveField, isDescending: boolean): SaveOrder[] {
  return [
    { field, isDescending },
    ...(field === 'SAVED_AT' ? [{ field: 'CLOCK' as const, isDescending }] : []),
  ];
}

const KINDS = {
  SLUG: 'text',
  TITLE: 'text',
  SAVED_AT: 'moment',
  MODIFIED_AT: 'moment',
  CLOCK: 'moment',
} as const;

/** Makes conditions of filters, and warns about texts in them that no save has. */
class AskedTexts {
  readonly #context: Context;
  readonly #texts: { readonly field: TextField; readonly filter: TextFilter; readonly place: string }[] = [];

  constructor(context: Context) {
    this.#context = context;
  }

  /** @throws QueryError */
  conditionOf(filter: SaveFilter, argument: string, depth: number): SaveCondition {
    if (depth > MOST_FILTER_DEPTH) throw tooDeep(argument);
    const of: SaveCondition[] = [];
    for (const [name, place] of operands(filter, argument)) {
      if (name === 'and' || name === 'or')
        of.push({ is: name, of: this.#list(filter[name]!, place, depth + 1) });
      else if (name === 'not') of.push({ is: 'not', of: this.conditionOf(filter.not!, place, depth + 1) });
      else if (name === 'slug' || name === 'title') of.push(this.#text(name, filter[name]!, place));
      else if (name === 'label') {
        const test = textTest(filter.label!, place);
        of.push({ is: 'label', test, holds: textMatcher(test) as (value: FieldValue) => boolean });
      } else if (name === 'format') {
        const formats = this.#context.library.formats.map(({ id }) => id);
        of.push({ is: 'format', among: oneOf(formats, filter.format!, place) });
      } else of.push(momentCondition(name === 'savedAt' ? 'SAVED_AT' : 'MODIFIED_AT', filter[name]!, place));
    }
    return { is: 'and', of };
  }

  #list(filters: readonly SaveFilter[], place: string, depth: number): SaveCondition[] {
    checkEntries(filters, place);
    return filters.map((filter, at) => this.conditionOf(filter, `${place}[${at}]`, depth));
  }

  #text(name: 'slug' | 'title', filter: TextFilter, place: string): SaveCondition {
    const field = name === 'slug' ? 'SLUG' : 'TITLE';
    const condition = textCondition(field, filter, place);
    this.#texts.push({ field, filter, place });
    return condition;
  }

  /** Warns about every text that no save has. */
  warn(): Later<unknown> {
    return this.#texts.reduce<Later<unknown>>(
      (before, { field, filter, place }) =>
        andThen(before, () =>
          andThen(this.#warnOfParts(field, filter, place), () => this.#warnOfExact(field, filter, place)),
        ),
      null,
    );
  }

  #warnOfParts(field: TextField, filter: TextFilter, place: string): Later<unknown> {
    const { caseSensitive } = filter;
    const about = field === 'SLUG' ? { ...SLUGS, argument: `${place}.` } : { ...TITLES, argument: place };
    return PART_OPERATORS.reduce<Later<unknown>>((before, operator) => {
      const operand = filter[operator];
      if (typeof operand !== 'string') return before;
      const where = textCondition(field, { [operator]: operand, caseSensitive }, place);
      const argument = field === 'SLUG' ? `${place}.${operator}` : about.argument;
      return andThen(before, () =>
        this.#found(where, 1, ({ length }) =>
          length > 0
            ? null
            : this.#near(field, operand, (near) =>
                warnOfUnmatchedPart(operator, operand, near, { ...about, argument }, this.#context.tools),
              ),
        ),
      );
    }, null);
  }

  #warnOfExact(field: TextField, filter: TextFilter, place: string): Later<unknown> {
    const { caseSensitive } = filter;
    const texts = exactTexts(filter);
    if (texts.length === 0) return null;
    // Many may have the same title, so each is looked for.
    return texts.reduce<Later<unknown>>((before, text) => {
      const where = textCondition(field, { eq: text, caseSensitive }, place);
      return andThen(before, () =>
        this.#found(where, 1, ({ length }) =>
          length > 0 ? null : this.#near(field, text, (near) => this.#warnOf(field, text, near, place)),
        ),
      );
    }, null);
  }

  #warnOf(field: TextField, text: string, near: readonly string[], place: string): void {
    const { tools } = this.#context;
    if (field === 'TITLE') {
      warnOfUnknown({ eq: text }, new Set(near), { ...TITLES, argument: place }, tools);
      return;
    }
    const suggestions = nearestSlugs(text, near);
    warnOfUnknownId(tools, { argument: place, id: text, reason: 'is the slug of no open save', suggestions });
  }

  #found<R>(where: SaveCondition, limit: number, use: (slugs: readonly string[]) => Later<R>): Later<R> {
    const { saves, tools } = this.#context;
    const check = (): void => tools.budget.check();
    return later(this.#context, saves.page({ where, order: [], limit, check }), (found) =>
      use(found.map(({ slug }) => slug)),
    );
  }

  #near<R>(field: TextField, text: string, use: (near: readonly string[]) => R): Later<R> {
    return later(this.#context, this.#context.saves.near(field, text), use);
  }
}

const TITLES: Omit<About, 'argument'> = {
  code: 'UNKNOWN_NAME',
  what: 'open save with the title',
  has: 'there is',
};
const SLUGS: Omit<About, 'argument'> = { code: 'UNKNOWN_ID', what: 'open save with a slug', has: 'there is' };

/** @throws QueryError */
function textCondition(field: TextField, filter: TextFilter, place: string): SaveCondition {
  const test = textTest(filter, place);
  return fieldCondition(field, test, textMatcher(test) as (value: FieldValue) => boolean);
}

/** Compares dates as numbers of milliseconds. @throws QueryError */
function momentCondition(
  field: 'SAVED_AT' | 'MODIFIED_AT',
  filter: DateTimeFilter,
  argument: string,
): SaveCondition {
  const numbers: Record<string, unknown> = {};
  for (const [name, place] of operands(filter, argument)) {
    const operand: unknown = filter[name];
    if (Array.isArray(operand)) checkEntries(operand, place);
    if (typeof operand === 'string') numbers[name] = Date.parse(operand);
    else
      numbers[name] = Array.isArray(operand) ? operand.map((moment: string) => Date.parse(moment)) : operand;
  }
  const test = numberTest(numbers, argument);
  return fieldCondition(field, test, numberMatcher(test) as (value: FieldValue) => boolean);
}

function fieldCondition(
  field: SaveField,
  test: FieldTest,
  holds: (value: FieldValue) => boolean,
): SaveCondition {
  return { is: 'field', field, test, holds };
}
