// Maps the kernel's label numbers to labels.

import { type LabelNode, MOST_LABELS } from '../../unreal/labels.ts';
import {
  ELEMENT,
  ITEM_CLASS,
  ITEM_STATE,
  PAIR_KEY,
  PAIR_VALUE,
  STRUCT_TYPE,
  STRUCT_VALUE,
  TRACK,
} from './codes.ts';

/**
 * Enough numbers for two label trees, each with its root and a label that stands in once there are too many,
 * and for the labels of parents and children.
 */
export const MOST_NUMBERS = 2 * (MOST_LABELS + 2) + 2;

const PART_NAMES: Readonly<Record<number, string>> = {
  [ELEMENT]: '[]',
  [ITEM_CLASS]: 'ItemClass',
  [ITEM_STATE]: 'ItemState',
  [STRUCT_TYPE]: 'Type',
  [STRUCT_VALUE]: 'Value',
  [PAIR_KEY]: '[].key',
  [PAIR_VALUE]: '[].value',
  [TRACK]: 'Track',
};

export class KernelLabels {
  readonly #labels: LabelNode[] = [];
  readonly #numbers = new Map<LabelNode, number>();

  at(number: number): LabelNode {
    return this.#labels[number]!;
  }

  number(label: LabelNode): number {
    let number = this.#numbers.get(label);
    if (number === undefined) {
      number = this.#labels.push(label) - 1;
      this.#numbers.set(label, number);
    }
    return number;
  }

  /** The number of the label for a part (codes.ts) of a labelled value. */
  part(number: number, part: number): number {
    return this.number(this.at(number).named(PART_NAMES[part]!));
  }
}
