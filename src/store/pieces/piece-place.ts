// Where the bytes of pieces lie when not in the database.

/** Bytes under names such as `ab/cdef01.br`, which never come to mean anything else. All of it throws StoreError. */
export interface PiecePlace {
  /** Absolute: `/mnt/pieces`, `s3:https://HOST/BUCKET`. */
  readonly address: string;
  /** Atomic: whole or not at all, also when others write the same piece. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null when it is not there. */
  get(name: string): Promise<Uint8Array | null>;
  has(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
}
