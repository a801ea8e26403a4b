// How much all columns of the process may take together: the one not used for longest goes first, whichever graph it is of.

/** Bytes. */
const MOST_BYTES = 512 * 2 ** 20;

/** The columns of one graph by name. */
type Owner = Map<string, unknown>;

interface Kept {
  /** Held weakly: columns go with their graph. */
  readonly owner: WeakRef<Owner>;
  readonly name: string;
  readonly bytes: number;
}

export class KeptColumns {
  readonly #most: number;
  /** In order of use, by number of the owner and name. */
  readonly #kept = new Map<string, Kept>();
  readonly #owners = new WeakMap<Owner, number>();
  readonly #gone: FinalizationRegistry<number>;
  #lastOwner = 0;
  #bytes = 0;

  constructor(most = MOST_BYTES) {
    this.#most = most;
    this.#gone = new FinalizationRegistry((owner) => {
      for (const key of this.#kept.keys()) if (key.startsWith(`${owner} `)) this.#forget(key);
    });
  }

  /** What all of them take. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The most that they may take. */
  get most(): number {
    return this.#most;
  }

  /** Says that a column is in use and how large it is by now; others may have to go. */
  use(owner: Owner, name: string, bytes: number): void {
    const key = `${this.#numberOf(owner)} ${name}`;
    this.#forget(key);
    this.#kept.set(key, { owner: new WeakRef(owner), name, bytes });
    this.#bytes += bytes;
    for (const [oldest, { owner: of, name: its }] of this.#kept) {
      if (this.#bytes <= this.#most) return;
      of.deref()?.delete(its);
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }

  #numberOf(owner: Owner): number {
    let number = this.#owners.get(owner);
    if (number === undefined) {
      number = ++this.#lastOwner;
      this.#owners.set(owner, number);
      this.#gone.register(owner, number);
    }
    return number;
  }
}

export const KEPT_COLUMNS = new KeptColumns();
