// Finds out if any object has a value under a property path. A query of an unknown path is still answered, with a
// warning that names the step that does not exist and the nearest names. Results are kept with the graph.

import type { ColumnReader, FoundValues } from '../../graph/column-reader.ts';
import type { Graph } from '../../graph/graph.ts';
import type { ClassId, NodeId } from '../../graph/ids.ts';
import { madeOfText } from '../../graph/made-once.ts';
import { RecentlyUsed } from '../../graph/recently-used.ts';
import { HEADER_ROOT, type PropertyValue } from '../../graph/values.ts';
import { factNames, propertyNames } from '../names/class-shapes.ts';
import { describeClasses, MOST_NAMED, thoseHaveIt } from '../names/describe-classes.ts';
import { Spelling, truncatedName, vocabularyOf, warnOfName } from '../names/spelling.ts';
import type { QueryTools } from '../tools.ts';
import { type PropertyPath, pathIn, quotedName, valuesAt } from '../values/property-path.ts';
import { DeepestMatch, MOST_NAMES, type Obstacle } from './deepest-match.ts';

/** Objects to look at before a path counts as unknown. */
export const MOST_LOOKED = 250_000;
/** Objects between two checks of the time limit. */
const CHECK_PATHS = 64;
/** Objects of each class to look at first: nearly every path is found among these. */
const FIRST_LOOKED = 4;
/** Paths to remember, both parsed paths and results. */
const MOST_PATHS = 2000;
/** Filters that allow more classes than this are not checked by class. */
export const MOST_CLASSES = 256;

const NO_ALIASES: Graph['aliases'] = new Map();

/** A step of a path that no object has. */
interface Missing {
  readonly name: string;
  /** The path to where it is missing; empty for the object itself. */
  readonly before: string;
  readonly suggestions: readonly string[];
  /** The kind of value there, if the path cannot continue from it in this way. */
  readonly obstacle?: Obstacle;
  /** When only some classes were checked: others that have something under the path. */
  readonly others?: readonly number[];
}

/** Advice on continuing the path past an obstacle. */
const ADVICE: Readonly<Record<Obstacle, string>> = {
  'a reference':
    'ask for its target with reference(label:) { target { property(path:) } }, or reference in a condition',
  'a list': 'its elements are under []',
  'no list': '[] is for the elements of lists',
};

/** The known property paths of one graph. */
export class KnownPaths {
  readonly #graph: Graph;
  readonly #parsed = new RecentlyUsed<string, PropertyPath>(MOST_PATHS);
  readonly #missing = new RecentlyUsed<string, Missing | null>(MOST_PATHS);
  /** By path: an object that has something under it. */
  readonly #having = new WeakMap<PropertyPath, number>();

  constructor(graph: Graph) {
    this.#graph = graph;
  }

  /** @throws QueryError BAD_FILTER */
  parse(text: string, argument: string): PropertyPath {
    return madeOfText(this.#parsed, text, () => pathIn(this.#graph, text, argument));
  }

  /** Parses a path inside elements, where aliases do not apply. @throws QueryError BAD_FILTER */
  parseInner(text: string, argument: string): PropertyPath {
    return pathIn({ aliases: NO_ALIASES, shortNames: this.#graph.shortNames }, text, argument);
  }

  /** Warns if no object has anything under the path. With `classes`, only their objects count. */
  check(text: string, argument: string, tools: QueryTools, classes: readonly number[] | null = null): void {
    const isFew = classes !== null && classes.length > 0 && classes.length <= MOST_CLASSES;
    const inAll = this.#missingOf(text, argument, tools);
    const missing = inAll ?? (isFew ? this.#missingIn(classes, text, argument, tools) : null);
    if (missing) this.#warn(missing, inAll ? null : classes, text, argument, tools);
  }

  /** The nearest existing paths if no object has a property of that name; null if one has, or has no list where the path has []. */
  suggestionsFor(text: string, argument: string, tools: QueryTools): readonly string[] | null {
    const missing = this.#missingOf(text, argument, tools);
    return missing && !missing.obstacle ? missing.suggestions : null;
  }

  /** True if no object of the class has anything under the path while objects of other classes do. */
  isLacking(id: number, text: string, tools: QueryTools): boolean {
    return !this.#missingOf(text, 'path', tools) && this.#missingIn([id], text, 'path', tools) !== null;
  }

  warnOfLacking(classes: readonly number[], text: string, tools: QueryTools): void {
    const missing = this.#missing.get(nameIn(classes.slice(0, 1), text));
    if (missing) this.#warn(missing, classes, text, 'path', tools);
  }

  #missingOf(text: string, argument: string, tools: QueryTools): Missing | null {
    return madeOfText(this.#missing, text, () => this.#findMissing(this.parse(text, argument), tools));
  }

  /** As #missingOf, for a path that some object of the save has. */
  #missingIn(classes: readonly number[], text: string, argument: string, tools: QueryTools): Missing | null {
    const path = this.parse(text, argument);
    const having = this.#having.get(path);
    if (having !== undefined && classes.includes(this.#graph.data.nodes.class[having]!)) return null;
    return madeOfText(this.#missing, nameIn(classes, text), () => {
      const missing = this.#findMissing(path, tools, new Set(classes));
      return missing && { ...missing, others: this.#classesWith(path, tools) };
    });
  }

  #warn(
    { name, before, suggestions, others = [], obstacle }: Missing,
    classes: readonly number[] | null,
    text: string,
    argument: string,
    tools: QueryTools,
  ): void {
    const of = classes ? ` ${describeClasses(this.#graph, classes)}` : before === '' ? ' of the save' : '';
    const where = before === '' ? `no object${of}` : `nothing under ${before}${of}`;
    const quoted = JSON.stringify(truncatedName(name));
    const what = obstacle
      ? `${before} is ${obstacle}: ${ADVICE[obstacle]}`
      : `${where} has a property ${quoted}${thoseHaveIt(this.#graph, others)}`;
    warnOfName({ code: 'UNKNOWN_PROPERTY', argument, text: what, name: text, suggestions }, tools);
  }

  #findMissing(
    path: PropertyPath,
    tools: QueryTools,
    classes: ReadonlySet<number> | null = null,
  ): Missing | null {
    let looked = 0;
    // Checks the time only: the cost of a query must not depend on what was asked before.
    const check = (): void => {
      if (++looked % CHECK_PATHS === 0) tools.budget.check();
    };
    const readers = path.facts === null ? this.#readers(path, tools) : null;
    const found = new AnyValue();
    const isIn = (rows: Iterable<number>): boolean => {
      for (const row of rows) {
        check();
        const isEmpty = readers?.every((reader) => found.isEmptyIn(reader, row as NodeId));
        if (isEmpty || valuesAt(this.#fields(row as NodeId, path), path).length === 0) continue;
        this.#having.set(path, row);
        return true;
      }
      return false;
    };
    if (readers && isIn(this.#spread(FIRST_LOOKED, classes))) return null;
    if (isIn(this.candidates(path, classes, tools))) return null;
    const deepest = new DeepestMatch();
    for (const row of this.candidates(path, classes, tools)) {
      check();
      deepest.add(this.#fields(row as NodeId, path), path);
    }
    return this.#missingStep(path, deepest, tools, classes);
  }

  /** The properties that the path may need, and the header where it begins there. */
  #fields(node: NodeId, { roots, facts }: PropertyPath): readonly PropertyValue[] {
    const properties = this.#graph.properties(node, roots);
    return facts === null ? properties : [this.#graph.headerProperty(node), ...properties];
  }

  /**
   * Objects that may have something under a path, perhaps with repeats; where the format has no index, a few of each
   * class first.
   */
  *candidates(path: PropertyPath, classes: ReadonlySet<number> | null, tools: QueryTools): Generator<number> {
    // Any object has a header.
    const readers = path.facts === null ? this.#readers(path, tools) : null;
    const { class: classOf } = this.#graph.data.nodes;
    for (const rows of readers?.flatMap((reader) => reader.candidates()) ?? [])
      for (const row of rows) if (!classes || classes.has(classOf[row]!)) yield row;
    if (readers) return;
    yield* this.#spread(FIRST_LOOKED, classes);
    if (classes) yield* this.#spread(MOST_LOOKED, classes);
    else for (let row = 0; row < Math.min(this.#graph.count, MOST_LOOKED); row++) yield row;
  }

  /** A few classes with objects that have something under a path. */
  #classesWith(path: PropertyPath, tools: QueryTools): readonly number[] {
    const { data } = this.#graph;
    const found = new Set<number>();
    let looked = 0;
    for (const row of this.candidates(path, null, tools)) {
      if (++looked % CHECK_PATHS === 0) tools.budget.check();
      const id = data.nodes.class[row]!;
      if (found.has(id) || valuesAt(this.#fields(row as NodeId, path), path).length === 0) continue;
      if (found.add(id).size === MOST_NAMED || looked > MOST_NAMES) break;
    }
    return [...found];
  }

  /** Readers whose candidates may have something under the path; null where the format has none. */
  #readers(path: PropertyPath, { budget }: QueryTools): readonly ColumnReader[] | null {
    const readers = [path, ...path.alternatives].map(({ steps, names }) =>
      this.#graph.columnReader({ steps, names, split: 0 }, () => budget.check()),
    );
    return readers.every((reader) => reader !== null) ? readers : null;
  }

  #missingStep(
    path: PropertyPath,
    { step, before, names, obstacle }: DeepestMatch,
    tools: QueryTools,
    classes: ReadonlySet<number> | null,
  ): Missing | null {
    const first = path.facts === null ? 0 : 1;
    if (step <= first) {
      const [longest] = path.names[first]!;
      const name = asWritten(path.names[first]!.at(-1)!.name, path.text);
      const suggestions = this.#nearest(longest!.name, tools, classes);
      return { name, before: first === 0 ? '' : HEADER_ROOT, suggestions };
    }
    const wanted = asWritten(path.names[step]?.at(-1)?.name ?? path.text, path.text);
    if (obstacle && names.size === 0) {
      const rest = path.text.slice(before.length);
      const suggestions = obstacle === 'a list' && path.text.startsWith(before) ? [`${before}[]${rest}`] : [];
      return { name: wanted, before, suggestions, obstacle };
    }
    // Lists that are empty everywhere do not show what their elements would have.
    if (names.size === 0) return null;
    const inside = (each: string): readonly string[] => [`${before}.${quotedName(each)}`];
    return { name: wanted, before, suggestions: nearestOf(names, inside, wanted, tools) };
  }

  /** Paths of the properties and of the facts of headers that are named most nearly so. */
  #nearest(name: string, tools: QueryTools, classes: ReadonlySet<number> | null): readonly string[] {
    const properties = classes ? propertyNames(this.#graph, classes, tools) : this.#names(tools);
    const facts = factNames(this.#graph, classes, tools);
    const pathsOf = (each: string): readonly string[] => [
      ...(properties.has(each) ? [each] : []),
      ...(facts.has(each) ? [`${HEADER_ROOT}.${quotedName(each)}`] : []),
    ];
    return nearestOf([...facts, ...properties], pathsOf, name, tools);
  }

  /** The names of all properties, and aliases. */
  #names(tools: QueryTools): ReadonlySet<string> {
    const names = propertyNames(this.#graph, null, tools);
    const lower = new Set(Array.from(names, (name) => name.toLowerCase()));
    const isOther = (short: string, full: readonly string[]): boolean =>
      full.map((name) => name.toLowerCase()).some((name) => lower.has(name) && !name.startsWith(short));
    const others = [
      ...[...this.#graph.aliases.keys()].filter((alias) => !lower.has(alias)),
      ...[...this.#graph.shortNames].filter(([short, full]) => isOther(short, full)).map(([short]) => short),
    ];
    return new Set([...names, ...others]);
  }

  /** Up to `most` objects of each class, spread evenly over it. */
  *#spread(most: number, classes: Iterable<number> | null = null): Generator<number> {
    for (const id of classes ?? this.#graph.classes) {
      const members = this.#graph.classes.members(id as ClassId);
      const count = Math.min(most, members.length);
      for (let at = 0; at < count; at++) yield members[Math.floor((at * members.length) / count)]!;
    }
  }
}

/** Notices if a reader finds anything. */
class AnyValue implements FoundValues {
  #isFound = false;

  /** True if a reader sees that a node has no values. */
  isEmptyIn(reader: ColumnReader, node: NodeId): boolean {
    this.#isFound = false;
    return reader.read(node, this) && !this.#isFound;
  }

  element(): void {}
  setTarget(): void {}

  other(): void {
    this.#isFound = true;
  }

  readonly number = this.other;
  readonly integer = this.other;
  readonly boolean = this.other;
  readonly textAt = this.other;
  readonly text = this.other;
  readonly reference = this.other;
  readonly nothing = this.other;
}

function nearestOf(
  names: Iterable<string>,
  shown: (name: string) => readonly string[],
  asked: string,
  tools: QueryTools,
): readonly string[] {
  return new Spelling({ ...vocabularyOf('UNKNOWN_PROPERTY', 'no', names), shown }).nearest(asked, tools);
}

/** The key of results for a path and classes: no path starts with a line break. */
function nameIn(classes: readonly number[], text: string): string {
  return `\n${classes.join(' ')} ${text}`;
}

/** A step's name as the user wrote it; steps are in lower case. */
function asWritten(name: string, text: string): string {
  const at = text.toLowerCase().lastIndexOf(name);
  return at < 0 ? name : text.slice(at, at + name.length);
}

/** The known paths of a graph, and where unknown ones are reported. */
export interface PathSource {
  readonly known: KnownPaths;
  readonly tools: QueryTools;
  /** The only classes whose objects matter; all when omitted. */
  readonly classes?: readonly number[] | null;
}

/**
 * Parses a path on objects and warns when no object (of these classes) has a value under it.
 * @throws QueryError BAD_FILTER
 */
export function readPath(
  { known, tools, classes = null }: PathSource,
  text: string,
  argument: string,
): PropertyPath {
  const path = known.parse(text, argument);
  known.check(text, argument, tools, classes);
  return path;
}

/** As `readPath`, for a path inside the elements that another path names. @throws QueryError BAD_FILTER */
export function readInnerPath(
  { known, tools, classes = null }: PathSource,
  elements: string,
  text: string,
  argument: string,
): PropertyPath {
  const path = known.parseInner(text, argument);
  known.check(`${elements}.${text}`, argument, tools, classes);
  return path;
}
