// The declaration of a game, in its index.ts. Whatever the rest of the program needs of a game, it finds here through
// games/registry.ts, and never by the game's name.

import type { DefaultTable } from '../../query/hints/absent-defaults.ts';
import type { GameChanges } from './changes.ts';
import type { GameView } from './game.ts';
import type { GameTool } from './game-tool.ts';
import type { Metric } from './metrics.ts';
import type { GameQuestions } from './questions.ts';
import type { Scope } from './scope.ts';

/** What a user provided for the views, as text; null for what was not given. */
export interface UserFiles {
  /** The game's own data file. */
  readonly gameData: string | null;
  /** Names of factories, as JSON. */
  readonly factories: string | null;
}

/** What tells games apart. */
export interface GameIdentity {
  readonly format: string;
  /** True if other games save in the same format. */
  readonly sharesFormat?: true;
  /** What headers call the game, in formats whose headers do. */
  readonly title?: string;
  /** The name of the view's type in the schema. */
  readonly type: string;
  /** The field of Save that returns the view. */
  readonly field: string;
}

export interface Game extends GameIdentity, GameParts {}

/** What the first save of a game needs that is asked about. */
export interface GameParts {
  /** Its part of the schema, where that is not in schema/. */
  readonly schema?: string;
  /** Values that its saves leave out. */
  readonly defaults?: DefaultTable | undefined;
  /** Null for saves of other games in the same format. */
  open(scope: Scope, files: UserFiles): GameView | null;
  /** Figures of a save for monitoring systems; `title` is that of the save. */
  readonly metrics?: ((view: GameView, title: string) => readonly Metric[]) | undefined;
  /** What changes between two saves of a world are called; without it, only numbers of objects are compared. */
  readonly changes?: GameChanges | undefined;
  readonly questions: GameQuestions;
  /** Tools for language models that only this game has. */
  readonly tools: readonly GameTool[];
}
