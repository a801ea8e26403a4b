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
    from: "if (all < 0 || all > room) throw this.#wrong(object, 3, 'at most', room);",
    to: '',
    tests: TESTS,
  },
  {
    what: 'objects nest without end',
    file: 'src/formats/darkest-dungeon/dson/layout.ts',
    from: 'if (this.#top + this.#outerDepth >= MOST_DEPTH) {',
    to: 'if (this.#top + this.#outerDepth >= 1e9) {',
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
    from: 'if (missing === 0) continue;',
    to: 'if (missing > -1e9) continue;',
    tests: TESTS,
  },
  {
    what: 'an object may name another parent',
    file: 'src/formats/darkest-dungeon/dson/layout.ts',
    from: "if (this.#word(object, 0) !== parent) throw this.#wrong(object, 0, 'parent', parent);",
    to: '',
    tests: TESTS,
  },
];
