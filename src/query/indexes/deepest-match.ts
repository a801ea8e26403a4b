// Follows a path as far as any object has it, to say which step of it does not exist.

import type { PathStep } from '../../graph/column-reader.ts';
import type { PropertyValue, Value } from '../../graph/values.ts';
import {
  elementsOf,
  fieldsNamed,
  isContainer,
  type PropertyPath,
  quotedName,
} from '../values/property-path.ts';

/** Elements of a list to look for names in. */
const MOST_ELEMENTS = 16;
/** Names to choose suggestions from. */
export const MOST_NAMES = 20_000;

/** What is there, if the path cannot continue from it in this way. */
export type Obstacle = 'a reference' | 'a list' | 'no list';

/** Finds the first step of a path that no object has, and the names that objects have in its place. */
export class DeepestMatch {
  step = 0;
  /** The path up to there, with names as the save spells them; empty for the object itself. */
  before = '';
  readonly names = new Set<string>();
  obstacle: Obstacle | null = null;

  add(fields: readonly PropertyValue[], path: PropertyPath, step = 0, before = ''): void {
    const { same, next } = fieldsNamed(fields, path, step);
    this.#moveTo(same.length > 0 ? next : step, before);
    if (same.length === 0 && step === this.step) {
      this.before = before;
      for (const { name } of fields) if (this.names.size < MOST_NAMES) this.names.add(name);
    }
    const dot = before === '' ? '' : '.';
    for (const { name, value } of same)
      this.#descend(value, path, next, `${before}${dot}${quotedName(name)}`);
  }

  #moveTo(step: number, before: string): void {
    if (step <= this.step) return;
    this.step = step;
    this.before = before;
    this.obstacle = null;
    this.names.clear();
  }

  #stopAt(value: Value, wanted: PathStep, step: number, before: string): void {
    // Once some objects have fields there, those that do not no longer matter.
    if (step < this.step || this.names.size > 0) return;
    this.before = before;
    if (typeof value === 'object' && value?.kind === 'reference') this.obstacle = 'a reference';
    else if ('name' in wanted) this.obstacle = isContainer(value) ? 'a list' : null;
    else this.obstacle = value === null ? null : 'no list';
  }

  #descend(value: Value, path: PropertyPath, step: number, before: string): void {
    const wanted = path.steps[step];
    if (!wanted) return;
    const isStruct = typeof value === 'object' && value?.kind === 'struct';
    if ('name' in wanted && isStruct) this.add(value.fields, path, step, before);
    else if ('name' in wanted || !isContainer(value)) this.#stopAt(value, wanted, step, before);
    else {
      const selector = 'each' in wanted ? '[]' : `[${wanted.at}]`;
      for (const element of elementsOf(value).slice(0, MOST_ELEMENTS))
        this.#descend(element, path, step + 1, before + selector);
    }
  }
}
