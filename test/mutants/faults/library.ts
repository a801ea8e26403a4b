// Finding files, naming saves, reading them on threads.

import type { Fault } from '../fault.ts';

export const faults: readonly Fault[] = [
  {
    what: 'a thread that failed reads the next save',
    file: 'src/library/read/worker-reader.ts',
    from: '      void thread.worker.terminate();\n      if (!closed) spare.start();\n      throw',
    to: '      if (!closed) spare.keep(thread);\n      throw',
    tests: ['test/library/read/worker-reader.test.ts'],
  },
  {
    what: 'two saves have one slug',
    file: 'src/library/find/save-location.ts',
    from: 'readable: ofFolder ? `${readable}/` : readable',
    to: 'readable',
    tests: ['test/library/find/slug.test.ts'],
  },
  {
    what: 'a slug holds a colon',
    file: 'src/library/find/slug.ts',
    from: '[^\\p{L}\\p{N}]',
    to: '[^\\p{L}\\p{N}:]',
    tests: ['test/library/find/slug.test.ts'],
  },
  {
    what: 'folders are followed without end',
    file: 'src/library/files/list-files.ts',
    from: 'if (depth > bounds.depth) {',
    to: 'if (depth > 1e9) {',
    tests: ['test/library/files/list-files.test.ts'],
  },
  {
    what: 'files are listed without end',
    file: 'src/library/files/list-files.ts',
    from: 'if (files.length >= bounds.files) break;',
    to: '',
    tests: ['test/library/files/list-files.test.ts'],
  },
  {
    what: 'links are followed in a circle',
    file: 'src/library/files/list-files.ts',
    from: 'if (above.has(real)) return;',
    to: '',
    tests: ['test/library/files/list-files.test.ts'],
  },
  {
    what: 'a stream is whole once it has given enough',
    file: 'src/library/read/direct-inflate.ts',
    from: 'const isAtEnd = left[0] === SCRATCH.length;',
    to: 'const isAtEnd = true;',
    tests: ['test/library/read/native-inflate.test.ts'],
  },
  {
    what: 'the rest of a stream is not looked at',
    file: 'src/library/read/direct-inflate.ts',
    from: 'isAtEnd && outputLeft === 0 && inputLeft === 0;',
    to: 'isAtEnd && outputLeft === 0;',
    tests: ['test/library/read/native-inflate.test.ts'],
  },
  {
    what: 'the checksum of a stream is not looked at',
    file: 'src/library/read/direct-inflate.ts',
    from: 'if (!broken) handle.writeSync(constants.Z_FINISH, NOTHING, 0, 0, SCRATCH, 0, SCRATCH.length);',
    to: '',
    tests: ['test/library/read/native-inflate.test.ts'],
  },
  {
    what: 'a stream that gives less than it claims passes',
    file: 'src/library/read/native-inflate.ts',
    from: 'if (bytes.length !== size) throw new Error(`${bytes.length} bytes instead of ${size}`);',
    to: '',
    tests: ['test/library/read/native-inflate.test.ts'],
  },
  {
    what: 'worlds of two games are one',
    file: 'src/library/worlds.ts',
    from: '`${format.id} ${header.playthrough}`',
    to: 'header.playthrough',
    tests: ['test/library/worlds.test.ts'],
  },
  {
    what: 'an upload that changes is not looked at again',
    file: 'src/library/find/findings-by-name.ts',
    from: 'if (stampAt(absolute) !== stamp) return false;',
    to: '',
    tests: ['test/library/uploads.test.ts'],
  },
  {
    what: 'every upload is looked at when one comes',
    file: 'src/library/find/findings-by-name.ts',
    from: 'if (name === only || (only === null && ',
    to: 'if (true || name === only || (only === null && ',
    tests: ['test/library/uploads.test.ts'],
  },
  {
    what: 'a reading thread that is kept waiting is ended',
    file: 'src/library/read/worker-reader.ts',
    from: 'return this.#spent > this.#most ||',
    to: 'return this.#waited > this.#most ||',
    tests: ['test/library/read/read-limits.test.ts'],
  },
];
