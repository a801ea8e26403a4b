// Which layers and classes are shown, and the colour of every item.

import { useMemo } from 'preact/hooks';
import { type Colored, type Coloring, colorItems, packed } from './colors.ts';
import { type MapState, namesText } from './map-state.ts';
import type { MapModel } from './model.ts';
import { itemsAt } from './things.ts';
import { NEWS_COLORS, type News } from './use-news.ts';

export interface ShownItems {
  /** Whether each layer is shown. */
  readonly layers: readonly boolean[];
  /** Null while there is no model. */
  readonly colored: Colored | null;
}

export function useColored(
  model: MapModel | null,
  state: MapState,
  coloring: Coloring | 'layer' | 'class',
  lit: ReadonlySet<number> | null,
  isDark: boolean,
  news: News | null,
): ShownItems {
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
