// Faults in the kernels, which are compiled from AssemblyScript.

import type { Fault } from '../fault.ts';

export const faults: readonly Fault[] = [
  {
    what: 'a path that several nodes have means the first of them, whatever the level (kernel)',
    file: 'src/graph/kernel/assembly/paths.ts',
    from: 'if (node === SEVERAL) return link;',
    to: 'if (node === SEVERAL) node = 0;',
    tests: ['test/graph/build/resolve-paths.prop.test.ts'],
  },
  {
    what: 'a text is taken for a longer one that ends alike (kernel)',
    file: 'src/graph/kernel/assembly/text-table.ts',
    from: 'if (load<u32>(entry, 4) !== size) return false;',
    to: '',
    tests: ['test/formats/satisfactory/objects/resolve.test.ts'],
  },
  {
    what: 'the table of texts is not made larger (kernel)',
    file: 'src/graph/kernel/assembly/text-table.ts',
    from: 'if (text > table.mask >> 1 && !moreSlots()) return FULL;',
    to: '',
    tests: ['test/graph/build/builder.test.ts'],
  },
  {
    what: 'any row of any table may be written to (kernel)',
    file: 'src/graph/kernel/assembly/memory.ts',
    from: 'if (row >= rows) unreachable();',
    to: '',
    tests: ['test/formats/satisfactory/kernel/kernel-rooms.test.ts'],
  },
  {
    what: 'property lists nest without end (kernel)',
    file: 'src/formats/satisfactory/kernel/assembly/values.ts',
    from: 'if (depth === MOST_LIST_DEPTH) return 0;',
    to: '',
    tests: [
      'test/formats/satisfactory/kernel/kernel.test.ts',
      'test/formats/satisfactory/hostile.slow.test.ts',
    ],
  },
  {
    what: 'a body is longer than what is left (kernel)',
    file: 'src/formats/satisfactory/kernel/assembly/bodies.ts',
    from: 'if (size > end - at) return 0;',
    to: '',
    tests: [
      'test/formats/satisfactory/kernel/kernel.test.ts',
      'test/formats/satisfactory/hostile.slow.test.ts',
    ],
  },
  {
    what: 'versions of bodies hold for a level of another engine (kernel)',
    file: 'src/formats/satisfactory/kernel/assembly/levels.ts',
    from: 'saveBefore !== save || engineBefore !== engine',
    to: 'saveBefore !== save',
    tests: [
      'test/formats/satisfactory/kernel/kernel.test.ts',
      'test/formats/satisfactory/hostile.slow.test.ts',
    ],
  },
  {
    what: 'a level has more custom versions than bytes (kernel)',
    file: 'src/formats/satisfactory/kernel/assembly/levels.ts',
    from: 'if (custom > (limit - at) / CUSTOM_VERSION_BYTES) return 0;',
    to: '',
    tests: [
      'test/formats/satisfactory/kernel/kernel.test.ts',
      'test/formats/satisfactory/hostile.slow.test.ts',
    ],
  },
  {
    what: 'a value of another size than its tag says is taken (kernel)',
    file: 'src/formats/satisfactory/kernel/assembly/values.ts',
    from: 'value(at, next, below, owner, depth) !== next) return 0;',
    to: 'value(at, next, below, owner, depth) === 0) return 0;',
    tests: [
      'test/formats/satisfactory/kernel/kernel.test.ts',
      'test/formats/satisfactory/hostile.slow.test.ts',
    ],
  },
  {
    what: 'a reference that is not read leaves its link (kernel)',
    file: 'src/formats/satisfactory/kernel/assembly/bodies.ts',
    from: '  if (!object(at, at + size, row)) {\n    outcome.linkCount = links;',
    to: '  if (!object(at, at + size, row)) {',
    tests: [
      'test/formats/satisfactory/kernel/kernel.test.ts',
      'test/formats/satisfactory/hostile.slow.test.ts',
    ],
  },
  {
    what: 'a reference that finds no room is lost (kernel)',
    file: 'src/formats/satisfactory/kernel/assembly/links.ts',
    from: '    outcome.linkRefused = 1;\n',
    to: '',
    tests: ['test/formats/satisfactory/kernel/kernel-rooms.test.ts'],
  },
  {
    what: 'references of class-specific data that is not read count (kernel)',
    file: 'src/formats/satisfactory/kernel/assembly/bodies.ts',
    from: '  outcome.references = references;\n  readTail(',
    to: '  readTail(',
    tests: ['test/formats/satisfactory/kernel/kernel-rooms.test.ts'],
  },
];
