// The layout of what is read: bits of codes.ts.

let layout: u32 = 0;

export function setLayout(bits: u32): void {
  layout = bits;
}

export function hasLayout(bit: u32): bool {
  return (layout & bit) !== 0;
}
