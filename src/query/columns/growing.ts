// Typed arrays that grow while they are filled.

/** A column of numbers that grows, and takes no room before something is written to it. */
export class Growing<A extends Uint8Array | Uint32Array | Float64Array> {
  values: A;
  readonly #type: new (
    length: number,
  ) => A;

  constructor(type: new (length: number) => A) {
    this.#type = type;
    this.values = new type(0);
  }

  set(at: number, value: number): void {
    if (at >= this.values.length) this.#grow(at + 1);
    this.values[at] = value;
  }

  get bytes(): number {
    return this.values.byteLength;
  }

  #grow(least: number): void {
    const grown = new this.#type(Math.max(64, least, Math.ceil(this.values.length * 1.5)));
    grown.set(this.values as never);
    this.values = grown;
  }
}
