// Questions over many saves, answered by the store.

import { badFilter, tooDeep } from '../../query/errors.ts';
import { checkEntries, operands } from '../../query/filter/operands.ts';
import { MOST_FILTER_DEPTH } from '../../query/limits.ts';
import type { AcrossAnswer, AcrossGroup, AcrossKey, AcrossQuestion } from '../../store/across/across.ts';
import type { FigureCondition, StoredSaveFilter } from '../../store/catalogue/catalogue.ts';
import { type Context, ignoreRejection } from '../context/context.ts';
import { apiError } from '../context/errors.ts';
import type { AcrossPageParent } from '../parents.ts';
import type { AcrossFigureFilter, AcrossSaveFilter, QueryAcrossArgs, Resolvers } from '../types.gen.ts';
import { askStore } from './ask-store.ts';

const MOST_KEYS = 3;
const MOST_ROWS = 10_000;
const PERIODS: readonly AcrossKey[] = ['DAY', 'WEEK', 'MONTH'];
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const acrossResolvers: Resolvers = {
  Query: {
    across: (_root, args, context) => ignoreRejection(across(context, args)),
  },
  AcrossPage: {
    nodes: ({ groups, medianOf }) => groups.map((group) => ({ ...group, medianOf })),
  },
  AcrossGroup: {
    median: (group) => group.median ?? ignoreRejection(group.medianOf(group)),
  },
};

async function across(context: Context, args: QueryAcrossArgs): Promise<AcrossPageParent> {
  const question = questionOf(args);
  const ask = (medians: boolean): Promise<AcrossAnswer> =>
    askStore(context, (store) => store.across({ ...question, medians }));
  let medians: Promise<ReadonlyMap<string, number | null>> | null = null;
  const nameOf = ({ keys }: AcrossGroup): string => JSON.stringify(keys);
  return {
    ...(await ask(false)),
    async medianOf(group) {
      medians ??= ask(true).then(({ groups }) => new Map(groups.map((each) => [nameOf(each), each.median])));
      const median = (await medians).get(nameOf(group));
      // Saves were added or removed between the two queries.
      if (typeof median !== 'number')
        throw apiError('STORE_UNAVAILABLE', 'The saves have changed in the meantime: try again.');
      return median;
    },
  };
}

function pageOf(
  first: number | null | undefined,
  offset: number | null | undefined,
): { first: number; offset: number } {
  const page = { first: first ?? 100, offset: offset ?? 0 };
  if (page.first >= 0 && page.first <= MOST_ROWS && page.offset >= 0) return page;
  const found = `${page.first} and ${page.offset}`;
  throw apiError(
    'BAD_ARGUMENT',
    `first and offset: expected 0 to ${MOST_ROWS} and 0 or more, found ${found}.`,
  );
}

function questionOf({
  saves,
  figure,
  items,
  search,
  having,
  orderBy,
  ...args
}: QueryAcrossArgs): AcrossQuestion {
  const by = args.by ?? [];
  if (by.length > MOST_KEYS || new Set(by).size < by.length) {
    throw apiError(
      'BAD_ARGUMENT',
      `by: expected at most ${MOST_KEYS} different keys, found ${by.join(', ')}.`,
    );
  }
  if (by.filter((key) => PERIODS.includes(key)).length > 1) {
    throw apiError('BAD_ARGUMENT', 'by: expected one of DAY, WEEK, MONTH, found several.');
  }
  return {
    saves: filterOf(saves ?? {}),
    figure,
    ...(items && { items }),
    ...(typeof search === 'string' && { search }),
    by,
    choose: args.choose ?? 'NEWEST',
    ...(having && { having: { figure: having.figure, ...rangeOf(having) } }),
    ...(orderBy && { order: { figure: orderBy.figure, descending: orderBy.direction !== 'ASC' } }),
    ...pageOf(args.first, args.offset),
  };
}

/** @throws QueryError */
function filterOf(filter: AcrossSaveFilter, argument = 'saves', depth = 0): StoredSaveFilter {
  if (depth > MOST_FILTER_DEPTH) throw tooDeep(argument);
  const found: { -readonly [K in keyof StoredSaveFilter]: StoredSaveFilter[K] } = {};
  for (const [name, place] of operands(filter, argument)) {
    if (name === 'and' || name === 'or') {
      const list = filter[name]!;
      checkEntries(list, place);
      found[name] = list.map((each, at) => filterOf(each, `${place}[${at}]`, depth + 1));
    } else if (name === 'not') found.not = filterOf(filter.not!, place, depth + 1);
    else if (name === 'figures') found.figures = filter.figures!.map(figureConditionOf);
    else if (name === 'worlds') found.worlds = filter.worlds!.map((id) => worldOf(id, place));
    else Object.assign(found, { [name]: filter[name] });
  }
  return found;
}

function figureConditionOf({ name, item, ...range }: AcrossFigureFilter): FigureCondition {
  return { name, ...(typeof item === 'string' && { item }), ...rangeOf(range) };
}

function worldOf(id: string, place: string): string {
  if (UUID.test(id)) return id;
  throw badFilter(place, `must be keys of worlds, ${JSON.stringify(id)} is none`);
}

function rangeOf({ from, to }: { from?: number | null; to?: number | null }): { from?: number; to?: number } {
  return { ...(typeof from === 'number' && { from }), ...(typeof to === 'number' && { to }) };
}
