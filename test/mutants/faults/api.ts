// The API: which errors clients see, how large answers may be, what ids mean.

import type { Fault } from '../fault.ts';

export const faults: readonly Fault[] = [
  {
    what: 'internal errors are shown to clients',
    file: 'src/api/context/errors.ts',
    from: 'return shownAt(error, `Unexpected error; it was logged as ${id}.`,',
    to: 'return shownAt(error, String(cause),',
    tests: ['test/server/http-server.test.ts'],
  },
  {
    what: 'a save of an unread relative is called broken',
    file: 'src/api/context/errors.ts',
    from: "return code === 'UNSUPPORTED' ? 'UNSUPPORTED_FORMAT' : 'PARSE_FAILED';",
    to: "return 'PARSE_FAILED';",
    tests: ['test/api/saves/save.test.ts'],
  },
  {
    what: 'an id of a class is one of an object',
    file: 'src/api/context/global-id.ts',
    from: "return { type: 'Class', key, path };",
    to: "return { type: 'SaveObject', key, path };",
    tests: ['test/api/context/global-id.test.ts', 'test/api/saves/root.test.ts'],
  },
  {
    what: 'saves without a time come first',
    file: 'src/api/saves/saves-list.ts',
    from: 'if (x === null || y === null) return x === null ? 1 : -1;',
    to: 'if (x === null || y === null) return x === null ? -1 : 1;',
    tests: ['test/api/saves/root.test.ts'],
  },
  {
    what: 'a page says that it ends with its first entry',
    file: 'src/api/values/page-info.ts',
    from: 'page.cursor(length - 1)',
    to: 'page.cursor(0)',
    tests: ['test/api/saves/root.test.ts'],
  },
  {
    what: 'an error that ends an answer makes one field null',
    file: 'src/execute/execution.ts',
    from: 'if (!location.nullable || isFatal(run, located)) throw located;',
    to: 'if (!location.nullable) throw located;',
    tests: ['test/execute', 'test/api/budget/budget.test.ts'],
  },
  {
    what: 'an answer may have any number of errors',
    file: 'src/execute/execution.ts',
    from: 'if (run.errors.length < run.rules.mostErrors) return;',
    to: 'if (run.errors.length > 0) return;',
    tests: ['test/execute', 'test/api/budget/budget.test.ts'],
  },
  {
    what: 'the mounted handler takes bodies of any size',
    file: 'src/embed/handler.ts',
    from: 'mostBodyBytes: MOST_BODY_BYTES, ',
    to: '',
    tests: ['test/embed/handler.test.ts'],
  },
  {
    what: 'of several saves the first is opened',
    file: 'src/embed/open-save.ts',
    from: 'entries.length === 1 && slug === undefined',
    to: 'slug === undefined',
    tests: ['test/embed/open.test.ts'],
  },
  {
    what: 'an id without a save is one',
    file: 'src/api/context/global-id.ts',
    from: 'if (colon < 2) return null;',
    to: 'if (colon < 0) return null;',
    tests: ['test/api/context/global-id.test.ts'],
  },
  {
    what: 'whatever follows the id of a save is passed over',
    file: 'src/api/context/global-id.ts',
    from: "return path === '' ? { type: 'Save', key } : null;",
    to: "return { type: 'Save', key };",
    tests: ['test/api/context/global-id.test.ts'],
  },
];
