// Property paths: `a.b` is a field of a struct, `a[3]` one element, `a[]` every element; `m[].key` and
// `m[].value` read a map. Names match without case. A property named `a.b` takes precedence over `b` in `a`; a
// part in double quotes is always one name, even with dots in it. `header.` leads to the facts of an object's header.

import type { PathName, PathStep } from '../../graph/column-reader.ts';
import type { Graph } from '../../graph/graph.ts';
import {
  HEADER_ROOT,
  type ListValue,
  type MapValue,
  type PropertyValue,
  type Value,
} from '../../graph/values.ts';
import { badOperand, overLimit, type QueryError } from '../errors.ts';
import { MOST_TEXT_LENGTH } from '../limits.ts';
import { type WholeNumber, wholeNumber } from './whole-number.ts';

export interface PropertyPath {
  readonly text: string;
  readonly steps: readonly PathStep[];
  /** By step: the names that can start there, the longest first. */
  readonly names: readonly (readonly SpelledName[])[];
  /** The names of the direct properties that the path may need, in lower case. */
  readonly roots: ReadonlySet<string>;
  /** Other paths to the same fact, for objects that have nothing under this one. */
  readonly alternatives: readonly PropertyPath[];
  /** If the path begins with `header.`: the names of the facts that it may need, in lower case. */
  readonly facts: ReadonlySet<string> | null;
}

export interface SpelledName extends PathName {
  /** As the user spelled it. */
  readonly written: string;
}

/** A value found under a path, and the property that contains it. */
export interface PathValue {
  readonly value: Value;
  readonly property: PropertyValue;
  /** True if it is the property's whole value. */
  readonly whole: boolean;
  /** Its position in the list, where the property's value is a list. */
  readonly position?: number | undefined;
}

const NAME = /"((?:[^"\\]|\\.)*)"|[^.[\]"]+/y;
const SELECTOR = /\[(\d{0,9})\]/y;

/** Parses a path. @throws QueryError BAD_FILTER or BAD_ARGUMENT, with the offset in the path */
export function propertyPath(text: string, argument: string): PropertyPath {
  if (text.length > MOST_TEXT_LENGTH) {
    throw overLimit(
      argument,
      `a path has at most ${MOST_TEXT_LENGTH} characters, this one has ${text.length}`,
      'ask for json, or for the value that contains it',
    );
  }
  const steps: PathStep[] = [];
  const quoted = new Set<PathStep>();
  const writtenAs = new Map<PathStep, string>();
  let at = 0;
  for (;;) {
    const name = matchAt(NAME, text, at);
    if (!name) throw badPath(text, at, argument, 'a property name');
    const written = name[1]?.replace(/\\(.)/g, '$1') ?? name[0];
    const step = { name: written.toLowerCase() };
    steps.push(step);
    writtenAs.set(step, written);
    if (name[1] !== undefined) quoted.add(step);
    at += name[0].length;
    for (let selector = matchAt(SELECTOR, text, at); selector; selector = matchAt(SELECTOR, text, at)) {
      steps.push(selector[1] === '' ? { each: true } : { at: Number(selector[1]) });
      at += selector[0].length;
    }
    if (at === text.length) return pathOf(text, steps, quoted, writtenAs);
    if (text[at] !== '.') throw badPath(text, at, argument, '".", "[]", "[n]" or the end');
    at++;
  }
}

function pathOf(
  text: string,
  steps: readonly PathStep[],
  quoted: ReadonlySet<PathStep>,
  writtenAs: ReadonlyMap<PathStep, string>,
): PropertyPath {
  const names = steps.map((_, from): SpelledName[] => {
    const found: SpelledName[] = [];
    for (let at = from; at < steps.length; at++) {
      const step = steps[at]!;
      if (!('name' in step) || (quoted.has(step) && at > from)) break;
      const before = found[0];
      const written = writtenAs.get(step)!;
      found.unshift({
        name: before ? `${before.name}.${step.name}` : step.name,
        written: before ? `${before.written}.${written}` : written,
        next: at + 1,
      });
      // Bounded because the work grows with the square of the steps, and real names have fewer dots.
      if (quoted.has(step) || found.length === MOST_NAME_PARTS) break;
    }
    return found;
  });
  const [root, fact] = steps as [PathStep, PathStep | undefined];
  const isOfHeader =
    'name' in root && root.name === HEADER_ROOT && !quoted.has(root) && fact && 'name' in fact;
  return {
    text,
    steps,
    names,
    roots: rootsOf(names[0]!),
    alternatives: [],
    facts: isOfHeader ? rootsOf(names[1]!) : null,
  };
}

function rootsOf(names: readonly SpelledName[]): ReadonlySet<string> {
  return new Set(names.map(({ name }) => name));
}

/** Most parts between dots in an unquoted name. */
const MOST_NAME_PARTS = 8;

/**
 * Parses a path, and adds the other paths that its aliases and short names may mean. @throws QueryError as propertyPath
 */
export function pathIn(
  { aliases, shortNames }: Pick<Graph, 'aliases' | 'shortNames'>,
  text: string,
  argument: string,
): PropertyPath {
  const path = propertyPath(text, argument);
  const [first] = path.steps;
  const ways = first && 'name' in first ? (aliases.get(first.name) ?? []) : [];
  const rest = text.slice(matchAt(NAME, text, 0)![0].length);
  const texts = [...ways.map((way) => way + rest), ...fullTexts(path, shortNames)];
  if (texts.length === 0) return path;
  const alternatives = texts.map((other) => propertyPath(other, argument));
  const roots = new Set([path, ...alternatives].flatMap((way) => [...way.roots]));
  return { ...path, roots, alternatives };
}

/** Most paths that the short names in one path may stand for. */
const MOST_WAYS = 32;

/** The path with full names for short ones, in all combinations. */
function fullTexts(
  { steps, text }: PropertyPath,
  shortNames: ReadonlyMap<string, readonly string[]>,
): string[] {
  if (shortNames.size === 0 || !steps.some((step) => 'name' in step && shortNames.has(step.name))) return [];
  let texts = [''];
  for (const step of steps) {
    const parts =
      'name' in step
        ? [step.name, ...(shortNames.get(step.name) ?? [])].map(quotedName)
        : ['each' in step ? '[]' : `[${step.at}]`];
    const dot = 'name' in step ? '.' : '';
    texts = texts
      .flatMap((start) => parts.map((part) => (start === '' ? part : `${start}${dot}${part}`)))
      .slice(0, MOST_WAYS);
  }
  return texts.filter((other) => other.length <= MOST_TEXT_LENGTH && other !== text.toLowerCase());
}

function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}

function badPath(text: string, at: number, argument: string, expected: string): QueryError {
  const found = at < text.length ? JSON.stringify(text[at]) : 'the end';
  return badOperand(
    argument,
    `${JSON.stringify(text)} is not a property path: expected ${expected} at ${at}, found ${found}`,
  );
}

/** Returns the path, which must lead to elements: it ends in `[]`. @throws QueryError BAD_FILTER, BAD_ARGUMENT */
export function elementsPath(path: PropertyPath, argument: string): PropertyPath {
  if ('each' in path.steps[path.steps.length - 1]!) return path;
  throw badOperand(argument, `${JSON.stringify(path.text)} must end in []`);
}

/** True if the path may lead to several values, because it contains `[]`. */
export function isMany(path: PropertyPath): boolean {
  return path.steps.some((step) => 'each' in step);
}

/**
 * The labels in lower case that edges under the path and its alternatives have; null when it selects single elements.
 */
export function labelsOf(path: PropertyPath): readonly string[] | null {
  const labels = [path, ...path.alternatives].map(labelOf);
  return labels.includes(null) ? null : (labels as string[]);
}

function labelOf(path: PropertyPath): string | null {
  let label = '';
  for (const step of path.steps) {
    if ('at' in step) return null;
    if ('each' in step) label += '[]';
    else label += label === '' ? step.name : `.${step.name}`;
  }
  return label;
}

/** The label that references under this path have and no others do; null where that is not certain. */
export function ownLabelOf(path: PropertyPath): string | null {
  const names = path.steps.filter((step) => 'name' in step);
  // With two names, or a dot in one, the same label may belong to a single dotted name.
  return names.length === 1 && path.alternatives.length === 0 && !names[0]!.name.includes('.')
    ? labelOf(path)
    : null;
}

/** All values under the path, in file order. */
export function valuesAt(properties: readonly PropertyValue[], path: PropertyPath): readonly PathValue[] {
  const found: PathValue[] = [];
  collectFields(properties, path, 0, found);
  for (let at = 0; found.length === 0 && at < path.alternatives.length; at++)
    collectFields(properties, path.alternatives[at]!, 0, found);
  return found;
}

/** A name as it has to be written in a path. */
export function quotedName(name: string): string {
  return /[.[\]"]/.test(name) ? JSON.stringify(name) : name;
}

/** All values under a path that starts at a value, such as an element; a plain value has none. */
export function valuesIn(value: Value, of: PropertyValue, path: PropertyPath): readonly PathValue[] {
  const found: PathValue[] = [];
  const start = { value, property: of, whole: false };
  collect(start, path, 0, found);
  for (let at = 0; found.length === 0 && at < path.alternatives.length; at++)
    collect(start, path.alternatives[at]!, 0, found);
  return found;
}

function collectFields(
  fields: readonly PropertyValue[],
  path: PropertyPath,
  step: number,
  found: PathValue[],
): void {
  const { same, next } = fieldsNamed(fields, path, step);
  const after = path.steps[next];
  for (const field of same) {
    const { value } = field;
    const whole = { value, property: field, whole: true };
    // Elements of a static array are properties with one name, told apart by index.
    const isElement = !isContainer(value) && (same.length > 1 || field.index > 0);
    if (isElement && after && 'each' in after) collect(whole, path, next + 1, found);
    else if (after && 'at' in after && !isContainer(value)) {
      if (field.index === after.at) collect(whole, path, next + 1, found);
    } else collect(whole, path, next, found);
  }
}

/** Fields with the longest of the names that can start at the step, and the step after that name. */
export function fieldsNamed(
  fields: readonly PropertyValue[],
  path: PropertyPath,
  step: number,
): { readonly same: readonly PropertyValue[]; readonly next: number } {
  for (const { name, written, next } of path.names[step] ?? []) {
    const same = fields.filter((field) => sameName(field.name, name));
    if (same.length > 0) return { same: ofOneName(same, written), next };
  }
  return { same: [], next: step };
}

/** Of fields whose names differ only in case: those spelled as in the path, otherwise those spelled like the first. */
function ofOneName(same: readonly PropertyValue[], written: string): readonly PropertyValue[] {
  const { name } = same[0]!;
  if (same.length === 1 || same.every((field) => field.name === name)) return same;
  const wanted = same.some((field) => field.name === written) ? written : name;
  return same.filter((field) => field.name === wanted);
}

/** Adds what lies under the rest of a path, from this step on. */
function collect(one: PathValue, path: PropertyPath, step: number, found: PathValue[]): void {
  const wanted = path.steps[step];
  if (!wanted) {
    found.push(one);
    return;
  }
  const { value, property, whole } = one;
  if (typeof value !== 'object' || value === null) return;
  if ('name' in wanted) {
    if (value.kind === 'struct') collectFields(value.fields, path, step, found);
    return;
  }
  const elements = elementsOf(value);
  const from = 'at' in wanted ? wanted.at : 0;
  const end = 'at' in wanted ? Math.min(from + 1, elements.length) : elements.length;
  for (let at = from; at < end; at++) {
    const position = whole ? at : undefined;
    collect({ value: elements[at]!, property, whole: false, position }, path, step + 1, found);
  }
}

/** True if a value has elements: a list or a map. */
export function isContainer(value: Value): value is ListValue | MapValue {
  return typeof value === 'object' && value !== null && (value.kind === 'list' || value.kind === 'map');
}

/** The elements of a list, or of a map as structs with key and value; empty for other values. */
export function elementsOf(
  value: Exclude<Value, number | bigint | string | boolean | null>,
): readonly Value[] {
  if (value.kind === 'list') return value.items;
  if (value.kind !== 'map') return [];
  return value.entries.map((entry) => ({
    kind: 'struct',
    fields: [
      { name: 'key', index: 0, type: value.of?.key ?? '', value: entry.key, ...entry.keySpan },
      { name: 'value', index: 0, type: value.of?.value ?? '', value: entry.value, ...entry.valueSpan },
    ],
  }));
}

function sameName(name: string, lower: string): boolean {
  return name === lower || (name.length === lower.length && name.toLowerCase() === lower);
}

/** The number that a value is, or whose name its text is. */
export function numberIn(value: Value): number | null {
  if (typeof value === 'number') return Number.isNaN(value) ? null : value;
  if (typeof value === 'bigint') return Number(value);
  return typeof value === 'object' && value?.kind === 'text' ? (value.number ?? null) : null;
}

/** The integer that a value is, or whose name its text is, with all its digits. */
export function integerIn(value: Value): WholeNumber | null {
  const number = typeof value === 'bigint' ? value : numberIn(value);
  return number === null ? null : wholeNumber(number);
}
