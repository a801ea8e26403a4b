// Deduces headers of objects that are partly lost in a hole: what is left of their text, together with copies
// of the lost bytes, often fits only one class and one of the paths that intact bytes mention. Source:
// docs/formats/satisfactory.md#salvage.

import { encodeUtf8 } from '../../../bytes/text.ts';
import { encodeString } from '../../unreal/texts/fstring.ts';
import { GAME_ACTOR_CLASSES } from '../damage/game-classes.ts';
import { groupBySize, KnownBytes, type SizeGroup } from '../damage/known-bytes.ts';
import type { LostText } from '../damage/lost-text.ts';
import { componentName, levelOf, type Mentions } from '../damage/mentions.ts';
import type { Reading } from '../objects/reading.ts';
import { deduceHoles } from './deduce-holes.ts';

/** Least number of known bytes in a header before it is accepted. */
const LEAST_KNOWN = 24;
/** Least number of known bytes in a header whose end is known. */
const LEAST_ENDING = 12;
/**
 * Least number of known bytes at the start of a header, by pass: what is easy to identify helps with the
 * rest.
 */
const LEAST_FIRST = [48, 32, 24, 16];
const FIRST = 80;
/** Least number of known bytes in its class. */
const LEAST_OF_CLASS = 8;
const LONGEST_HEADER = 4096;
/** Limits of comparisons, by place and by hole. */
const MOST_STEPS_HERE = 100_000;
const MOST_STEPS = 10_000_000;
/** Limit of class lengths to try, by hole. */
const MOST_LOOKS = 20_000_000;
/** `needTransform`, rotation, translation, scale, `wasPlacedInLevel`. */
const TRANSFORM_BYTES = 48;
/** Headers on either side of a hole in which to look for levels. */
const MOST_AROUND = 100;
/** Size of an FString in addition to its text: the length, and a NUL. */
const STRING_BYTES = 5;
const SLASH = 0x2f;
const ACTOR = Uint8Array.of(1, 0, 0, 0);
const COMPONENT = Uint8Array.of(0, 0, 0, 0);
const LEVEL = ':PersistentLevel.';

/** Writes what can be deduced of headers between two places, and marks it as deduced. */
export function deduceHeaders(reading: Reading, from: number, end: number, flagBytes: number): void {
  const { mentions } = reading;
  deduceHoles(reading, from, end, (text, hole, copies) => {
    const [first, last] = [Math.max(hole.to, from), Math.min(copies.to, end)];
    // The headers may end inside the hole.
    if (first >= last) return;
    const levels = levelsAround(mentions, hole.from);
    const nextHeader = mentions.headers.find(({ at }) => at >= copies.to && at < end)?.at ?? -1;
    new Deduction(text, mentions, flagBytes, levels).read(first, last, nextHeader);
  });
}

/** The levels named by the headers around a hole: nearly always one. */
function levelsAround({ paths, headers }: Mentions, at: number): Set<string> {
  if (paths.size === 0) return new Set();
  const next = headers.findIndex((header) => header.at > at);
  const middle = next < 0 ? headers.length : next;
  const around = headers.slice(Math.max(0, middle - MOST_AROUND), middle + MOST_AROUND);
  return new Set(around.map(({ level }) => level));
}

/** How a header may start: its kind, class and level. */
interface Beginning {
  readonly isActor: boolean;
  readonly className: string;
  readonly level: string;
}

/** A path that no header has yet. */
interface OpenPath {
  readonly path: string;
  /** Name of the actor, or of the component without its number. */
  readonly name: string;
  readonly isActor: boolean;
}

interface Ending {
  readonly at: number;
  readonly beginning: Beginning;
  readonly open: OpenPath;
}

class Deduction {
  readonly #text: LostText;
  readonly #mentions: Mentions;
  readonly #flagBytes: number;
  readonly #actorClasses: readonly SizeGroup[];
  readonly #componentClasses: readonly SizeGroup[];
  readonly #paths = new Map<string, Set<OpenPath>>();
  /** Starts of the headers that were found, and their ends. */
  readonly #found = new Map<number, number>();
  readonly #strings = new Map<string, Uint8Array>();
  #stepsHere = 0;
  #looks = 0;
  #known: KnownBytes | null = null;
  /** By offset from `#from`: 1 where the NUL of a class may be, followed by a level. */
  #classEnds: Uint8Array = new Uint8Array(0);
  #from = 0;

  constructor(text: LostText, mentions: Mentions, flagBytes: number, levels: ReadonlySet<string>) {
    this.#text = text;
    this.#mentions = mentions;
    this.#flagBytes = flagBytes;
    for (const level of levels) this.#paths.set(level, new Set());
    for (const path of mentions.paths) {
      const actor = path.slice(nameAt(path));
      const isActor = !actor.includes('.');
      this.#paths.get(levelOf(path))?.add({ path, name: isActor ? actor : componentName(path), isActor });
    }
    const ofActors = mentions.headers.filter(({ isActor }) => isActor).map(({ className }) => className);
    this.#actorClasses = groupBySize(new Set([...ofActors, ...mentions.assetClasses, ...GAME_ACTOR_CLASSES]));
    this.#componentClasses = groupBySize(
      new Set([...mentions.componentClasses.values()].flatMap((of) => [...of])),
    );
  }

  /**
   * What one header reveals of lost bytes may identify another. `nextHeader` is where the first header after
   * them all starts; -1 if there is none.
   */
  read(from: number, end: number, nextHeader: number): void {
    this.#backwards(from, nextHeader);
    this.#from = from;
    const ends = Array.from(this.#paths.keys(), (level) => Uint8Array.of(0, ...this.#string(level)));
    for (const least of LEAST_FIRST) {
      this.#known = new KnownBytes(this.#text, from, end + LONGEST_HEADER);
      this.#classEnds = this.#known.placesOf(ends);
      for (let at = from; at < end && this.#text.steps < MOST_STEPS; ) {
        const next = this.#found.get(at) ?? (this.#isLegible(at, least) ? this.#headerAt(at) : null);
        if (next !== null) this.#found.set(at, next);
        at = next ?? at + 1;
      }
    }
  }

  /** Headers from the last one backwards, as long as only one can end where the next begins. */
  #backwards(from: number, nextHeader: number): void {
    for (let end = nextHeader; end > from && this.#text.steps < MOST_STEPS; ) {
      this.#stepsHere = Number.POSITIVE_INFINITY;
      const fitting = this.#endingAt(end);
      if (fitting.length !== 1) return;
      const [{ at, beginning, open }] = fitting as [Ending];
      this.#paths.get(beginning.level)!.delete(open);
      this.#found.set(at, this.#named(at, beginning, open)!.at);
      end = at;
    }
  }

  /** Headers with mentioned paths that fit before `end`. */
  #endingAt(end: number): Ending[] {
    const found: Ending[] = [];
    for (const [level, paths] of this.#paths) {
      this.#text.steps += paths.size;
      for (const open of paths) {
        // Too many actors are possible.
        if (open.isActor) continue;
        for (const className of this.#mentions.componentClasses.get(open.name) ?? []) {
          const sizes = [className.length, level.length, open.path.length, open.path.lastIndexOf('.')];
          const size = sizes.reduce((sum, length) => sum + length + STRING_BYTES, COMPONENT.length);
          const at = end - size - this.#flagBytes;
          const beginning = { isActor: false, className, level };
          if (this.#fits(() => this.#named(at, beginning, open), LEAST_ENDING))
            found.push({ at, beginning, open });
        }
      }
    }
    return found;
  }

  /** Whether a header may start here, with enough known bytes. */
  #isLegible(at: number, least: number): boolean {
    const text = this.#text;
    const isZero = (place: number): boolean => text.byte(place) <= 0;
    if (text.byte(at) > 1 || !isZero(at + 1) || !isZero(at + 2) || !isZero(at + 3)) return false;
    if (!isZero(at + 6) || !isZero(at + 7)) return false;
    const first = text.byte(at + 8);
    if (first >= 0 && first !== SLASH) return false;
    return this.#known!.count(at, at + FIRST) >= least;
  }

  /** End of the header at `at`, if all candidates that fit agree on it. */
  #headerAt(at: number): number | null {
    this.#stepsHere = this.#text.steps + MOST_STEPS_HERE;
    const beginnings = this.#beginnings(at);
    const named = beginnings.flatMap((beginning) =>
      this.#pathsOf(at, beginning).map((open) => ({ beginning, open })),
    );
    if (named.length === 1 && this.#text.steps <= this.#stepsHere) {
      const [{ beginning, open }] = named as [(typeof named)[0]];
      this.#paths.get(beginning.level)!.delete(open);
      return this.#named(at, beginning, open)!.at;
    }
    const unnamed = beginnings.filter((of) => this.#fits(() => this.#unnamed(at, of)));
    if (this.#text.steps > this.#stepsHere) return null;
    return named.length === 0 && unnamed.length === 1 ? this.#unnamed(at, unnamed[0]!)!.at : null;
  }

  #beginnings(at: number): Beginning[] {
    const found: Beginning[] = [];
    for (const isActor of [false, true]) {
      if (this.#text.byte(at) === (isActor ? 0 : 1)) continue;
      for (const className of this.#classesAt(
        at + 4,
        isActor ? this.#actorClasses : this.#componentClasses,
      )) {
        for (const level of this.#paths.keys()) {
          const beginning = { isActor, className, level };
          if (this.#fits(() => this.#begin(at, beginning), 0)) found.push(beginning);
        }
      }
    }
    return found;
  }

  /** Classes that fit as FStrings at `at`. */
  #classesAt(at: number, classes: readonly SizeGroup[]): string[] {
    this.#looks += classes.length;
    if (this.#looks > MOST_LOOKS) return [];
    const text = this.#text;
    const known = this.#known!;
    const ends = this.#classEnds;
    const from = at + 4;
    const first = from - this.#from;
    const length = text.byte(at);
    const found: string[] = [];
    for (let i = 0; i < classes.length; i++) {
      const { size, texts } = classes[i]!;
      if (ends[first + size] === 0) continue;
      if (length >= 0 && length !== ((size + 1) & 255)) continue;
      if (text.byte(from + size) > 0 || text.byte(from + size - 1) === 0) continue;
      if (known.count(from, from + size) < LEAST_OF_CLASS) continue;
      text.steps += texts.length;
      for (const { text: name, bytes } of texts) {
        if (!known.mayHold(from, bytes)) continue;
        if (this.#fits(() => this.#take(at, [this.#string(name)]), 0)) found.push(name);
      }
    }
    return found;
  }

  /** Mentioned paths that fit a header with this beginning. */
  #pathsOf(at: number, beginning: Beginning): OpenPath[] {
    const { isActor, className, level } = beginning;
    const { componentClasses } = this.#mentions;
    // Components with the same name have one class, or two; actors are named after theirs.
    const prefix = className.slice(className.lastIndexOf('.') + 1).replace(/_C$/, '');
    const isPlausible = ({ name }: OpenPath): boolean =>
      isActor ? name.startsWith(prefix) : (componentClasses.get(name)?.has(className) ?? false);
    const fitting: OpenPath[] = [];
    for (const open of this.#paths.get(level)!) {
      if (open.isActor !== isActor || !isPlausible(open)) continue;
      if (this.#fits(() => this.#named(at, beginning, open))) fitting.push(open);
    }
    return fitting;
  }

  /** Whether something fits with enough known bytes. Leaves nothing assumed. */
  #fits(take: () => Taken | null, least = LEAST_KNOWN): boolean {
    // The result is not used in that case.
    if (this.#text.steps > this.#stepsHere) return false;
    const { mark } = this.#text;
    const taken = take();
    this.#text.undo(mark);
    return taken !== null && taken.known >= least;
  }

  /** Assumes kind, class and level; returns where the path begins. */
  #begin(at: number, { isActor, className, level }: Beginning): Taken | null {
    return this.#take(at, [isActor ? ACTOR : COMPONENT, this.#string(className), this.#string(level)]);
  }

  /** Assumes a whole header; returns where it ends. */
  #named(at: number, beginning: Beginning, { path, isActor }: OpenPath): Taken | null {
    const start = this.#begin(at, beginning);
    const named = start && this.#take(start.at, [this.#string(path)], start.known);
    if (named === null) return null;
    const rest = named.at + this.#flagBytes;
    if (isActor) return { at: rest + TRANSFORM_BYTES, known: named.known };
    return this.#take(rest, [this.#string(path.slice(0, path.lastIndexOf('.')))], named.known);
  }

  /**
   * Assumes what is possible of the header of an actor that no reference names, if the length of its path is
   * known.
   */
  #unnamed(at: number, beginning: Beginning): Taken | null {
    const start = beginning.isActor ? this.#begin(at, beginning) : null;
    if (start === null) return null;
    const length = this.#text.byte(start.at);
    const prefix = beginning.level + LEVEL;
    if (length <= prefix.length + 1) return null;
    const end = start.at + 4 + length;
    const named = this.#take(start.at, [Uint8Array.of(length, 0, 0, 0), encodeUtf8(prefix)], start.known);
    const closed = named && this.#take(end - 1, [Uint8Array.of(0)], named.known);
    return closed && { at: end + this.#flagBytes + TRANSFORM_BYTES, known: closed.known };
  }

  /** Assumes adjacent pieces, or none of them. */
  #take(at: number, pieces: readonly Uint8Array[], before = 0): Taken | null {
    const { mark } = this.#text;
    let known = before;
    let next = at;
    for (const piece of pieces) {
      const count = this.#text.take(next, piece);
      if (count < 0) {
        this.#text.undo(mark);
        return null;
      }
      known += count;
      next += piece.length;
    }
    return { at: next, known };
  }

  /** Encodes an FString. */
  #string(text: string): Uint8Array {
    let bytes = this.#strings.get(text);
    if (bytes === undefined) {
      bytes = encodeString(text);
      this.#strings.set(text, bytes);
    }
    return bytes;
  }
}

/** Bytes that were assumed: where they end, and how many of them were known before. */
interface Taken {
  readonly at: number;
  readonly known: number;
}

/** Where in a path the name of the actor begins. */
function nameAt(path: string): number {
  return path.indexOf(LEVEL) + LEVEL.length;
}
