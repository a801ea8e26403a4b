// Darkest Dungeon: the checks that a container must pass as a whole.

import type { Fault } from '../fault.ts';

const TESTS = [
  'test/formats/darkest-dungeon/bad-input.test.ts',
  'test/formats/darkest-dungeon/hostile.prop.test.ts',
];

export const faults: readonly Fault[] = [
  {
    what: 'an object holds more fields than there are',
    file: 'src/formats/darkest-dungeon/dson/layout.ts',
    from: "if (all < 0 || all > room) throw wrong(object, 3, 'at most', room, all);",
    to: '',
    tests: TESTS,
  },
  {
    what: 'objects nest without end',
    file: 'src/formats/darkest-dungeon/dson/layout.ts',
    from: 'if (top + outerDepth >= MOST_DEPTH) {',
    to: 'if (top + outerDepth >= 1e9) {',
    tests: TESTS,
  },
  {
    what: 'a name may reach into the next field',
    file: 'src/formats/darkest-dungeon/dson/layout.ts',
    from: 'if (end > dataSize || size === 0 || offset + size > end) {',
    to: 'if (end > dataSize || size === 0) {',
    tests: TESTS,
  },
  {
    what: 'an object need not have the fields that it counts',
    file: 'src/formats/darkest-dungeon/dson/layout.ts',
    from: 'if (missing[top] !== 0) throw',
    to: 'if (missing[top]! < -1e9) throw',
    tests: TESTS,
  },
  {
    what: 'an object may name another parent',
    file: 'src/formats/darkest-dungeon/dson/layout.ts',
    from: "if (parent !== expectedParent) throw wrong(object, 0, 'parent', expectedParent, parent);",
    to: '',
    tests: TESTS,
  },
];
