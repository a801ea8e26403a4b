// The questions that every game may answer, as what a query selects of the game's view. Aliases name the columns
// of the answer and their units. Selections are text: games know no GraphQL.

export type QueryVariables = Readonly<Record<string, unknown>>;

export interface GameQuestions {
  /** What a save is about. */
  readonly summary: string;
  /** Where an item is, and how much of it. Without it, texts are searched. */
  readonly findItem?: FindItem;
  /** Where the player is: `player`, or a list `players`. */
  readonly players?: string;
  readonly things?: Things;
  /** Who is there: players or heroes. */
  readonly roster?: Roster;
  /** What users ask most, for clients that offer it. */
  readonly prompts?: readonly GamePrompt[];
}

export interface GamePrompt {
  readonly name: string;
  /** The question. */
  readonly title: string;
  /** Which tools answer it, and how to tell it. */
  readonly text: string;
}

export interface FindItem {
  /** Places as `found`, living ones as `alive`. Takes `$item: TextFilter!, $limit: Int!`. */
  readonly selects: string;
  /** Plain lists of amounts to search too: the name in the answer, and the path in the view. */
  readonly amounts?: Readonly<Record<string, readonly string[]>>;
  /** Names of the items that there are, as `names`: shown when nothing matches. */
  readonly names: string;
}

/** Things with places that are not objects of a class. Takes `$what: TextFilter!`. */
interface Things {
  /** The list `kinds` is matched by words of `what`; all other lists are what `$what` selects. */
  readonly selects: string;
  /** Words that people use, by the words of the save. */
  readonly synonyms?: Readonly<Record<string, string>>;
}

interface Roster {
  /** Those of `$limit: Int!, $where, $living: Boolean!, $dead: Boolean!` that the selection uses. */
  readonly takes: string;
  readonly selects: string;
}
