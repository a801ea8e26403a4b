// What every game's view has, whatever the game. A view is opened once for a graph and kept with it. It is a table of
// functions: each gives a list or a value from what the game knows of the save, by its name in the schema.

import type { Graph } from '../../graph/graph.ts';
import type { Figure } from './figures.ts';
import type { MapView } from './map.ts';
import type { Scope } from './scope.ts';

/** A view, and whatever else the lists of a schema hang on. The property named like a list holds all its rows. */
export interface ListOwner {
  readonly scope: Scope;
}

export interface GameView extends ListOwner {
  /** The save as the game sees it: what all lists are worked out from. */
  readonly save: object;
  /** What the game calls a class or asset, by the last part of its path; null when unknown. */
  title(name: string): string | null;
  /** What the game adds to a map; absent where it adds nothing. */
  readonly mapView?: MapView;
  /** What is kept of the save for questions over many saves. */
  readonly figures: readonly Figure[];
  /** What cannot be known from this save, in words. */
  readonly unknown: readonly string[];
}

/** The save as a game sees it. */
interface GameSave extends ListOwner {
  title(name: string): string | null;
}

/** What a game calls things; null for what has no known title. */
interface Titles {
  title(name: string): string | null;
}

/** A save as a game sees it that is its graph and the names of things. */
export interface NamedSave<Names extends Titles = Titles> extends GameSave {
  readonly graph: Graph;
  readonly names: Names;
}

/** Games add what else all their lists need. */
export function namedSave<Names extends Titles>(scope: Scope, names: Names): NamedSave<Names> {
  return { scope, graph: scope.graph, names, title: (name) => names.title(name) };
}

type ViewFields<Save> = Readonly<Record<string, (save: Save) => unknown>> & {
  readonly figures: (save: Save) => readonly Figure[];
  readonly unknown: (save: Save) => readonly string[];
};

/** A view with these fields: each calls its function when it is asked for. */
export type ViewOf<Save, Fields extends ViewFields<Save>> = GameView & {
  readonly save: Save;
} & { readonly [Name in keyof Fields]: ReturnType<Fields[Name]> };

export function makeView<Save extends GameSave, Fields extends ViewFields<Save>>(
  save: Save,
  fields: Fields,
): ViewOf<Save, Fields> {
  const view = { save, scope: save.scope, title: (name: string) => save.title(name) };
  for (const [name, field] of Object.entries(fields))
    Object.defineProperty(view, name, { get: () => field(save), enumerable: true });
  return view as ViewOf<Save, Fields>;
}
