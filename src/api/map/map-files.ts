// Column files by name, each made once per graph and kept with it.

import type { Graph } from '../../graph/graph.ts';
import { getOrCreate, memoize } from '../../graph/made-once.ts';
import { RecentlyUsed } from '../../graph/recently-used.ts';
import type { ReadySave } from '../../library/save.ts';
import { randomId } from '../context/errors.ts';
import { attributeColumn, propertyColumn } from './fact-columns.ts';
import { mapLinesFile, mapPlaces } from './lines-and-places.ts';
import { placedObjects } from './placed-objects.ts';

/** The files that show the whole map, in the order in which they are needed to draw it. */
export const WHOLE_MAP = ['objects', 'places', 'lines'] as const;

/** Which file: everything that has a position, one fact about it, lines, or places. */
export type MapFileName =
  | { readonly kind: (typeof WHOLE_MAP)[number] }
  | { readonly kind: 'attribute' | 'property'; readonly of: string };

/** `objects.columns?attribute=NAME` and `?property=PATH` are one fact of every row. Null for no such file. */
export function mapFileName(name: string, search: URLSearchParams): MapFileName | null {
  const [attribute, property] = [search.get('attribute'), search.get('property')];
  if (name === 'lines' || name === 'places') return { kind: name };
  if (name !== 'objects') return null;
  if (attribute !== null) return { kind: 'attribute', of: attribute };
  return property === null ? { kind: 'objects' } : { kind: 'property', of: property };
}

export interface MapFile {
  /** Distinguishes it from the same file for any other version of the save. */
  readonly version: string;
  readonly bytes: Uint8Array;
}

interface Kept {
  readonly version: string;
  /** In order of use, the most recent last. */
  readonly files: RecentlyUsed<string, Promise<Uint8Array | null>>;
  /** Settles with the last requested file. One file at a time, so that the first is ready soon. */
  last: Promise<unknown>;
}

/** Files to keep per graph: the map itself and a few facts. */
const MOST_FILES = 12;

/**
 * Null when there is no such attribute.
 * @param makeOnThread makes the file elsewhere, or returns null when it should be made here
 * @throws QueryError for a bad property path
 */
export async function mapFile(
  save: ReadySave,
  name: MapFileName,
  makeOnThread: () => Promise<Uint8Array | null> = async () => null,
): Promise<MapFile | null> {
  const own = keptOf(save.graph);
  const { version, files } = own;
  const key = 'of' in name ? `${name.kind} ${name.of}` : name.kind;
  const made = getOrCreate(files, key, () => {
    const next = own.last.then(async () => (await makeOnThread()) ?? (await makeMapFile(save, name)));
    own.last = next.catch(() => undefined);
    return next;
  });
  try {
    const bytes = await made;
    return bytes && { version, bytes };
  } catch (error) {
    if (files.get(key) === made) files.delete(key);
    throw error;
  }
}

/** Makes the file. Null and errors as in {@link mapFile}. */
export function makeMapFile(save: ReadySave, name: MapFileName): Promise<Uint8Array | null> {
  switch (name.kind) {
    case 'objects':
      return placedObjects(save);
    case 'lines':
      return mapLinesFile(save);
    case 'places':
      return mapPlaces(save);
    case 'attribute':
      return attributeColumn(save, name.of);
    case 'property':
      return propertyColumn(save, name.of);
  }
}

const keptOf = memoize(
  (_: Graph): Kept => ({
    version: randomId(),
    files: new RecentlyUsed(MOST_FILES),
    last: Promise.resolve(),
  }),
);
