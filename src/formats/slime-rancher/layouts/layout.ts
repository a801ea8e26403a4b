// Defines layouts: rows of data that list, for a block with some identifier, version and context, its fields
// in order. The tables in layouts/ and user-supplied files share this form.

import { getOrCreate } from '../../../graph/made-once.ts';

/** The game that wrote a save; version numbers restarted in the second game, so nothing is shared. */
export type GameEdition = 'SR1' | 'SR2';

/** The evidence for a field. */
export type Evidence =
  /** The published description of early-access saves. */
  | 'seed'
  /** A later parser by the author of that description. */
  | 'parser'
  /** The first game's classes: it has the same code base. */
  | 'SR1'
  /** Field names used by mods of the second game. */
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
  /** Names that public descriptions have for it: they find it too. */
  readonly aliases?: readonly string[];
  /** In the language of codecs/type-text.ts: `i32`, `[str]`, `{SRV3: seconds}`, `?SRDZR`. */
  readonly type: string;
  /** First version of the block that has it; from the first version on if absent. */
  readonly since?: number;
  /** Last version that has it. */
  readonly until?: number;
  /** A block or separator that may be missing: it is present if its marker comes next. */
  readonly optional?: boolean;
  /** Only where this block begins right behind it: two descriptions of one version differ. */
  readonly before?: string;
  /** Only where this block does not begin in its place. */
  readonly unless?: string;
  readonly evidence: Evidence;
  readonly note?: string;
}

/**
 * The role of a block in the graph. `record`: a node. `value`: a struct inside the node that holds it, because it
 * only describes that node (a vector, a mood). `index`: a node whose strings become EXTERNAL nodes, which positions
 * elsewhere in the save refer to.
 */
export type BlockRole = 'record' | 'value' | 'index';

export interface BlockRow {
  /** Identifier, followed by a dot and the context if the identifier has several layouts. Also the node's class. */
  readonly key: string;
  readonly game: GameEdition;
  /** Identifiers that begin the block, if other than the part of `key` before the dot. */
  readonly identifiers?: readonly string[];
  /** First and last version that these rows describe. */
  readonly versions: readonly [first: number, last: number];
  /** Default: `record`. */
  readonly role?: BlockRole;
  /** The field with the node's place, an SRV3. */
  readonly place?: string;
  /** The field with the node's rotation: an SRV3 of degrees, or degrees about the upright axis. */
  readonly rotation?: string;
  readonly fields: readonly FieldRow[];
}

/** Names of numbers, by the name used in `enum<...>` and `external<...>`. */
export type NumberNames = ReadonlyMap<string, ReadonlyMap<number, string>>;

/** Places of static objects by their id (`pod0580546977`), which the save itself does not store. */
export type Places = ReadonlyMap<string, readonly [x: number, y: number, z: number]>;

export function identifiersOf({ key, identifiers }: BlockRow): readonly string[] {
  return identifiers ?? [key.replace(/\..*$/, '')];
}

export function fieldsAt(row: BlockRow, version: number): readonly FieldRow[] {
  return row.fields.filter(
    ({ since = 0, until = Number.POSITIVE_INFINITY }) => version >= since && version <= until,
  );
}

/** One version of a block, as a layout describes it. */
interface FoundLayout {
  readonly row: BlockRow;
  /** The version whose fields these are: the one asked for, or the nearest known one. */
  readonly version: number;
  readonly exact: boolean;
}

/** All layouts of one game. Later rows take precedence, so that users can correct the built-in ones. */
export class LayoutRegistry {
  readonly game: GameEdition;
  readonly names: NumberNames;
  readonly places: Places;
  readonly #byKey = new Map<string, BlockRow[]>();
  readonly #keysOfIdentifier = new Map<string, string[]>();

  constructor(game: GameEdition, rows: readonly BlockRow[], names: NumberNames, places: Places) {
    this.game = game;
    this.names = names;
    this.places = places;
    for (const row of rows) if (row.game === game) this.#add(row);
  }

  /** Names of fields by their aliases in lower case, as written and, unless a field is called so, without spaces. */
  get aliases(): ReadonlyMap<string, readonly string[]> {
    const found = new Map<string, Set<string>>();
    const fields = [...this.#byKey.values()].flatMap((rows) => rows.flatMap((row) => row.fields));
    const called = new Set(fields.map(({ name }) => name.toLowerCase()));
    for (const { name, aliases = [] } of fields) {
      for (const alias of aliases.map((text) => text.toLowerCase())) {
        const joined = alias.replace(/\W/g, '');
        const both = called.has(joined) ? [alias] : [alias, joined];
        for (const each of both)
          if (each !== name.toLowerCase()) found.set(each, (found.get(each) ?? new Set()).add(name));
      }
    }
    return new Map(Array.from(found, ([alias, names]) => [alias, [...names]]));
  }

  get keys(): readonly string[] {
    return [...this.#byKey.keys()];
  }

  /** Rows with this key, those with precedence first. */
  rowsOf(key: string): readonly BlockRow[] {
    return this.#byKey.get(key) ?? [];
  }

  /** Keys of the blocks that begin with this identifier. */
  keysOf(identifier: string): readonly string[] {
    return this.#keysOfIdentifier.get(identifier) ?? [];
  }

  /** The layout of this version, or that of the nearest known version. */
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
    getOrCreate(this.#byKey, row.key, () => []).unshift(row);
    for (const identifier of identifiersOf(row)) {
      const keys = getOrCreate(this.#keysOfIdentifier, identifier, () => []);
      if (!keys.includes(row.key)) keys.push(row.key);
    }
  }
}
