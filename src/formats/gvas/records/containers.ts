// The containers of records while a save is loaded, by name: those of one name in one record get numbers.

import type { ClassId, NodeId, TextId } from '../../../graph/ids.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { LabelNode } from '../../layout/labels.ts';
import { KnownTags } from '../../unreal/tags/known-tags.ts';
import type { GvasGame } from '../games/game.ts';
import { EqualRecords } from './equal-records.ts';
import type { GuidKeys } from './guid-keys.ts';

/** Facts that the records of one container share: an array, set or map of property lists. */
export interface Container {
  /** Their class, and how their paths continue that of the parent. */
  readonly of: ClassId;
  readonly text: TextId;
  readonly tags: KnownTags;
  readonly equals: EqualRecords;
  readonly keys: KnownKeys;
  /** The struct type of its records or, if the file does not store it, the name of the container. */
  readonly owner: TextId;
  /** Set if its records are what an id means: see GvasGame.things. */
  readonly thingFlag: string | null | undefined;
}

/** Keys of maps with the same name, as far as they help with the next ones. */
interface KnownKeys {
  guids: GuidKeys | null;
  /** Paths of records by keys that are plain values, and the prefix of these paths. */
  readonly paths: Map<number | string, TextId>;
  pathsBelow: TextId | null;
}

interface NamedContainers extends Container {
  /** The record that has one now, and how many it has had so far. */
  holder: NodeId;
  times: number;
  /** The last one returned: most records have a single container with this name, of one struct. */
  last: Container | null;
  lastStruct: TextId | null;
}

interface Shadowed {
  readonly known: NamedContainers;
  readonly holder: NodeId;
  readonly times: number;
}

export class Containers {
  readonly #sink: GraphSink;
  readonly #game: GvasGame;
  readonly #byField = new Map<LabelNode, NamedContainers>();
  /** Counts of containers of outer records before an open record got one with the same name. */
  readonly #shadowed: Shadowed[] = [];

  constructor(sink: GraphSink, game: GvasGame) {
    this.#sink = sink;
    this.#game = game;
  }

  /** To pass to leave() when the record that is entered now ends. */
  get shadowed(): number {
    return this.#shadowed.length;
  }

  /** The containers of the outer record go on counting where they were. */
  leave(shadowed: number): void {
    while (this.#shadowed.length > shadowed) {
      const { known, holder, times } = this.#shadowed.pop()!;
      known.holder = holder;
      known.times = times;
    }
  }

  /** The container with this name in a record; `struct` is the type of its elements. */
  of(field: LabelNode, struct: TextId | null, record: NodeId): Container {
    const { texts } = this.#sink;
    let known = this.#byField.get(field);
    if (known === undefined) {
      const name = field.text === null ? texts.add(field.path) : field.text;
      const text = texts.add(field.path.replaceAll('.', '/'));
      known = {
        of: this.#sink.classOf(name),
        owner: name,
        thingFlag: this.#game.things?.get(texts.text(name)),
        text,
        tags: new KnownTags(),
        equals: new EqualRecords(),
        keys: { guids: null, paths: new Map(), pathsBelow: null },
        holder: record,
        times: 0,
        last: null,
        lastStruct: null,
      };
      this.#byField.set(field, known);
    }
    if (known.holder === record) known.times++;
    else {
      this.#shadowed.push({ known, holder: known.holder, times: known.times });
      known.holder = record;
      known.times = 1;
    }
    // A name that repeats in one record, as those of static arrays do, gets a number.
    const text = known.times > 1 ? texts.add(`${texts.text(known.text)}#${known.times}`) : known.text;
    if (known.last?.text === text && known.lastStruct === struct) return known.last;
    // Fields with the same name may hold different structs in different records.
    known.lastStruct = struct;
    known.last = {
      of: struct === null ? known.of : this.#sink.classOf(struct),
      text,
      tags: known.tags,
      // The struct decides what its bytes hold.
      equals: new EqualRecords(),
      thingFlag: known.thingFlag,
      owner: struct ?? known.owner,
      keys: known.keys,
    };
    return known.last;
  }
}
