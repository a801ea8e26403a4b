// Makes conditions of filters of saves, and warns about texts in them that no save has.

import {
  andThen,
  type FieldTest,
  type FieldValue,
  type Later,
  type SaveCondition,
  type SaveField,
  type TextField,
  type WorldKey,
} from '../../library/catalogue/catalogue.ts';
import { badFilter, overLimit, tooDeep } from '../../query/errors.ts';
import type { TextFilter } from '../../query/filter/filter.ts';
import { type NumberTest, numberMatcher, numberTest } from '../../query/filter/number-test.ts';
import { oneOf } from '../../query/filter/one-of.ts';
import { checkEntries, eachEntry, operands } from '../../query/filter/operands.ts';
import { type TextTest, textMatcher, textTest } from '../../query/filter/text-test.ts';
import { MOST_FIGURE_CONDITIONS, MOST_FILTER_DEPTH } from '../../query/limits.ts';
import {
  askedTexts,
  MOST_UNKNOWN,
  PART_OPERATORS,
  type Spelling,
  spellingOf,
} from '../../query/names/spelling.ts';
import type { QueryTools } from '../../query/tools.ts';
import { isStoredId } from '../../store/catalogue/stored-save.ts';
import { type Context, later } from '../context/context.ts';
import { decodeId } from '../context/global-id.ts';
import { slugSpelling } from '../context/unknown-ids.ts';
import type { AcrossFigureFilter, DateTimeFilter, SaveFilter } from '../types.gen.ts';

export class SaveFilterReader {
  readonly #context: Context;
  readonly #hasFigures: boolean;
  #figures = 0;
  readonly #texts: AskedText[] = [];

  /** @param hasFigures whether a store can be queried for the figures of saves */
  constructor(context: Context, hasFigures: boolean) {
    this.#context = context;
    this.#hasFigures = hasFigures;
  }

  /** @throws QueryError */
  conditionOf(filter: SaveFilter, argument: string, depth = 0): SaveCondition {
    if (depth > MOST_FILTER_DEPTH) throw tooDeep(argument);
    const of: SaveCondition[] = [];
    for (const [name, place] of operands(filter, argument)) {
      if (name === 'and' || name === 'or')
        of.push({ is: name, of: this.#list(filter[name]!, place, depth + 1) });
      else if (name === 'not') of.push({ is: 'not', of: this.conditionOf(filter.not!, place, depth + 1) });
      else if (name === 'slug' || name === 'title' || name === 'game')
        of.push(this.#text(name, filter[name]!, place));
      else if (name === 'label') {
        of.push(testCondition({ is: 'label' }, textTest(filter.label!, place)));
      } else if (name === 'format') {
        const formats = this.#context.library.formats.map(({ id }) => id);
        of.push({ is: 'format', among: oneOf(formats, filter.format!, place) });
      } else if (name === 'worlds') {
        of.push({ is: 'or', of: eachEntry(filter.worlds!, place, (id) => worldCondition(id, place)) });
      } else if (name === 'figures') {
        checkEntries(filter.figures!, place);
        if (!this.#hasFigures) throw badFilter(place, 'only lists of a server with a store have figures');
        this.#countFigures(filter.figures!.length, place);
        of.push(...filter.figures!.map(figureCondition));
      } else of.push(momentCondition(name === 'savedAt' ? 'SAVED_AT' : 'MODIFIED_AT', filter[name]!, place));
    }
    return { is: 'and', of };
  }

  /** @throws QueryError */
  #countFigures(more: number, place: string): void {
    this.#figures += more;
    if (this.#figures <= MOST_FIGURE_CONDITIONS) return;
    const limit = `a filter has at most ${MOST_FIGURE_CONDITIONS} conditions on figures`;
    throw overLimit(place, limit, 'query the figures with `across` instead');
  }

  #list(filters: readonly SaveFilter[], place: string, depth: number): SaveCondition[] {
    return eachEntry(filters, place, (filter, at) => this.conditionOf(filter, at, depth));
  }

  #text(name: 'slug' | 'title' | 'game', filter: TextFilter, place: string): SaveCondition {
    const field = name.toUpperCase() as TextField;
    const condition = textCondition(field, filter, place);
    this.#texts.push({ field, filter, place });
    return condition;
  }

  /** Warns about every text that no save has: many may have the same title, so each is looked for. */
  warn(): Later<unknown> {
    const looks = this.#texts.flatMap((asked) => [...partsAsked(asked), ...textsAsked(asked)]);
    return looks.reduce<Later<unknown>>((before, look) => andThen(before, () => this.#look(look)), null);
  }

  #look({ field, text, place, filter, warn }: Look): Later<unknown> {
    const { saves, tools } = this.#context;
    const check = (): void => tools.budget.check();
    const where = textCondition(field, filter, place);
    return later(this.#context, saves.page({ where, order: [], limit: 1, check }), ({ length }) =>
      length > 0 ? null : later(this.#context, saves.near(field, text), (near) => warn(near, tools)),
    );
  }
}

interface AskedText {
  readonly field: TextField;
  readonly filter: TextFilter;
  readonly place: string;
}

/** A text to look for, and what to say if no save has it. */
interface Look extends AskedText {
  readonly text: string;
  readonly warn: (near: readonly string[], tools: QueryTools) => void;
}

function partsAsked({ field, filter, place }: AskedText): Look[] {
  const { caseSensitive } = filter;
  return PART_OPERATORS.flatMap((operator) => {
    const text = filter[operator];
    if (typeof text !== 'string') return [];
    const argument = field === 'SLUG' ? `${place}.${operator}` : place;
    const warn: Look['warn'] = (near, tools) =>
      partSpelling(field, near).warnOfPart(operator, text, argument, tools);
    return [{ field, filter: { [operator]: text, caseSensitive }, place, text, warn }];
  });
}

function textsAsked({ field, filter, place }: AskedText): Look[] {
  const { caseSensitive } = filter;
  return askedTexts(filter)
    .slice(0, MOST_UNKNOWN)
    .map((text) => {
      const warn: Look['warn'] = (near, tools) =>
        (field === 'SLUG' ? slugSpelling(near) : partSpelling(field, near)).warnOf(text, place, tools);
      return { field, filter: { eq: text, caseSensitive }, place, text, warn };
    });
}

const NO_SAVE = 'there is no open save with';

/** For parts of slugs, and for titles. */
function partSpelling(field: TextField, near: readonly string[]): Spelling {
  return field === 'SLUG'
    ? spellingOf('UNKNOWN_ID', `${NO_SAVE} a slug`, near)
    : spellingOf('UNKNOWN_NAME', `${NO_SAVE} the ${field.toLowerCase()}`, near);
}

/** @throws QueryError */
function textCondition(field: TextField, filter: TextFilter, place: string): SaveCondition {
  return testCondition({ is: 'field', field }, textTest(filter, place));
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
  return testCondition({ is: 'field', field }, numberTest(numbers, argument));
}

type Tested = { readonly is: 'label' } | { readonly is: 'field'; readonly field: SaveField };

export function testCondition(of: Tested, test: FieldTest): SaveCondition {
  const isMoment = of.is === 'field' && (of.field === 'SAVED_AT' || of.field === 'MODIFIED_AT');
  const matcher = isMoment ? numberMatcher(test as NumberTest) : textMatcher(test as TextTest);
  return { ...of, test, holds: matcher as (value: FieldValue) => boolean };
}

function figureCondition({ name, item, from, to }: AcrossFigureFilter): SaveCondition {
  const range = { ...(typeof from === 'number' && { from }), ...(typeof to === 'number' && { to }) };
  return { is: 'stored', has: { figure: { name, ...(typeof item === 'string' && { item }), ...range } } };
}

/** @throws QueryError */
function worldCondition(id: string, place: string): SaveCondition {
  if (isStoredId(id)) return { is: 'stored', has: { world: id } };
  const world = decodeId(id);
  if (world?.type === 'World')
    return {
      is: 'world',
      world: { format: world.format as WorldKey['format'], playthrough: world.playthrough },
    };
  throw badFilter(place, `must be ids of worlds, ${JSON.stringify(id)} is none`);
}
