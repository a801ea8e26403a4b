// Deflated data that takes long to look through: many empty blocks, each with codes of its own, of which the longest
// is as long as can be. Source: RFC 1951, section 3.2.7.

/** Symbols of the code for code lengths: each length but 0, and 18 for a run of zeros. */
const RUN_OF_ZEROS = 18;
const LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const END = 256;

/** Bits, the lowest of a byte first. */
export class BitWriter {
  readonly #bits: number[] = [];

  write(value: number, count: number): this {
    for (let i = 0; i < count; i++) this.#bits.push((value >> i) & 1);
    return this;
  }

  /** A Huffman code: its highest bit first. */
  code(value: number, count: number): this {
    for (let i = count - 1; i >= 0; i--) this.#bits.push((value >> i) & 1);
    return this;
  }

  finish(): Uint8Array {
    const bytes = new Uint8Array(Math.ceil(this.#bits.length / 8));
    this.#bits.forEach((bit, i) => {
      bytes[i >> 3]! |= bit << (i & 7);
    });
    return bytes;
  }
}

/** Blocks with `writeHead`, each of them empty or with one byte. */
export function writeBlocks(
  out: BitWriter,
  count: number,
  content: 'nothing' | 'a byte' = 'nothing',
): BitWriter {
  for (let i = 0; i < count; i++) {
    writeHead(out);
    if (content === 'a byte') out.code(0, 1);
    writeEnd(out);
  }
  return out;
}

function writeEnd(out: BitWriter): BitWriter {
  return out.code(0x7fff, 15);
}

/** A head with codes of 1 to 15 bits for the bytes 0 to 14 and, of 15 bits, for the end; one distance, 1, of one bit. */
export function writeHead(out: BitWriter): BitWriter {
  out.write(0b100, 3).write(0, 5).write(0, 5).write(15, 4);
  const used = [RUN_OF_ZEROS, ...Array.from({ length: 15 }, (_, i) => i + 1)].sort((a, b) => a - b);
  for (const symbol of LENGTH_ORDER) out.write(used.includes(symbol) ? 4 : 0, 3);
  const length = (of: number): BitWriter => out.code(used.indexOf(of), 4);
  for (let byte = 0; byte < 15; byte++) length(byte + 1);
  length(RUN_OF_ZEROS).write(138 - 11, 7);
  length(RUN_OF_ZEROS).write(END - 15 - 138 - 11, 7);
  length(15);
  return length(1);
}
