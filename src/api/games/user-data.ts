// What users give beside their saves, checked when it is given rather than when a save first needs it.

import { gameDataText, withGameData } from '../../games/satisfactory/facts/docs-file.ts';
import { namedFactories } from '../../games/satisfactory/facts/factory-names.ts';
import { readTables } from './satisfactory-facts.ts';

/** The text of a game's own data file. @throws GameDataError for what is no such file */
export function checkedGameData(bytes: Uint8Array): string {
  const text = gameDataText(bytes);
  withGameData(readTables(), text);
  return text;
}

/** The text of a file with names of factories. @throws FactoryNamesError for what is no such file */
export function checkedFactories(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  namedFactories(text);
  return text;
}
