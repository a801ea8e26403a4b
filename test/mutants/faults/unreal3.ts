// Unreal Engine 3: storage plans, tables, places.

import type { Fault } from '../fault.ts';

const FORMAT = 'test/formats/unreal3';

export const faults: readonly Fault[] = [
  {
    what: 'templates of actors have a place',
    file: 'src/formats/unreal3/nodes/emit.ts',
    from: 'if (isTemplate(this.#of, index, OBJECT_FLAG.classDefault | OBJECT_FLAG.archetype)) return;',
    to: '',
    tests: [`${FORMAT}/objects/places.test.ts`],
  },
  {
    what: 'a block claims more than its method can give',
    file: 'src/formats/unreal3/compression/plan.ts',
    from: 'if (inflatedSize > most) {',
    to: 'if (inflatedSize > MOST_BLOCK_SIZE * 64) {',
    tests: [`${FORMAT}/hostile.test.ts`],
  },
  {
    what: 'a block may lie past the end of the file',
    file: 'src/formats/unreal3/compression/plan.ts',
    from: 'if (storedSize > cursor.bytes.length - storedAt) {',
    to: 'if (storedSize < 0) {',
    tests: [`${FORMAT}/hostile.test.ts`],
  },
  {
    what: 'blocks need not add up to their chunk',
    file: 'src/formats/unreal3/compression/plan.ts',
    from: 'if (inflated !== total) throw',
    to: 'if (inflated < 0) throw',
    tests: [`${FORMAT}/hostile.test.ts`],
  },
  {
    what: 'a table may have a negative count',
    file: 'src/formats/unreal3/tables/names.ts',
    from: 'if (count < 0 || count * bytesEach > cursor.left) {',
    to: 'if (count * bytesEach > cursor.left) {',
    tests: [`${FORMAT}/hostile.test.ts`, `${FORMAT}/tables/tables.test.ts`],
  },
  {
    what: 'names may be of any length',
    file: 'src/formats/unreal3/tables/names.ts',
    from: 'if (end - at > MOST_NAME_BYTES) {',
    to: 'if (end - at > 2 ** 31) {',
    tests: [`${FORMAT}/hostile.test.ts`, `${FORMAT}/tables/tables.test.ts`],
  },
  {
    what: 'exports that hold each other are no issue',
    file: 'src/formats/unreal3/link/nodes.ts',
    from: '        onCycle(at);\n',
    to: '',
    tests: [`${FORMAT}/hostile.test.ts`, `${FORMAT}/link/links.test.ts`],
  },
  {
    what: 'indices outside the tables are no issue',
    file: 'src/formats/unreal3/tables/package.ts',
    from: 'return index >= -of.imports.count && index <= of.exports.count;',
    to: 'return of.imports.count >= 0 && Number.isInteger(index);',
    tests: [`${FORMAT}/hostile.test.ts`, `${FORMAT}/tables/tables.test.ts`],
  },
  {
    what: 'names are compared with case',
    file: 'src/formats/unreal3/tables/folds.ts',
    from: 'const lower = this.#texts.text(text).toLowerCase();',
    to: 'const lower = this.#texts.text(text);',
    tests: ['test/formats/unreal3/tables', 'test/formats/unreal3/link'],
  },
  {
    what: 'a block that does not inflate keeps what was there before',
    file: 'src/formats/unreal3/compression/inflate.ts',
    from: 'image.fill(0, to + block.inflatedAt, to + block.inflatedAt + block.inflatedSize);',
    to: '',
    tests: [`${FORMAT}/compression/inflate.test.ts`],
  },
  {
    what: 'a chunk whose stored size contradicts its blocks is not noted',
    file: 'src/formats/unreal3/compression/plan.ts',
    from: 'if (chunk.storedSize !== storedSize &&',
    to: 'if (chunk.storedSize < 0 &&',
    tests: ['test/formats/unreal3/hostile.test.ts'],
  },
];
