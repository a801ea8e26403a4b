// LZO1X as Unreal packages use it: blocks of known inflated size. Every read and write is checked before it
// happens, so a broken stream ends in an LzoError and never outside its buffers. Source:
// docs/formats/unreal3.md, section on LZO (instruction bytes, measured on real blocks).

/** A stream is not LZO1X, or does not inflate to what it claims. `at` is the offset in the input. */
export class LzoError extends Error {
  override readonly name = 'LzoError';
  readonly at: number;

  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

/** Longest distance of the two middle instructions; the long one counts from there. */
const FAR = 0x4000;
/** After a literal run of four or more, short instructions mean something else. */
const AFTER_RUN = 4;

/**
 * Inflates the LZO1X stream `input[start, end)` into `output[to, to + size)`, which it has to fill exactly,
 * with the end marker at the end of the input.
 * @throws LzoError
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one hot loop, whose steps share their positions in both arrays
export function lzoInflate(
  input: Uint8Array,
  start: number,
  end: number,
  output: Uint8Array,
  to: number,
  size: number,
): void {
  if (end > input.length || to + size > output.length) throw new LzoError(start, 'span outside its buffer');
  const limit = to + size;
  let at = start;
  let out = to;
  // Number of literals that follow the last instruction (0 to 3), or AFTER_RUN.
  let state = 0;

  if (at < end && input[at]! > 17) {
    const run = input[at++]! - 17;
    if (run > end - at || run > limit - out) throw overrun(at, run);
    for (const stop = at + run; at < stop; ) output[out++] = input[at++]!;
    state = run < 4 ? run : AFTER_RUN;
  }

  // One loop for all kinds of instructions: functions would hand its four numbers back and forth every few bytes.
  for (;;) {
    if (at >= end) throw new LzoError(at, 'the stream ends without its end marker');
    const code = input[at++]!;
    let length: number;
    let distance: number;
    let literals: number;

    if (code >= 64) {
      if (at >= end) throw new LzoError(at, 'the stream ends inside an instruction');
      length = (code >> 5) + 1;
      distance = ((code >> 2) & 7) + (input[at++]! << 3) + 1;
      literals = code & 3;
    } else if (code >= 16) {
      length = code >= 32 ? code & 31 : code & 7;
      if (length === 0) {
        length = code >= 32 ? 31 : 7;
        while (at < end && input[at] === 0) {
          length += 255;
          at++;
        }
        if (at < end) length += input[at++]!;
      }
      length += 2;
      if (end - at < 2) throw new LzoError(at, 'the stream ends inside an instruction');
      const word = input[at]! | (input[at + 1]! << 8);
      at += 2;
      literals = word & 3;
      if (code >= 32) distance = (word >> 2) + 1;
      else {
        distance = FAR + ((code & 8) << 11) + (word >> 2);
        if (distance === FAR) break;
      }
    } else if (state === 0) {
      let run = code + 3;
      if (code === 0) {
        run = 18;
        while (at < end && input[at] === 0) {
          run += 255;
          at++;
        }
        if (at < end) run += input[at++]!;
      }
      if (run > end - at || run > limit - out) throw overrun(at, run);
      if (run < 64) for (const stop = at + run; at < stop; ) output[out++] = input[at++]!;
      else {
        output.set(input.subarray(at, at + run), out);
        at += run;
        out += run;
      }
      state = AFTER_RUN;
      continue;
    } else {
      if (at >= end) throw new LzoError(at, 'the stream ends inside an instruction');
      length = state === AFTER_RUN ? 3 : 2;
      distance = (code >> 2) + (input[at++]! << 2) + (state === AFTER_RUN ? 2049 : 1);
      literals = code & 3;
    }

    let from = out - distance;
    if (from < to) throw new LzoError(at, `a match ${distance} bytes back with ${out - to} bytes written`);
    if (length > limit - out) throw overrun(at, length);
    if (length >= 64 && distance >= length) {
      output.copyWithin(out, from, from + length);
      out += length;
    } else for (const stop = out + length; out < stop; ) output[out++] = output[from++]!;

    if (literals > end - at || literals > limit - out) throw overrun(at, literals);
    for (let left = literals; left > 0; left--) output[out++] = input[at++]!;
    state = literals;
  }

  if (out !== limit) throw new LzoError(at, `${out - to} bytes instead of ${size}`);
  if (at !== end) throw new LzoError(at, `${end - at} bytes after the end marker`);
}

function overrun(at: number, length: number): LzoError {
  return new LzoError(at, `${length} more bytes than the input holds or the output takes`);
}
