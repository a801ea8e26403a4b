// Parts in order: the fields of a struct.

import type { PropertyValue, StructValue, Value } from '../../../../graph/values.ts';
import { joined, type Part, type Reading } from './part.ts';

/** A struct of these fields. */
export function fieldsInOrder(name: string, ...parts: readonly Part[]): Part {
  const sequence = new Sequence(parts);
  const { size, least, links } = sequence;
  return {
    ...{ name, type: 'struct', size, least, links },
    read: (reading, label) => sequence.struct(reading, label),
  };
}

const NO_FIELDS: readonly PropertyValue[] = [];

/** Fields in order; adjacent ones that may be skipped are merged. */
export class Sequence {
  readonly size: number | null;
  readonly least: number;
  readonly links: boolean;
  readonly #parts: readonly Part[];
  /** In lower case; null where only reading shows them. */
  readonly #names: ReadonlySet<string> | null;
  readonly #steps: readonly (number | Part)[];

  constructor(parts: readonly Part[]) {
    this.#parts = parts;
    this.#names = parts.every(({ name }) => name !== '')
      ? new Set(parts.map(({ name }) => name.toLowerCase()))
      : null;
    this.size = parts.reduce<number | null>(
      (sum, { size }) => (sum === null || size === null ? null : sum + size),
      0,
    );
    this.least = parts.reduce((sum, { least }) => sum + least, 0);
    this.links = parts.some(({ links }) => links);
    const steps: (number | Part)[] = [];
    for (const part of parts) {
      const last = steps.at(-1);
      if (part.size === null || part.links) steps.push(part);
      else if (typeof last === 'number') steps[steps.length - 1] = last + part.size;
      else steps.push(part.size);
    }
    this.#steps = steps;
  }

  /** Whether a field may have one of these names (in lower case). */
  mayHave(names: ReadonlySet<string>): boolean {
    return this.#names === null || [...names].some((name) => this.#names!.has(name));
  }

  struct(reading: Reading, label: string): Value {
    const fields = this.read(reading, label);
    return reading.wantsValues ? { kind: 'struct', fields } : null;
  }

  /** The fields; none when values are not wanted. */
  read(reading: Reading, label: string): readonly PropertyValue[] {
    if (reading.wantsValues) return this.#values(reading);
    for (const step of this.#steps) {
      if (typeof step === 'number') reading.cursor.skip(step);
      else step.read(reading, step.links ? joined(label, step.name) : '');
    }
    return NO_FIELDS;
  }

  #values(reading: Reading): PropertyValue[] {
    const found: PropertyValue[] = [];
    for (const part of this.#parts) {
      const { name, type } = part;
      const { at } = reading.cursor;
      const value = part.read(reading, name);
      // A part without a name provides several fields of its parent.
      if (name !== '') found.push({ name, index: 0, type, value, at, size: reading.cursor.at - at });
      else if (isStruct(value)) found.push(...value.fields);
    }
    return found;
  }
}

function isStruct(value: Value): value is StructValue {
  return typeof value === 'object' && value?.kind === 'struct';
}
