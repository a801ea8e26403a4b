// Compiles a filter as users give it into a condition on the rows of one graph. Every operand is checked, every
// name is looked up and every pattern is tried before the first row is visited.

import { NO_NODE, NODE_KINDS, type NodeKind, REFERENCE_KINDS } from '../../graph/ids.ts';
import { badFilter, overLimit, tooDeep } from '../errors.ts';
import {
  allOf,
  anyOf,
  type Condition,
  type EdgeCondition,
  type ElementCondition,
  NEVER,
  negate,
} from '../filter/condition.ts';
import type {
  ElementFilter,
  KindFilter,
  ObjectFilter,
  ReferenceFilter,
  ReferenceListFilter,
  RegionInput,
  TextFilter,
} from '../filter/filter.ts';
import { type BooleanFilter, booleanTest, oneOf } from '../filter/one-of.ts';
import { eachEntry, operands } from '../filter/operands.ts';
import { regionOf } from '../filter/region.ts';
import { textMatcher, textTest } from '../filter/text-test.ts';
import type { DefaultTable } from '../hints/absent-defaults.ts';
import { indexesOf } from '../indexes/indexes.ts';
import { MOST_CONDITIONS, MOST_FILTER_DEPTH } from '../limits.ts';
import type { NamedClasses } from '../names/class-names.ts';
import { nodesAtPaths, warnOfObjectNames } from '../names/object-names.ts';
import { warnOfUnmatched } from '../names/unmatched-texts.ts';
import type { Warning } from '../tools.ts';
import {
  ABSENT_KINDS,
  type AbsentKind,
  type ClassFilterContext,
  classesWithin,
  compileClass,
} from './compile-class.ts';
import {
  compileElement,
  compileElements,
  compileProperty,
  compileQuantified,
  farEnd,
  type ValueFilterContext,
} from './compile-values.ts';
import { inLevelOf, type PlaceSource, resolvePlace, saysLevel, warnOfMixedLevels } from './levels.ts';

/** Conditions compiled, and ids looked up, between two checks of the budget. */
const CHECK_CONDITIONS = 64;
const CHECK_IDS = 256;

/** Facts that compiling needs besides the filter. */
export interface FilterContext extends NamedClasses, PlaceSource {
  /** The number of units of its places that make a metre; null or absent when it is unknown. */
  readonly perMetre?: number | null;
  /** The axis that heights are along, such as `+Z`; null or absent when it is unknown. */
  readonly upAxis?: string | null;
  /** Values that the game leaves out; null or absent when it leaves out none that are known. */
  readonly defaults?: DefaultTable | null;
}

interface State extends FilterContext, ClassFilterContext {
  readonly counted: { conditions: number };
  /** The only classes that the filtered objects can have; null for any. */
  readonly classes: readonly number[] | null;
  /** True if a condition says in which level they are. */
  readonly isInLevel: boolean;
  /** How deep in the whole filter it is. */
  readonly depth: number;
}

const PRESENT_KINDS = NODE_KINDS.filter((kind) => !isAbsentKind(kind));

function isAbsentKind(kind: NodeKind): kind is AbsentKind {
  return ABSENT_KINDS.some((absent) => absent === kind);
}

const PRESENT: Condition = { is: 'kind', kinds: PRESENT_KINDS };

/**
 * The condition for a list: EXTERNAL and MISSING objects are left out unless the filter names them.
 * @param classes of the list's objects; null for any
 */
export function listCondition(
  filterContext: FilterContext,
  filter: ObjectFilter | null | undefined,
  argument = 'where',
  classes: readonly number[] | null = null,
): Condition {
  if (!filter) return PRESENT;
  const asked = new Set<AbsentKind>();
  const state = { ...newState(filterContext), classes, asked };
  const condition = compile(state, filter, argument);
  if (asked.size === ABSENT_KINDS.length) return condition;
  return allOf([condition, { is: 'kind', kinds: [...PRESENT_KINDS, ...asked] }]);
}

/** The condition of a list without what leaves out EXTERNAL and MISSING objects. */
export function withAbsent(condition: Condition): Condition {
  const parts = condition.is === 'and' ? condition.of : [condition];
  return allOf(
    parts.filter((part) => part.is !== 'kind' || !PRESENT_KINDS.every((kind) => part.kinds.includes(kind))),
  );
}

/** The condition for the target of a reference, a parent or the like: objects of all kinds can match. */
export function plainCondition(
  filterContext: FilterContext,
  filter: ObjectFilter | null | undefined,
  argument: string,
): Condition {
  return filter ? compile(newState(filterContext), filter, argument) : allOf([]);
}

/** The condition on a reference as seen from one of its ends. */
export function edgeCondition(
  filterContext: FilterContext,
  filter: ReferenceFilter | null | undefined,
  argument: string,
): EdgeCondition {
  if (!filter) return { labels: null, object: null };
  return compileEnd(newState(filterContext), filter, argument);
}

function newState(filterContext: FilterContext): State {
  const { tools } = filterContext;
  return {
    ...filterContext,
    counted: { conditions: 0 },
    asked: null,
    classes: null,
    isInLevel: false,
    depth: 0,
    unmatched: tools,
  };
}

/** The condition on single elements under a path, such as those that are grouped; null for any. */
export function elementCondition(
  filterContext: FilterContext,
  filter: ElementFilter | null | undefined,
  inside: string,
  argument: string,
): ElementCondition | null {
  return filter ? compileElement(valuesOf(newState(filterContext), inside), filter, argument) : null;
}

function countCondition({ counted, tools }: State, argument: string): void {
  if (counted.conditions % CHECK_CONDITIONS === 0) tools.budget.check();
  if (++counted.conditions <= MOST_CONDITIONS) return;
  throw overLimit(
    argument,
    `a filter has at most ${MOST_CONDITIONS} conditions`,
    'use in for many values, or split the query into several requests',
  );
}

function valuesOf(state: State, inside: string | null = null): ValueFilterContext {
  return {
    graph: state.graph,
    defaults: state.defaults ?? null,
    known: indexesOf(state.graph).paths,
    labelNames: indexesOf(state.graph).labels.names,
    tools: state.tools,
    classes: state.classes,
    inside,
    depth: state.depth,
    count: (argument) => countCondition(state, argument),
    object: (filter, argument, depth) => compile(forOtherObjects(state, depth), filter, argument),
  };
}

/** The state for a filter on objects other than those being filtered. */
function forOtherObjects(state: State, depth = state.depth + 1): State {
  return { ...state, classes: null, asked: null, isInLevel: false, depth };
}

function compile(around: State, filter: ObjectFilter, argument: string): Condition {
  if (around.depth > MOST_FILTER_DEPTH) throw tooDeep(argument);
  const given = operands(filter, argument);
  // Compiled first: it limits the classes that the other conditions are about.
  const ofClass = filter.class ? compileClass(around, filter.class, `${argument}.class`) : null;
  const classes = ofClass ? classesWithin(around.classes, ofClass) : around.classes;
  const state = { ...around, classes, isInLevel: around.isInLevel || saysLevel(filter) };
  const parts = given.map(([name, place]): Condition => {
    countCondition(state, argument);
    if (name === 'class') return ofClass!;
    return (
      compileJoined(state, name, filter, place) ??
      compileRelated(state, name, filter, place) ??
      compileOwn(state, name, filter, place)
    );
  });
  return allOf(parts);
}

/** A part that joins filters on the same object; null for any other. */
function compileJoined(
  state: State,
  name: keyof ObjectFilter,
  filter: ObjectFilter,
  place: string,
): Condition | null {
  const deeper = { ...state, depth: state.depth + 1 };
  switch (name) {
    case 'and':
      return allOf(eachEntry(filter.and!, place, (entry, at) => compile(deeper, entry, at)));
    case 'or':
      return compileBranches(deeper, filter.or!, place);
    case 'not':
      return negate(compile({ ...deeper, asked: null }, filter.not!, place));
    default:
      return null;
  }
}

/** A part about values of the object, or about objects around it; null for any other. */
function compileRelated(
  state: State,
  name: keyof ObjectFilter,
  filter: ObjectFilter,
  place: string,
): Condition | null {
  switch (name) {
    case 'properties':
      return allOf(
        eachEntry(filter.properties!, place, (match, at) => compileProperty(valuesOf(state), match, at)),
      );
    case 'elements':
      return allOf(
        eachEntry(filter.elements!, place, (list, at) => compileElements(valuesOf(state), list, at)),
      );
    case 'parent':
      return { is: 'parent', of: compile(forOtherObjects(state), filter.parent!, place) };
    case 'references':
      return compileEdges(state, filter.references!, 'OUT', place);
    case 'referencedBy':
      return compileEdges(state, filter.referencedBy!, 'IN', place);
    default:
      return null;
  }
}

/** A part about what every object has. */
function compileOwn(state: State, name: keyof ObjectFilter, filter: ObjectFilter, place: string): Condition {
  switch (name) {
    case 'ids':
      return compileIds(state, filter.ids!, place);
    case 'kind':
      return compileKind(state, filter.kind!, place);
    case 'path':
      return compilePath(state, filter.path!, place);
    case 'name':
      warnOfObjectNames(state, filter.name!, place);
      return { is: 'name', test: textTest(filter.name!, place) };
    case 'level':
      return compileLevel(state, filter.level!, place);
    case 'within':
      return compileRegion(state, filter.within!, place);
    case 'hasPosition':
      return compileFact({ is: 'hasPosition' }, filter.hasPosition!, place);
    case 'hasIssues':
      return compileFact({ is: 'issues' }, filter.hasIssues!, place);
    default:
      throw badFilter(place, 'is not a condition on objects');
  }
}

/** A condition on whether another one holds, which is always known. */
function compileFact(fact: Condition, filter: BooleanFilter, place: string): Condition {
  const test = booleanTest(filter, place);
  if (test.includes(true)) return test.includes(false) ? allOf([]) : fact;
  return test.includes(false) ? negate(fact) : NEVER;
}

/** Holds back warnings about texts that match nothing: they are given only when no branch of the `or` matches. */
function compileBranches(state: State, filters: readonly ObjectFilter[], argument: string): Condition {
  const held: Warning[][] = [];
  const of = eachEntry(filters, argument, (filter, place) => {
    const own: Warning[] = [];
    held.push(own);
    const unmatched = { ...state.tools, warn: (warning: Warning) => void own.push(warning) };
    return compile({ ...state, unmatched }, filter, place);
  });
  if (held.every(({ length }) => length > 0))
    for (const warning of held.flat()) state.unmatched.warn(warning);
  return anyOf(of);
}

function compileRegion(state: State, input: RegionInput, argument: string): Condition {
  const region = regionOf(input, argument, {
    ...state,
    resolvePlace: (id, place) => resolvePlace(state, id, place),
  });
  if (!region) return NEVER;
  const around = input.sphere?.center.object;
  if (!around) {
    if (!state.isInLevel) warnOfMixedLevels(state, argument);
    return { is: 'within', region };
  }
  const at = `${argument}.sphere.center.object`;
  return allOf([{ is: 'within', region }, inLevelOf(state, state.nodeOf(around, at), at)]);
}

function compileIds(state: State, ids: readonly string[], place: string): Condition {
  const rows = eachEntry(ids, place, (id, argument, at) => {
    if (at % CHECK_IDS === 0) state.tools.budget.check();
    return state.nodeOf(id, argument);
  });
  for (const kind of ABSENT_KINDS) state.asked?.add(kind);
  return rowsCondition(rows.filter((row) => row !== NO_NODE));
}

function rowsCondition(rows: readonly number[]): Condition {
  return rows.length === 0 ? NEVER : { is: 'rows', rows: [...new Set(rows)].sort((a, b) => a - b) };
}

function compileKind(state: State, filter: KindFilter, argument: string): Condition {
  const kinds = oneOf(NODE_KINDS, filter, argument);
  for (const kind of [...(filter.eq ? [filter.eq] : []), ...(filter.in ?? [])])
    if (isAbsentKind(kind)) state.asked?.add(kind);
  return kinds.length === 0 ? NEVER : { is: 'kind', kinds };
}

/** Exact paths become rows; other operands stay a test of the path. */
function compilePath(state: State, filter: TextFilter, argument: string): Condition {
  const { fold, eq, in: among, ...rest } = textTest(filter, argument);
  if (fold || (eq === undefined && !among)) return { is: 'path', test: textTest(filter, argument) };
  const rowsOf = (paths: readonly string[]): Condition => rowsCondition(nodesAtPaths(state, paths, argument));
  const parts: Condition[] = [];
  if (eq !== undefined) parts.push(rowsOf([eq]));
  if (among) parts.push(rowsOf(among));
  if (Object.keys(rest).length > 0) parts.push({ is: 'path', test: { fold, ...rest } });
  return allOf(parts);
}

function compileLevel(state: State, filter: TextFilter, argument: string): Condition {
  const matches = textMatcher(textTest(filter, argument));
  const { levels } = state.graph.data;
  const good = levels.flatMap((text, at) => (matches(state.graph.text(text)) ? [at + 1] : []));
  if (matches(null)) good.unshift(0);
  warnOfUnmatched(indexesOf(state.graph).levels, filter, argument, state.tools, state.unmatched);
  if (good.length === 0) return NEVER;
  return good.length === levels.length + 1 ? allOf([]) : { is: 'level', levels: good };
}

function compileEdges(
  state: State,
  match: ReferenceListFilter,
  direction: 'OUT' | 'IN',
  argument: string,
): Condition {
  operands(match, argument);
  const { some, every, none, count } = match;
  if (!some && !every && !none && !count) return allOf([]);
  return {
    is: 'edges',
    direction,
    ...compileQuantified(match, argument, (end, place) => compileEnd(state, end, place)),
  };
}

function compileEnd(state: State, end: ReferenceFilter, argument: string): EdgeCondition {
  const { kind, label } = end;
  const far = farEnd(end, argument);
  const kinds = kind && oneOf(REFERENCE_KINDS, kind, `${argument}.kind`);
  const place = `${argument}.label`;
  const { labels } = indexesOf(state.graph);
  const matches = label ? labels.short.matcher(textTest(label, place)) : () => true;
  if (label) warnOfUnmatched(labels.spelling, label, place, state.tools, state.unmatched);
  const good = state.graph.data.labels.flatMap((entry, at) =>
    (!kinds || kinds.includes(entry.kind)) && matches(entry.text) ? [at] : [],
  );
  return {
    labels: good.length === state.graph.data.labels.length ? null : good,
    object: far ? compile(forOtherObjects(state), far.filter, far.argument) : null,
  };
}
