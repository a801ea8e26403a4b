// Compiles conditions on classes: names become class numbers, and the rest of a filter is checked against these.

import { EXTERNAL_CLASS, MISSING_CLASS } from '../../graph/finished/graph-data.ts';
import type { ClassId } from '../../graph/ids.ts';
import { badFilter } from '../errors.ts';
import { allOf, type Condition, NEVER } from '../filter/condition.ts';
import type { ObjectClassFilter } from '../filter/filter.ts';
import { eachEntry, operands } from '../filter/operands.ts';
import { patternOf } from '../filter/pattern.ts';
import {
  classesNamed,
  classIfKnown,
  classNamed,
  classVocabulary,
  type NamedClasses,
} from '../names/class-names.ts';
import { MOST_UNKNOWN, type PartOperator, Spelling } from '../names/spelling.ts';
import type { QueryTools } from '../tools.ts';

/** Kinds of nodes that a save names but does not hold. Lists leave them out unless a filter asks for them. */
export const ABSENT_KINDS = ['EXTERNAL', 'MISSING'] as const;
export type AbsentKind = (typeof ABSENT_KINDS)[number];

export interface ClassFilterContext extends NamedClasses {
  /** Collects the absent kinds that the filter asks for. Null where naming one does not bring it into the list. */
  readonly asked: Set<AbsentKind> | null;
  /** Receives warnings about texts that match nothing; held back while another branch of an `or` may match. */
  readonly unmatched: QueryTools;
}

/** @throws QueryError BAD_FILTER, AMBIGUOUS_CLASS */
export function compileClass(
  state: ClassFilterContext,
  match: ObjectClassFilter,
  argument: string,
): Condition {
  const { classes } = state.graph;
  let unknown = 0;
  const called = (name: string, place: string): number[] => {
    const ids = classesNamed(state, name, place, unknown < MOST_UNKNOWN ? classNamed : classIfKnown);
    if (ids.length === 0) unknown++;
    return [...ids];
  };
  const named = (name: string, place: string): number[] => {
    if (name === EXTERNAL_CLASS) state.asked?.add('EXTERNAL');
    if (name === MISSING_CLASS) state.asked?.add('MISSING');
    return called(name, place);
  };
  const sets = operands(match, argument).map(([name, place]): readonly number[] => {
    switch (name) {
      case 'eq':
        return named(match.eq!, place);
      case 'in':
        return eachEntry(match.in!, place, named).flat();
      case 'ne':
        return without(classes, called(match.ne!, place));
      case 'nin':
        return without(classes, eachEntry(match.nin!, place, called).flat());
      case 'isA':
        return named(match.isA!, place).flatMap((id) => classes.withSubclasses(id as ClassId));
      case 'startsWith':
      case 'endsWith':
      case 'contains':
      case 'matches':
        return classesByText(state, name, match[name]!, place);
      default:
        throw badFilter(place, 'is not an operator on classes');
    }
  });
  return allOf(
    sets.map((ids): Condition => {
      if (ids.length === 0) return NEVER;
      return { is: 'class', classes: [...new Set(ids)].sort((a, b) => a - b) };
    }),
  );
}

/** The classes whose path (or, for its beginning, name) matches, otherwise whose title does; warns of none. */
function classesByText(
  state: ClassFilterContext,
  operator: PartOperator,
  text: string,
  argument: string,
): number[] {
  const { graph, titles } = state;
  const { classes } = graph;
  const pattern = operator === 'matches' ? patternOf(text, argument) : null;
  const matches = (path: string, name: string): boolean => {
    if (pattern) return pattern.test(path);
    if (operator === 'contains') return path.includes(text);
    if (operator === 'endsWith') return path.endsWith(text);
    return path.startsWith(text) || name.startsWith(text);
  };
  const found = [...classes].filter((id) => matches(classes.path(id), classes.name(id)));
  if (found.length > 0) return found;
  // As for whole names: titles count where nothing is named so.
  const titled = [...classes].filter((id) => {
    const title = titles?.title(id) ?? null;
    return title !== null && matches(title, title);
  });
  if (titled.length > 0) return titled;
  new Spelling(classVocabulary(state)).warnOfPart(operator, text, argument, state.unmatched);
  return [];
}

function without(classes: Iterable<ClassId>, excluded: readonly number[]): ClassId[] {
  const out = new Set(excluded);
  return Array.from(classes).filter((id) => !out.has(id));
}

/** Those of the classes in `around` that a condition allows; null for any class. */
export function classesWithin(
  around: readonly number[] | null,
  condition: Condition,
): readonly number[] | null {
  if (condition.is === 'never') return [];
  if (condition.is === 'and') return condition.of.reduce(classesWithin, around);
  if (condition.is !== 'class') return around;
  return around ? condition.classes.filter((id) => around.includes(id)) : condition.classes;
}
