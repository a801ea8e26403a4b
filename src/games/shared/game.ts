// The common part of all games' views. A view is opened once per graph and kept with it. It is a table
// of functions: each computes a list or a value from the save, by its name in the schema.

import type { Graph } from '../../graph/graph.ts';
import { memoize } from '../../graph/made-once.ts';
import { damageInWords, damageOf } from './damage.ts';
import type { KeptFigure } from './figures.ts';
import type { MapView } from './map.ts';
import type { Scope } from './scope.ts';

/** A view, or anything else in the schema with lists. The property with the name of a list has all its rows. */
export interface ListOwner {
  readonly scope: Scope;
  /** Names of lists that damage to the file may have taken rows from. */
  readonly incomplete?: IncompleteLists;
  /** By field: texts that its rows could have. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
  /** What rows cannot say; see {@link HiddenValues}. */
  hiddenValues?(): readonly HiddenValues[];
}

/** Values that a whole save does not have: what the players carry whose files are missing, what its version does not write. */
export interface HiddenValues {
  /** Fields by list; WHOLE_LIST where that is about all rows. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** What hidden rows may really be, and stand under: who asks for other words alone does not mean them. */
  readonly words?: readonly string[];
  /** Where rows stand instead, in words. */
  readonly text: string;
}

/** In place of fields: a list that lacks rows, or has others than the save's version. */
export const WHOLE_LIST = '*';

export type IncompleteLists = ReadonlySet<string> | 'ALL';

export interface GameView extends ListOwner {
  /** The save as the game sees it, from which all lists derive. */
  readonly save: object;
  /** The title of a class or asset, by the last part of its path; null when unknown. */
  title(name: string): string | null;
  /** What the game adds to a map; absent if it adds nothing. */
  readonly mapView?: MapView;
  /** Stored with the save for questions over many saves. */
  readonly figures: readonly KeptFigure[];
  /** What cannot be known from this save, in words. */
  readonly unknown: readonly string[];
}

/** The save as a game sees it. */
export interface GameSave extends ListOwner {
  title(name: string): string | null;
}

/** A game's names for things; null without a known title. */
interface Titles {
  title(name: string): string | null;
}

/** The simplest kind: a graph and the names of things. */
export interface NamedSave<Names extends Titles = Titles> extends GameSave {
  readonly graph: Graph;
  readonly names: Names;
}

/** Games add whatever else all their lists need. */
export function namedSave<Names extends Titles>(scope: Scope, names: Names): NamedSave<Names> {
  return { scope, graph: scope.graph, names, title: (name) => names.title(name) };
}

type ViewFields<Save> = Readonly<Record<string, (save: Save) => unknown>> & {
  readonly figures: (save: Save) => readonly KeptFigure[];
  readonly unknown: (save: Save) => readonly string[];
};

/** A view with these fields: each calls its function when accessed. */
export type ViewOf<Save, Fields extends ViewFields<Save>> = GameView & {
  readonly save: Save;
} & { readonly [Name in keyof Fields]: ReturnType<Fields[Name]> };

/** What a game knows about damage beyond the rule for all games: lost bytes may have held rows of any list. */
export interface KnownLosses<Save> {
  /** Lists that lack rows though the save still has all objects; asked of sound files, too. */
  incompleteIn?: ((save: Save) => IncompleteLists) | undefined;
  /** True if damage anywhere may take rows from any list, though all objects are there. */
  readonly lossesSpread?: true | undefined;
  /** True if each list is read from files that `incompleteIn` looks at, so that losses in others take nothing from it. */
  readonly lossesStayInFiles?: true | undefined;
  hiddenValues?: ((save: Save) => readonly HiddenValues[]) | undefined;
}

export function makeView<Save extends GameSave, Fields extends ViewFields<Save>>(
  save: Save,
  fields: Fields,
  { incompleteIn = () => NO_LISTS, lossesSpread, lossesStayInFiles, hiddenValues }: KnownLosses<Save> = {},
): ViewOf<Save, Fields> {
  const { graph } = save.scope;
  const incompleteOf = memoize(incompleteIn);
  const view = {
    save,
    scope: save.scope,
    title: (name: string) => save.title(name),
    hiddenValues: () => hiddenValues?.(save) ?? [],
    get incomplete(): IncompleteLists {
      const damage = damageOf(graph);
      if (damage && (lossesSpread || (damage.mayLackObjects && !lossesStayInFiles))) return 'ALL';
      return incompleteOf(save);
    },
  };
  for (const [name, field] of Object.entries(fields))
    Object.defineProperty(view, name, { get: () => field(save), enumerable: true, configurable: true });
  Object.defineProperty(view, 'unknown', {
    get: () => [...damageIn(graph, view.incomplete), ...fields.unknown(save)],
    enumerable: true,
  });
  return view as ViewOf<Save, Fields>;
}

/** True if damage may have taken rows from a list; without its name, from any. */
export function mayLackRows({ incomplete = new Set() }: ListOwner, list?: string): boolean {
  return incomplete === 'ALL' || (list === undefined ? incomplete.size > 0 : incomplete.has(list));
}

const NO_LISTS: ReadonlySet<string> = new Set();

/** What damage to the file hides, in words. */
function damageIn(graph: Graph, incomplete: IncompleteLists): string[] {
  const damage = damageInWords(graph);
  if (damage === null) return [];
  const lists = incomplete === 'ALL' ? 'all' : [...incomplete].join(', ');
  return [
    `${damage}. Lists and figures lack what they held; \`aggregate { unknown }\` of a list counts its rows among them.`,
    ...(lists === '' ? [] : [`Lists that may lack rows, because the file is damaged: ${lists}.`]),
  ];
}
