// Finds the headers and bodies of a damaged level, as far as its sizes or what surrounds them tell. Source:
// docs/formats/satisfactory.md#recovery.

import type { Damage } from '../../../bytes/damage.ts';
import type { FormatError } from '../../../bytes/format-error.ts';
import type { TextId } from '../../../graph/ids.ts';
import { internString } from '../../unreal/texts/fstring.ts';
import { readOptionalEngine } from '../file/layout.ts';
import { flagBytesOf } from '../levels/headers.ts';
import type { LevelReader } from '../levels/levels.ts';
import { skipReferences } from '../structs/references.ts';
import { ENGINE, type LevelVersion, SAVE } from '../versions.ts';
import { blobAt, destroyedListsEnd, findPlace, flagsOfHeaders, type LevelBytes } from './level-places.ts';
import { bodyEnd, bodyShape, headerEnd, prefixBytes, referencesByLevelEnd, referencesEnd } from './shapes.ts';

/** Headers or bodies of a level. */
export interface Part {
  readonly at: number;
  /** Exclusive. */
  readonly end: number;
  /** True if their number, and with it the first one, is at `at`. */
  readonly hasCount: boolean;
  /** End of the last one by its size; null when that is lost, or after the end of the file. */
  readonly knownEnd: number | null;
  /** True if bytes at its end may be those of another level, whose headers are lost. */
  readonly mayBeOthers?: boolean;
  /** True if the last one may end at an offset. */
  isEnd(at: number): boolean;
}

export interface LevelFrame {
  readonly kind: 'streamed' | 'persistent' | 'only' | 'blueprint';
  /** As in the level list; null for the persistent level, or when it is lost. */
  readonly name: TextId | null;
  /** Why the name or the version is not certain; null when both are. */
  readonly doubt: FormatError | null;
  readonly version: LevelVersion;
  readonly headers: Part;
  /** The bodies, once it is known where the headers end; null when that is lost too. */
  bodies(headersEnd: number | null, lastHeader: number): Part;
}

/** The end of a streamed level, after its bodies. */
interface LevelTail {
  readonly version: LevelVersion;
  /** The destroyed actors. */
  readonly list: number;
  readonly next: number;
}

/** Above the version of any object. */
const MOST_VERSION = 999;

export class LevelFrames {
  readonly #levels: LevelReader;
  readonly #damage: Damage;
  readonly bytes: LevelBytes;
  #hasSought = false;
  readonly end: number;

  constructor(levels: LevelReader, damage: Damage) {
    const { cursor } = levels.emitter.reading;
    this.#levels = levels;
    this.#damage = damage;
    this.end = levels.end;
    const [{ wide }, { isCut }] = [levels.facts, levels];
    this.bytes = { view: cursor.view, end: levels.end, wide, isCut, damage, tolerance: damage.guessed };
  }

  /** A level of the list whose name is at `at`. */
  streamed(at: number): LevelFrame {
    const { cursor, sink } = this.#levels.emitter.reading;
    cursor.at = at;
    const name = internString(cursor, sink.texts);
    const part = this.#damage.at(at, cursor.at);
    return this.#sized(cursor.at, 'streamed', part?.lost ? null : name, part?.error ?? null);
  }

  /** The name of the next level of the list after `from`; null for none, and when it was asked for before. */
  nextName(from: number): TextId | null {
    const { cursor, sink } = this.#levels.emitter.reading;
    let place = this.#hasSought ? null : findPlace(this.bytes, from);
    this.#hasSought = true;
    while (place?.kind === 'headers') place = findPlace(this.bytes, place.at + 1);
    if (place?.kind !== 'streamed') return null;
    cursor.at = place.at;
    const name = internString(cursor, sink.texts);
    return this.#damage.at(place.at, cursor.at) ? null : name;
  }

  /** The persistent level, or a blueprint's, whose sizes are at `at`. */
  unnamed(at: number, kind: 'persistent' | 'blueprint'): LevelFrame {
    return this.#sized(at, kind, null, null);
  }

  /** The level of a save version without levels: nothing but numbers tells where headers and bodies are. */
  only(at: number): LevelFrame {
    const { view } = this.bytes;
    const isEnd = (place: number): boolean =>
      place === this.end || referencesEnd(view, place, this.end) === this.end;
    return {
      ...{ kind: 'only', name: null, doubt: null, version: this.#version(this.#levels.emitter.reading.save) },
      headers: {
        at,
        end: this.end,
        hasCount: true,
        knownEnd: null,
        isEnd: (place) => this.#beginsBodies(place, this.end),
      },
      bodies: (headersEnd, last) => ({
        at: headersEnd ?? this.#damage.after(last),
        end: this.end,
        hasCount: headersEnd !== null,
        knownEnd: null,
        isEnd,
      }),
    };
  }

  /** A level whose beginning is lost, from one of its headers on. `name` is what its objects say. */
  withoutHeader(at: number, isPersistent: boolean, name: TextId | null, doubt: FormatError): LevelFrame {
    const kind = isPersistent ? 'persistent' : 'streamed';
    const version = this.#version(this.#guessSave(at, this.end));
    return {
      ...{ kind, name: isPersistent ? null : name, doubt: isPersistent ? null : doubt, version },
      headers: this.#unsizedHeaders(at),
      bodies: (headersEnd, last) => this.#bodiesAt(headersEnd, last, kind),
    };
  }

  /** True if a header is as the version of the file has it: what another file left here may be of another version. */
  isOfVersion(at: number): boolean {
    const save = this.#guessSave(at, this.end);
    return headerEnd(this.bytes.view, at, this.end, flagBytesOf(save)) >= 0;
  }

  /** The end of a level whose bodies end at `at`; null when it cannot be read. */
  tail(at: number): LevelTail | null {
    const { cursor, save: fileSave } = this.#levels.emitter.reading;
    return cursor.elsewhere(at, this.end, () => {
      const save = fileSave >= SAVE.LevelVersion ? cursor.i32() : fileSave;
      const list = cursor.at;
      skipReferences(cursor);
      const engine = fileSave >= SAVE.VersionData ? readOptionalEngine(cursor) : null;
      if (this.#damage.at(at, cursor.at)) return null;
      return { version: { save, engine: engine ?? ENGINE.assumed }, list, next: cursor.at };
    });
  }

  /** The block of bodies after headers that end at `at`, perhaps with destroyed actors in between; null for none. */
  bodiesAfter(at: number): Part | null {
    const { view, end } = this.bytes;
    for (const start of [at, referencesEnd(view, at, end), referencesByLevelEnd(view, at, end)]) {
      const blob = start < 0 ? null : blobAt(this.bytes, start);
      if (blob === null || this.#damage.at(start, blob.at + 4)) continue;
      if (this.#beginsBodies(blob.at, Math.min(blob.end, end))) return this.#block(blob);
    }
    return null;
  }

  /** A level with two sizes at `at`. */
  #sized(
    at: number,
    kind: 'streamed' | 'persistent' | 'blueprint',
    name: TextId | null,
    lost: FormatError | null,
  ): LevelFrame {
    const { cursor, save } = this.#levels.emitter.reading;
    const width = this.bytes.wide ? 8 : 4;
    const headers = this.#damage.at(at, at + width) ? null : blobAt(this.bytes, at);
    if (headers === null) throw cursor.error('VALUE', 'the size of the headers of a level', 'none', at);
    const bodies = this.#damage.at(headers.end, headers.end + width) ? null : blobAt(this.bytes, headers.end);
    const tail = kind === 'streamed' && bodies && bodies.end <= this.end ? this.tail(bodies.end) : null;
    const isCertain = kind !== 'streamed' || tail !== null;
    const doubt = isCertain ? null : cursor.error('SHORT', 'the version of this level', 'damaged bytes', at);
    const guessed = (): number => this.#guessSave(headers.at + 4, Math.min(headers.end, this.end));
    const version = tail?.version ?? this.#version(kind === 'streamed' ? guessed() : save);
    const certain = { kind, name, doubt: lost ?? (save >= SAVE.LevelVersion ? doubt : null), version };
    const isEnd = (place: number): boolean => this.#endsHeaders(place, headers.end);
    const end = Math.min(headers.end, this.end);
    if (this.#damage.isGuessed(headers.at, end)) {
      return {
        ...certain,
        headers: { ...this.#unsizedHeaders(headers.at), hasCount: true },
        bodies: (headersEnd, last) => this.#bodiesAt(headersEnd, last, kind),
      };
    }
    return {
      ...certain,
      headers: {
        ...{ at: headers.at, end, hasCount: true, knownEnd: null },
        isEnd: (place) => headers.end <= this.end && isEnd(place),
      },
      bodies: () => (bodies ? this.#sizedBodies(bodies, kind) : this.#unsizedBodies(end, kind)),
    };
  }

  #unsizedHeaders(at: number): Part {
    const isEnd = (place: number): boolean => this.bodiesAfter(place) !== null;
    return { at, end: this.end, hasCount: false, knownEnd: null, isEnd };
  }

  /** The bodies after headers of unknown size that end at `headersEnd`, null when even that is lost. */
  #bodiesAt(headersEnd: number | null, last: number, kind: LevelFrame['kind']): Part {
    const blob = headersEnd === null ? null : this.bodiesAfter(headersEnd);
    return blob === null ? this.#unsizedBodies(last, kind) : this.#sizedBodies(blob, kind);
  }

  /** A size that leads past bytes of unknown size says nothing. */
  #sizedBodies(blob: { readonly at: number; readonly end: number }, kind: LevelFrame['kind']): Part {
    if (!this.#damage.isGuessed(blob.at, Math.min(blob.end, this.end))) return this.#block(blob);
    return { ...this.#unsizedBodies(blob.at, kind), at: blob.at, hasCount: true };
  }

  #block(blob: { readonly at: number; readonly end: number }): Part {
    const isCut = blob.end > this.end;
    const end = Math.min(blob.end, this.end);
    return {
      at: blob.at,
      end,
      hasCount: true,
      knownEnd: isCut ? null : end,
      isEnd: (place) => !isCut && place === blob.end,
    };
  }

  /** Bodies somewhere after `from` whose size is lost: they reach up to the next level. */
  #unsizedBodies(from: number, kind: LevelFrame['kind']): Part {
    const { view } = this.bytes;
    const versionBytes = this.#levels.emitter.reading.save >= SAVE.LevelVersion ? 4 : 0;
    const at = Math.min(this.#damage.after(from), this.end);
    const next = kind === 'streamed' ? findPlace(this.bytes, at) : null;
    const isLast = (place: number): boolean => destroyedListsEnd(this.bytes, place) === this.end;
    const isBeforeNext = (place: number): boolean => {
      // Bodies may look like a list of anything, but not of objects.
      if (referencesEnd(view, place + versionBytes, this.end) < 0) return false;
      return this.tail(place)?.next === next?.at;
    };
    const isEnd = next ? isBeforeNext : isLast;
    const mayBeOthers = kind === 'streamed';
    return { at, end: next?.at ?? this.end, hasCount: false, knownEnd: null, mayBeOthers, isEnd };
  }

  /** True if the number of bodies and a plausible first body start at `at`. */
  #beginsBodies(at: number, end: number): boolean {
    const { view, wide } = this.bytes;
    if (at + 4 > end) return false;
    const count = view.getInt32(at, true);
    if (count === 0) return at + 4 === end;
    const first = at + 4;
    const next = count > 0 ? bodyEnd(view, first, end, wide, MOST_VERSION) : -1;
    return next >= 0 && bodyShape(view, first + prefixBytes(wide), next, wide) !== null;
  }

  /** True if headers that end at `at` can be the last thing in a block that ends at `end`. */
  #endsHeaders(at: number, end: number): boolean {
    const { view } = this.bytes;
    return at === end || referencesEnd(view, at, end) === end || referencesByLevelEnd(view, at, end) === end;
  }

  #version(save: number): LevelVersion {
    return { save, engine: save >= SAVE.VersionData ? this.#levels.engine : ENGINE.assumed };
  }

  /** Headers with flags are of the file's version, others of an old one. */
  #guessSave(at: number, end: number): number {
    const { save } = this.#levels.emitter.reading;
    if (save < SAVE.ObjectFlags) return save;
    return flagsOfHeaders(this.bytes.view, at, end) === false ? SAVE.Lightweights : save;
  }
}
