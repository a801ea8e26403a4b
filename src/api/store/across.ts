// Queries over many saves, answered by the store.

import { ANY, isExact, type SaveCondition } from '../../library/catalogue/catalogue.ts';
import { badFilter } from '../../query/errors.ts';
import type { AcrossGroup, AcrossKey, AcrossQuery, AcrossResult } from '../../store/across/across.ts';
import { type Context, ignoreRejection } from '../context/context.ts';
import { apiError } from '../context/errors.ts';
import type { AcrossPageParent } from '../parents.ts';
import { SaveFilterReader } from '../saves/save-filter.ts';
import type { QueryAcrossArgs, Resolvers, SaveFilter } from '../types.gen.ts';
import { warnOfNames } from './figure-names.ts';
import { queryStore } from './query-store.ts';

const MOST_KEYS = 3;
const MOST_ROWS = 10_000;
const PERIODS: readonly AcrossKey[] = ['DAY', 'WEEK', 'MONTH'];

export const acrossResolvers: Resolvers = {
  Query: { across: (_root, args, context) => ignoreRejection(across(context, args)) },
  AcrossPage: { nodes: ({ groups, medianOf }) => groups.map((group) => ({ ...group, medianOf })) },
  AcrossGroup: { median: (group) => group.median ?? ignoreRejection(group.medianOf(group)) },
};

async function across(context: Context, args: QueryAcrossArgs): Promise<AcrossPageParent> {
  const filters = new SaveFilterReader(context, true);
  const question = questionOf(args, args.saves ? conditionOf(filters, args.saves) : ANY);
  const ask = (medians: boolean): Promise<AcrossResult> =>
    queryStore(context, (store) => store.across({ ...question, medians }));
  let medians: Promise<ReadonlyMap<string, number | null>> | null = null;
  await filters.warn();
  const nameOf = ({ keys }: AcrossGroup): string => JSON.stringify(keys);
  const answer = await ask(false);
  if (answer.totalCount === 0) {
    const returnToField = context.answerPath.bookmark();
    const names = await queryStore(context, (store) => store.figureNames(args.figure));
    returnToField();
    const { figure, items } = args;
    warnOfNames({ figure: [figure], items: items ?? null }, names, context.tools, 'the store has');
  }
  return {
    ...answer,
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

function questionOf(
  { figure, items, search, having, orderBy, ...args }: QueryAcrossArgs,
  saves: SaveCondition,
): AcrossQuery {
  const by = args.by ?? [];
  if (by.length > MOST_KEYS || new Set(by).size < by.length) {
    throw apiError(
      'BAD_ARGUMENT',
      `by: expected at most ${MOST_KEYS} different keys, found ${by.join(', ')}.`,
    );
  }
  if (by.filter((key) => PERIODS.includes(key)).length > 1)
    throw apiError('BAD_ARGUMENT', 'by: expected one of DAY, WEEK, MONTH, found several.');
  return {
    saves,
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
function conditionOf(filters: SaveFilterReader, saves: SaveFilter): SaveCondition {
  const condition = filters.conditionOf(saves, 'saves');
  if (isExact(condition)) return condition;
  throw badFilter('saves', 'must not have `matches` here; use startsWith, endsWith or contains');
}

function rangeOf({ from, to }: { from?: number | null; to?: number | null }): { from?: number; to?: number } {
  return { ...(typeof from === 'number' && { from }), ...(typeof to === 'number' && { to }) };
}
