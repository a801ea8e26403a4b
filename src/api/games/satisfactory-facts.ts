// The tables that come with the project, read when the first save that needs them is looked at. See docs/facts.md.

import { readFileSync } from 'node:fs';
import type { FactTables } from '../../games/satisfactory/facts.ts';
import type { KnownPlace } from '../../games/satisfactory/places.ts';
import { dataFile } from '../../program-files.ts';

const FOLDER = dataFile('games/satisfactory/facts/');

let tables: FactTables | null = null;

export function readTables(): FactTables {
  tables ??= JSON.parse(readFileSync(new URL('tables.json', FOLDER), 'utf8')) as FactTables;
  return tables;
}

type PlaceFile = 'places.json' | 'places-earlier.json';
const places = new Map<PlaceFile, readonly KnownPlace[]>();

export function readPlaces(name: PlaceFile): readonly KnownPlace[] {
  let list = places.get(name);
  if (!list) {
    list = (JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as { places: readonly KnownPlace[] })
      .places;
    places.set(name, list);
  }
  return list;
}
