// Facts of the class tree about the layout of objects. The tree extends through all loaded packages; where it
// leaves them before it reaches a class known by name, the answer is "unknown".

import type { GraphSink } from '../../../graph/sink.ts';
import { pathOfIndex } from '../link/class-paths.ts';
import { ByIndex } from '../tables/by-index.ts';
import { ClassWalk } from '../tables/class-walk.ts';
import type { Package } from '../tables/package.ts';
import { NO_TAIL, tailOfReflection } from '../tails/registry.ts';

/** Facts are true, false, or null where the tree leaves the loaded packages. */
export interface ClassFacts {
  /** Path in lower case, as written in the object's package. */
  readonly path: string;
  /** Layout of what follows the properties, if this is a reflection class, else NO_TAIL. */
  readonly tail: number;
  /** Derives from Core.Component: its objects have template data before their properties. */
  readonly component: boolean | null;
  /** Derives from Engine.Actor: its objects have a place. */
  readonly actor: boolean | null;
}

type Lineage = Pick<ClassFacts, 'component' | 'actor'>;

const ANCHORS: ReadonlyMap<string, Lineage> = new Map([
  ['core.object', { component: false, actor: false }],
  ['core.component', { component: true, actor: false }],
  ['engine.actor', { component: false, actor: true }],
  ['engine.level', { component: false, actor: false }],
]);
/** Reflection objects, which have neither. */
const PLAIN: Lineage = { component: false, actor: false };
const OUTSIDE: Lineage = { component: null, actor: null };

export class ClassTree {
  readonly #texts: GraphSink['texts'];
  readonly #facts = new ByIndex((of, index) => this.#find(of, index));
  readonly #lineages: ClassWalk<Lineage>;

  constructor(packages: readonly Package[], texts: GraphSink['texts']) {
    this.#texts = texts;
    this.#lineages = new ClassWalk(packages, OUTSIDE, (of, index) => {
      const path = pathOfIndex(of, index, texts)?.toLowerCase();
      if (path === undefined) return null;
      return ANCHORS.get(path) ?? (tailOfReflection(path) === NO_TAIL ? null : PLAIN);
    });
  }

  /** Facts about the class with this object index in the package. */
  facts(of: Package, index: number): ClassFacts {
    return this.#facts.get(of, index);
  }

  #find(of: Package, index: number): ClassFacts {
    const found = pathOfIndex(of, index, this.#texts)?.toLowerCase() ?? '';
    const path = index === 0 ? 'core.class' : found;
    return { path, tail: tailOfReflection(path), ...this.#lineages.get(of, index) };
  }
}
