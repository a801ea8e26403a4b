// Loads the map's data: objects and places first, to show something soon, then lines, which take longest.

import { useContext, useMemo } from 'preact/hooks';
import { gamePage } from '../games/registry.ts';
import type { ColumnFile, LinesHeader, ObjectsHeader, RowsHeader } from '../net/columns.ts';
import { type Loaded, useClient, useLoaded, VersionContext } from '../net/use-data.ts';
import { linesOnMap, mapModel } from './model.ts';

export function useMapData(slug: string) {
  const { model, error } = useMapModel(slug);
  const lineFile = useColumns<LinesHeader>(slug, 'lines');
  const lines = useMemo(
    () => (model && lineFile.data && lineFile.data.header.rows > 0 ? linesOnMap(lineFile.data, model) : null),
    [model, lineFile.data],
  );
  return {
    model,
    lines,
    error: error ?? lineFile.error,
    isComplete: model !== null && lineFile.data !== null,
  };
}

/** Without lines. */
export function useMapModel(slug: string) {
  const objects = useColumns<ObjectsHeader>(slug, 'objects');
  const placeFile = useColumns<RowsHeader>(slug, 'places');
  const hasPlaces = (placeFile.data?.header.rows ?? 0) > 0;
  const model = useMemo(
    () =>
      objects.data &&
      placeFile.data &&
      mapModel(objects.data, hasPlaces ? placeFile.data : null, gamePage(objects.data.header.save)),
    [objects.data, placeFile.data],
  );
  return { model, error: objects.error ?? placeFile.error };
}

function useColumns<Header>(slug: string, name: string): Loaded<ColumnFile<Header>> {
  const client = useClient();
  const version = useContext(VersionContext);
  return useLoaded(`${slug} ${name} ${version}`, (signal) => client.columns<Header>(slug, name, {}, signal));
}
