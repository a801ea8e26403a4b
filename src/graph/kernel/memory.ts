// The linear memory of one graph while it is read. Every kernel that works on the graph runs on this memory; what
// they share lies at a fixed address, so that a kernel needs nothing from another but the memory itself.

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
}

/** Address of {@link Shared}: above 0, which means "nothing" wherever an address stands. */
const SHARED: usize = 64;

export function shared(): Shared {
  return changetype<Shared>(SHARED);
}

/** `size` bytes of zeros, aligned to `align` (a power of two); 0 when the memory is full. */
export function room(size: u32, align: u32 = 64): u32 {
  const at = (shared().top + align - 1) & ~(align - 1);
  const next = <u64>at + <u64>size;
  const have = (<u64>memory.size()) << 16;
  if (next > have) {
    const pages = <i32>((next - have + 0xffff) >> 16);
    // Growing takes long: rather once by much than often by little.
    if (next > 0xffff0000 || (memory.grow(pages + (memory.size() >> 3)) < 0 && memory.grow(pages) < 0))
      return 0;
  }
  shared().top = <u32>next;
  return at;
}
