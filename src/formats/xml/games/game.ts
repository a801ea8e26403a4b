// What a game's names mean, as data: a table for each game, listed in games.ts. The reader knows none of them.
// Names are compared exactly; `@name` is an attribute, and `a/b` a path of elements. Where a rule has several
// conditions, all of them have to hold.

/** What a save or its files are known by, and what they say of themselves. */
export interface XmlGame {
  /** Its title, for users. */
  readonly title: string;
  /** Its documents, the main one first: a save is at least one that is not `extra`. */
  readonly documents: readonly DocumentRule[];
  /** Whether all documents of a folder are one save, named after the folder. */
  readonly isFolder?: true;
  /** Names of files that are the game's own copies of earlier saves. */
  readonly backups?: RegExp;
  readonly header: HeaderRules;
  /** The attribute that names the class of an object: `xsi:type`. */
  readonly classAttribute?: string;
  readonly nullAttribute?: readonly [name: string, value: string];
  /** A text that stands for nothing. */
  readonly nullText?: string;
  /** ElementColumns that are objects in a list, by name, and names that never are. */
  readonly items?: RegExp;
  readonly notItems?: RegExp;
  /** More names of elements of lists, which are values. */
  readonly values?: RegExp;
  /** How maps are written: two parallel lists, or entries with a key and a value of these names. */
  readonly maps?: 'parallel' | readonly [entry: string, key: string, value: string];
  /** Items of this name are of the class that their list is called. */
  readonly listItem?: string;
  /** Names of lists that say nothing without the name around them. */
  readonly vagueLists?: readonly string[];
  /** Whether elements with nothing but attributes are values. */
  readonly attributesAreValues?: true;
  /** Children (or attributes) that tell an object from its siblings, the best first. */
  readonly keys: readonly string[];
  /** Paths of children that are what players call an object. */
  readonly titles?: readonly string[];
  readonly ids: readonly IdRule[];
  readonly references: readonly ReferenceRule[];
  readonly referenceTexts?: ReferenceTexts;
  /** Names of things that the game's own files describe. */
  readonly definitions?: readonly DefinitionRule[];
  readonly places: readonly PlaceRule[];
  /** Spaces of ids: objects that define one of these are levels, named by the id. */
  readonly levels?: string;
  /** ElementColumns with bytes as text. */
  readonly blobs?: RegExp;
  /** ElementColumns that are texts even if they look like numbers. */
  readonly texts?: RegExp;
}

export interface DocumentRule {
  readonly root: string;
  /** The first element in the root, where other games use the same root. */
  readonly first?: string;
  /** Belongs to a save but is none: this is said of it alone. */
  readonly extra?: string;
  /** The path of the element that this document's root is to be put into, in the main document. */
  readonly into?: string;
}

/** Paths from the root of a document, with its name (`Farmer/name`, `savegame/info/save@name`). The first that is there counts. */
export interface HeaderRules {
  readonly title?: readonly string[];
  readonly version?: readonly string[];
  readonly savedAt?: { readonly path: string; readonly read: (text: string) => Date | null };
  readonly playSeconds?: { readonly path: string; readonly perSecond: number };
  /** What all saves of one world share: all of these that are there. */
  readonly world?: readonly string[];
  /** The same from the name of the file; asked first. */
  readonly worldInName?: RegExp;
  readonly fields?: readonly string[];
  readonly length: string;
  readonly perMetre?: number;
  readonly northAxis?: string;
  readonly upAxis?: string;
}

/** Where elements are: with one of these names, or directly in an element with one of these. */
export interface ElementRule {
  readonly tag?: readonly string[];
  readonly in?: readonly string[];
  readonly notTag?: readonly string[];
  /** With an element of this name two above: what the list is in is in a list of this name. */
  readonly over?: string;
}

/** An element that an id stands for. */
export interface IdRule extends ElementRule {
  /** `{@type}` is an attribute of the element around. Ids are unique in a space; those with a `text` are in one space together. */
  readonly space: string;
  /** The children with the id, or an attribute (`@id`). */
  readonly child: readonly string[];
  /**
   * The text that references have: `{}` is the id, `{label}` another child, `{#}` the position in the list, `{^id}` the child of the
   * element around that list.
   */
  readonly text?: string;
  readonly pattern?: RegExp;
  /** The id of an element without one. */
  readonly absent?: string;
}

/** A value that is the id of something. */
export interface ReferenceRule {
  /** Names of elements (`Owner`), attributes (`@EntityId`, `component@owner`) or paths (`a/b`, with `*` for any name). */
  readonly from: readonly string[];
  /** Spaces that it may be in, in order; `{@type}` is an attribute of the same element. */
  readonly to: readonly string[];
  /** Values that refer to nothing. */
  readonly none?: readonly string[];
  /** Only where an attribute of the same element has one of these values. */
  readonly when?: readonly [attribute: string, values: readonly string[]];
}

/** Values that are references by how they look. */
export interface ReferenceTexts {
  /** Texts of elements that begin so. */
  readonly prefixes?: readonly string[];
  /** Attributes that look so. */
  readonly attributes?: RegExp;
  readonly to: readonly string[];
  /** ElementColumns, or attributes of elements (`entry@id`), that are no references. */
  readonly not: readonly string[];
}

export interface DefinitionRule extends ElementRule {
  /** ElementColumns, in the elements that the rule is about. */
  readonly child: readonly string[];
  /** The class of what is named, and the beginning of its path. */
  readonly of: string;
  /** Only in elements that define an id of this space. */
  readonly space?: string;
  /** Whether this is also the class of the object itself. */
  readonly isClass?: true;
  readonly none?: readonly string[];
}

export interface PlaceRule extends ElementRule {
  /** A path of children. `^` is the key of the map entry that the object is the value of. */
  readonly path: readonly string[];
  /** What is there: `(x, y, z)`; children `X` and `Y`; attributes `x`, `y`, `z`; or a path for each coordinate. */
  readonly form: 'tuple' | 'XY' | 'xyz' | 'paths';
  /** By what its numbers are divided. Default 1. */
  readonly scale?: number;
  /** Whether it is in cells of the object around it, whose size and pose are there. */
  readonly inCells?: CellRule;
}

export interface CellRule {
  /** Of the holder: where it is, and the directions of its axes. */
  readonly position: string;
  readonly forward: string;
  readonly up: string;
  /** Of the holder: the text that decides about the size of a cell. */
  readonly sizeName: string;
  readonly sizes: Readonly<Record<string, number>>;
}
