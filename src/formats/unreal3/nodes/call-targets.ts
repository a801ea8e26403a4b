// Resolves calls that name a function instead of an object: to the function with that name in the context's class or a
// class above it, or to the function with a native index. Calls that leave the loaded packages get no edge.

import { getOrCreate } from '../../../graph/made-once.ts';
import type { LinkContext } from '../link/nodes.ts';
import type { Survey } from '../objects/survey.ts';
import { MOST_SUPERS } from '../tables/class-walk.ts';
import { exportOfNode, lastWord, nodeOfIndex, type Package } from '../tables/package.ts';

/** LowerCaseNames and nodes are both below this, so a pair of them fits a safe integer. */
const RADIX = 2 ** 26;
const UNKNOWN = -1;

export class CallTargets {
  readonly #context: LinkContext;
  readonly #survey: Survey;
  readonly #view: DataView;
  /** Functions, and properties that return a value, by their outer and name. */
  #members: Map<number, number> | null = null;
  readonly #found = new Map<number, number>();
  readonly #classOfProperty = new Map<number, number>();

  constructor(context: LinkContext, survey: Survey) {
    this.#context = context;
    this.#survey = survey;
    const { buffer, byteOffset, byteLength } = context.image;
    this.#view = new DataView(buffer, byteOffset, byteLength);
  }

  /** The function with this name (a fold) in the class or above it; -1 when it is not in a loaded package. */
  functionOf(ofClass: number, name: number): number {
    const members = this.#all();
    const key = ofClass * RADIX + name;
    let found = this.#found.get(key);
    if (found !== undefined) return found;
    found = UNKNOWN;
    let at: number | undefined = ofClass;
    for (let depth = 0; depth < MOST_SUPERS && at !== undefined && at >= 0 && found < 0; depth++) {
      found = members.get(at * RADIX + name) ?? UNKNOWN;
      at = this.#survey.types.supers.get(at);
    }
    this.#found.set(key, found);
    return found;
  }

  /** The class of the objects in a property, also in an array property; -1 for other types. */
  classOfProperty(node: number): number {
    return getOrCreate(this.#classOfProperty, node, () => this.#readClass(node, 0));
  }

  /** The class of a function's return value. */
  classOfCall(functionNode: number): number {
    const returned = this.#context.folds.find('returnvalue');
    const property = returned === undefined ? undefined : this.#all().get(functionNode * RADIX + returned);
    return property === undefined ? UNKNOWN : this.classOfProperty(property);
  }

  /**
   * The class of a constant object; for a class, the class itself, whose static functions are called in a
   * class context.
   */
  classOfObject(of: Package, index: number): number {
    if (index > 0) {
      const type = of.exports.class[index - 1]!;
      return nodeOfIndex(of, type === 0 ? index : type) ?? UNKNOWN;
    }
    const { path } = this.#survey.tree.facts(of, index);
    return path === '' ? UNKNOWN : (nodeOfIndex(of, index) ?? UNKNOWN);
  }

  /** The class that contains a function or state, or the class itself. */
  classHolding(of: Package, index: number): number {
    for (let at = index + 1, depth = 0; at > 0 && at <= of.exports.count && depth < 8; depth++) {
      if (of.exports.class[at - 1] === 0) return of.exportNode[at - 1]!;
      at = of.exports.outer[at - 1]!;
    }
    return UNKNOWN;
  }

  #readClass(node: number, depth: number): number {
    const place = exportOfNode(this.#context.packages, node);
    if (!place) return UNKNOWN;
    const { of, index } = place;
    const { path } = this.#survey.tree.facts(of, of.exports.class[index]!);
    const last = nodeOfIndex(of, lastWord(of, this.#view, index)) ?? UNKNOWN;
    if (OBJECT_PROPERTIES.has(path)) return last;
    return path === 'core.arrayproperty' && depth === 0 && last >= 0 ? this.#readClass(last, 1) : UNKNOWN;
  }

  #all(): Map<number, number> {
    if (this.#members) return this.#members;
    const members = new Map<number, number>();
    const { packages, folds } = this.#context;
    const returned = folds.find('returnvalue');
    for (const of of packages) {
      const { exports, imports, names } = of;
      for (let index = 0; index < exports.count; index++) {
        const holder = nodeOfIndex(of, exports.outer[index]!);
        const name = names.fold[exports.name[index]!];
        if (holder === null || name === undefined || exports.number[index] !== 0) continue;
        const isFunction = this.#survey.tree.facts(of, exports.class[index]!).path === 'core.function';
        if (isFunction || name === returned) members.set(holder * RADIX + name, of.exportNode[index]!);
      }
      const functionName = folds.find('function');
      for (let row = 0; row < imports.count; row++) {
        const name = names.fold[imports.name[row]!];
        if (names.fold[imports.className[row]!] !== functionName || name === undefined) continue;
        const holder = nodeOfIndex(of, imports.outer[row]!);
        const key = holder === null ? UNKNOWN : holder * RADIX + name;
        if (key >= 0 && !members.has(key)) members.set(key, of.importNode[row]!);
      }
    }
    this.#members = members;
    return members;
  }
}

const OBJECT_PROPERTIES: ReadonlySet<string> = new Set([
  'core.objectproperty',
  'core.componentproperty',
  'core.interfaceproperty',
  'core.classproperty',
]);
