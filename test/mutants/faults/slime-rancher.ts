// Slime Rancher: markers and strings without lengths around them.

import type { Fault } from '../fault.ts';

const TESTS = [
  'test/formats/slime-rancher/repair/broken.test.ts',
  'test/formats/slime-rancher/repair/damage.prop.test.ts',
];

export const faults: readonly Fault[] = [
  {
    what: 'a string reaches past its end',
    file: 'src/formats/slime-rancher/file/framing.ts',
    from: 'if (size > cursor.left) {',
    to: 'if (size < 0) {',
    tests: TESTS,
  },
  {
    what: 'the length of a string runs on',
    file: 'src/formats/slime-rancher/file/framing.ts',
    from: 'if (shift === 28) {',
    to: 'if (shift === 7000) {',
    tests: [...TESTS, 'test/formats/slime-rancher/codecs/blocks.test.ts'],
  },
  {
    what: 'any marker will do',
    file: 'src/formats/slime-rancher/file/framing.ts',
    from: 'if (found === marker) return;',
    to: 'if (found >= 0) return;',
    tests: TESTS,
  },
  {
    what: 'bytes after the save are passed over',
    file: 'src/formats/slime-rancher/read.ts',
    from: 'if (cursor.at < bytes.length)',
    to: 'if (cursor.at > bytes.length)',
    tests: TESTS,
  },
  {
    what: 'an export becomes as much as it likes',
    file: 'src/formats/slime-rancher/file/exports.ts',
    from: 'const most = Math.min(MOST_JSON_BYTES, end * MOST_RATIO);',
    to: 'const most = 2 ** 31;',
    tests: ['test/formats/slime-rancher/detect.test.ts'],
  },
];
