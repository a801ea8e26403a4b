// Reads one field of binary data, and skips the others.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { FoundValues } from '../../../graph/column-reader.ts';
import type { Field } from '../../layout/field.ts';
import { NO_LABEL } from '../decode/decode.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { NativeStruct, UnrealGame } from '../game.ts';
import type { NativeVisit } from '../native/native-visit.ts';
import { skipTag } from '../tags/tags.ts';
import { skipString } from '../texts/fstring.ts';

/** The reader of the walk along the path, for binary data; false where the row has to be decoded. */
export interface PickHost {
  text(): boolean;
  reference(): boolean;
}

export class FieldPick<V extends EngineFacts> implements NativeVisit<V> {
  readonly cursor: Cursor;
  readonly place = null;
  readonly #host: PickHost;
  readonly #references: UnrealGame<V>['references'];
  version!: V;
  /** Of the field that is taken. */
  wantsValues = false;
  #into!: FoundValues;
  readonly #take = (field: Field<NativeVisit<V>>): boolean => this.#taken(field);

  constructor(cursor: Cursor, { references }: UnrealGame<V>, host: PickHost) {
    this.cursor = cursor;
    this.#references = references;
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

  reference(): null {
    return this.#skipStrings(this.#references === 'disc' ? 2 : 1);
  }

  softReference(): null {
    return this.#skipStrings(this.version.softParts);
  }

  list(): null {
    for (let size = skipTag(this.cursor, this.version); size >= 0; size = skipTag(this.cursor, this.version))
      this.cursor.skip(size);
    return null;
  }

  guid(): void {}

  keepOpaque(): void {}

  #skipStrings(count: number): null {
    for (let left = count; left > 0; left--) skipString(this.cursor);
    return null;
  }
}
