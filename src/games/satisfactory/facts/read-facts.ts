// The tables that come with the project, read when a save first needs them. See docs/facts.md.

import { getOrCreate } from '../../../graph/made-once.ts';
import { dataText } from '../../../program-files.ts';
import type { FactTables } from './facts.ts';
import type { KnownPlace } from './places.ts';

const FOLDER = 'games/satisfactory/facts/';

let tables: FactTables | null = null;

/** The tables, read from disk once. */
export function readTables(): FactTables {
  tables ??= JSON.parse(dataText(`${FOLDER}tables.json`)) as FactTables;
  return tables;
}

type PlaceFile = 'places.json' | 'places-earlier.json';
const places = new Map<PlaceFile, readonly KnownPlace[]>();

/** Known places in a version of the world, read from disk once. */
export function readPlaces(name: PlaceFile): readonly KnownPlace[] {
  return getOrCreate(
    places,
    name,
    () => (JSON.parse(dataText(`${FOLDER}${name}`)) as { places: readonly KnownPlace[] }).places,
  );
}
