// Storage for the bytes of pieces outside the database.

/** Immutable bytes under names such as `ab/cdef01.br`. All methods throw StoreError. */
export interface PiecePlace {
  /** Absolute: `/mnt/pieces`, `s3:https://HOST/BUCKET`. */
  readonly address: string;
  /** Atomic: all or nothing, even if others write the same piece. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null when it does not exist. */
  get(name: string): Promise<Uint8Array | null>;
  has(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
}
