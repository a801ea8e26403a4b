// What the changes that fit a broken stream give. Hostile streams have thousands, most of which give the same bytes.

/** Keeps one result: the others only matter if they differ. */
export class Repairs {
  #first: Uint8Array | null = null;
  #differ = false;
  count = 0;

  add(bytes: Uint8Array): void {
    this.count++;
    this.#first ??= bytes;
    this.#differ ||= bytes.some((byte, at) => byte !== this.#first![at]);
  }

  /** What all of them give; null when they differ, or when there is none. */
  get only(): Uint8Array | null {
    return this.#differ ? null : this.#first;
  }
}
