// Reads one field of binary data, and skips the others.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { FoundValues } from '../../../graph/column-reader.ts';
import type { Field } from '../../layout/field.ts';
import { NO_LABEL } from '../decode/decode.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { NativeStruct, UnrealGame } from '../game.ts';
import type { NativeVisit } from '../native/native-visit.ts';
import { SkippingVisit } from './skipping-visit.ts';

/** The reader of the walk along the path, for binary data; false where the row has to be decoded. */
export interface PickHost {
  text(): boolean;
  reference(): boolean;
}

export class FieldPick<V extends EngineFacts> extends SkippingVisit<V> {
  readonly #host: PickHost;
  #into!: FoundValues;
  readonly #take = (field: Field<NativeVisit<V>>): boolean => this.#taken(field);

  constructor(cursor: Cursor, game: UnrealGame<V>, host: PickHost) {
    super(cursor, game);
    this.#host = host;
  }

  /**
   * Reads a struct. False where the row has to be decoded.
   * @param name of the field, in lower case
   * @throws FormatError
   */
  read({ forms }: NativeStruct<V>, name: string, version: V, into: FoundValues): boolean {
    this.version = version;
    // The last one may have ended in an error.
    this.wantsValues = false;
    this.#into = into;
    return forms[version.doubles ? 1 : 0].pick(name, this, NO_LABEL, this.#take);
  }

  #taken(field: Field<NativeVisit<V>>): boolean {
    if (field.type === 'string') return this.#host.text();
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
