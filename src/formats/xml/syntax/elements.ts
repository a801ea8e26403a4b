// The elements of documents as columns: some 30 bytes an element instead of an object. They exist while a save
// is read and while a node is decoded.

/** Bits of `flags`. */
export const HAS_CHILD = 1;
/** Has the attribute that names its class. */
export const HAS_CLASS = 2;
/** Has the attribute that says it is null. */
export const IS_NULL = 4;
/** Has other attributes than these and declarations of namespaces. */
export const HAS_ATTRIBUTE = 8;
/** Its text is the id of the element around it. */
export const IS_ID = 16;
/** All its children are elements of a list. */
export const IS_LIST = 32;
/** Another element beside it has the same name. */
export const IS_REPEATED = 64;
/** Its content was not looked into, because it is an object of its own or lies too deep. */
export const IS_CLOSED = 128;
/** Has an attribute that rules may be about. */
export const HAS_TOLD = 256;
/** What holds nothing is a value, unless it defines an id. */
export const HOLDS = HAS_CHILD | IS_CLOSED;

/** Columns grow by half from here. */
const FIRST_CAPACITY = 256;
/** Columns that are larger are not kept for the next. */
const MOST_KEPT = 1 << 14;
/** Bytes of columns for one element. */
const ELEMENT_BYTES = 28;

export class ElementColumns {
  count = 0;
  /** Offset of `<`. */
  start = new Uint32Array(0);
  /** Offset after the `>` of the start tag. */
  inner = new Uint32Array(0);
  /** Offset after the end tag. */
  end = new Uint32Array(0);
  name = new Uint16Array(0);
  /** -1 for the root of a document. */
  parent = new Int32Array(0);
  flags = new Uint16Array(0);
  /** The first element behind it that is not in it. */
  next = new Uint32Array(0);
  /** While objects are made: the row of the innermost object around an element, or of its own. */
  holder = new Int32Array(0);
  readonly #take: (bytes: number) => void;

  /** @param take called with the bytes of memory about to be used */
  constructor(capacity: number, take: (bytes: number) => void = () => undefined) {
    this.#take = take;
    this.#grow(Math.max(capacity, FIRST_CAPACITY));
  }

  /** Makes room for others in place of those that are there. */
  clear(): void {
    this.count = 0;
    if (this.start.length > MOST_KEPT) this.#grow(FIRST_CAPACITY);
  }

  /** Makes room for one more. */
  reserve(): void {
    if (this.count === this.start.length) this.#grow(Math.ceil(this.count * 1.5));
  }

  #grow(capacity: number): void {
    this.#take((capacity - this.start.length) * ELEMENT_BYTES);
    this.start = grown(this.start, new Uint32Array(capacity));
    this.inner = grown(this.inner, new Uint32Array(capacity));
    this.end = grown(this.end, new Uint32Array(capacity));
    this.name = grown(this.name, new Uint16Array(capacity));
    this.parent = grown(this.parent, new Int32Array(capacity));
    this.flags = grown(this.flags, new Uint16Array(capacity));
    this.next = grown(this.next, new Uint32Array(capacity));
    this.holder = grown(this.holder, new Int32Array(capacity));
  }
}

function grown<A extends Uint16Array | Uint32Array | Int32Array>(from: A, to: A): A {
  to.set(from.subarray(0, to.length));
  return to;
}
