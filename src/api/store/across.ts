// Questions over many saves, answered by the store.

import type { AcrossAnswer, AcrossGroup, AcrossKey, AcrossQuestion } from '../../store/across/across.ts';
import type { StoredSaveFilter } from '../../store/catalogue/catalogue.ts';
import { type Context, ignoreRejection } from '../context/context.ts';
import { apiError } from '../context/errors.ts';
import type { AcrossPageParent } from '../parents.ts';
import type { AcrossSaveFilter, QueryAcrossArgs, Resolvers } from '../types.gen.ts';
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

function questionOf({ saves, figure, items, having, orderBy, ...args }: QueryAcrossArgs): AcrossQuestion {
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
    by,
    choose: args.choose ?? 'NEWEST',
    ...(having && { having: { figure: having.figure, ...rangeOf(having) } }),
    ...(orderBy && { order: { figure: orderBy.figure, descending: orderBy.direction !== 'ASC' } }),
    ...pageOf(args.first, args.offset),
  };
}

function filterOf({ slugs, worlds, figures, ...same }: AcrossSaveFilter): StoredSaveFilter {
  const wrong = worlds?.find((id) => !UUID.test(id));
  if (wrong !== undefined)
    throw apiError('BAD_FILTER', `worlds: expected the key of a world, found ${JSON.stringify(wrong)}.`);
  const { formats, savedFrom, savedBefore, title, labels } = same;
  return {
    ...(slugs && { slugs }),
    ...(worlds && { worlds }),
    ...(formats && { formats }),
    ...(savedFrom && { savedFrom }),
    ...(savedBefore && { savedBefore }),
    ...(typeof title === 'string' && { title }),
    ...(labels && { labels }),
    ...(figures && {
      figures: figures.map(({ name, item, ...range }) => ({
        name,
        ...(typeof item === 'string' && { item }),
        ...rangeOf(range),
      })),
    }),
  };
}

function rangeOf({ from, to }: { from?: number | null; to?: number | null }): { from?: number; to?: number } {
  return { ...(typeof from === 'number' && { from }), ...(typeof to === 'number' && { to }) };
}
