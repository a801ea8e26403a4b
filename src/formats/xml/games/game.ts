// The meaning of a game's names, as data: a table for each game, listed in games.ts. The reader knows none of them.
// Names are compared exactly; `@name` is an attribute, and `a/b` a path of elements. Several of them, or of other
// texts, are one text with spaces between. Where a rule has several conditions, all of them have to hold.

/** Names, paths or values with spaces between; the first that is there counts. */
export type Words = string;

export function words(text: Words = ''): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** How .NET calls plain values in lists, as a part of an expression. */
export const DOTNET_VALUES =
  'string|char|boolean|dateTime|float|double|decimal|byte|short|int|long|unsigned(?:Byte|Short|Int|Long)';

/** What a save or its files are known by, and what they say of themselves. */
export interface XmlGame {
  readonly title: string;
  /** Its documents, the main one first: a save is at least one that is not `extra`. */
  readonly documents: readonly DocumentRule[];
  /** True if all documents of a folder are one save, named after the folder. */
  readonly isFolder?: true;
  /** Names of files, or of folders, that are the game's own copies of earlier saves. */
  readonly backups?: RegExp;
  /** The end of folders that documents of one save are in, beside each other. */
  readonly parts?: RegExp;
  readonly header: HeaderRules;
  /** The attribute that names the class of an object: `xsi:type`. */
  readonly classAttribute?: string;
  readonly nullAttribute?: readonly [name: string, values: Words];
  /** A text that stands for nothing. */
  readonly nullText?: string;
  /** Elements that are objects in a list, by name, and names that never are. */
  readonly items?: RegExp;
  readonly notItems?: RegExp;
  /** More names of elements of lists, which are values. */
  readonly values?: RegExp;
  /** How maps are written: two parallel lists, or entries with a key and a value of these names. */
  readonly maps?: 'parallel' | readonly [entry: string, key: string, value: string];
  /** Items of this name are of the class that their list is called. */
  readonly listItem?: string;
  /** Names of lists that say nothing without the name around them. */
  readonly vagueLists?: Words;
  /** True if elements with nothing but attributes are values. */
  readonly attributesAreValues?: true;
  /** Children (or attributes) that tell an object from its siblings, the best first. */
  readonly keys: Words;
  /** Paths of children that are what players call an object. */
  readonly titles?: Words;
  readonly ids: readonly IdRule[];
  readonly references: readonly ReferenceRule[];
  /** Values of references that refer to nothing, as an empty text does. */
  readonly none?: Words;
  readonly referenceTexts?: ReferenceTexts;
  /** Names of things that the game's own files describe. */
  readonly definitions?: readonly DefinitionRule[];
  readonly places: readonly PlaceRule[];
  /** IdSpaces of ids: objects that define one of these are levels, named by the id. */
  readonly levels?: string;
  /** Elements with bytes as text. */
  readonly blobs?: RegExp;
  /** Elements that are texts even if they look like numbers. */
  readonly texts?: RegExp;
}

export interface DocumentRule {
  readonly root: string;
  /** The first element in the root, where other games use the same root. */
  readonly first?: string;
  /** What its files are called: a document also if its beginning is damaged. */
  readonly files?: RegExp;
  /** The name of its file, where every save has one: without it, nothing is known of what it holds. */
  readonly always?: string;
  /** Belongs to a save but is none: this is said of it alone. */
  readonly extra?: string;
  /** The path of the element that this document's root is to be put into, in the main document. */
  readonly into?: string;
}

/** Paths from the root of a document, with its name (`Farmer/name`, `savegame/info/save@name`). */
interface HeaderRules {
  readonly title?: Words;
  readonly version?: Words;
  readonly savedAt?: Words;
  readonly readDate?: (text: string) => Date;
  /** A number that only grows: the time in the game. */
  readonly clock?: Words;
  readonly playTime?: Words;
  /** Units of the play time in a second; 1 by default. */
  readonly perSecond?: number;
  /** What all saves of one world share: all of these that are there. */
  readonly world?: Words;
  /** The same from the name of the file; asked first. */
  readonly worldInName?: RegExp;
  readonly fields?: Words;
  readonly length: string;
  readonly perMetre?: number;
  readonly northAxis?: string;
  readonly upAxis?: string;
}

/** An element that an id stands for. */
export interface IdRule {
  /** `{@type}` is an attribute of the element around. Ids are unique in a space; those with a `text` are in one space together. */
  readonly space: string;
  /** Paths that end in the value with the id, in the element: `allFactions/li/loadID`, `cue@id`; a last `/` where it has none. */
  readonly at: Words;
  /** Never in elements of this name. */
  readonly notIn?: string;
  /** Only where an attribute of the element has such a value. */
  readonly when?: readonly [attribute: string, value: RegExp];
  /**
   * The text that references have: `{}` is the id, `{label}` another child, `{#}` the position in the list, `{^id}` the child of the
   * element around that list.
   */
  readonly text?: string;
  readonly pattern?: RegExp;
  /** The id of an element without one. */
  readonly absent?: string;
  /** True if the game has each of these ids once: then one that occurs again is a fault. Others repeat in sound saves. */
  readonly isOnce?: true;
}

/** A value that is the id of something. */
interface ReferenceRule {
  /** Names of elements (`Owner`), attributes (`@EntityId`, `component@owner`) or paths (`a/b`, with `*` for any name). */
  readonly from: Words;
  /** IdSpaces that it may be in, in order; `{@type}` is an attribute of the same element. */
  readonly to: Words;
  /** Only where an attribute of the same element has one of these values. */
  readonly when?: readonly [attribute: string, values: Words];
}

/** Values that are references by how they look, to the spaces in `to`. */
export interface ReferenceTexts {
  /** Texts of elements that begin so. */
  readonly prefixes?: Words;
  /** Attributes that look so. */
  readonly attributes?: RegExp;
  readonly to: readonly string[];
  /** Elements that are no references. */
  readonly not?: Words;
}

export interface DefinitionRule {
  /** Paths that end in the name, in the element that the rule is about. */
  readonly at: Words;
  /** The class of what is named, and the beginning of its path. */
  readonly of: string;
  /** Only in elements that define an id of this space. */
  readonly space?: string;
  /** True if this is also the class of the object itself. */
  readonly isClass?: true;
}

export interface PlaceRule {
  /** A path of children. `^` is the key of the map entry that the object is the value of. */
  readonly path: string;
  /** What is there: `(x, y, z)`; children `X` and `Y`; attributes `x`, `y`, `z`; or X, with Y beside it under this name. */
  readonly form: 'tuple' | 'XY' | 'xyz' | `beside ${string}`;
  /** By what its numbers are divided. Default 1. */
  readonly scale?: number;
  /** True if it is in cells of the object around it, whose size and pose are there. */
  readonly inCells?: CellRule;
}

/** Paths in the holder: where it is, the directions of its axes, and the text that decides about the size of a cell. */
export interface CellRule {
  readonly position: string;
  readonly forward: string;
  readonly up: string;
  readonly sizeName: string;
  readonly sizes: ReadonlyMap<string, number>;
}
