// The saves that are open, on the server or in the browser.

import type { Client } from '../net/client.ts';
import { type Loaded, useLoaded } from '../net/use-data.ts';
import { SavePlacesDocument, SavesDocument, type SavesQuery } from '../queries.gen.ts';

export type SaveInfo = NonNullable<SavesQuery['saves']>['nodes'][number];

/** Props of every view of a save. */
export interface ViewProps {
  readonly save: SaveInfo;
  readonly saves: readonly SaveInfo[];
}

export interface Saves extends Loaded<readonly SaveInfo[]> {
  readonly formats: SavesQuery['formats'];
  readonly unreadableFiles: SavesQuery['unreadableFiles'];
}

/** @param client null when there is no server @param version changes when the list of saves does */
export function useSavesOf(client: Client | null, version = ''): Saves {
  const { data, error, isLoading } = useLoaded(client && `saves ${version}`, (signal) =>
    client!.query(SavesDocument, {}, signal),
  );
  return {
    data: data?.saves?.nodes ?? null,
    formats: data?.formats ?? [],
    unreadableFiles: data?.unreadableFiles ?? [],
    error,
    isLoading,
  };
}

/** The view that a save begins with, for which it is read: the map if it has places that lie in a world. */
export async function firstView(client: Client, { slug, units }: SaveInfo): Promise<'map' | 'dashboard'> {
  if (units.perMetre === null) return 'dashboard';
  const places = await client.query(SavePlacesDocument, { slug }).catch(() => null);
  return places?.save?.objects?.totalCount ? 'map' : 'dashboard';
}

/** The save with this slug. A folder is also found without its mark if no file has that name, as on servers. */
export function saveCalled(saves: readonly SaveInfo[], slug: string | null): SaveInfo | null {
  const named = (text: string): SaveInfo | undefined => saves.find((save) => save.slug === text);
  return slug === null ? null : (named(slug) ?? named(`${slug}--`) ?? null);
}

/** Its file, or its folder. */
export function fileTitle({ files, slug, isBackup }: SaveInfo): string {
  const folder = slug.replace(/--$/, '').split('--').at(-1)!.replaceAll('~', ' ').trim();
  const [only, ...others] = files;
  return `${only && others.length === 0 ? only.name : folder}${isBackup ? ' (backup of the game)' : ''}`;
}
