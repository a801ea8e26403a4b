// Fields in order, as in a struct.

import type { PropertyValue, StructValue, Value } from '../../graph/values.ts';
import { type Field, placed, type Visit } from './field.ts';
import { FieldLabels, type LabelNode } from './labels.ts';

export function fieldsInOrder<V extends Visit>(name: string, fields: readonly Field<V>[]): Field<V> {
  const sequence = new Sequence(fields);
  const { size, least, links, names } = sequence;
  return {
    ...{ name, type: 'struct', size, least, links, adds: names },
    read: (visit, label) => sequence.struct(visit, label),
  };
}

const NO_FIELDS: readonly PropertyValue[] = [];

/** Fields in order; adjacent ones that may be skipped are merged. */
export class Sequence<V extends Visit> {
  readonly size: number | null;
  readonly least: number;
  readonly links: boolean;
  /** Of all fields that may be there, in lower case; null where only reading shows them. */
  readonly names: ReadonlySet<string> | null;
  readonly #fields: readonly Field<V>[];
  readonly #steps: readonly (number | Field<V>)[];
  readonly #labels = new FieldLabels();

  constructor(fields: readonly Field<V>[]) {
    this.#fields = fields;
    this.names = namesOf(fields);
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

  /** True if a field may have one of these names (in lower case). */
  mayHave(names: ReadonlySet<string>): boolean {
    return this.names === null || [...names].some((name) => this.names!.has(name));
  }

  /**
   * Hands the field with this name (in lower case) to `take`, at the cursor, and moves past the others. False where `take`
   * is, and where a field that others add, or a second one, may have the name.
   * @param visit that wants no values
   */
  pick(name: string, visit: V, label: LabelNode, take: (field: Field<V>) => boolean): boolean {
    let isFound = false;
    for (const field of this.#fields) {
      const isWanted =
        field.name === '' ? (field.adds?.has(name) ?? true) : field.name.toLowerCase() === name;
      if (!isWanted) field.read(visit, label);
      else if (field.name === '' || isFound || !take(field)) return false;
      else isFound = true;
    }
    return true;
  }

  struct(visit: V, label: LabelNode): Value {
    const fields = this.read(visit, label);
    return visit.wantsValues ? { kind: 'struct', fields } : null;
  }

  /** The fields; none when values are not wanted. */
  read(visit: V, label: LabelNode): readonly PropertyValue[] {
    if (visit.wantsValues) return this.#values(visit, label);
    const steps = this.#steps;
    for (let i = 0; i < steps.length; i++) {
      const step = steps[i]!;
      if (typeof step === 'number') visit.cursor.skip(step);
      else if (!step.links) step.read(visit, label);
      else step.read(visit, this.#labels.of(label, i, step.name));
    }
    return NO_FIELDS;
  }

  #values(visit: V, label: LabelNode): PropertyValue[] {
    const { cursor } = visit;
    const found: PropertyValue[] = [];
    for (const field of this.#fields) {
      const { name, type } = field;
      const { at } = cursor;
      const value = field.read(visit, field.links ? label.inner(name) : label);
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

function namesOf(fields: readonly Field<never>[]): ReadonlySet<string> | null {
  const names = fields.map(({ name, adds }) => (name === '' ? adds : [name.toLowerCase()]));
  return names.some((own) => !own) ? null : new Set(names.flatMap((own) => [...own!]));
}
