// Signs of machines when zoomed in: loaded the first time that they are large enough.

import { useContext, useEffect, useState } from 'preact/hooks';
import type { Signs } from '../../games/game.ts';
import { gamePage } from '../../games/registry.ts';
import type { FileColumn } from '../../net/columns.ts';
import { useClient, useLoaded, VersionContext } from '../../net/use-data.ts';
import type { View } from '../engine/scene.ts';
import type { MapModel } from '../model.ts';

/** Pixels of a metre from which machines are large enough to show something. */
const METRE_PIXELS = 1.1;

/** What is written on an item, and its state, are null until known. */
export type LoadedSigns = ReturnType<typeof useSigns>;

/** True if machines are large enough to show something. */
export function isNear(model: MapModel, view: View): boolean {
  return view.scale * model.perMetre >= METRE_PIXELS;
}

/** Null until machines have been large enough to show something. */
export function useNearSigns(model: MapModel | null, view: View): Signs | null {
  const [wasNear, setNear] = useState(false);
  const load = model ? gamePage(model.header.save)?.signs : undefined;
  useEffect(() => {
    if (model && isNear(model, view)) setNear(true);
  }, [model, view.scale]);
  return useLoaded(wasNear && load ? 'signs' : null, () => load!()).data;
}

export function useSigns(slug: string, model: MapModel | null, view: View) {
  const client = useClient();
  const version = useContext(VersionContext);
  const signs = useNearSigns(model, view);
  const columnOf = (name: string | undefined): FileColumn | null => {
    const isThere = model?.header.attributes.some((attribute) => attribute.name === name) ?? false;
    const key = name && isThere ? `${slug} ${name} ${version}` : null;
    const file = useLoaded(key, (signal) => client.columns(slug, 'objects', { attribute: name! }, signal));
    return file.data?.column(name!) ?? null;
  };
  return { signs, label: columnOf(signs?.label), state: columnOf(signs?.state) };
}

/** The text of a column for a row. */
export function textOf(column: FileColumn | null, row: number): string | null {
  return column?.values?.[column.data[row] ?? 0] ?? null;
}
