// Satisfactory: chunks, headers, bodies, properties, and the kernel that reads most of them.

import type { Fault } from '../fault.ts';

const FORMAT = 'test/formats/satisfactory';
const ROOMS = [`${FORMAT}/kernel/kernel-rooms.test.ts`];
const KERNEL = [`${FORMAT}/kernel/kernel.test.ts`, `${FORMAT}/hostile.test.ts`];

export const faults: readonly Fault[] = [
  {
    what: 'streams of nothing are listed',
    file: 'src/formats/satisfactory/file/chunks.ts',
    from: 'if (next.inflatedSize === 0 || ',
    to: 'if (',
    tests: [`${FORMAT}/file/chunks.test.ts`],
  },
  {
    what: 'a stream claims more than deflate can give',
    file: 'src/formats/satisfactory/file/chunks.ts',
    from: ' || inflatedSize > size * MOST_RATIO',
    to: '',
    tests: [`${FORMAT}/file/chunks.test.ts`],
  },
  {
    what: 'streams pass the sum that their chunk says',
    file: 'src/formats/satisfactory/file/chunks.ts',
    from: ' || inflated + next.inflatedSize > sum.inflatedSize',
    to: '',
    tests: [`${FORMAT}/file/chunks.test.ts`],
  },
  {
    what: 'bodies are matched to headers though their numbers differ',
    file: 'src/formats/satisfactory/objects/bodies.ts',
    from: 'cursor.i32() !== rows.count) return false;',
    to: 'cursor.i32() < 0) return false;',
    tests: [
      `${FORMAT}/hostile.test.ts`,
      `${FORMAT}/salvage/salvage.test.ts`,
      `${FORMAT}/salvage/damage.test.ts`,
    ],
  },
  {
    what: 'a reference among objects of one path goes to the first of them',
    file: 'src/formats/satisfactory/objects/resolve.ts',
    from: 'candidates.find((node) => levelOf(node) === level) ?? candidates[0]!',
    to: 'candidates[0]!',
    tests: [`${FORMAT}/objects/resolve.test.ts`],
  },
  {
    what: 'an asset is a missing object',
    file: 'src/formats/satisfactory/objects/resolve.ts',
    from: "path.startsWith('/') ? 'EXTERNAL' : 'MISSING'",
    to: "path.startsWith('/') ? 'MISSING' : 'EXTERNAL'",
    tests: [`${FORMAT}/objects/resolve.test.ts`],
  },
  {
    what: 'property lists nest without end',
    file: 'src/formats/unreal/scan.ts',
    from: 'if (++this.#depth > MOST_LIST_DEPTH) {',
    to: 'if (++this.#depth > 1e9) {',
    tests: [`${FORMAT}/hostile.test.ts`, `${FORMAT}/kernel/kernel.test.ts`],
  },
  {
    what: 'property lists nest without end where they are decoded',
    file: 'src/formats/unreal/decode.ts',
    from: 'if (++this.#depth > MOST_LIST_DEPTH) {',
    to: 'if (++this.#depth > 1e9) {',
    tests: [`${FORMAT}/hostile.test.ts`],
  },
  {
    what: 'bytes behind the properties that nobody knows are passed over',
    file: 'src/formats/satisfactory/objects/references.ts',
    from: 'return (left === 4 && view.getInt32(at, true) === 0) ||',
    to: 'return left === 4 ||',
    tests: [`${FORMAT}/cases.test.ts`],
  },
  {
    what: 'property lists nest without end (kernel)',
    file: 'src/formats/satisfactory/kernel/assembly/values.ts',
    from: 'if (depth === MOST_LIST_DEPTH) return 0;',
    to: '',
    tests: KERNEL,
  },
  {
    what: 'a body is longer than what is left (kernel)',
    file: 'src/formats/satisfactory/kernel/assembly/bodies.ts',
    from: 'if (size > end - at) return 0;',
    to: '',
    tests: KERNEL,
  },
  {
    what: 'managers stand at the origin (kernel)',
    file: 'src/formats/satisfactory/kernel/assembly/headers.ts',
    from: 'if (read<u32>(transform) !== 0 || px !== 0 || py !== 0 || pz !== 0) {',
    to: 'if (true) {',
    tests: [...KERNEL, `${FORMAT}/cases.test.ts`],
  },
  {
    what: 'a value of another size than its tag says is taken (kernel)',
    file: 'src/formats/satisfactory/kernel/assembly/values.ts',
    from: 'if (read !== next) return 0;',
    to: 'if (read === 0) return 0;',
    tests: KERNEL,
  },
  {
    what: 'a reference that is not read leaves its link (kernel)',
    file: 'src/formats/satisfactory/kernel/assembly/bodies.ts',
    from: '  if (!object(at, at + size, row)) {\n    outcome.linkCount = links;',
    to: '  if (!object(at, at + size, row)) {',
    tests: KERNEL,
  },
  {
    what: 'a reference is written behind the room for references (kernel)',
    file: 'src/formats/satisfactory/kernel/assembly/links.ts',
    from: 'if (count >= rows) {',
    to: 'if (count > rows) {',
    tests: ROOMS,
  },
  {
    what: 'a reference that finds no room is lost (kernel)',
    file: 'src/formats/satisfactory/kernel/assembly/links.ts',
    from: '    outcome.linkRefused = 1;\n',
    to: '',
    tests: ROOMS,
  },
  {
    what: 'a header that no game writes is no issue',
    file: 'src/formats/satisfactory/file/header-faults.ts',
    from: 'if (holds?.(value as never) === false) add(',
    to: 'if (false) add(',
    tests: [`${FORMAT}/file/header-faults.test.ts`],
  },
  {
    what: 'bytes that are no text are a name in the header',
    file: 'src/formats/satisfactory/file/header-faults.ts',
    from: "if (length > 0 && !isUtf8(bytes, at + 4, end)) return 'bytes that are no UTF-8';",
    to: '',
    tests: [`${FORMAT}/file/header-faults.test.ts`],
  },
  {
    what: 'a header version goes with any save version',
    file: 'src/formats/satisfactory/file/header-faults.ts',
    from: 'const isOlder = save < pairSave && headerVersion > pairHeader;',
    to: 'const isOlder = false;',
    tests: [`${FORMAT}/file/header-faults.test.ts`],
  },
  {
    what: 'a map that no object is in is no issue',
    file: 'src/formats/satisfactory/file/header-faults.ts',
    from: 'if (readString(cursor) === name) return true;',
    to: 'if (readString(cursor) !== null) return true;',
    tests: [`${FORMAT}/file/header-faults.test.ts`],
  },
];
