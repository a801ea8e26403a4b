// Finds classes by what users call them: full path, short name, or else title. For unknown names it suggests
// the nearest of these.

import type { Graph } from '../../graph/graph.ts';
import type { ClassId } from '../../graph/ids.ts';
import { QueryError } from '../errors.ts';
import type { QueryTools } from '../tools.ts';
import type { ClassTitles } from './class-titles.ts';
import { Spelling, type Vocabulary } from './spelling.ts';

const MOST_CANDIDATES = 20;

/** The classes to look in, and where to warn. */
export interface NamedClasses {
  readonly graph: Graph;
  readonly tools: QueryTools;
  /** Absent where no titles are known. */
  readonly titles?: ClassTitles;
}

/** The class with this name; null, with a warning, when there is none. @throws QueryError AMBIGUOUS_CLASS */
export function classNamed(among: NamedClasses, name: string, argument: string): ClassId | null {
  const id = classIfKnown(among, name, argument);
  if (id === null) new Spelling(classVocabulary(among)).warnOf(name, argument, among.tools);
  return id;
}

/** As classNamed, without a warning. @throws QueryError AMBIGUOUS_CLASS */
export function classIfKnown(among: NamedClasses, name: string, argument: string): ClassId | null {
  return onlyClass(among, lookup(among, name), name, argument);
}

/**
 * For filters: a class that several packages have (`Engine.Texture2D`, `Core.Texture2D`) is all of them. Paths with slashes are
 * assets, which only happen to have the same name.
 * @param find classNamed, or classIfKnown for no warning
 * @throws QueryError AMBIGUOUS_CLASS
 */
export function classesNamed(
  among: NamedClasses,
  name: string,
  argument: string,
  find: typeof classNamed,
): readonly ClassId[] {
  const { found, isTitle } = lookup(among, name);
  const isInPackages = !isTitle && found.every((id) => !among.graph.classes.path(id).includes('/'));
  if (found.length > 1 && isInPackages) return found;
  const id = find(among, name, argument);
  return id === null ? [] : [id];
}

interface Lookup {
  readonly found: readonly ClassId[];
  readonly isTitle: boolean;
}

function lookup({ graph: { classes }, titles }: NamedClasses, name: string): Lookup {
  const byName = classes.lookup(name);
  const isTitle = byName.length === 0;
  return { found: isTitle ? (titles?.lookup(name) ?? []) : byName, isTitle };
}

function onlyClass(
  { graph: { classes } }: NamedClasses,
  { found, isTitle }: Lookup,
  name: string,
  argument: string,
): ClassId | null {
  if (found.length > 1) {
    const paths = found.map((id) => classes.path(id)).sort();
    const more = paths.length > MOST_CANDIDATES ? ` and ${paths.length - MOST_CANDIDATES} more` : '';
    const candidates = paths.slice(0, MOST_CANDIDATES).join(', ');
    const word = isTitle ? 'title' : 'name';
    const message = `${JSON.stringify(name)} is the ${word} of ${paths.length} classes: ${candidates}${more}`;
    throw new QueryError('AMBIGUOUS_CLASS', argument, message);
  }
  return found[0] ?? null;
}

export const NO_CLASS = 'the save has no class';

export function classVocabulary(among: NamedClasses): Vocabulary {
  return {
    code: 'UNKNOWN_CLASS',
    says: (quoted) => `${NO_CLASS} ${quoted}`,
    names: (name) => knownNames(among, name),
    has: (name) => lookup(among, name).found.length > 0,
  };
}

/** Names to suggest from: paths for a path and for what precedes a dot, otherwise titles and short names. */
function* knownNames({ graph: { classes }, titles }: NamedClasses, name: string): Generator<string> {
  const isPath = name.includes('/');
  if (!isPath && titles) yield* titles.known;
  for (const id of classes)
    yield isPath || classes.path(id).startsWith(`${name}.`) ? classes.path(id) : classes.name(id);
}
