// The body: which levels it has and where their headers and object data lie, for every save version. Where the list of levels
// cannot be followed, it goes on at the next thing that is certainly a level.
// Source: docs/formats/satisfactory.md#body.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import type { TextId } from '../../../graph/ids.ts';
import type { Damage } from '../damage/damage.ts';
import { blobAt, findPlace, flagsOfHeaders, type LevelPlace, levelAt } from '../damage/level-places.ts';
import { headerEnd, referencesByLevelEnd, referencesEnd } from '../damage/shapes.ts';
import { readOptionalEngine, readVersionData, skipGrids } from '../file/layout.ts';
import type { PlainLevels } from '../kernel/fast-scan.ts';
import { skipReferences } from '../structs/references.ts';
import { ENGINE, SAVE } from '../versions.ts';

/** A part of the body, the end exclusive. */
export interface Range {
  readonly at: number;
  readonly end: number;
  /** Whether it should go on: the file ends here, or the size was lost. */
  readonly isCut: boolean;
  /** Where its size was lost: whether it may end there, by what stands behind. */
  readonly mayEnd?: (at: number) => boolean;
}

export interface Level {
  /** As the level list has it; null for the persistent level. */
  readonly name: TextId | null;
  /** Object headers: i32 n, n headers, then maybe destroyed actors. */
  readonly headers: Range;
  /** Object bodies: i32 n, n bodies. */
  readonly bodies: Range;
  readonly save: number;
  /** UE5 object version. */
  readonly engine: number;
}

/** A level whose beginning is lost: from one of its headers on. */
export interface HeadlessLevel {
  readonly at: number;
  readonly save: number;
  readonly engine: number;
  /** Otherwise it is one of the list, and its name is lost. */
  readonly isPersistent: boolean;
}

export interface LevelVisitor {
  /** Says where the bodies end, null when that is lost. */
  level(level: Level): number | null;
  /** Reads levels of the list from the cursor on that are as nearly all are, up to `most`. */
  plainLevels(most: number): PlainLevels;
  /** A level whose beginning is lost. Says where its bodies end, null when they were not found. */
  rest(level: HeadlessLevel): number | null;
  /** The blob of bodies behind headers that end at `at`; null when there is none. */
  bodiesBehind(at: number): Range | null;
  /** References to actors that are gone; the list stands at the cursor. Null for a list of several levels. */
  destroyed(level: TextId | null, cursor: Cursor): void;
  /** The name of a level, at the cursor. */
  name(cursor: Cursor): TextId;
  /** Something between levels that cannot be read. */
  fault(error: FormatError): void;
  /** So many bytes between levels were not understood, from `at` on. */
  skipped(at: number, end: number): void;
}

/** What the walk knows of the file. */
export interface LevelFile {
  readonly save: number;
  /** Whether the file ends before its body does. */
  readonly isCut: boolean;
  readonly damage: Damage;
}

/**
 * Walks a body of save version 29 or later; the cursor stands behind the body's size.
 * @throws FormatError when there is no level that can be read
 */
export function walkLevels(cursor: Cursor, file: LevelFile, visitor: LevelVisitor): void {
  new LevelWalk(cursor, file, visitor).walk();
}

class LevelWalk {
  readonly #cursor: Cursor;
  readonly #file: LevelFile;
  readonly #visitor: LevelVisitor;
  readonly #wide: boolean;
  /** Of the body. */
  readonly #end: number;
  /** UE5 object version of the file. */
  #engine: number;
  #levels = 0;
  /** Behind the levels so far. */
  #done = 0;

  constructor(cursor: Cursor, file: LevelFile, visitor: LevelVisitor) {
    this.#cursor = cursor;
    this.#file = file;
    this.#visitor = visitor;
    this.#wide = file.save >= SAVE.WorldPartition;
    this.#end = cursor.end;
    this.#engine = file.save >= SAVE.VersionData ? ENGINE.newest : ENGINE.assumed;
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
    this.#walkBehind(at);
    if (this.#levels === 0) throw fault;
    // A cut file is reported as such; what was read behind a fault is not.
    if (!(this.#file.isCut && before === this.#levels)) this.#visitor.fault(fault);
  }

  /** What stands in front of the levels; says how many are streamed. */
  #preamble(): number {
    const cursor = this.#cursor;
    const { at } = cursor;
    if (this.#file.save >= SAVE.VersionData) {
      const { engine } = readVersionData(cursor);
      this.#file.damage.refuse(at, cursor.at);
      this.#engine = engine;
    }
    if (this.#wide) skipGrids(cursor);
    const count = cursor.count(this.#file.isCut ? 0 : this.#wide ? 20 : 12, 'levels');
    this.#file.damage.refuse(at, cursor.at);
    return count;
  }

  /** Goes on behind a fault, from one level that can be found to the next. */
  #walkBehind(fault: number): void {
    const cursor = this.#cursor;
    cursor.arrive();
    let from = this.#placeBehind(fault);
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
        this.#visitor.fault(error);
        from = this.#placeBehind(Math.max(cursor.at, place.at));
      }
    }
  }

  /** Whether the level with these two blobs is one of the list whose name is lost: behind it stands another. */
  #isFollowed(at: number): boolean {
    const cursor = this.#cursor;
    const { view, end } = cursor;
    const bytes = { view, end, wide: this.#wide, ...this.#file };
    const headers = blobAt(bytes, at);
    const bodies = headers && blobAt(bytes, headers.end);
    const tail = bodies && bodies.end <= end ? this.#tail({ ...bodies, isCut: false }) : null;
    cursor.at = at;
    return tail !== null && levelAt(bytes, tail.next) !== null;
  }

  /** Where to look on behind a fault: the next level may begin directly behind the last one. */
  #placeBehind(fault: number): number {
    const { damage } = this.#file;
    if (fault > this.#done) return damage.behind(fault);
    return damage.at(this.#done, this.#done + 4) ? damage.behind(this.#done) : this.#done;
  }

  #next(from: number): LevelPlace | null {
    const { view, end } = this.#cursor;
    return findPlace({ view, end, wide: this.#wide, ...this.#file }, from);
  }

  #plain(most: number): number {
    const { count, bodiesEnd } = this.#visitor.plainLevels(most);
    this.#levels += count;
    if (count > 0) this.#done = bodiesEnd;
    return count;
  }

  /** A level of the list: name, headers, bodies, [its version], destroyed actors, [its engine version]. */
  #streamed(): void {
    const cursor = this.#cursor;
    const { damage } = this.#file;
    const start = cursor.at;
    const name = this.#visitor.name(cursor);
    damage.refuse(start, cursor.at + 4);
    const headers = this.#blob('headers of a level');
    const bodies = this.#bodies(
      headers,
      'objects of a level',
      (at) => this.#tail({ at, end: at, isCut: false })?.next,
    );
    // The versions stand behind what they govern: note the list, read on, come back.
    const tail = this.#tail(bodies);
    const save = tail?.save ?? this.#guessSave(headers.at + 4, headers.end);
    this.#visit({ name, headers, bodies, save, engine: tail?.engine ?? this.#engineOf(save) });
    if (tail === null) {
      cursor.at = bodies.end;
      throw cursor.error(
        'SHORT',
        'the versions of a level, and its destroyed actors',
        'damaged bytes',
        bodies.end,
      );
    }
    cursor.at = tail.list;
    this.#visitor.destroyed(name, cursor);
    cursor.at = tail.next;
  }

  /** Says where the bodies end, null when that is lost. */
  #visit(level: Level): number | null {
    this.#levels++;
    this.#done = level.bodies.end;
    const end = this.#visitor.level(level);
    return level.bodies.isCut ? end : level.bodies.end;
  }

  /** What stands behind the bodies of a streamed level; null when it cannot be read. */
  #tail({ end, isCut }: Range): { save: number; engine: number | null; list: number; next: number } | null {
    const cursor = this.#cursor;
    const { save: fileSave, damage } = this.#file;
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

  /** The level without a name, and the lists of destroyed actors behind it. */
  #persistent(): void {
    const cursor = this.#cursor;
    this.#file.damage.refuse(cursor.at, cursor.at + 4);
    const headers = this.#blob('headers of the persistent level');
    const bodies = this.#bodies(headers, 'objects of the persistent level', (at) => this.#skipLists(at));
    const end = this.#visit({ name: null, headers, bodies, save: this.#file.save, engine: this.#engine });
    cursor.at = end ?? bodies.end;
    if (end !== null) this.#persistentTail();
  }

  #persistentTail(): void {
    const cursor = this.#cursor;
    const { damage, isCut } = this.#file;
    const { at } = cursor;
    try {
      if (this.#wide) {
        const lists = cursor.count(isCut ? 0 : 8, 'lists of destroyed actors');
        for (let i = 0; i < lists; i++) {
          const from = cursor.at;
          const name = this.#visitor.name(cursor);
          this.#destroyed(name, from);
        }
      } else this.#destroyed(null, at);
      // Unresolved actors; files that the calculator web site saved may end before them.
      if (cursor.left >= 4) this.#destroyed(null, cursor.at);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      this.#visitor.skipped(cursor.at, cursor.end);
      if (!isCut) this.#visitor.fault(damage.at(at, cursor.end)?.error ?? error);
    }
  }

  /** Where the lists end that stand behind the persistent level, when they are at `at`. */
  #skipLists(at: number): number {
    const { view } = this.#cursor;
    const end = this.#end;
    const lists = this.#wide ? referencesByLevelEnd(view, at, end) : referencesEnd(view, at, end);
    return lists < 0 || lists === end ? lists : referencesEnd(view, lists, end);
  }

  /** A list of destroyed actors that begins at the cursor, as far as it is sound. */
  #destroyed(name: TextId | null, from: number): void {
    const cursor = this.#cursor;
    const list = cursor.at;
    skipReferences(cursor);
    const next = cursor.at;
    this.#file.damage.refuse(from, next);
    cursor.at = list;
    this.#visitor.destroyed(name, cursor);
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

  /** Whether the level with these headers is the persistent one: behind its bodies stand lists of destroyed actors to the end. */
  #isPersistent(at: number, save: number): boolean {
    const { view, end } = this.#cursor;
    let behind = at;
    for (let next = at; next >= 0; next = headerEnd(view, next, end, save >= SAVE.ObjectFlags ? 4 : 0))
      behind = next;
    const bodies = this.#visitor.bodiesBehind(behind);
    return bodies !== null && !bodies.isCut && this.#skipLists(bodies.end) === this.#end;
  }

  #engineOf(save: number): number {
    return save >= SAVE.VersionData ? this.#engine : ENGINE.assumed;
  }

  /** The version of a level where what stands behind its bodies is lost: whether its headers have flags tells old from new. */
  #guessSave(at: number, end: number): number {
    const { save } = this.#file;
    if (save < SAVE.ObjectFlags) return save;
    const flags = flagsOfHeaders(this.#cursor.view, at, end);
    return flags === false ? SAVE.Lightweights : save;
  }

  /** The bodies behind these headers; where their size is lost, up to the next level. */
  #bodies(headers: Range, of: string, behind: (at: number) => number | undefined): Range {
    const cursor = this.#cursor;
    const { damage } = this.#file;
    if (headers.isCut) return { at: headers.end, end: headers.end, isCut: true };
    const width = this.#wide ? 8 : 4;
    if (!damage.at(cursor.at, cursor.at + width)) return this.#blob(of);
    const at = Math.min(cursor.at + width, cursor.end);
    const next = this.#next(damage.behind(cursor.at));
    cursor.at = next?.at ?? cursor.end;
    const end = cursor.at;
    const mayEnd = (place: number): boolean => {
      const back = cursor.at;
      const reached = behind(place);
      cursor.at = back;
      return reached === end;
    };
    return { at, end, isCut: true, mayEnd };
  }

  /** A size and as many bytes; less where the file ends in them. */
  #blob(of: string): Range {
    const cursor = this.#cursor;
    const { isCut } = this.#file;
    const start = cursor.at;
    const size = this.#wide ? Number(cursor.i64()) : cursor.i32();
    const { at, left } = cursor;
    if (size < 0 || (size > left && !isCut)) {
      throw cursor.error('COUNT', `bytes of ${of}, from 0 to ${left}`, String(size), start);
    }
    cursor.skip(Math.min(size, left));
    return { at, end: cursor.at, isCut: size > left };
  }
}
