// Emits a file's levels into the graph: headers become nodes and bodies become edges; lightweight buildables
// and destroyed actors come last. Source: docs/formats/satisfactory.md#graph.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { ColumnSink } from '../../../graph/column-sink.ts';
import type { NodeId, TextId } from '../../../graph/ids.ts';
import type { SinkMark } from '../../../graph/sink.ts';
import { internString } from '../../unreal/texts/fstring.ts';
import { FastScan } from '../kernel/fast-scan.ts';
import { BodyReader } from '../objects/bodies.ts';
import { Reading } from '../objects/reading.ts';
import type { LayoutRules } from '../special/rules.ts';
import type { CollectedRows, DecodeState } from '../state.ts';
import type { LevelVersion } from '../versions.ts';
import { HeaderReader, LEAST_HEADER_BYTES } from './headers.ts';
import { LevelNames } from './level-names.ts';
import { readLightweights } from './lightweight-nodes.ts';

export interface FileFacts {
  readonly save: number;
  readonly build: number;
  readonly mapName: string;
}

/** A position to go back to, with everything emitted so far. */
export interface EmitterMark {
  readonly sink: SinkMark;
  readonly references: number;
  readonly lightweights: number;
}

export class LevelEmitter {
  readonly reading: Reading;
  readonly headers: HeaderReader;
  readonly bodies: BodyReader;
  readonly levelNames: LevelNames;
  readonly persistent: TextId;
  readonly fast: FastScan;
  /** The level whose list names the destroyed actor, by the actor's path. */
  readonly #destroyed = new Map<TextId, TextId>();
  #destroyedReferences = 0;
  #forgottenReferences = 0;
  /** Removed lightweight buildables, which keep their slot in the table; counted by finish(). */
  tombstones = 0;

  /** @param wait called before waiting for the bytes of the next levels */
  constructor(cursor: Cursor, sink: ColumnSink, facts: FileFacts, rules: LayoutRules, wait: () => void) {
    this.reading = new Reading(cursor, sink, facts.save, facts.build, rules);
    this.persistent = sink.texts.add(facts.mapName);
    this.headers = new HeaderReader(this.reading);
    this.bodies = new BodyReader(this.reading);
    this.levelNames = new LevelNames(sink);
    this.fast = new FastScan(this.reading, this.bodies, {
      wait,
      enterLevel: (name, version) => {
        this.levelNames.add(name);
        this.bodies.level = version;
      },
      destroyedAt: (name, at) => {
        cursor.at = at;
        this.destroyed(name);
      },
    });
  }

  /** References read, including empty ones. */
  get references(): number {
    return this.#objectReferences + this.#destroyedReferences;
  }

  get #objectReferences(): number {
    return this.reading.scan.references + this.fast.references - this.#forgottenReferences;
  }

  mark(): EmitterMark {
    const { lightweights } = this.bodies;
    const sink = this.reading.sink.mark();
    return { sink, references: this.#objectReferences, lightweights: lightweights.length };
  }

  /** Goes back to a mark, but keeps the nodes and spans of objects. */
  dropTo({ sink, references, lightweights }: EmitterMark): void {
    this.reading.sink.dropTo(sink);
    this.#forgottenReferences += this.#objectReferences - references;
    this.bodies.lightweights.length = lightweights;
  }

  /** Makes nodes for `count` headers from the cursor on; returns the row of the first. @throws FormatError */
  readHeaders(count: number): NodeId {
    const { cursor, rows } = this.reading;
    const row = rows.count as NodeId;
    for (let done = 0; done < count; done++) {
      // Never make room for more than the bytes can hold, whatever the count says.
      const room = Math.floor(cursor.left / LEAST_HEADER_BYTES);
      done += this.fast.headers(Math.min(count - done, room), this.headers.flagBytes);
      if (done < count) this.headers.read();
    }
    return row;
  }

  enterBodies(level: LevelVersion): void {
    this.bodies.level = level;
    this.fast.forgetVersion();
  }

  /**
   * Reads bodies from the cursor on into rows from `row` on.
   * @throws FormatError when a body cannot be where it should be
   */
  readBodies(row: NodeId, count: number, versioned: boolean): void {
    const { save } = this.bodies.level;
    for (let body = 0; body < count; body++) {
      body += this.fast.bodies({ row: row + body, count: count - body, versioned, save });
      if (body === count) return;
      this.bodies.read((row + body) as NodeId, versioned);
      this.fast.forgetVersion();
    }
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
    const lightweights = this.bodies.lightweights.map((data) =>
      readLightweights(this.reading, this.fast, data),
    );
    this.tombstones = lightweights.reduce((sum, { removed }) => sum + removed, 0);
    return {
      build,
      headerAt: rows.headerAt.finish(),
      context: rows.context.finish(),
      contexts: rows.contexts,
      textless: rows.textless.finish(),
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
    for (let row = 0; row < rows.count && this.#destroyed.size > 0; row++)
      if (this.#destroyed.delete(text[row]! as TextId)) existing.push(row);
    const missing = sink.classOf(sink.texts.add('Missing'));
    for (const [path, level] of this.#destroyed) {
      sink.level(level);
      sink.node('MISSING', missing, path);
    }
    return { first, count: this.#destroyed.size, existing };
  }
}
