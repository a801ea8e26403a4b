// The data file of the user's own game, checked when it is given rather than when a save first needs it.

import { gameDataText, withGameData } from '../../games/satisfactory/docs-file.ts';
import { readTables } from './satisfactory-facts.ts';

/** The text of the file. @throws GameDataError for what is no such file */
export function checkedGameData(bytes: Uint8Array): string {
  const text = gameDataText(bytes);
  withGameData(readTables(), text);
  return text;
}
