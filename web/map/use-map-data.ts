// Loads the map's data: objects and places first, to show something soon, then lines, which take longest.

import { useContext, useMemo } from 'preact/hooks';
import { gamePage } from '../games/registry.ts';
import type { ColumnFile, LinesHeader, ObjectsHeader, RowsHeader } from '../net/columns.ts';
import { useClient, useLoaded, VersionContext } from '../net/use-data.ts';
import type { Lines } from './engine/scene.ts';
import { linesOnMap, type MapModel, mapModel } from './model.ts';

export interface MapData {
  readonly model: MapModel | null;
  readonly lines: Lines | null;
  readonly error: Error | null;
  readonly isComplete: boolean;
}

export function useMapData(slug: string): MapData {
  const client = useClient();
  const version = useContext(VersionContext);
  const load = <Header>(name: string) =>
    useLoaded(`${slug} ${name} ${version}`, (signal) => client.columns<Header>(slug, name, {}, signal));
  const objects = load<ObjectsHeader>('objects');
  const placeFile = load<RowsHeader>('places');
  const lineFile = load<LinesHeader>('lines');
  const model = useMemo(
    () =>
      objects.data &&
      placeFile.data &&
      mapModel(objects.data, withRows(placeFile.data), gamePage(objects.data.header.save.format)),
    [objects.data, placeFile.data],
  );
  const lines = useMemo(
    () => (model && lineFile.data && lineFile.data.header.rows > 0 ? linesOnMap(lineFile.data, model) : null),
    [model, lineFile.data],
  );
  return {
    model,
    lines,
    error: objects.error ?? lineFile.error ?? placeFile.error,
    isComplete: objects.data !== null && lineFile.data !== null && placeFile.data !== null,
  };
}

function withRows(file: ColumnFile<RowsHeader> | null): ColumnFile<RowsHeader> | null {
  return file && file.header.rows > 0 ? file : null;
}
