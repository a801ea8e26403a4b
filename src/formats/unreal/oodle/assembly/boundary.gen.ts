// Generated from boundary.json, which says what everything is, by scripts/kernels.mjs. Do not edit.

/** Memory before this address is for the records of kernels. */
export const FREE: u32 = 1024;

@unmanaged
export class Chunk {
  input: u32;
  inputSize: u32;
  compressor: u32;
  mode: u32;
  output: u32;
  out: u32;
  size: u32;
  room: u32;
}
export const chunk: Chunk = changetype<Chunk>(640);

@unmanaged
export class Failure {
  reason: u32;
  at: u32;
  expected: i32;
  found: i32;
}
export const failure: Failure = changetype<Failure>(672);
