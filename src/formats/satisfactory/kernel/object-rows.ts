// Columns of facts about each object, by its row: some of it until its body is read, some of it for decoding later.

import type { ColumnSink } from '../../../graph/column-sink.ts';
import type { ClassId, NodeId, TextId } from '../../../graph/ids.ts';
import { Column } from '../../../graph/memory/columns.ts';
import { LIGHTWEIGHT_SUBSYSTEM } from '../special/readers.ts';
import type { LayoutRules } from '../special/rules.ts';
import type { GameLayout } from '../structs/reader.ts';

/** Classes of the game itself have these paths; all others come from mods. */
const GAME_PATHS = /^\/(Game\/FactoryGame|Script\/FactoryGame|Script\/Engine)/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for.
const CONTROL = /[\0-\x1f\x7f]/;

/**
 * Versions that apply to an object: its level's (for the header), its own (for the body), and whether its
 * references have to be migrated.
 */
export interface RowContext {
  readonly level: number;
  readonly save: number;
  /** UE5 object version. */
  readonly engine: number;
  readonly migrates: boolean;
}

/** Facts about a class, from when one of its objects was seen. */
export interface ClassFacts {
  readonly path: TextId;
  readonly id: ClassId;
  readonly special: GameLayout | null;
  readonly holdsLightweights: boolean;
  readonly isGameClass: boolean;
  /** True if no game writes such a name. */
  readonly isOdd: boolean;
}

export class ObjectRows {
  readonly #sink: ColumnSink;
  readonly #special: LayoutRules['special'];
  readonly #facts = new Map<TextId, ClassFacts>();
  readonly #byClass = new Map<ClassId, ClassFacts>();
  /** Actors whose transform may be one that no game writes. */
  readonly suspiciousTransforms = new Set<NodeId>();
  readonly #contextOf = new Map<string, number>();
  readonly contexts: RowContext[] = [];
  /** Index into `contexts`. */
  readonly context = new Column(Uint32Array);
  readonly headerAt = new Column(Uint32Array);
  /** Offset of the path of a component's outer object, 0 for actors. */
  readonly outerAt = new Column(Uint32Array);
  /** 1 if the kernel read its body and met no value that searches find. */
  readonly textless = new Column(Uint8Array);
  readonly #columns = [this.context, this.headerAt, this.outerAt, this.textless];
  /** Index of the context that new rows get. */
  current = 0;

  constructor(sink: ColumnSink, special: LayoutRules['special']) {
    this.#sink = sink;
    this.#special = special;
    const capacity = sink.reserveNodes(0).kind.length;
    for (const column of this.#columns) column.moveTo(sink.memory, capacity);
  }

  get count(): number {
    return this.headerAt.length;
  }

  add(headerAt: number, outerAt: number): void {
    this.headerAt.push(headerAt);
    this.context.push(this.current);
    this.outerAt.push(outerAt);
    this.textless.push(0);
  }

  /** Makes room for `more` rows, which the kernel fills in place. */
  reserve(more: number): void {
    for (const column of this.#columns) column.reserve(this.count + more);
  }

  filled(more: number): void {
    for (const column of this.#columns) column.length += more;
  }

  classOf(node: NodeId): ClassFacts {
    return this.#byClass.get(this.#sink.reserveNodes(0).class[node]! as ClassId)!;
  }

  /** Path of a component's outer object. */
  outer(node: NodeId): TextId {
    return (-2 - this.#sink.reserveNodes(0).parent[node]!) as TextId;
  }

  /** Sets the versions of all rows from here on. */
  enterContext(level: number, save: number, engine: number, migrates: boolean): void {
    const last = this.contexts[this.current];
    const same = last && last.save === save && last.level === level && last.engine === engine;
    if (same && last.migrates === migrates) return;
    const key = `${level} ${save} ${engine} ${migrates}`;
    const known = this.#contextOf.get(key);
    this.current = known ?? this.contexts.push({ level, save, engine, migrates }) - 1;
    this.#contextOf.set(key, this.current);
  }

  /** Classes whose names no game writes. */
  get oddClasses(): ReadonlySet<ClassId> {
    return new Set([...this.#byClass.values()].filter(({ isOdd }) => isOdd).map(({ id }) => id));
  }

  facts(path: TextId): ClassFacts {
    let facts = this.#facts.get(path);
    if (facts === undefined) {
      const text = this.#sink.texts.text(path);
      const name = text.slice(text.lastIndexOf('.') + 1);
      facts = {
        path,
        id: this.#sink.classOf(path),
        special: this.#special.get(name) ?? null,
        holdsLightweights: name === LIGHTWEIGHT_SUBSYSTEM,
        isGameClass: GAME_PATHS.test(text),
        isOdd: CONTROL.test(text),
      };
      this.#facts.set(path, facts);
      this.#byClass.set(facts.id, facts);
    }
    return facts;
  }
}
