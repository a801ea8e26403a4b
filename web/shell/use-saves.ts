// The saves that are open on the server.

import { type Loaded, useQuery } from '../net/use-data.ts';
import { SavesDocument, type SavesQuery } from '../queries.gen.ts';

export type SaveInfo = NonNullable<SavesQuery['saves']>['nodes'][number];

/** What every view of a save gets. */
export interface ViewProps {
  readonly save: SaveInfo;
  readonly saves: readonly SaveInfo[];
}

export function useSaves(): Loaded<readonly SaveInfo[]> & { readonly formats: ReadonlyMap<string, string> } {
  const { data, error, isLoading } = useQuery(SavesDocument, {});
  const formats = new Map(data?.formats.map(({ format, title }) => [format, title]));
  return { data: data?.saves?.nodes ?? null, formats, error, isLoading };
}
