// The choice of colours of items, which layers and classes are shown, and the colour of every item.

import { useContext, useMemo } from 'preact/hooks';
import { useClient, useLoaded, VersionContext } from '../net/use-data.ts';
import { type Coloring, colorItems, packed } from './colors.ts';
import { type MapState, namesText } from './map-state.ts';
import type { MapModel } from './model.ts';
import { itemsAt } from './things.ts';
import { NEWS_COLORS, type News } from './use-news.ts';

/** Their layer, their class, or a fact about each that is loaded first. */
export function useColoring(slug: string, color: string, model: MapModel | null) {
  const client = useClient();
  const version = useContext(VersionContext);
  const [kind = 'layer', ...rest] = color.split(':');
  const of = rest.join(':');
  const isFact = (kind === 'attribute' || kind === 'property') && of !== '' && model !== null;
  const { data, error, isLoading } = useLoaded(isFact ? `${slug} ${color} ${version}` : null, (signal) =>
    client.columns(slug, 'objects', { [kind]: of }, signal),
  );
  const value = useMemo((): Coloring | 'layer' | 'class' => {
    if (!isFact) return kind === 'class' ? 'class' : 'layer';
    if (!data) return 'layer';
    const title = model?.header.attributes.find(({ name }) => name === of)?.title ?? of;
    try {
      return { title, column: data.column(of) };
    } catch {
      return 'layer';
    }
  }, [data, color, isFact]);
  return { value, error, isLoading };
}

/** No colours while there is no model. */
export function useColored(
  model: MapModel | null,
  state: MapState,
  coloring: Coloring | 'layer' | 'class',
  lit: ReadonlySet<number> | null,
  isDark: boolean,
  news: News | null,
) {
  const tints = useMemo(
    () => (model && news ? newsTints(model, news, isDark) : undefined),
    [model, news, isDark],
  );
  // Differences are shown in all layers.
  const layers = useMemo(
    () =>
      model?.layers.map(({ name, look }) =>
        state.solo === null
          ? (!look.isHidden || news !== null) !== state.toggled.has(name)
          : state.solo === name,
      ) ?? [],
    [model, state.solo, namesText(state.toggled), news !== null],
  );
  const hiddenClasses = useMemo(
    () =>
      new Set(model?.classes.flatMap(({ name }, at) => (state.hiddenClasses.has(name) ? [at] : [])) ?? []),
    [model, namesText(state.hiddenClasses)],
  );
  const colored = useMemo(
    () =>
      model &&
      colorItems(model, {
        layers,
        hiddenClasses,
        heights: state.heights,
        coloring,
        lit,
        isDark,
        ...(tints && lit && { tints }),
      }),
    [model, layers, hiddenClasses, state.heights?.join(), coloring, lit, isDark, tints],
  );
  return { layers, colored };
}

function newsTints(model: MapModel, news: News, isDark: boolean): Map<number, number> {
  const side = isDark ? 0 : 1;
  return new Map(
    (['changed', 'added'] as const).flatMap((kind) =>
      itemsAt(model, news[kind]).map((item) => [item, packed(NEWS_COLORS[kind][side])] as const),
    ),
  );
}
