// Walks the body: finds its levels and where their headers and bodies are, for every save version. Where the
// list of levels cannot be followed, it continues at the next place that is certainly a level. Source:
// docs/formats/satisfactory.md#body.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import type { TextId } from '../../../graph/ids.ts';
import { internString } from '../../unreal/texts/fstring.ts';
import type { Damage } from '../damage/damage.ts';
import {
  blobAt,
  destroyedListsEnd,
  findPlace,
  flagsOfHeaders,
  type LevelBytes,
  type LevelPlace,
  levelAt,
} from '../damage/level-places.ts';
import { headerEnd, referencesEnd } from '../damage/shapes.ts';
import { readOptionalEngine, readVersionData, skipGrids } from '../file/layout.ts';
import { skipReferences } from '../structs/references.ts';
import { ENGINE, SAVE } from '../versions.ts';
import type { LevelEmitter } from './emit.ts';

/** A part of the body; `end` is exclusive. */
export interface Range {
  readonly at: number;
  readonly end: number;
  /** Whether it is incomplete: the file ends here, or the size was lost. */
  readonly isCut: boolean;
  /** Set where the size was lost: whether the part may end at `at`, judging by what follows. */
  readonly mayEnd?: (at: number) => boolean;
}

export interface Level {
  /** As in the level list; null for the persistent level. */
  readonly name: TextId | null;
  /** Object headers: i32 n, n headers, then optionally destroyed actors. */
  readonly headers: Range;
  /** Object bodies: i32 n, n bodies. */
  readonly bodies: Range;
  readonly save: number;
  /** UE5 object version. */
  readonly engine: number;
}

/** A level whose beginning is lost; it starts at one of its headers. */
export interface HeadlessLevel {
  readonly at: number;
  readonly save: number;
  readonly engine: number;
  /** Otherwise it is one of the level list, and its name is lost. */
  readonly isPersistent: boolean;
}

/** What the reader of a file does with the levels that are not read here. */
export interface LevelVisitor {
  /** Called now and then. */
  progress(): void;
  /** Returns where the bodies end, null when that is lost. */
  level(level: Level): number | null;
  /** A level whose beginning is lost. Returns where its bodies end, null when they were not found. */
  rest(level: HeadlessLevel): number | null;
  /** The block of bodies after headers that end at `at`; null when there is none. */
  bodiesAfter(at: number): Range | null;
  /** Called when bytes between levels were not understood. */
  skipped(at: number, end: number): void;
}

/**
 * Walks a body of save version 29 or later; the cursor is just after the body's size. `isCut`: whether the file
 * ends before its body does.
 * @throws FormatError when there is no level that can be read
 */
export function walkLevels(emitter: LevelEmitter, isCut: boolean, visitor: LevelVisitor): void {
  new LevelWalk(emitter, isCut, visitor).walk();
}

class LevelWalk {
  readonly #emitter: LevelEmitter;
  readonly #cursor: Cursor;
  readonly #damage: Damage;
  readonly #save: number;
  readonly #isCut: boolean;
  readonly #visitor: LevelVisitor;
  readonly #wide: boolean;
  /** End of the body. */
  readonly #end: number;
  readonly #bytes: LevelBytes;
  /** UE5 object version of the file. */
  #engine: number;
  #levels = 0;
  /** End of the levels that were read. */
  #done = 0;

  constructor(emitter: LevelEmitter, isCut: boolean, visitor: LevelVisitor) {
    const { cursor, damage, save } = emitter.reading;
    this.#emitter = emitter;
    this.#cursor = cursor;
    this.#damage = damage;
    this.#save = save;
    this.#isCut = isCut;
    this.#visitor = visitor;
    this.#wide = save >= SAVE.WorldPartition;
    this.#end = cursor.end;
    this.#bytes = { view: cursor.view, end: cursor.end, wide: this.#wide, isCut, damage };
    this.#engine = save >= SAVE.VersionData ? ENGINE.newest : ENGINE.assumed;
  }

  walk(): void {
    const cursor = this.#cursor;
    let { at } = cursor;
    let fault: FormatError;
    try {
      const count = this.#preamble();
      for (let left = count; left > 0; left--) {
        left -= this.#plain(left);
        if (left === 0) break;
        at = cursor.at;
        this.#streamed();
      }
      at = cursor.at;
      this.#persistent();
      return;
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      fault = error;
    }
    const before = this.#levels;
    this.#walkAfter(at);
    if (this.#levels === 0) throw fault;
    // A cut file is reported as such; anything read after a fault isn't.
    if (!(this.#isCut && before === this.#levels)) this.#report(fault);
  }

  /** Skips what precedes the levels; returns how many levels the list has. */
  #preamble(): number {
    const cursor = this.#cursor;
    const { at } = cursor;
    if (this.#save >= SAVE.VersionData) {
      const { engine } = readVersionData(cursor);
      this.#damage.refuse(at, cursor.at);
      this.#engine = engine;
    }
    if (this.#wide && !this.#emitter.reading.fast.grids()) skipGrids(cursor);
    const count = cursor.count(this.#isCut ? 0 : this.#wide ? 20 : 12, 'levels');
    this.#damage.refuse(at, cursor.at);
    return count;
  }

  /** After a fault, jumps from one level that can be found to the next. */
  #walkAfter(fault: number): void {
    const cursor = this.#cursor;
    cursor.arrive();
    let from = this.#placeAfter(fault);
    for (;;) {
      const place = this.#next(from);
      if (place === null) {
        this.#visitor.skipped(from, cursor.end);
        return;
      }
      this.#visitor.skipped(from, place.at);
      cursor.at = place.at;
      try {
        if (place.kind === 'persistent' && this.#isFollowed(place.at)) {
          this.#headless(place.at + (this.#wide ? 8 : 4) + 4);
        } else if (place.kind === 'persistent') {
          this.#persistent();
          return;
        } else if (place.kind === 'streamed') this.#streamed();
        else this.#headless(place.at);
        from = cursor.at;
      } catch (error) {
        if (!(error instanceof FormatError)) throw error;
        this.#report(error);
        from = this.#placeAfter(Math.max(cursor.at, place.at));
      }
    }
  }

  /**
   * Whether the level with these two blocks is one of the list whose name is lost: then another level follows
   * it.
   */
  #isFollowed(at: number): boolean {
    const cursor = this.#cursor;
    const bytes = this.#bytes;
    const headers = blobAt(bytes, at);
    const bodies = headers && blobAt(bytes, headers.end);
    const tail = bodies && bodies.end <= this.#end ? this.#tail({ ...bodies, isCut: false }) : null;
    cursor.at = at;
    return tail !== null && levelAt(bytes, tail.next) !== null;
  }

  /** Where to search on after a fault: the next level may directly follow the last one. */
  #placeAfter(fault: number): number {
    const damage = this.#damage;
    if (fault > this.#done) return damage.after(fault);
    return damage.at(this.#done, this.#done + 4) ? damage.after(this.#done) : this.#done;
  }

  #next(from: number): LevelPlace | null {
    return findPlace(this.#bytes, from);
  }

  #plain(most: number): number {
    const { count, bodiesEnd } = this.#emitter.reading.fast.levels(this.#save, most);
    this.#visitor.progress();
    this.#levels += count;
    if (count > 0) this.#done = bodiesEnd;
    return count;
  }

  /** A level of the list: name, headers, bodies, [version], destroyed actors, [engine version]. */
  #streamed(): void {
    const cursor = this.#cursor;
    const damage = this.#damage;
    const start = cursor.at;
    const name = internString(cursor, this.#emitter.reading.sink.texts);
    damage.refuse(start, cursor.at + 4);
    const headers = this.#blob('headers of a level');
    const bodies = this.#bodies(headers, 'objects of a level', (at) => {
      const tail = this.#tail({ at, end: at, isCut: false });
      // Bodies may look like a list of anything, but not of objects.
      return tail && referencesEnd(cursor.view, tail.list, this.#end) >= 0 ? tail.next : undefined;
    });
    // Versions come after what they govern: read those first, skipping the list, then come back.
    const tail = this.#tail(bodies);
    const save = tail?.save ?? this.#guessSave(headers.at + 4, headers.end);
    this.#visit({ name, headers, bodies, save, engine: tail?.engine ?? this.#engineOf(save) });
    if (tail === null) {
      cursor.at = bodies.end;
      const expected = 'the versions of a level, and its destroyed actors';
      throw cursor.error('SHORT', expected, 'damaged bytes', bodies.end);
    }
    cursor.at = tail.list;
    this.#emitter.destroyed(name);
    cursor.at = tail.next;
  }

  /** Returns where the bodies end, null when that is lost. */
  #visit(level: Level): number | null {
    this.#levels++;
    this.#done = level.bodies.end;
    const end = this.#visitor.level(level);
    return level.bodies.isCut ? end : level.bodies.end;
  }

  /** What follows the bodies of a streamed level; null when it cannot be read. */
  #tail({ end, isCut }: Range): { save: number; engine: number | null; list: number; next: number } | null {
    const cursor = this.#cursor;
    const [fileSave, damage] = [this.#save, this.#damage];
    if (isCut) return null;
    const outer = cursor.enter(this.#end, end);
    try {
      const save = fileSave >= SAVE.LevelVersion ? cursor.i32() : fileSave;
      const list = cursor.at;
      skipReferences(cursor);
      const engine = fileSave >= SAVE.VersionData ? readOptionalEngine(cursor) : null;
      const next = cursor.at;
      if (damage.at(end, next)) return null;
      return { save, engine: engine ?? ENGINE.assumed, list, next };
    } catch (error) {
      if (error instanceof FormatError) return null;
      throw error;
    } finally {
      cursor.leave(outer);
    }
  }

  /** The level without a name, and the lists of destroyed actors after it. */
  #persistent(): void {
    const cursor = this.#cursor;
    this.#damage.refuse(cursor.at, cursor.at + 4);
    const headers = this.#blob('headers of the persistent level');
    const bodies = this.#bodies(headers, 'objects of the persistent level', (at) =>
      destroyedListsEnd(this.#bytes, at),
    );
    const end = this.#visit({ name: null, headers, bodies, save: this.#save, engine: this.#engine });
    cursor.at = end ?? bodies.end;
    if (end !== null) this.#persistentTail();
  }

  #persistentTail(): void {
    const cursor = this.#cursor;
    const [damage, isCut] = [this.#damage, this.#isCut];
    const { at } = cursor;
    try {
      if (this.#wide) {
        const lists = cursor.count(isCut ? 0 : 8, 'lists of destroyed actors');
        for (let i = 0; i < lists; i++) {
          const from = cursor.at;
          const name = internString(cursor, this.#emitter.reading.sink.texts);
          this.#destroyed(name, from);
        }
      } else this.#destroyed(null, at);
      // Unresolved actors; files saved by third-party tools may end before them.
      if (cursor.left >= 4) this.#destroyed(null, cursor.at);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      this.#visitor.skipped(cursor.at, cursor.end);
      if (!isCut) this.#report(damage.at(at, cursor.end)?.error ?? error);
    }
  }

  /** A list of destroyed actors at the cursor; reads it up to the first fault. */
  #destroyed(name: TextId | null, from: number): void {
    const cursor = this.#cursor;
    const list = cursor.at;
    skipReferences(cursor);
    const next = cursor.at;
    this.#damage.refuse(from, next);
    cursor.at = list;
    this.#emitter.destroyed(name);
    cursor.at = next;
  }

  /** A level whose name and first headers are lost. */
  #headless(at: number): void {
    const cursor = this.#cursor;
    const save = this.#guessSave(at, cursor.end);
    const isPersistent = this.#isPersistent(at, save);
    const end = this.#visitor.rest({ at, save, engine: this.#engineOf(save), isPersistent });
    this.#levels++;
    this.#done = end ?? cursor.at;
    if (end === null) return;
    cursor.at = end;
    if (isPersistent) this.#persistentTail();
    else cursor.at = this.#tail({ at, end, isCut: false })?.next ?? end;
  }

  /**
   * Whether the level with these headers is the persistent one: then only lists of destroyed actors follow
   * its bodies.
   */
  #isPersistent(at: number, save: number): boolean {
    const { view, end } = this.#cursor;
    let headersEnd = at;
    for (let next = at; next >= 0; next = headerEnd(view, next, end, save >= SAVE.ObjectFlags ? 4 : 0))
      headersEnd = next;
    const bodies = this.#visitor.bodiesAfter(headersEnd);
    return bodies !== null && !bodies.isCut && destroyedListsEnd(this.#bytes, bodies.end) === this.#end;
  }

  #engineOf(save: number): number {
    return save >= SAVE.VersionData ? this.#engine : ENGINE.assumed;
  }

  /**
   * Guesses the version of a level when what follows its bodies is lost: headers with flags are of the new
   * version, others of the old.
   */
  #guessSave(at: number, end: number): number {
    const save = this.#save;
    if (save < SAVE.ObjectFlags) return save;
    const flags = flagsOfHeaders(this.#cursor.view, at, end);
    return flags === false ? SAVE.Lightweights : save;
  }

  /** The bodies after these headers; if their size is lost, they are taken to reach up to the next level. */
  #bodies(headers: Range, of: string, endAfter: (at: number) => number | undefined): Range {
    const cursor = this.#cursor;
    const damage = this.#damage;
    if (headers.isCut) return { at: headers.end, end: headers.end, isCut: true };
    const width = this.#wide ? 8 : 4;
    if (!damage.at(cursor.at, cursor.at + width)) return this.#blob(of);
    const at = Math.min(cursor.at + width, cursor.end);
    const next = this.#next(damage.after(cursor.at));
    cursor.at = next?.at ?? cursor.end;
    const end = cursor.at;
    const mayEnd = (place: number): boolean => {
      const back = cursor.at;
      const reached = endAfter(place);
      cursor.at = back;
      return reached === end;
    };
    return { at, end, isCut: true, mayEnd };
  }

  /** A size and that many bytes; fewer if the file ends in them. */
  #blob(of: string): Range {
    const cursor = this.#cursor;
    const isCut = this.#isCut;
    const start = cursor.at;
    const size = this.#wide ? Number(cursor.i64()) : cursor.i32();
    const { at, left } = cursor;
    if (size < 0 || (size > left && !isCut)) {
      throw cursor.error('COUNT', `bytes of ${of}, from 0 to ${left}`, String(size), start);
    }
    cursor.skip(Math.min(size, left));
    return { at, end: cursor.at, isCut: size > left };
  }

  #report(fault: FormatError): void {
    this.#emitter.reading.issue(fault, null);
  }
}
