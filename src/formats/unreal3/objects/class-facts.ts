// What the class tree says about the layout of objects. The tree extends through all loaded packages; where
// it leaves them before it reaches a class known by name, the answer is "unknown".

import type { GraphSink } from '../../../graph/sink.ts';
import { pathOfIndex } from '../link/class-paths.ts';
import { hasBody } from '../reflection/read-body.ts';
import { ByIndex } from '../tables/by-index.ts';
import { exportOfNode, nodeOfIndex, type Package } from '../tables/package.ts';

/** Facts are true, false, or null where the tree leaves the loaded packages. */
export interface ClassFacts {
  /** Path in lower case, as written in the object's package. */
  readonly path: string;
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
  readonly #packages: readonly Package[];
  readonly #texts: GraphSink['texts'];
  readonly #facts = new ByIndex((of, index) => this.#find(of, index));
  readonly #lineages = new Map<number, Lineage>();

  constructor(packages: readonly Package[], texts: GraphSink['texts']) {
    this.#packages = packages;
    this.#texts = texts;
  }

  /** Facts about the class with this object index in the package. */
  facts(of: Package, index: number): ClassFacts {
    return this.#facts.get(of, index);
  }

  #find(of: Package, index: number): ClassFacts {
    const path = pathOfIndex(of, index, this.#texts)?.toLowerCase() ?? '';
    return { path: index === 0 ? 'core.class' : path, ...this.#lineage(of, index) };
  }

  /** Each class is looked up once; the answer is kept for all classes on the way. */
  #lineage(of: Package, index: number): Lineage {
    const way = new Set<number>();
    const found = this.#walk(of, index, way);
    for (const node of way) this.#lineages.set(node, found);
    return found;
  }

  #walk(of: Package, index: number, way: Set<number>): Lineage {
    while (index !== 0) {
      const node = nodeOfIndex(of, index);
      const known = node === null ? undefined : this.#lineages.get(node);
      if (known) return known;
      const path = pathOfIndex(of, index, this.#texts)?.toLowerCase();
      const anchor = path === undefined ? undefined : ANCHORS.get(path);
      if (anchor) return anchor;
      if (path !== undefined && hasBody(path)) return PLAIN;
      const held = node === null ? null : exportOfNode(this.#packages, node);
      // Classes that derive from each other lead nowhere.
      if (node === null || !held || way.has(node)) return OUTSIDE;
      way.add(node);
      of = held.of;
      index = of.exports.super[held.index]!;
    }
    return OUTSIDE;
  }
}
