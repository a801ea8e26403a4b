// What items are coloured by: their layer, their class, or a fact about each that is loaded first.

import { useContext, useMemo } from 'preact/hooks';
import { useClient, useLoaded, VersionContext } from '../net/use-data.ts';
import type { Coloring } from './colors.ts';
import type { MapModel } from './model.ts';

export interface LoadedColoring {
  readonly value: Coloring | 'layer' | 'class';
  readonly error: Error | null;
  readonly isLoading: boolean;
}

export function useColoring(slug: string, color: string, model: MapModel | null): LoadedColoring {
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
