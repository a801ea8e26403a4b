// Fields in order, as in a struct.

import type { PropertyValue, StructValue, Value } from '../../graph/values.ts';
import { type Field, type PickField, placed, type Visit } from './field.ts';
import { FieldLabels, type LabelNode } from './labels.ts';

export function fieldsInOrder<V extends Visit>(name: string, fields: readonly Field<V>[]): Field<V> {
  const sequence = new Sequence(fields);
  const { size, least, links, texts, names } = sequence;
  return {
    ...{ name, type: 'struct', size, least, links, texts, adds: names },
    read: (visit, label) => sequence.struct(visit, label),
    pick: sequence.pick,
  };
}

const NO_FIELDS: readonly PropertyValue[] = [];

/** Fields in order. */
export class Sequence<V extends Visit> {
  readonly size: number | null;
  readonly least: number;
  readonly links: boolean;
  readonly texts: boolean;
  /** Of all fields that may be there, in lower case; null where only reading shows them. */
  readonly names: ReadonlySet<string> | null;
  readonly #fields: readonly Field<V>[];
  /** In lower case. */
  readonly #ownNames: readonly string[];
  readonly #forLinks: Steps<V>;
  readonly #forTexts: Steps<V>;

  constructor(fields: readonly Field<V>[]) {
    this.#fields = fields;
    this.#ownNames = fields.map(({ name }) => name.toLowerCase());
    this.names = namesOf(fields);
    this.size = fields.reduce<number | null>(
      (sum, { size }) => (sum === null || size === null ? null : sum + size),
      0,
    );
    this.least = fields.reduce((sum, { least }) => sum + least, 0);
    this.#forLinks = new Steps(fields, ({ links }) => links);
    this.#forTexts = new Steps(fields, ({ texts = false }) => texts);
    this.links = this.#forLinks.sees;
    this.texts = this.#forTexts.sees;
  }

  /** True if a field may have one of these names (in lower case). */
  mayHave(names: ReadonlySet<string>): boolean {
    return this.names === null || [...names].some((name) => this.names!.has(name));
  }

  /**
   * Hands each field with this name (in lower case) to `take`, at the cursor, and moves past the others. False where `take`
   * is, and where what others add may have the name.
   */
  readonly pick: PickField<V> = (name, visit, label, take) => {
    for (let i = 0; i < this.#fields.length; i++) {
      const field = this.#fields[i]!;
      const own = this.#ownNames[i]!;
      if (own === '' ? field.adds?.has(name) === false : own !== name) field.read(visit, label);
      else if (own !== '' ? !take(field) : !field.pick?.(name, visit, label, take)) return false;
    }
    return true;
  };

  struct(visit: V, label: LabelNode): Value {
    const fields = this.read(visit, label);
    return visit.wantsValues ? { kind: 'struct', fields } : null;
  }

  /** The fields; none when values are not wanted. */
  read(visit: V, label: LabelNode): readonly PropertyValue[] {
    if (visit.wantsValues) return this.#values(visit, label);
    (visit.takeText ? this.#forTexts : this.#forLinks).read(visit, label);
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

/** Fields in order for those that must be seen; adjacent ones of fixed size among the others are skipped as one. */
class Steps<V extends Visit> {
  /** True if any must be seen. */
  readonly sees: boolean;
  readonly #steps: (number | Field<V>)[] = [];
  readonly #isSeen: boolean[] = [];
  readonly #labels = new FieldLabels();

  constructor(fields: readonly Field<V>[], isSeen: (field: Field<V>) => boolean) {
    this.sees = fields.some(isSeen);
    const steps = this.#steps;
    for (const field of fields) {
      const last = steps.at(-1);
      if (field.size === null || isSeen(field)) this.#isSeen[steps.push(field) - 1] = isSeen(field);
      else if (typeof last === 'number') steps[steps.length - 1] = last + field.size;
      else steps.push(field.size);
    }
  }

  read(visit: V, label: LabelNode): void {
    const steps = this.#steps;
    for (let i = 0; i < steps.length; i++) {
      const step = steps[i]!;
      if (typeof step === 'number') visit.cursor.skip(step);
      else step.read(visit, this.#isSeen[i] ? this.#labels.of(label, i, step.name) : label);
    }
  }
}

function isStruct(value: Value): value is StructValue {
  return typeof value === 'object' && value?.kind === 'struct';
}

function namesOf(fields: readonly Field<never>[]): ReadonlySet<string> | null {
  const names = fields.map(({ name, adds }) => (name === '' ? adds : [name.toLowerCase()]));
  return names.some((own) => !own) ? null : new Set(names.flatMap((own) => [...own!]));
}
