// Emits a file's levels into the graph: headers become nodes and bodies become edges; lightweight buildables
// and destroyed actors come last. Source: docs/formats/satisfactory.md#graph.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { ColumnSink } from '../../../graph/column-sink.ts';
import type { TextId } from '../../../graph/ids.ts';
import { internString } from '../../unreal/texts/fstring.ts';
import { BodyReader } from '../objects/bodies.ts';
import { Reading } from '../objects/reading.ts';
import type { LayoutRules } from '../special/rules.ts';
import type { CollectedRows, DecodeState } from '../state.ts';
import { HeaderReader } from './headers.ts';
import { LevelNames } from './level-names.ts';
import { readLightweights } from './lightweight-nodes.ts';

export interface FileFacts {
  readonly save: number;
  readonly build: number;
  readonly mapName: string;
}

export class LevelEmitter {
  readonly reading: Reading;
  readonly headers: HeaderReader;
  readonly bodies: BodyReader;
  readonly levelNames: LevelNames;
  readonly persistent: TextId;
  /** The level whose list names the destroyed actor, by the actor's path. */
  readonly #destroyed = new Map<TextId, TextId>();
  #destroyedReferences = 0;
  /** Called before waiting for the bytes of the next levels. */
  beforeWait: () => void = () => undefined;
  /** Removed lightweight buildables, which keep their slot in the table; counted by finish(). */
  tombstones = 0;

  constructor(cursor: Cursor, sink: ColumnSink, facts: FileFacts, rules: LayoutRules) {
    this.reading = new Reading(cursor, sink, facts.save, facts.build, rules);
    this.persistent = sink.texts.add(facts.mapName);
    this.headers = new HeaderReader(this.reading);
    this.bodies = new BodyReader(this.reading);
    this.levelNames = new LevelNames(sink);
    this.reading.fast.setLevels({
      wait: () => this.beforeWait(),
      enterLevel: (name, version) => {
        this.levelNames.add(name);
        this.bodies.enterLevel(version);
      },
      destroyedAt: (name, at) => {
        cursor.at = at;
        this.destroyed(name);
      },
    });
  }

  /** References read, including empty ones. */
  get references(): number {
    return this.reading.references + this.#destroyedReferences;
  }

  /**
   * Reads a list of destroyed actors at the cursor. In a list that is not of one level, a reference names its own
   * level or, by naming none, the persistent one.
   */
  destroyed(levelName: TextId | null): void {
    const { cursor, sink } = this.reading;
    const count = cursor.count(8, 'destroyed actors');
    this.#destroyedReferences += count;
    for (let i = 0; i < count; i++) {
      const named = internString(cursor, sink.texts);
      const path = internString(cursor, sink.texts);
      if (this.#destroyed.has(path)) continue;
      const isNamed = levelName === null && sink.texts.text(named) !== '';
      this.#destroyed.set(path, isNamed ? this.levelNames.named(named) : (levelName ?? this.persistent));
    }
  }

  /** Emits what comes after all objects. */
  finish(): Omit<DecodeState, 'body' | 'chunks' | 'layouts'> {
    const { rows, sink, build } = this.reading;
    sink.level(this.persistent);
    const lightweights = this.bodies.lightweights.map((data) => readLightweights(this.reading, data));
    this.tombstones = lightweights.reduce((sum, { removed }) => sum + removed, 0);
    return {
      build,
      headerAt: rows.headerAt.finish(),
      context: rows.context.finish(),
      contexts: rows.contexts,
      lightweights,
      collected: this.#collected(),
    };
  }

  /** Makes nodes for destroyed actors that are no objects of the save. */
  #collected(): CollectedRows {
    const { rows, sink } = this.reading;
    const first = sink.nodeCount;
    const existing: number[] = [];
    // A list of destroyed actors may name one that exists again.
    const { text } = sink.reserveNodes(0);
    for (let row = 0; row < rows.count && this.#destroyed.size > 0; row++) {
      if (this.#destroyed.delete(text[row]! as TextId)) existing.push(row);
    }
    const missing = sink.classOf(sink.texts.add('Missing'));
    for (const [path, level] of this.#destroyed) {
      sink.level(level);
      sink.node('MISSING', missing, path);
    }
    return { first, count: this.#destroyed.size, existing };
  }
}
