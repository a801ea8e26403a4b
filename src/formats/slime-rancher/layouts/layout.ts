// What a layout is: rows of data that say, for a block of some identifier, version and context, which
// fields it has in which order. The tables in layouts/ and the files that users add have this one form.

/** The family of a save; version numbers restarted in the second game, so nothing is shared. */
export type Game = 'SR1' | 'SR2';

/** How we know of a field. */
export type Evidence =
  /** The published description of early-access saves. */
  | 'seed'
  /** The describer's own, later parser. */
  | 'parser'
  /** The first game's classes: same code base. */
  | 'SR1'
  /** Field names that mods of the second game use. */
  | 'mods'
  /** Bytes of a real save. */
  | 'real'
  /** Inferred; see the note. */
  | 'guess'
  /** Added by the user. */
  | 'user';

export const EVIDENCE: readonly Evidence[] = ['seed', 'parser', 'SR1', 'mods', 'real', 'guess', 'user'];

export interface FieldRow {
  readonly name: string;
  /** In the language of type-text.ts: `i32`, `[str]`, `{SRV3: seconds}`, `?SRDZR`. */
  readonly type: string;
  /** First version of the block that has it; all from the first on when left out. */
  readonly since?: number;
  /** Last version that has it. */
  readonly until?: number;
  /** A block or separator that may be left out: it is there when its marker stands next. */
  readonly optional?: boolean;
  readonly evidence: Evidence;
  readonly note?: string;
}

/**
 * What a block becomes. `record`: a node. `value`: a struct inside the node that holds it, because it says
 * something about just that node (a vector, a mood). `index`: a node whose strings are EXTERNAL nodes, to
 * which positions elsewhere in the save refer.
 */
export type BlockRole = 'record' | 'value' | 'index';

export interface BlockRow {
  /** Identifier, and after a dot the context where one identifier has several layouts. The node's class. */
  readonly key: string;
  readonly game: Game;
  /** Identifiers that begin it, when not just the part of `key` before the dot. */
  readonly identifiers?: readonly string[];
  /** First and last version that these rows describe. */
  readonly versions: readonly [first: number, last: number];
  /** Default `record`. */
  readonly role?: BlockRole;
  /** The field that says where the node is: an SRV3. */
  readonly place?: string;
  /** The field that says how it is turned: an SRV3 of degrees, or degrees about the upright axis. */
  readonly rotation?: string;
  readonly fields: readonly FieldRow[];
}

/** Names of numbers, by the name that `enum<...>` and `external<...>` say. */
export type NumberNames = ReadonlyMap<string, ReadonlyMap<number, string>>;

/** Where static objects stand, by their id (`pod0580546977`); the save itself does not say. */
export type Places = ReadonlyMap<string, readonly [x: number, y: number, z: number]>;

export function identifiersOf({ key, identifiers }: BlockRow): readonly string[] {
  return identifiers ?? [key.replace(/\..*$/, '')];
}

export function fieldsAt(row: BlockRow, version: number): readonly FieldRow[] {
  return row.fields.filter(
    ({ since = 0, until = Number.POSITIVE_INFINITY }) => version >= since && version <= until,
  );
}

/** A version of a block as one layout describes it. */
export interface FoundLayout {
  readonly row: BlockRow;
  /** The version whose fields are meant: the one asked for, or the nearest that is known. */
  readonly version: number;
  readonly exact: boolean;
}

/** All layouts of one game. Rows that come later win, so that a user can correct ours. */
export class LayoutRegistry {
  readonly game: Game;
  readonly names: NumberNames;
  readonly places: Places;
  readonly #byKey = new Map<string, BlockRow[]>();
  readonly #keysOfIdentifier = new Map<string, string[]>();

  constructor(game: Game, rows: readonly BlockRow[], names: NumberNames, places: Places) {
    this.game = game;
    this.names = names;
    this.places = places;
    for (const row of rows) if (row.game === game) this.#add(row);
  }

  get keys(): readonly string[] {
    return [...this.#byKey.keys()];
  }

  /** Rows of this key, the ones that win first. */
  rowsOf(key: string): readonly BlockRow[] {
    return this.#byKey.get(key) ?? [];
  }

  /** Keys whose blocks begin with this identifier. */
  keysOf(identifier: string): readonly string[] {
    return this.#keysOfIdentifier.get(identifier) ?? [];
  }

  /** The layout of this version, or the one of the nearest known version. */
  find(key: string, version: number): FoundLayout | null {
    let nearest: FoundLayout | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const row of this.rowsOf(key)) {
      const [first, last] = row.versions;
      const known = Math.min(Math.max(version, first), last);
      const distance = Math.abs(version - known);
      if (distance < least) nearest = { row, version: known, exact: distance === 0 };
      least = Math.min(least, distance);
    }
    return nearest;
  }

  #add(row: BlockRow): void {
    const rows = this.#byKey.get(row.key);
    if (rows) rows.unshift(row);
    else this.#byKey.set(row.key, [row]);
    for (const identifier of identifiersOf(row)) {
      const keys = this.#keysOfIdentifier.get(identifier);
      if (!keys) this.#keysOfIdentifier.set(identifier, [row.key]);
      else if (!keys.includes(row.key)) keys.push(row.key);
    }
  }
}
