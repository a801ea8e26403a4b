// Opens the view of a Satisfactory save.

import { withGameData } from '../../games/satisfactory/facts/docs-file.ts';
import { namedFactories } from '../../games/satisfactory/facts/factory-names.ts';
import { Facts, type FactTables } from '../../games/satisfactory/facts/facts.ts';
import { placesFor } from '../../games/satisfactory/facts/places.ts';
import { SatisfactorySave } from '../../games/satisfactory/save.ts';
import { type SatisfactoryView, satisfactoryView } from '../../games/satisfactory/view.ts';
import type { Scope } from '../../games/shared/scope.ts';
import type { UserData } from '../../library/save.ts';
import { readPlaces, readTables } from './satisfactory-facts.ts';

export function openSatisfactory(scope: Scope, userData?: UserData): SatisfactoryView {
  const tables = tablesFor(userData);
  const save = new SatisfactorySave(scope, {
    namedFactories: namedFactories(userData?.factories ?? '[]'),
    facts: (saveVersion) => new Facts(tables, saveVersion),
    places: (saveVersion) =>
      placesFor(saveVersion, readPlaces('places.json'), readPlaces('places-earlier.json')),
  });
  return satisfactoryView(save);
}

const replaced = new WeakMap<UserData, FactTables>();

/** The tables that come with the project, or those with the data of the user's own game in place of theirs. */
function tablesFor(userData: UserData | undefined): FactTables {
  const text = userData?.gameData ?? null;
  if (!userData || text === null) return readTables();
  let tables = replaced.get(userData);
  if (!tables) {
    tables = withGameData(readTables(), text);
    replaced.set(userData, tables);
  }
  return tables;
}
