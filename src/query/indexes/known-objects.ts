// Objects by what users call them, paths and names: whether one exists, and the nearest ones if not. Paths that
// differ only in numbers (`Build_ConstructorMk1_C_17`) have the same stem; even large saves have only a few
// thousand stems, which are compared one by one.

import { lastPart } from '../../graph/finished/paths.ts';
import type { Graph } from '../../graph/graph.ts';
import { NO_TEXT, type NodeId } from '../../graph/ids.ts';
import { nearestNames } from '../names/nearest-names.ts';
import { CHECK_ROWS, type QueryTools } from '../tools.ts';

/** Most objects to look at, and most stems to keep. */
const MOST_OBJECTS = 500_000;
const MOST_STEMS = 6_000;
/** Objects to compare, of all near stems together. */
const MOST_COMPARED = 1000;
/** Most names and paths to remember, whether found or not. */
const MOST_KEPT = 2000;
const MOST_KEPT_CHARACTERS = 1000;
/** Most characters of a path to compare. Texts with fewer than the least are close to everything. */
const MOST_CHARACTERS = 200;
const LEAST_CHARACTERS = 4;
const MOST_SUGGESTIONS = 5;
/** For objects whose stem did not fit. */
const NO_STEM = 0xffffffff;

interface Stems {
  /** The stem number of each object. */
  readonly of: Uint32Array;
  /** By number. */
  readonly texts: readonly string[];
}

export class KnownObjects {
  readonly #graph: Graph;
  #stems: Stems | null = null;
  readonly #names = new Map<string, boolean>();
  readonly #nearest = new Map<string, readonly string[]>();

  constructor(graph: Graph) {
    this.#graph = graph;
  }

  /** Whether an object has exactly this name. */
  hasName(name: string, tools: QueryTools): boolean {
    return kept(this.#names, name, () => this.#lookForName(name, tools));
  }

  /** The paths nearest to one that does not exist. `path` may also be just the last part of one. */
  nearestPaths(path: string, tools: QueryTools): readonly string[] {
    return kept(this.#nearest, path, () => this.#lookForNearest(path.slice(-MOST_CHARACTERS), tools));
  }

  #lookForName(name: string, { budget }: QueryTools): boolean {
    const { count } = this.#graph;
    const mayBe = nameTest(this.#graph, name);
    for (let row = 0; row < count; row++) {
      if (row % CHECK_ROWS === 0) budget.check();
      if (mayBe(row as NodeId) && this.#graph.name(row as NodeId) === name) return true;
    }
    return false;
  }

  #lookForNearest(wanted: string, tools: QueryTools): string[] {
    tools.budget.check();
    if (wanted.length < LEAST_CHARACTERS) return [];
    this.#stems ??= stemsOf(this.#graph, tools);
    const { texts } = this.#stems;
    const nearest = nearestBy(stemOf(wanted), texts.keys(), (stem) => texts[stem]!, tools);
    const objects = objectsOf(this.#stems, nearest);
    const paths = Array.from(objects, (row) => this.#graph.path(row));
    // Texts that differ in many digits are not close, but are still the same kind of object.
    const near = nearestBy(wanted, paths, (path) => path, tools);
    return [...new Set([...near, ...paths])].slice(0, MOST_SUGGESTIONS);
  }
}

/** Items whose text is close to the wanted one as a whole, at its end or in its last part, the nearest first. */
function nearestBy<T>(
  wanted: string,
  among: Iterable<T>,
  textOf: (one: T) => string,
  { budget }: QueryTools,
): T[] {
  const byText = new Map<string, Set<T>>();
  for (const one of among) {
    const text = textOf(one);
    for (const part of [text, text.slice(-wanted.length), lastPart(text)]) {
      const known = byText.get(part);
      if (known) known.add(one);
      else byText.set(part, new Set([one]));
    }
  }
  return nearestNames(wanted, byText.keys(), budget).flatMap((part) => [...byText.get(part)!]);
}

/** Objects with these stems, at most MOST_COMPARED. */
function* objectsOf({ of }: Stems, stems: readonly number[]): Generator<NodeId> {
  let left = MOST_COMPARED;
  for (const stem of stems) {
    for (let row = of.indexOf(stem); row >= 0; row = of.indexOf(stem, row + 1)) {
      yield row as NodeId;
      if (--left === 0) return;
    }
  }
}

/** Quickly rules out most nodes that do not have this name, without making strings. */
function nameTest(graph: Graph, name: string): (node: NodeId) => boolean {
  const { texts, data } = graph;
  const { image } = texts;
  const bytes = new TextEncoder().encode(name);
  return (node) => {
    const text = graph.pathText(node);
    const start = text === NO_TEXT || data.shownNames.has(node) ? -1 : texts.start(text);
    if (start < 0) return true;
    const from = start + texts.size(text) - bytes.length;
    return from >= start && bytes.every((byte, at) => image.getUint8(from + at) === byte);
  };
}

/** Remembers results by text; forgets all when there are too many. */
function kept<V>(map: Map<string, V>, text: string, find: () => V): V {
  let found = map.get(text);
  if (found === undefined) {
    found = find();
    if (map.size >= MOST_KEPT) map.clear();
    // A copy: the text may be a slice of the request, which it would keep in memory.
    if (text.length <= MOST_KEPT_CHARACTERS) map.set(JSON.parse(JSON.stringify(text)), found);
  }
  return found;
}

function stemsOf(graph: Graph, { budget }: QueryTools): Stems {
  const of = new Uint32Array(Math.min(graph.count, MOST_OBJECTS));
  const numbers = new Map<string, number>();
  for (let row = 0; row < of.length; row++) {
    if (row % CHECK_ROWS === 0) budget.check();
    const text = stemOf(graph.path(row as NodeId).slice(-MOST_CHARACTERS));
    let number = numbers.get(text);
    if (number === undefined) {
      number = numbers.size < MOST_STEMS ? numbers.size : NO_STEM;
      if (number !== NO_STEM) numbers.set(text, number);
    }
    of[row] = number;
  }
  return { of, texts: [...numbers.keys()] };
}

/** The path in lower case, with # for each number. */
function stemOf(path: string): string {
  return path.toLowerCase().replace(/\d+/g, '#');
}
