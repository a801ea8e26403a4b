// Opening the view of a Satisfactory save.

import { Facts } from '../../games/satisfactory/facts.ts';
import { placesFor } from '../../games/satisfactory/places.ts';
import { SatisfactoryView } from '../../games/satisfactory/view.ts';
import type { Scope } from '../../games/shared/scope.ts';
import { readPlaces, readTables } from './satisfactory-facts.ts';

export function openSatisfactory(scope: Scope): SatisfactoryView {
  return new SatisfactoryView(scope, {
    facts: (saveVersion) => new Facts(readTables(), saveVersion),
    places: (saveVersion) =>
      placesFor(saveVersion, readPlaces('places.json'), readPlaces('places-earlier.json')),
  });
}
