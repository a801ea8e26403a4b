// Fields in order, as in a struct.

import type { PropertyValue, StructValue, Value } from '../../graph/values.ts';
import { type Field, placed, type Visit } from './field.ts';
import type { LabelNode } from './labels.ts';

/** A struct of these fields. */
export function fieldsInOrder<V extends Visit>(name: string, fields: readonly Field<V>[]): Field<V> {
  const sequence = new Sequence(fields);
  const { size, least, links } = sequence;
  return {
    ...{ name, type: 'struct', size, least, links },
    read: (visit, label) => sequence.struct(visit, label),
  };
}

const NO_FIELDS: readonly PropertyValue[] = [];

/** Fields in order; adjacent ones that may be skipped are merged. */
export class Sequence<V extends Visit> {
  readonly size: number | null;
  readonly least: number;
  readonly links: boolean;
  readonly #fields: readonly Field<V>[];
  /** In lower case; null where only reading shows them. */
  readonly #names: ReadonlySet<string> | null;
  readonly #steps: readonly (number | Field<V>)[];

  constructor(fields: readonly Field<V>[]) {
    this.#fields = fields;
    this.#names = fields.every(({ name }) => name !== '')
      ? new Set(fields.map(({ name }) => name.toLowerCase()))
      : null;
    this.size = fields.reduce<number | null>(
      (sum, { size }) => (sum === null || size === null ? null : sum + size),
      0,
    );
    this.least = fields.reduce((sum, { least }) => sum + least, 0);
    this.links = fields.some(({ links }) => links);
    const steps: (number | Field<V>)[] = [];
    for (const field of fields) {
      const last = steps.at(-1);
      if (field.size === null || field.links) steps.push(field);
      else if (typeof last === 'number') steps[steps.length - 1] = last + field.size;
      else steps.push(field.size);
    }
    this.#steps = steps;
  }

  /** Whether a field may have one of these names (in lower case). */
  mayHave(names: ReadonlySet<string>): boolean {
    return this.#names === null || [...names].some((name) => this.#names!.has(name));
  }

  struct(visit: V, label: LabelNode): Value {
    const fields = this.read(visit, label);
    return visit.wantsValues ? { kind: 'struct', fields } : null;
  }

  /** The fields; none when values are not wanted. */
  read(visit: V, label: LabelNode): readonly PropertyValue[] {
    if (visit.wantsValues) return this.#values(visit, label);
    for (const step of this.#steps) {
      if (typeof step === 'number') visit.cursor.skip(step);
      else step.read(visit, step.links ? label.inner(step.name) : label);
    }
    return NO_FIELDS;
  }

  #values(visit: V, label: LabelNode): PropertyValue[] {
    const { cursor } = visit;
    const found: PropertyValue[] = [];
    for (const field of this.#fields) {
      const { name, type } = field;
      const { at } = cursor;
      const value = field.read(visit, label.inner(name));
      // A field without a name provides several fields of the struct around it.
      if (name !== '') found.push(placed(cursor, at, name, type, value));
      else if (isStruct(value)) found.push(...value.fields);
    }
    return found;
  }
}

function isStruct(value: Value): value is StructValue {
  return typeof value === 'object' && value?.kind === 'struct';
}
