// Reads one field of binary data, and skips the others.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { ColumnPath, FoundValues } from '../../../graph/column-reader.ts';
import type { Field } from '../../layout/field.ts';
import type { Sequence } from '../../layout/sequence.ts';
import { NO_LABEL } from '../decode/decode.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { UnrealGame } from '../game.ts';
import type { NativeVisit } from '../native/native-visit.ts';
import { SkippingVisit } from './skipping-visit.ts';

/** The reader of the walk along the path, for binary data; false where the row has to be decoded. */
export interface PickHost {
  text(): boolean;
  guid(): boolean;
  reference(): boolean;
}

export class FieldPick<V extends EngineFacts> extends SkippingVisit<V> {
  readonly #host: PickHost;
  readonly #path: ColumnPath;
  #into!: FoundValues;
  /** The step whose field is looked for, and the last one that was found. */
  #step = 0;
  #found = 0;
  readonly #take = (field: Field<NativeVisit<V>>): boolean => this.#taken(field);

  constructor(cursor: Cursor, game: UnrealGame<V>, path: ColumnPath, host: PickHost) {
    super(cursor, game);
    this.#path = path;
    this.#host = host;
  }

  /**
   * Reads a struct, in which `step` is next. False where the row has to be decoded.
   * @throws FormatError
   */
  read(form: Sequence<NativeVisit<V>>, step: number, into: FoundValues): boolean {
    // The last one may have ended in an error.
    this.wantsValues = false;
    this.#into = into;
    this.#found = -1;
    return this.#inside(form, form.names, step);
  }

  #inside(
    { pick }: Pick<Field<NativeVisit<V>>, 'pick'>,
    names: ReadonlySet<string> | null | undefined,
    step: number,
  ): boolean {
    const ways = this.#path.names[step]!;
    const last = ways[ways.length - 1];
    // A longer name with dots in it takes precedence.
    if (!pick || !last || ways.some((way) => way !== last && (names?.has(way.name) ?? true))) return false;
    this.#step = step;
    return pick(last.name, this, NO_LABEL, this.#take);
  }

  #taken(field: Field<NativeVisit<V>>): boolean {
    const step = this.#step;
    // A repeated name is an array.
    if (this.#found >= step) return false;
    this.#found = step;
    const isRead = this.#below(field, step + 1);
    this.#step = step;
    return isRead;
  }

  /** Follows the path from a field, or from an element of one, on. */
  #below(field: Field<NativeVisit<V>>, step: number): boolean {
    const { steps, split } = this.#path;
    if (step === steps.length) return this.#leaf(field);
    if (!('each' in steps[step]!)) return this.#inside(field, field.adds, step);
    const take = (element: Field<NativeVisit<V>>): boolean => {
      this.#found = step;
      if (step + 1 === split) this.#into.element();
      return this.#below(element, step + 1);
    };
    return field.each?.(this, take) ?? false;
  }

  #leaf(field: Field<NativeVisit<V>>): boolean {
    if (field.each) {
      field.read(this, NO_LABEL);
      this.#into.other();
      return true;
    }
    if (field.type === 'string') return this.#host.text();
    if (field.type === 'guid') return this.#host.guid();
    if (field.type === 'reference') return this.#host.reference();
    this.wantsValues = true;
    const value = field.links ? null : field.read(this, NO_LABEL);
    this.wantsValues = false;
    if (typeof value === 'number') this.#into.number(value);
    else if (typeof value === 'bigint') this.#into.integer(value);
    else if (typeof value === 'boolean') this.#into.boolean(value);
    else return false;
    return true;
  }
}
