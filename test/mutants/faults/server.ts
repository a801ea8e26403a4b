// The server: who may ask, and how much.

import type { Fault } from '../fault.ts';

const HTTP = ['test/server/http.test.ts'];

export const faults: readonly Fault[] = [
  {
    what: 'a host that only begins as this machine is let in',
    file: 'src/server/local.ts',
    from: '\\[::1\\])$/;',
    to: '\\[::1\\])/;',
    tests: ['test/server'],
  },
  {
    what: 'rows of nested pages are added, not multiplied',
    file: 'src/server/count-rows.ts',
    from: 'enter(walk, { ...next, times: times * rows }',
    to: 'enter(walk, { ...next, times: rows }',
    tests: ['test/server/count-rows.test.ts'],
  },
  {
    what: 'a query nests without end',
    file: 'src/server/check-query.ts',
    from: '++depth > MOST_DEPTH',
    to: '++depth > 1e9',
    tests: HTTP,
  },
  {
    what: 'a query has aliases without end',
    file: 'src/server/check-document.ts',
    from: '++aliases === MOST_ALIASES + 1',
    to: '++aliases === 1e9',
    tests: HTTP,
  },
  {
    what: 'waiting for a save counts twice',
    file: 'src/server/deadline.ts',
    from: 'to - Math.max(from, this.#givenUntil)',
    to: 'to - from',
    tests: ['test/server/deadline.test.ts'],
  },
  {
    what: 'a body without a length may be of any size',
    file: 'src/server/http.ts',
    from: 'if (size > MOST_BODY_BYTES) {',
    to: 'if (size > 1e12) {',
    tests: HTTP,
  },
];
