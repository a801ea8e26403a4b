// Maps the kernel's label numbers to labels.

import { LabelNode, MOST_LABELS } from '../../layout/labels.ts';
import type { GameScan } from '../structs/reader.ts';
import * as CODE from './codes.ts';

/**
 * Enough numbers for two label trees, each with its root and a label that stands in once there are too many,
 * and for the labels of parents, children and outer objects.
 */
export const MOST_NUMBERS = 2 * (MOST_LABELS + 2) + 3;

/** Labels in class-specific data, step by step. */
const NATIVE_LABELS: readonly (readonly [number: number, ...steps: string[]])[] = [
  [CODE.SOURCE, 'source'],
  [CODE.TARGET, 'target'],
  [CODE.BELT_ITEM, 'items', '[]', 'item'],
  [CODE.LAST_BELT, 'lastBelt'],
  [CODE.FIRST_BELT, 'firstBelt'],
  [CODE.SEGMENT_CHAIN, 'segments', '[]', 'chain'],
  [CODE.SEGMENT_BELT, 'segments', '[]', 'belt'],
  [CODE.SWATCH, 'swatch'],
  [CODE.MATERIAL, 'material'],
  [CODE.PATTERN, 'pattern'],
  [CODE.SKIN, 'skin'],
  [CODE.PAINT_FINISH, 'paintFinish'],
  [CODE.RECIPE, 'builtWithRecipe'],
  [CODE.BLUEPRINT_PROXY, 'blueprintProxy'],
  [CODE.TYPE_SPECIFIC_DATA, 'typeSpecificData'],
];

const PART_NAMES: Readonly<Record<number, string>> = {
  [CODE.ELEMENT]: '[]',
  [CODE.ITEM_CLASS]: 'ItemClass',
  [CODE.ITEM_STATE]: 'ItemState',
  [CODE.STRUCT_TYPE]: 'Type',
  [CODE.STRUCT_VALUE]: 'Value',
  [CODE.PAIR_KEY]: '[].key',
  [CODE.PAIR_VALUE]: '[].value',
  [CODE.TRACK]: 'Track',
};

export class KernelLabels {
  readonly #labels: LabelNode[] = [];
  readonly #numbers = new Map<LabelNode, number>();
  readonly parent = new LabelNode('PARENT', 'parent');
  readonly child = new LabelNode('CHILD', 'children');
  readonly outer = new LabelNode('OUTER', 'outer');

  constructor({ labels, nativeLabels }: GameScan) {
    this.#set(CODE.OUTER, this.outer);
    this.#set(CODE.PARENT, this.parent);
    this.#set(CODE.CHILD, this.child);
    this.#set(CODE.PROPERTIES, labels);
    for (const [number, ...steps] of NATIVE_LABELS) {
      this.#set(
        number,
        steps.reduce((label, step) => label.named(step), nativeLabels),
      );
    }
  }

  #set(number: number, label: LabelNode): void {
    this.#labels[number] = label;
    this.#numbers.set(label, number);
  }

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
