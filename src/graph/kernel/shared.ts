// What the kernels of one graph share lies at a fixed address of its memory, so that a kernel needs nothing from another but
// the memory itself.

/** What kernels share; all addresses count from the beginning of the memory. */
@unmanaged
export class Shared {
  /** Memory from here on is free. */
  top: u32;
  /** Where the image begins: offsets that leave a kernel count from here. */
  image: u32;
  imageSize: u32;
  /** Texts, see text-table.ts. */
  entries: u32;
  count: u32;
  capacity: u32;
  slots: u32;
  mask: u32;
  /** Bytes of texts that were copied. */
  copied: u32;
  /** See guards.ts. */
  lastGuard: u32;
}

/** Address of {@link Shared}: above 0, which means "nothing" wherever an address stands. */
const SHARED: usize = 64;
export function shared(): Shared {
  return changetype<Shared>(SHARED);
}
