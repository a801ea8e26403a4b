// The declaration of a game, in the house and in packages: its lists as functions of the save, and whatever else the program
// needs of it.

import type { Game, UserFiles } from './declaration.ts';
import { type GameSave, type KnownLosses, makeView, type NamedSave, namedSave } from './game.ts';
import type { Scope } from './scope.ts';

/** Facts that saves don't have: data, or the path of the JSON file that has it, from the game's own folder. */
type GivenTables = Readonly<Record<string, string | object>>;

/** The tables as data; each is read when it is first used. Their types are the game's own. */
// biome-ignore lint/suspicious/noExplicitAny: JSON has any type
export type GameTables = Readonly<Record<string, any>>;

type Optional = 'questions' | 'tools' | 'type';

export interface GameDefinition<Save extends GameSave = NamedSave>
  extends Omit<Game, 'field' | 'open' | Optional>,
    Partial<Pick<Game, Optional>>,
    KnownLosses<Save> {
  /** The version of the interface that a package was written for: 1. */
  readonly api?: number;
  /** The field of Save with its view: `hatInTime`, of type `HatInTime`. */
  readonly id: string;
  /** What saves in a format that several games share are read by; see that format. */
  readonly rules?: unknown;
  readonly tables?: GivenTables;
  /** The title of a class or item, by the last part of its path; null when unknown. Default: always null. */
  titles?(name: string, tables: GameTables): string | null;
  /** The save as the game sees it, which all lists get; null for saves of other games. Default: {@link NamedSave}. */
  save?(scope: Scope, given: UserFiles & { readonly tables: GameTables }): Save | null;
  /** By the names of fields of the view: rows of a list, or another value. Each is called when it is asked for. */
  readonly lists: Readonly<Record<string, (save: Save) => unknown>>;
}

/** A game, whatever its lists take. */
// biome-ignore lint/suspicious/noExplicitAny: its lists take what its own `save` gives
export type AnyGame = GameDefinition<any>;

/** Declares a game. Returns it as it is: a package may do without this function, and loses only the types. */
export function defineGame<Save extends GameSave = NamedSave>(
  definition: GameDefinition<Save>,
): GameDefinition<Save> {
  return definition;
}

/** @param read the text of a file in the game's folder */
export function declaredGame<Save extends GameSave>(
  definition: GameDefinition<Save>,
  read: (file: string) => string,
): Game {
  const { api: _api, rules: _rules, id, titles, save: open, lists, ...rest } = definition;
  const { tables: given = {}, incompleteIn, lossesSpread, lossesStayInFiles, hiddenValues, ...game } = rest;
  const losses = { incompleteIn, lossesSpread, lossesStayInFiles, hiddenValues };
  const tables = readTables(given, read);
  const named = (scope: Scope): Save =>
    namedSave(scope, { title: (name) => titles?.(name, tables) ?? null }) as object as Save;
  const fields = { figures: () => [], unknown: () => [], ...lists };
  return {
    type: id.charAt(0).toUpperCase() + id.slice(1),
    questions: { summary: summaryOf(game.schema ?? '') },
    tools: [],
    ...game,
    field: id,
    open(scope, files) {
      const save = open ? open(scope, { ...files, tables }) : named(scope);
      return save && makeView<Save, typeof fields>(save, fields, losses);
    },
  };
}

function readTables(given: GivenTables, read: (file: string) => string): GameTables {
  const known = new Map<string, unknown>();
  const tables = {};
  for (const [name, table] of Object.entries(given)) {
    const get = (): unknown => {
      if (!known.has(name)) known.set(name, typeof table === 'string' ? JSON.parse(read(table)) : table);
      return known.get(name);
    };
    Object.defineProperty(tables, name, { get, enumerable: true });
  }
  return tables;
}

/** How many rows each list has. */
function summaryOf(schema: string): string {
  const lists = Array.from(schema.matchAll(/@list\([^)]*?\bfield:\s*"(\w+)"/g), ([, list]) => list);
  return ['unknown', ...lists.map((list) => `${list} { totalCount }`)].join(' ');
}
