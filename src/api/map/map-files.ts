// Files of columns by name, each worked out once for a graph and kept with it.

import type { Graph } from '../../graph/graph.ts';
import type { ReadySave } from '../../library/save.ts';
import { randomId } from '../context/random-id.ts';
import { attributeColumn, propertyColumn } from './fact-columns.ts';
import { mapLines, mapPlaces } from './lines-and-places.ts';
import { placedObjects } from './placed-objects.ts';

/** The files that are everything there is to see, in the order in which a picture needs them. */
export const WHOLE_MAP = ['objects', 'places', 'lines'] as const;

/** Which file: of everything that has a place, of one fact about it, of lines, or of places. */
export type MapFileName =
  | { readonly kind: (typeof WHOLE_MAP)[number] }
  | { readonly kind: 'attribute' | 'property'; readonly of: string };

/**
 * From an address: `objects.columns?attribute=NAME` and `objects.columns?property=PATH` give one fact about every row.
 * Null for no file.
 */
export function mapFileName(name: string, search: URLSearchParams): MapFileName | null {
  const [attribute, property] = [search.get('attribute'), search.get('property')];
  if (name === 'lines' || name === 'places') return { kind: name };
  if (name !== 'objects') return null;
  if (attribute !== null) return { kind: 'attribute', of: attribute };
  return property === null ? { kind: 'objects' } : { kind: 'property', of: property };
}

export interface MapFile {
  /** Tells it from the file of the same name of any other content of the save. */
  readonly version: string;
  readonly bytes: Uint8Array;
}

interface Kept {
  readonly version: string;
  /** The one used last is the last. */
  readonly files: Map<string, Promise<Uint8Array | null>>;
  /** Settled when the file that was begun last is made: one after the other, so that the first is there soonest. */
  last: Promise<unknown>;
}

/** Files of one graph that are kept: the map itself and some facts. */
const MOST_FILES = 12;

const kept = new WeakMap<Graph, Kept>();

/**
 * Null when there is no such attribute.
 * @param makeAside makes it elsewhere, or gives null when it should be made here
 * @throws QueryError for what is no property path
 */
export async function mapFile(
  save: ReadySave,
  name: MapFileName,
  makeAside: () => Promise<Uint8Array | null> = async () => null,
): Promise<MapFile | null> {
  const own = keptOf(save.graph);
  const { version, files } = own;
  const key = 'of' in name ? `${name.kind} ${name.of}` : name.kind;
  const made =
    files.get(key) ?? own.last.then(async () => (await makeAside()) ?? (await makeMapFile(save, name)));
  if (!files.has(key)) own.last = made.catch(() => undefined);
  files.delete(key);
  files.set(key, made);
  if (files.size > MOST_FILES) files.delete(files.keys().next().value as string);
  try {
    const bytes = await made;
    return bytes && { version, bytes };
  } catch (error) {
    if (files.get(key) === made) files.delete(key);
    throw error;
  }
}

/** Makes the file. Null and errors as for {@link mapFile}. */
export function makeMapFile(save: ReadySave, name: MapFileName): Promise<Uint8Array | null> {
  switch (name.kind) {
    case 'objects':
      return placedObjects(save);
    case 'lines':
      return mapLines(save);
    case 'places':
      return mapPlaces(save);
    case 'attribute':
      return attributeColumn(save, name.of);
    case 'property':
      return propertyColumn(save, name.of);
  }
}

function keptOf(graph: Graph): Kept {
  let known = kept.get(graph);
  if (!known) {
    known = { version: randomId(), files: new Map(), last: Promise.resolve() };
    kept.set(graph, known);
  }
  return known;
}
