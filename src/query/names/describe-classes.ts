// Names of several classes, as warnings write them.

import type { Graph } from '../../graph/graph.ts';
import type { ClassId } from '../../graph/ids.ts';

/** Classes to name in one warning. */
export const MOST_NAMED = 3;

/** `of the class A`, `of the classes A, B, C and 2 more`. */
export function describeClasses({ classes }: Graph, ids: readonly number[]): string {
  const names = ids.slice(0, MOST_NAMED).map((id) => classes.name(id as ClassId));
  const more = ids.length > names.length ? ` and ${ids.length - names.length} more` : '';
  return `of the ${ids.length === 1 ? 'class' : 'classes'} ${names.join(', ')}${more}`;
}

/** `; those of A, B do`, which are classes; empty for none. */
export function thoseHaveIt({ classes }: Graph, ids: readonly number[]): string {
  const names = ids.slice(0, MOST_NAMED).map((id) => classes.name(id as ClassId));
  return names.length > 0 ? `; those of ${names.join(', ')} do` : '';
}
