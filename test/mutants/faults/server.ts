// The server: who may ask, and how much.

import type { Fault } from '../fault.ts';

const HTTP = ['test/server/http.test.ts'];
const BUDGET = ['test/api/request/budget.test.ts'];

export const faults: readonly Fault[] = [
  {
    what: 'a host that only begins as this machine is let in',
    file: 'src/server/local.ts',
    from: '\\[::1\\])$/;',
    to: '\\[::1\\])/;',
    tests: ['test/server'],
  },
  {
    what: 'rows are written without end',
    file: 'src/api/request/budget.ts',
    from: 'if (++this.#rows > this.limits.rows) throw',
    to: 'if (++this.#rows < 0) throw',
    tests: BUDGET,
  },
  {
    what: 'work goes on when nobody waits for it',
    file: 'src/api/request/budget.ts',
    from: 'if (this.#signal?.aborted) throw',
    to: 'if (this.visited < 0) throw',
    tests: [...BUDGET, 'test/server'],
  },
  {
    what: 'properties are decoded without end',
    file: 'src/api/request/budget.ts',
    from: "if (this.decoded > this.limits.decoded) throw this.spent('decoded');",
    to: '',
    tests: BUDGET,
  },
  {
    what: 'JSON of any size is answered',
    file: 'src/api/request/budget.ts',
    from: "if (this.#json > this.limits.bytes) throw this.spent('bytes');",
    to: '',
    tests: BUDGET,
  },
  {
    what: 'waiting for a save counts twice',
    file: 'src/api/request/budget.ts',
    from: 'to - Math.max(from, this.#waitedUntil)',
    to: 'to - from',
    tests: BUDGET,
  },
  {
    what: 'a query nests without end',
    file: 'src/api/request/check-text.ts',
    from: '++depth > MOST_DEPTH',
    to: '++depth > 1e9',
    tests: ['test/server'],
  },
  {
    what: 'a query nests without end by its fragments',
    file: 'src/api/request/check-document.ts',
    from: 'if (depth > MOST_DEPTH) throw',
    to: 'if (depth > 1e9) throw',
    tests: ['test/server'],
  },
  {
    what: 'fragments in fragments are looked at again and again',
    file: 'src/api/request/check-document.ts',
    from: '      known.set(fragment, inside);\n',
    to: '      known.delete(fragment);\n',
    tests: ['test/server/hostile.test.ts'],
  },
  {
    what: 'a query has aliases without end',
    file: 'src/api/request/check-document.ts',
    from: '++aliases > MOST_ALIASES',
    to: '++aliases > 1e9',
    tests: ['test/server'],
  },
  {
    what: 'a body without a length may be of any size',
    file: 'src/server/read-body.ts',
    from: 'if (size > most) break;',
    to: 'if (size > 1e12) break;',
    tests: HTTP,
  },
];
