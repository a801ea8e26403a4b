// Reading bytes: every check of the cursor, and of what inflates.

import type { Fault } from '../fault.ts';

const CURSOR = ['test/bytes/cursor.test.ts'];
const STREAMS = ['test/bytes/stream-inflater.test.ts'];
const LZO = ['test/bytes/lzo.test.ts', 'test/bytes/lzo.prop.test.ts'];

export const faults: readonly Fault[] = [
  {
    what: 'a read goes past the open span, inside the buffer',
    file: 'src/bytes/cursor.ts',
    from: "if (!(n >= 0 && n <= this.#end - at)) throw this.error('SHORT', `${n} bytes`, `${this.#end - at} left`);",
    to: "if (!(n >= 0 && n <= this.bytes.length - at)) throw this.error('SHORT', '', '');",
    tests: CURSOR,
  },
  {
    what: 'a cursor skips backwards',
    file: 'src/bytes/cursor.ts',
    from: 'if (!(n >= 0 && n <= this.#end - this.at))',
    to: 'if (!(n <= this.#end - this.at))',
    tests: CURSOR,
  },
  {
    what: 'a cursor seeks in front of its file',
    file: 'src/bytes/cursor.ts',
    from: 'if (!(at >= this.base && at <= this.#end))',
    to: 'if (!(at <= this.#end))',
    tests: CURSOR,
  },
  {
    what: 'a negative count is taken',
    file: 'src/bytes/cursor.ts',
    from: 'if (n >= 0 && n * minimumBytesEach <= this.#end - this.at) return n;',
    to: 'if (n * minimumBytesEach <= this.#end - this.at) return n;',
    tests: CURSOR,
  },
  {
    what: 'a count is not held against what is left',
    file: 'src/bytes/cursor.ts',
    from: 'if (n >= 0 && n * minimumBytesEach <= this.#end - this.at) return n;',
    to: 'if (n >= 0) return n;',
    tests: CURSOR,
  },
  {
    what: 'bytes left over in a nested structure are passed over',
    file: 'src/bytes/cursor.ts',
    from: 'if (this.at !== this.#end)',
    to: 'if (this.at > this.#end)',
    tests: CURSOR,
  },
  {
    what: 'an attempt that does not fit moves past the end',
    file: 'src/bytes/cursor.ts',
    from: 'if (!(error instanceof FormatError) || next > this.#end) throw error;',
    to: 'if (!(error instanceof FormatError)) throw error;',
    tests: CURSOR,
  },
  {
    what: 'bytes that are no UTF-8 are lost',
    file: 'src/bytes/text.ts',
    from: 'return decodeLatin1(bytes, start, end);',
    to: "return '';",
    tests: ['test/bytes/text.test.ts'],
  },
  {
    what: 'an LZO match reaches in front of its block',
    file: 'src/bytes/lzo.ts',
    from: 'if (from < to) throw',
    to: 'if (from < 0) throw',
    tests: LZO,
  },
  {
    what: 'an LZO match is written past its block',
    file: 'src/bytes/lzo.ts',
    from: 'if (length > limit - out) throw overrun(at, length);',
    to: '',
    tests: LZO,
  },
  {
    what: 'an LZO block that is too short passes',
    file: 'src/bytes/lzo.ts',
    from: 'if (out !== limit) throw',
    to: 'if (out > limit) throw',
    tests: LZO,
  },
  {
    what: 'a span is entered that ends past the buffer',
    file: 'src/bytes/cursor.ts',
    from: 'if (!(at >= 0 && at <= end && end <= this.bytes.length)) {',
    to: 'if (!(at >= 0 && at <= end)) {',
    tests: ['test/bytes/cursor.test.ts'],
  },
  {
    what: 'what came last before a fault is lost',
    file: 'src/bytes/salvage-stream.ts',
    from: 'if (!inflater.ended || inflater.err) keep(pending(inflater));',
    to: '',
    tests: STREAMS,
  },
  {
    what: 'a few zeros are a hole',
    file: 'src/bytes/salvage-stream.ts',
    from: 'if (zeros <= least) continue;',
    to: 'if (zeros <= 8) continue;',
    tests: STREAMS,
  },
  {
    what: 'any sum is one that was damaged',
    file: 'src/bytes/salvage-stream.ts',
    from: "differing === 1 ? 'sum damaged' : 'sum differs'",
    to: "'sum damaged'",
    tests: STREAMS,
  },
  {
    what: 'a stream that holds more than it says is inflated to its end',
    file: 'src/bytes/salvage-stream.ts',
    from: 'if (excess) throw new RangeError(`more than ${size} bytes`);',
    to: '',
    tests: [...STREAMS, 'test/formats/satisfactory/hostile.test.ts'],
  },
  {
    what: 'what lay there before counts as inflated',
    file: 'src/bytes/stream-inflater.ts',
    from: '    into.fill(0, from, end);\n',
    to: '',
    tests: STREAMS,
  },
  {
    what: 'bytes that are lost look damaged only',
    file: 'src/bytes/stream-inflater.ts',
    from: 'to: end, lost: true,',
    to: 'to: end, lost: false,',
    tests: STREAMS,
  },
  {
    what: 'broken streams are salvaged without end',
    file: 'src/bytes/stream-inflater.ts',
    from: 'this.#salvaged > MOST_SALVAGED_BYTES',
    to: 'this.#salvaged > 1e15',
    tests: STREAMS,
  },
  {
    what: 'a sum that is damaged is no doubt',
    file: 'src/bytes/stream-inflater.ts',
    from: "if (trust !== 'verified')",
    to: 'if (size < 0)',
    tests: STREAMS,
  },
];
