// Warns about conditions on a property that the game leaves out where it has its default value: objects without it
// satisfy them, too.

import type { Graph } from '../../graph/graph.ts';
import type { ClassId, NodeId } from '../../graph/ids.ts';
import type { PropertyFilter } from '../filter/filter.ts';
import { integerMatcher, integerTest } from '../filter/integer-test.ts';
import { numberMatcher, numberTest } from '../filter/number-test.ts';
import { booleanTest } from '../filter/one-of.ts';
import type { QueryTools } from '../tools.ts';
import { wholeNumber } from '../values/whole-number.ts';

/** The meaning of an absent property: by a pattern of its class's name, then by the property's name. */
export type DefaultTable = Readonly<Record<string, Readonly<Record<string, boolean | number>>>>;

/** @param classes of the objects; null for any */
export function warnOfAbsentDefault(given: Defaults, match: PropertyFilter, argument: string): void {
  const { orAbsent, exists, quantifier, path } = match;
  if (orAbsent != null || exists != null || (quantifier ?? 'SOME') !== 'SOME') return;
  const { name, value } = defaultOf(given, path);
  if (value === undefined || !satisfies(value, match, argument)) return;
  const message = `${argument}: the game leaves out ${name} where it is ${value}, and objects without it are not counted; orAbsent: true counts them`;
  given.tools.warn({ code: 'ABSENT_IS_DEFAULT', argument, message, name, suggestions: ['orAbsent: true'] });
}

/** Warns that groups by a property have objects with its default value under null. */
export function warnOfAbsentKey(given: Defaults, rows: Uint32Array, path: string, argument: string): void {
  const { graph, defaults } = given;
  if (!defaults) return;
  const classes = [...new Set(Array.from(rows, (row) => graph.classOf(row as NodeId)))];
  const { name, value } = defaultOf({ ...given, classes }, path);
  if (value === undefined) return;
  const message = `${argument}: the game leaves out ${name} where it is ${value}: the group of null has those`;
  given.tools.warn({ code: 'ABSENT_IS_DEFAULT', argument, message, name, suggestions: [] });
}

interface Default {
  readonly name: string;
  /** Undefined where it is not known. */
  readonly value: boolean | number | undefined;
}

function defaultOf({ graph, defaults, classes }: Defaults, path: string): Default {
  const name = path.slice(path.lastIndexOf('.') + 1);
  const found = Object.entries(defaults ?? {}).find(
    ([pattern, values]) => Object.hasOwn(values, name) && hasClass(graph, classes, new RegExp(pattern)),
  );
  return { name, value: found?.[1][name] };
}

interface Defaults {
  readonly graph: Graph;
  readonly defaults?: DefaultTable | null;
  readonly classes?: readonly number[] | null;
  readonly tools: QueryTools;
}

function hasClass(graph: Graph, classes: readonly number[] | null | undefined, pattern: RegExp): boolean {
  return [...(classes ?? graph.classes)].some((id) => pattern.test(graph.classes.name(id as ClassId)));
}

/** True if a value satisfies the conditions on a property. */
function satisfies(value: boolean | number, match: PropertyFilter, argument: string): boolean {
  const { number, integer, boolean, text, reference } = match;
  if (text || reference) return false;
  if (typeof value === 'boolean')
    return !number && !integer && !!boolean && booleanTest(boolean, argument).includes(value);
  if (boolean || !(number || integer)) return false;
  return (
    (!number || numberMatcher(numberTest(number, argument))(value)) &&
    (!integer || integerMatcher(integerTest(integer, argument))(wholeNumber(BigInt(value))))
  );
}
