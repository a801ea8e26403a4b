// Whether anything in a save lies under a property path: a path that nobody has is answered, with a warning that names
// what was looked for and the nearest that exist. What was found out is kept with the graph.

import type { ColumnReader, ValueSink } from '../../graph/column-reader.ts';
import type { Graph } from '../../graph/graph.ts';
import type { ClassId, NodeId } from '../../graph/ids.ts';
import type { PropertyValue, Value } from '../../graph/values.ts';
import type { QueryTools } from '../tools.ts';
import {
  elementsOf,
  fieldsNamed,
  isFound,
  isPlural,
  type PropertyPath,
  pathIn,
  quotedName,
} from '../values/property-path.ts';
import { hintOf, nearestNames, shortName } from './nearest-names.ts';

/** Objects that are looked at before a path is taken for unknown. */
const MOST_LOOKED = 250_000;
/** Objects between two looks at the clock. */
const CHECK_PATHS = 64;
/** Of each class, the objects that are looked at first: nearly every path is found among these. */
const FIRST_LOOKED = 4;
/** Of each class, the objects whose names are suggested. */
const SAMPLES = 8;
/** Elements of a list that are looked into for names. */
const MOST_ELEMENTS = 16;
/** Names that suggestions are chosen from. */
const MOST_NAMES = 20_000;
/** Paths that are remembered, parsed and judged. */
const MOST_PATHS = 2000;

const NO_ALIASES: Graph['aliases'] = new Map();

/** For readers that only tell where to look. */
const NO_SINK: ValueSink = {
  count: 0,
  ...{ element() {}, number() {}, integer() {}, boolean() {}, textAt() {}, reference() {} },
  ...{ nothing() {}, other() {}, repeat() {} },
};

/** A step of a path that leads nowhere on any object. */
interface Missing {
  readonly name: string;
  /** The path to what should have it; empty for the object itself. */
  readonly before: string;
  readonly suggestions: readonly string[];
}

/** What is known of the property paths of one graph. */
export class KnownPaths {
  readonly #graph: Graph;
  readonly #parsed = new Map<string, PropertyPath>();
  readonly #missing = new Map<string, Missing | null>();
  #names: ReadonlySet<string> | null = null;

  constructor(graph: Graph) {
    this.#graph = graph;
  }

  /** @throws QueryError BAD_FILTER */
  parse(text: string, argument: string): PropertyPath {
    let path = this.#parsed.get(text);
    if (!path) {
      path = pathIn(this.#graph, text, argument);
      keep(this.#parsed, text, path);
    }
    return path;
  }

  /** A path inside elements: aliases are of objects only. @throws QueryError BAD_FILTER */
  parseInner(text: string, argument: string): PropertyPath {
    return pathIn({ aliases: NO_ALIASES, shortNames: this.#graph.shortNames }, text, argument);
  }

  /** Warns when no object has anything under the path. */
  check(text: string, argument: string, tools: QueryTools): void {
    let missing = this.#missing.get(text);
    if (missing === undefined) {
      missing = this.#look(this.parse(text, argument), tools);
      keep(this.#missing, text, missing);
    }
    if (!missing) return;
    const { name, before, suggestions } = missing;
    const where =
      before === '' ? 'no object of the save has a property' : `nothing under ${before} has a property`;
    const message = `${argument}: ${where} ${JSON.stringify(shortName(name))}${hintOf(suggestions)}`;
    tools.warn({ code: 'UNKNOWN_PROPERTY', argument, message, name: shortName(text), suggestions });
  }

  #look(path: PropertyPath, tools: QueryTools): Missing | null {
    let looked = 0;
    const deepest = new Deepest();
    const { count } = this.#graph;
    const isThere = (row: number): boolean => {
      // Time only: what a question costs must not depend on what was asked before.
      if (++looked % CHECK_PATHS === 0) tools.budget.check();
      const properties = this.#graph.properties(row as NodeId, path.roots);
      if (isFound(properties, path)) return true;
      deepest.add(properties, path);
      return false;
    };
    const readers = this.#readers(path, tools);
    if (readers) {
      for (const reader of readers) for (const row of reader.candidates()) if (isThere(row)) return null;
      return this.#missingStep(path, deepest, tools);
    }
    for (const row of this.#spread(FIRST_LOOKED)) if (isThere(row)) return null;
    for (let row = 0; row < Math.min(count, MOST_LOOKED); row++) if (isThere(row)) return null;
    return this.#missingStep(path, deepest, tools);
  }

  /** They tell which objects may have something under the path; null where the format does not know. */
  #readers(path: PropertyPath, { budget }: QueryTools): readonly ColumnReader[] | null {
    const readers = [path, ...path.others].map(({ steps, names }) =>
      this.#graph.columnReader({ steps, names, split: 0 }, NO_SINK, () => budget.check()),
    );
    return readers.every((reader) => reader !== null) ? readers : null;
  }

  #missingStep(path: PropertyPath, { step, before, names }: Deepest, tools: QueryTools): Missing | null {
    const wanted = asWritten(path.names[step]?.at(-1)?.name ?? path.text, path.text);
    if (step === 0) {
      return {
        name: wanted,
        before: '',
        suggestions: nearestNames(path.names[0]![0]!.name, this.names(tools)),
      };
    }
    // Lists that are empty everywhere do not tell what their elements would have.
    if (names.size === 0) return null;
    const suggestions = nearestNames(wanted, names).map((name) => `${before}.${quotedName(name)}`);
    return { name: wanted, before, suggestions };
  }

  /** Names of properties that the objects of each class have. */
  names({ budget }: QueryTools): ReadonlySet<string> {
    if (!this.#names) {
      const names = new Set<string>();
      const index = this.#graph.propertyIndex(() => budget.check());
      index?.names.forEach((name, at) => {
        if (index.rows.start[at + 1]! > index.rows.start[at]! && names.size < MOST_NAMES) names.add(name);
      });
      // What stands in no index is found on some of each class.
      for (const row of this.#spread(SAMPLES)) {
        for (const { name } of this.#graph.outline(row as NodeId)) names.add(name);
        if (names.size >= MOST_NAMES) break;
      }
      const lower = new Set(Array.from(names, (name) => name.toLowerCase()));
      for (const alias of this.#graph.aliases.keys()) if (!lower.has(alias)) names.add(alias);
      this.#names = names;
    }
    return this.#names;
  }

  /** Up to so many objects of each class, evenly spread over it. */
  *#spread(most: number): Generator<number> {
    for (const id of this.#graph.classes) {
      const members = this.#graph.classes.members(id as ClassId);
      const count = Math.min(most, members.length);
      for (let at = 0; at < count; at++) yield members[Math.floor((at * members.length) / count)]!;
    }
  }
}

/** The step that a path comes to at most, and the names that there are instead. */
class Deepest {
  step = 0;
  /** The way there, as names are written in the save; empty for the object itself. */
  before = '';
  readonly names = new Set<string>();

  add(fields: readonly PropertyValue[], path: PropertyPath, step = 0, before = ''): void {
    const { same, next } = fieldsNamed(fields, path, step);
    this.#comeTo(same.length > 0 ? next : step, before);
    if (same.length === 0 && step === this.step) {
      this.before = before;
      for (const { name } of fields) if (this.names.size < MOST_NAMES) this.names.add(name);
    }
    const dot = before === '' ? '' : '.';
    for (const { name, value } of same) this.#into(value, path, next, `${before}${dot}${quotedName(name)}`);
  }

  #comeTo(step: number, before: string): void {
    if (step <= this.step) return;
    this.step = step;
    this.before = before;
    this.names.clear();
  }

  #into(value: Value, path: PropertyPath, step: number, before: string): void {
    const wanted = path.steps[step];
    if (!wanted || typeof value !== 'object' || value === null) return;
    if ('name' in wanted) {
      if (value.kind === 'struct') this.add(value.fields, path, step, before);
    } else if (isPlural(value)) {
      const selector = 'each' in wanted ? '[]' : `[${wanted.at}]`;
      for (const element of elementsOf(value).slice(0, MOST_ELEMENTS)) {
        this.#into(element, path, step + 1, before + selector);
      }
    }
  }
}

/** Steps are in lower case. */
function asWritten(name: string, text: string): string {
  const at = text.toLowerCase().lastIndexOf(name);
  return at < 0 ? name : text.slice(at, at + name.length);
}

/** The oldest gives way. */
function keep<V>(map: Map<string, V>, text: string, value: V): void {
  if (map.size >= MOST_PATHS) map.delete(map.keys().next().value as string);
  map.set(text, value);
}

/** Where paths are read: a graph, and where those that nobody has are reported. */
export interface PathSource {
  readonly known: KnownPaths;
  readonly tools: QueryTools;
}

/** A path on objects, with a warning when nobody has anything under it. @throws QueryError BAD_FILTER */
export function readPath({ known, tools }: PathSource, text: string, argument: string): PropertyPath {
  const path = known.parse(text, argument);
  known.check(text, argument, tools);
  return path;
}

/** The same of a path inside the elements that another path names. @throws QueryError BAD_FILTER */
export function readInnerPath(
  { known, tools }: PathSource,
  elements: string,
  text: string,
  argument: string,
): PropertyPath {
  const path = known.parseInner(text, argument);
  known.check(`${elements}.${text}`, argument, tools);
  return path;
}
