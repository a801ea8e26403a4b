// Highlights what is new or changed since another save.

import { useEffect } from 'preact/hooks';
import { type Loaded, useQuery } from '../net/use-data.ts';
import { DiffPlacesDocument, type DiffPlacesQuery } from '../queries.gen.ts';
import type { MapModel } from './model.ts';
import { itemsAt } from './things.ts';

/** @param since slug of the other save; null for none */
export function useNews(
  slug: string,
  since: string | null,
  model: MapModel | null,
  setLit: (items: ReadonlySet<number>) => void,
): Loaded<DiffPlacesQuery> {
  const news = useQuery(DiffPlacesDocument, since === null ? null : { from: since, to: slug });
  useEffect(() => {
    const diff = news.data?.diff;
    if (!model || !diff) return;
    const things = [...(diff.added?.nodes ?? []), ...(diff.changed?.nodes ?? []).map(({ after }) => after)];
    const placed = things.map(({ position, class: own }) => ({ position, classPath: own.path }));
    setLit(new Set(itemsAt(model, placed)));
  }, [news.data, model]);
  return news;
}
