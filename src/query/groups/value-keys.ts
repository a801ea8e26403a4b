// Keys of the values of a column, equal for equal values, for groups and distinct counts. A key is the JSON of
// the value, computed once for each text, number and target however often they occur.

import { VALUE } from '../../graph/column-reader.ts';
import type { NodeId } from '../../graph/ids.ts';
import { getOrCreate } from '../../graph/made-once.ts';
import { toJson, type Value } from '../../graph/values.ts';
import { canonical } from '../pages/list-tag.ts';
import type { GroupedRows, MemberValues } from './members.ts';

export class ValueKeys<K> {
  readonly #members: GroupedRows;
  readonly #values: MemberValues;
  readonly #make: (value: Value) => K;
  readonly #byText: (K | undefined)[] = [];
  readonly #byTarget = new Map<number, K>();
  readonly #byNumber = new Map<number, K>();
  readonly #byKind = new Map<number, K>();

  /** @param make called about once for each different value */
  constructor(members: GroupedRows, values: MemberValues, make: (value: Value) => K) {
    this.#members = members;
    this.#values = values;
    this.#make = make;
  }

  /** The key of a member's value, by the value's position in the column. */
  key(member: number, at: number): K {
    const { column } = this.#values;
    switch (column.kind(at)) {
      case VALUE.text: {
        const text = column.textOf(at);
        let key = this.#byText[text];
        if (key === undefined) {
          key = this.#make(column.texts.texts[text]!);
          this.#byText[text] = key;
        }
        return key;
      }
      case VALUE.number:
        return getOrCreate(this.#byNumber, column.rawNumber(at), () => this.#make(column.rawNumber(at)));
      case VALUE.boolean:
        return getOrCreate(this.#byKind, column.rawNumber(at), () => this.#make(column.booleanOf(at)));
      case VALUE.integer:
        return this.#make(column.integerOf(at));
      case VALUE.reference: {
        const target = column.targetOf(at);
        return getOrCreate(this.#byTarget, target, () => this.#make(this.#reference(target as NodeId)));
      }
      case VALUE.nothing:
        return this.#make(null);
      default: {
        const found = this.#values.decoded(member)[at - this.#values.start[member]!];
        return this.#make(found?.value ?? null);
      }
    }
  }

  /** The reference as the file has it: without the number that tells repeated paths apart. */
  #reference(target: NodeId): Value {
    const { graph } = this.#members.run;
    return { kind: 'reference', path: graph.text(graph.pathText(target)), at: 0 };
  }
}

/** Values of different types have different keys even when their JSON is the same. */
export function keyOfValue(value: Value): string {
  return `${typeof value === 'bigint' ? 'n' : ''}${canonical(toJson(value))}`;
}
