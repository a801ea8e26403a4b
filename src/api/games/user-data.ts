// Files that users provide besides their saves, checked when they are given rather than when a save first needs them.

import { gameDataText, withGameData } from '../../games/satisfactory/facts/docs-file.ts';
import { namedFactories } from '../../games/satisfactory/facts/factory-names.ts';
import { readTables } from '../../games/satisfactory/facts/read-facts.ts';

/** The text of a game's data file. @throws GameDataError for any other file */
export function checkedGameData(bytes: Uint8Array): string {
  const text = gameDataText(bytes);
  withGameData(readTables(), text);
  return text;
}

/** The text of a file with names of factories. @throws FactoryNamesError for any other file */
export function checkedFactories(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  namedFactories(text);
  return text;
}
