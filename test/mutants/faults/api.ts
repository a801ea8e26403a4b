// The API: which errors clients see, how large answers may be, what ids mean.

import type { Fault } from '../fault.ts';

export const faults: readonly Fault[] = [
  {
    what: 'faults of the server are told to clients',
    file: 'src/api/errors.ts',
    from: 'return shownAt(error, `Unexpected error; it was logged as ${id}.`,',
    to: 'return shownAt(error, String(cause),',
    tests: ['test/server/http.test.ts'],
  },
  {
    what: 'a save of an unread relative is called broken',
    file: 'src/api/errors.ts',
    from: "return code === 'UNSUPPORTED' ? 'UNSUPPORTED_FORMAT' : 'PARSE_FAILED';",
    to: "return 'PARSE_FAILED';",
    tests: ['test/api', 'test/server'],
  },
  {
    what: 'an id of a class is one of an object',
    file: 'src/api/global-id.ts',
    from: "return { type: 'Class', key, path };",
    to: "return { type: 'SaveObject', key, path };",
    tests: ['test/api'],
  },
  {
    what: 'saves without a time come first',
    file: 'src/api/saves-list.ts',
    from: 'if (x === null || y === null) return x === null ? 1 : -1;',
    to: 'if (x === null || y === null) return x === null ? -1 : 1;',
    tests: ['test/api'],
  },
  {
    what: 'a page says that it ends with its first entry',
    file: 'src/api/page-info.ts',
    from: 'listing.cursor(length - 1)',
    to: 'listing.cursor(0)',
    tests: ['test/api'],
  },
];
