// Property paths: `a.b` steps into a struct, `a[3]` takes one element, `a[]` every element, `m[].key` and
// `m[].value` read a map. Names match without case; a name with `.`, `[` or `"` in it stands in double quotes.

import type { PropertyValue, Value } from '../graph/values.ts';
import { badFilter, overLimit, type QueryError } from './errors.ts';
import { MOST_PATTERN_LENGTH } from './limits.ts';

/** A name in lower case; a position; or every element. */
export type PathStep = { readonly name: string } | { readonly at: number } | { readonly each: true };

export interface PropertyPath {
  readonly text: string;
  readonly steps: readonly PathStep[];
}

/** A value under a path, and the property that it is the value of, or lies in. */
export interface Found {
  readonly value: Value;
  readonly property: PropertyValue;
  /** The value is the whole value of the property. */
  readonly whole: boolean;
}

const NAME = /"((?:[^"\\]|\\.)*)"|[^.[\]"]+/y;
const SELECTOR = /\[(\d{0,9})\]/y;

/** @throws QueryError BAD_FILTER naming the place in the path */
export function propertyPath(text: string, argument: string): PropertyPath {
  if (text.length > MOST_PATTERN_LENGTH) {
    throw overLimit(
      argument,
      `a path has at most ${MOST_PATTERN_LENGTH} characters, this one ${text.length}`,
    );
  }
  const steps: PathStep[] = [];
  let at = 0;
  for (;;) {
    const name = matchAt(NAME, text, at);
    if (!name) throw badPath(text, at, argument, 'a property name');
    steps.push({ name: (name[1]?.replace(/\\(.)/g, '$1') ?? name[0]).toLowerCase() });
    at += name[0].length;
    for (let selector = matchAt(SELECTOR, text, at); selector; selector = matchAt(SELECTOR, text, at)) {
      steps.push(selector[1] === '' ? { each: true } : { at: Number(selector[1]) });
      at += selector[0].length;
    }
    if (at === text.length) return { text, steps };
    if (text[at] !== '.') throw badPath(text, at, argument, '".", "[]", "[n]" or the end');
    at++;
  }
}

function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}

function badPath(text: string, at: number, argument: string, expected: string): QueryError {
  const found = at < text.length ? JSON.stringify(text[at]) : 'the end';
  return badFilter(
    argument,
    `${JSON.stringify(text)} is no property path: expected ${expected} at ${at}, found ${found}`,
  );
}

/** A path to the elements of lists: it ends in `[]`. @throws QueryError BAD_FILTER */
export function elementsPath(text: string, argument: string): PropertyPath {
  const path = propertyPath(text, argument);
  if ('each' in path.steps[path.steps.length - 1]!) return path;
  throw badFilter(argument, `${JSON.stringify(text)} must end in []`);
}

/** Name of the first step: the only direct property that the path can need. */
export function rootOf(path: PropertyPath): ReadonlySet<string> {
  const [first] = path.steps;
  return new Set(first && 'name' in first ? [first.name] : []);
}

/** Whether the path may lead to several values: it has `[]` in it. */
export function isMany(path: PropertyPath): boolean {
  return path.steps.some((step) => 'each' in step);
}

/** The path as edges have it in their labels, in lower case; null when it picks single elements. */
export function labelOf(path: PropertyPath): string | null {
  let label = '';
  for (const step of path.steps) {
    if ('at' in step) return null;
    if ('each' in step) label += '[]';
    else label += label === '' ? step.name : `.${step.name}`;
  }
  return label;
}

/** Every value under the path, in file order. */
export function valuesAt(properties: readonly PropertyValue[], path: PropertyPath): readonly Found[] {
  const found: Found[] = [];
  collectFields(properties, path.steps, 0, found);
  return found;
}

/** The same from a value on, such as an element of a list; a path on a plain value leads nowhere. */
export function valuesIn(value: Value, of: PropertyValue, path: PropertyPath): readonly Found[] {
  const found: Found[] = [];
  collect(value, of, false, path.steps, 0, found);
  return found;
}

function collectFields(
  fields: readonly PropertyValue[],
  steps: readonly PathStep[],
  step: number,
  found: Found[],
): void {
  const wanted = steps[step];
  if (!wanted || !('name' in wanted)) return;
  const same = fields.filter(({ name }) => sameName(name, wanted.name));
  const next = steps[step + 1];
  for (const field of same) {
    const { value } = field;
    // Elements of a static array are properties of one name, told apart by their index.
    const isElement = !isPlural(value) && (same.length > 1 || field.index > 0);
    if (isElement && next && 'each' in next) collect(value, field, true, steps, step + 2, found);
    else if (next && 'at' in next && !isPlural(value)) {
      if (field.index === next.at) collect(value, field, true, steps, step + 2, found);
    } else collect(value, field, true, steps, step + 1, found);
  }
}

function collect(
  value: Value,
  property: PropertyValue,
  whole: boolean,
  steps: readonly PathStep[],
  step: number,
  found: Found[],
): void {
  const wanted = steps[step];
  if (!wanted) {
    found.push({ value, property, whole });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if ('name' in wanted) {
    if (value.kind === 'struct') collectFields(value.fields, steps, step, found);
    return;
  }
  const elements = elementsOf(value);
  if ('each' in wanted) {
    for (const element of elements) collect(element, property, false, steps, step + 1, found);
  } else {
    const element = elements[wanted.at];
    if (element !== undefined) collect(element, property, false, steps, step + 1, found);
  }
}

function isPlural(value: Value): boolean {
  return typeof value === 'object' && value !== null && (value.kind === 'list' || value.kind === 'map');
}

function elementsOf(value: Exclude<Value, number | bigint | string | boolean | null>): readonly Value[] {
  if (value.kind === 'list') return value.items;
  if (value.kind !== 'map') return [];
  return value.entries.map((entry) => ({
    kind: 'struct',
    fields: [
      { name: 'key', index: 0, type: '', value: entry.key },
      { name: 'value', index: 0, type: '', value: entry.value },
    ],
  }));
}

function sameName(name: string, lower: string): boolean {
  return name === lower || (name.length === lower.length && name.toLowerCase() === lower);
}

/** The number that a value is, or that its text is the name of. */
export function numberIn(value: Value): number | null {
  if (typeof value === 'number') return Number.isNaN(value) ? null : value;
  if (typeof value === 'bigint') return Number(value);
  return typeof value === 'object' && value?.kind === 'text' ? (value.number ?? null) : null;
}

export function textIn(value: Value): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && value.kind === 'text' ? value.text : null;
}
