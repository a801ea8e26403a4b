// News since another save (new, changed, gone), page by page: for the map, the list and the film, which so agree.

import { useContext, useEffect } from 'preact/hooks';
import type { GamePage, PlacedThing } from '../games/game.ts';
import { gamePage } from '../games/registry.ts';
import { type Client, untilAnswered } from '../net/client.ts';
import { type Loaded, useClient, useLoaded, VersionContext } from '../net/use-data.ts';
import { DiffPlacesDocument, type DiffPlacesQuery, type ObjectFilter } from '../queries.gen.ts';
import type { MapModel } from './model.ts';
import { itemsAt } from './things.ts';

export interface News {
  readonly added: readonly PlacedThing[];
  readonly changed: readonly PlacedThing[];
  readonly removed: readonly PlacedThing[];
}

/** #rrggbb: colours of differences, on dark and on light ground. */
export const NEWS_COLORS = {
  added: ['#4ade80', '#15803d'],
  changed: ['#fbbf24', '#b45309'],
  removed: ['#f87171', '#c02626'],
} as const;

/** What counts in a comparison: what players build, where the game says what that is. */
export function builtFilter(game: GamePage | null): ObjectFilter {
  return game?.built === undefined ? {} : { class: { matches: game.built } };
}

/** @param since slug of the other save; null for none */
export function useNews(
  slug: string,
  since: string | null,
  model: MapModel | null,
  setLit: (items: ReadonlySet<number>) => void,
): Loaded<News> {
  const client = useClient();
  const version = useContext(VersionContext);
  const news = useLoaded(since && model && `news ${since} ${slug} ${version}`, (signal) =>
    loadNews(client, since!, slug, model && gamePage(model.header.save), signal),
  );
  useEffect(() => {
    if (!model || !news.data) return;
    setLit(new Set(itemsAt(model, [...news.data.added, ...news.data.changed])));
  }, [news.data, model]);
  return news;
}

const KINDS = ['added', 'changed', 'removed'] as const;

export async function loadNews(
  client: Client,
  from: string,
  to: string,
  game: GamePage | null,
  signal: AbortSignal,
): Promise<News> {
  const where = { ...builtFilter(game), hasPosition: { eq: true } };
  const news = { added: [] as PlacedThing[], changed: [] as PlacedThing[], removed: [] as PlacedThing[] };
  let after: Record<keyof News, string | null> | null = { added: null, changed: null, removed: null };
  while (after) {
    const last: Record<keyof News, string | null> = after;
    const { diff }: DiffPlacesQuery = await untilAnswered(() =>
      client.query(DiffPlacesDocument, { from, to, where, ...last }, signal),
    );
    news.added.push(...(diff?.added?.nodes ?? []).map(thingOf));
    news.removed.push(...(diff?.removed?.nodes ?? []).map(thingOf));
    news.changed.push(...(diff?.changed?.nodes ?? []).map((change) => thingOf(change.after)));
    const next = (kind: keyof News): string | null => diff?.[kind]?.pageInfo.endCursor ?? last[kind];
    const hasMore = KINDS.some((kind) => diff?.[kind]?.pageInfo.hasNextPage);
    after = hasMore ? { added: next('added'), changed: next('changed'), removed: next('removed') } : null;
  }
  return news;
}

type Node = NonNullable<NonNullable<NonNullable<DiffPlacesQuery['diff']>['added']>['nodes']>[number];

function thingOf({ position, class: own }: Node): PlacedThing {
  return { position, classPath: own.path };
}
