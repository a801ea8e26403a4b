// Save games of Unreal Engine 4 and 5: what is around them, and what they claim.

import type { Fault } from '../fault.ts';

const FORMAT = 'test/formats/gvas';
const STREAMS = [`${FORMAT}/file/streams.test.ts`];
const WRAPPERS = [`${FORMAT}/file/wrappers.test.ts`];

export const faults: readonly Fault[] = [
  {
    what: 'what does not say how large it becomes is not counted',
    file: 'src/formats/gvas/file/packed.ts',
    from: 'inflatePrefix(input, most, take);',
    to: 'inflatePrefix(input, most);',
    tests: WRAPPERS,
  },
  {
    what: 'what is unpacked beside the image is not counted',
    file: 'src/formats/gvas/file/packed.ts',
    from: '  take?.(packed.size);\n',
    to: '',
    tests: WRAPPERS,
  },
  {
    what: 'a stream claims more than deflate can give',
    file: 'src/formats/gvas/file/packed.ts',
    from: 'size > input.length * MOST_DEFLATE_RATIO) throw',
    to: 'size > 2 ** 40) throw',
    tests: WRAPPERS,
  },
  {
    what: 'Oodle may claim anything',
    file: 'src/formats/gvas/file/packed.ts',
    from: 'if (size > MOST_INFLATED || size > input.length * MOST_OODLE_RATIO) throw',
    to: 'if (size > 2 ** 40) throw',
    tests: WRAPPERS,
  },
  {
    what: 'wrappers lie in each other without end',
    file: 'src/formats/gvas/file/wrappers.ts',
    from: "  for (let layers = 0; layers <= MOST_LAYERS; layers++) {\n    const layer = layerOf(content, file);\n    if (layer.kind === 'none')",
    to: "  for (let layers = 0; layers <= 1e9; layers++) {\n    const layer = layerOf(content, file);\n    if (layer.kind === 'none')",
    tests: WRAPPERS,
  },
  {
    what: 'the length in front of a chunk stream is believed',
    file: 'src/formats/gvas/file/packed.ts',
    from: 'if (!(size >= 0 && size <= inflatedSize - LENGTH_BYTES)) {',
    to: 'if (size < 0) {',
    tests: WRAPPERS,
  },
  {
    what: 'blocks of a chunk need not add up',
    file: 'src/formats/gvas/file/chunk-stream.ts',
    from: 'if (sum !== total || inflatedSum !== inflated) {',
    to: 'if (sum !== total) {',
    tests: WRAPPERS,
  },
  {
    what: 'a block of nothing is taken',
    file: 'src/formats/gvas/file/chunk-stream.ts',
    from: 'if (inflatedSize === 0 || inflatedSize > most) {',
    to: 'if (inflatedSize > most) {',
    tests: STREAMS,
  },
  {
    what: 'streams are looked for without end',
    file: 'src/formats/gvas/file/streams.ts',
    from: 'found.length < MOST_STREAMS;',
    to: 'found.length < 1e9;',
    tests: STREAMS,
  },
  {
    what: 'streams inside a save become as much as they like',
    file: 'src/formats/gvas/file/streams.ts',
    from: 'if (stream.inflatedSize > most) {',
    to: 'if (stream.inflatedSize > 2 ** 40) {',
    tests: STREAMS,
  },
  {
    what: 'streams count once and again against one bound each',
    file: 'src/formats/gvas/file/streams.ts',
    from: 'left -= stream.content.size;',
    to: '{}',
    tests: STREAMS,
  },
  {
    what: 'a stream that ends too early is good to its end',
    file: 'src/formats/gvas/file/packed.ts',
    from: '        if (good < part.size) break;\n',
    to: '',
    tests: STREAMS,
  },
  {
    what: 'what follows a list need not be as it should',
    file: 'src/formats/gvas/packed/packed-struct.ts',
    from: 'if (value !== 0) throw',
    to: 'if (value > 9) throw',
    tests: [`${FORMAT}/packed.test.ts`],
  },
  {
    what: 'any end of an object will do',
    file: 'src/formats/gvas/packed/input.ts',
    from: 'if (end !== OBJECT_END) throw',
    to: "if (end === '') throw",
    tests: [`${FORMAT}/packed.test.ts`],
  },
  {
    what: 'a packed struct may leave bytes',
    file: 'src/formats/gvas/records/packed-scan.ts',
    from: 'if (cursor.at !== end) return false;',
    to: '',
    tests: [`${FORMAT}/packed.test.ts`],
  },
  {
    what: 'what other structs call a record by leads nowhere',
    file: 'src/formats/gvas/records/packed-scan.ts',
    from: "if (role === 'key')",
    to: "if (role === 'key' && first > 0)",
    tests: [`${FORMAT}/packed-world.test.ts`],
  },
  {
    what: 'a key of however many maps leads to all of them',
    file: 'src/formats/gvas/records/guid-index.ts',
    from: 'const MOST_SAME_KEYS = 4;',
    to: 'const MOST_SAME_KEYS = 400;',
    tests: [`${FORMAT}/packed.test.ts`],
  },
  {
    what: 'a key leads to one of its records',
    file: 'src/formats/gvas/records/guid-index.ts',
    from: 'const MOST_SAME_KEYS = 4;',
    to: 'const MOST_SAME_KEYS = 1;',
    tests: [`${FORMAT}/packed.test.ts`],
  },
  {
    what: 'what is left after a list is not counted',
    file: 'src/formats/gvas/records/record-scan.ts',
    from: 'this.#sink.opaque(left);',
    to: '',
    tests: [`${FORMAT}/packed.test.ts`],
  },
  {
    what: 'records forget how often a name was there',
    file: 'src/formats/gvas/records/record-scan.ts',
    from: '      known.times = times;',
    to: '      known.times = 1;',
    tests: ['test/formats/gvas/records/repeated-names.test.ts'],
  },
  {
    what: 'the boolean of extensions has one byte',
    file: 'src/formats/unreal/types/tag-extensions.ts',
    from: '[1, 4] as const',
    to: '[1] as const',
    tests: ['test/formats/gvas/extensions.test.ts'],
  },
];
