// Objects by what users call them, paths and names. Paths that differ only in numbers (`Build_ConstructorMk1_C_17`) have
// the same stem; even large saves have only a few thousand stems, which are compared one by one.

import { lastPart } from '../../graph/finished/paths.ts';
import type { Graph } from '../../graph/graph.ts';
import { NO_NODE, NO_TEXT, type NodeId } from '../../graph/ids.ts';
import { madeOfText, memoize } from '../../graph/made-once.ts';
import { RecentlyUsed } from '../../graph/recently-used.ts';
import type { Budget } from '../budget.ts';
import type { TextFilter } from '../filter/filter.ts';
import { CHECK_ROWS, type QueryTools } from '../tools.ts';
import { MOST_CHARACTERS, MOST_SUGGESTIONS, nearestBy } from './nearest-names.ts';
import { MOST_UNKNOWN, Spelling, type Vocabulary } from './spelling.ts';

/** Most objects to look at, and most stems to keep. */
const MOST_OBJECTS = 500_000;
const MOST_STEMS = 6_000;
/** Objects to compare, of all near stems together. */
const MOST_COMPARED = 1000;
/** Names and paths to remember, whether found or not. */
const MOST_KEPT = 2000;
/** Texts with fewer characters are close to everything. */
const LEAST_CHARACTERS = 4;
/** For objects whose stem did not fit. */
const NO_STEM = 0xffffffff;

/** The graph to look in, and where to warn. */
export interface NamedObjects {
  readonly graph: Graph;
  readonly tools: QueryTools;
}

/** The object with this path; NO_NODE, with a warning, when there is none. */
export function nodeAtPath(among: NamedObjects, path: string, argument: string): NodeId {
  return nodesAtPaths(among, [path], argument)[0] ?? NO_NODE;
}

/** The objects with these paths; warns about the first hundred paths that do not exist. */
export function nodesAtPaths(
  { graph, tools }: NamedObjects,
  paths: readonly string[],
  argument: string,
): NodeId[] {
  new Spelling(pathsOf(graph)).warnOfExact({ in: paths }, argument, tools);
  return paths.map((path) => graph.find(path)).filter((node) => node !== NO_NODE);
}

/** Warns about each name that a filter asks for exactly and that no object has; of a long list, among the first ones. */
export function warnOfObjectNames(
  { graph, tools }: NamedObjects,
  filter: TextFilter,
  argument: string,
): void {
  new Spelling(namesOf(graph)).warnOfExact(filter, argument, tools);
}

function pathsOf(graph: Graph): Vocabulary {
  return {
    code: 'UNKNOWN_OBJECT',
    says: (quoted) => `the save has no object with the path ${quoted}`,
    names: (asked, budget) => namesIn(graph).nearestPaths(asked, budget),
    has: (path) => graph.find(path) !== NO_NODE,
    // The nearest are found already.
    parts: (_, asked) => [asked],
  };
}

/** Each name may take a scan to look for, so only the first ones are looked for. */
function namesOf(graph: Graph): Vocabulary {
  let looked = 0;
  return {
    ...pathsOf(graph),
    says: (quoted) => `the save has no object with the name ${quoted}`,
    has: (name, anyCase, budget) =>
      anyCase || ++looked > MOST_UNKNOWN || namesIn(graph).hasName(name, budget),
    shown: (path) => [graph.name(graph.find(path))],
  };
}

interface Stems {
  /** The stem number of each object. */
  readonly of: Uint32Array;
  /** By number. */
  readonly texts: readonly string[];
}

const namesIn = memoize((graph: Graph) => new ObjectNames(graph));

class ObjectNames {
  readonly #graph: Graph;
  #stems: Stems | null = null;
  readonly #names = new RecentlyUsed<string, boolean>(MOST_KEPT);
  readonly #nearest = new RecentlyUsed<string, readonly string[]>(MOST_KEPT);

  constructor(graph: Graph) {
    this.#graph = graph;
  }

  /** True if an object has exactly this name. */
  hasName(name: string, budget: Budget): boolean {
    return madeOfText(this.#names, name, () => this.#lookForName(name, budget));
  }

  /** The paths nearest to one that does not exist. `path` may also be just the last part of one. */
  nearestPaths(path: string, budget: Budget): readonly string[] {
    return madeOfText(this.#nearest, path, () => this.#lookForNearest(path.slice(-MOST_CHARACTERS), budget));
  }

  #lookForName(name: string, budget: Budget): boolean {
    const { count } = this.#graph;
    const mayBe = nameTest(this.#graph, name);
    for (let row = 0; row < count; row++) {
      if (row % CHECK_ROWS === 0) budget.check();
      if (mayBe(row as NodeId) && this.#graph.name(row as NodeId) === name) return true;
    }
    return false;
  }

  #lookForNearest(wanted: string, budget: Budget): string[] {
    budget.check();
    if (wanted.length < LEAST_CHARACTERS) return [];
    this.#stems ??= stemsOf(this.#graph, budget);
    const { texts } = this.#stems;
    const stem = stemOf(wanted);
    const nearest = nearestBy(stem, texts.keys(), (at) => endsOf(texts[at]!, stem), budget);
    const objects = objectsOf(this.#stems, nearest);
    const paths = Array.from(objects, (row) => this.#graph.path(row));
    // Texts that differ in many digits are not close, but are still the same kind of object.
    const near = nearestBy(wanted, paths, (path) => endsOf(path, wanted), budget);
    return [...new Set([...near, ...paths])].slice(0, MOST_SUGGESTIONS);
  }
}

/** The text as a whole, its end and its last part. */
function endsOf(text: string, wanted: string): readonly string[] {
  return [text, text.slice(-wanted.length), lastPart(text)];
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

function stemsOf(graph: Graph, budget: Budget): Stems {
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
