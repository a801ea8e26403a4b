// What one request may ask and spend.

import type { Fault } from '../fault.ts';

const BUDGET = ['test/api/budget/budget.test.ts'];

export const faults: readonly Fault[] = [
  {
    what: 'rows are written without end',
    file: 'src/api/budget/budget.ts',
    from: 'if (++this.#rows > this.limits.rows) throw',
    to: 'if (++this.#rows < 0) throw',
    tests: BUDGET,
  },
  {
    what: 'work goes on when nobody waits for it',
    file: 'src/api/budget/budget.ts',
    from: 'if (this.#signal?.aborted) throw',
    to: 'if (this.visited < 0) throw',
    tests: BUDGET,
  },
  {
    what: 'properties are decoded without end',
    file: 'src/api/budget/budget.ts',
    from: "if (this.decoded > this.limits.decoded) throw this.spent('decoded');",
    to: '',
    tests: BUDGET,
  },
  {
    what: 'JSON of any size is answered',
    file: 'src/api/budget/budget.ts',
    from: "if (this.#json > this.limits.bytes) throw this.spent('bytes');",
    to: '',
    tests: BUDGET,
  },
  {
    what: 'waiting for a save counts twice',
    file: 'src/api/budget/budget.ts',
    from: 'to - Math.max(from, this.#waitedUntil)',
    to: 'to - from',
    tests: BUDGET,
  },
  {
    what: 'a query nests without end',
    file: 'src/api/request/check-text.ts',
    from: '++depth > MOST_DEPTH',
    to: '++depth > 1e9',
    tests: ['test/server/http-server.test.ts'],
  },
  {
    what: 'a query nests without end by its fragments',
    file: 'src/api/request/check-document.ts',
    from: 'if (depth > MOST_DEPTH) throw',
    to: 'if (depth > 1e9) throw',
    tests: ['test/server/http-server.test.ts'],
  },
  {
    what: 'fragments in fragments are looked at again and again',
    file: 'src/api/request/check-document.ts',
    from: '      known.set(fragment, inside);\n',
    to: '      known.delete(fragment);\n',
    tests: ['test/server/queries/hostile.test.ts'],
  },
  {
    what: 'a query has aliases without end',
    file: 'src/api/request/check-document.ts',
    from: '++aliases > MOST_ALIASES',
    to: '++aliases > 1e9',
    tests: ['test/server/http-server.test.ts'],
  },
  {
    what: 'a query has tokens without end',
    file: 'src/api/request/check-text.ts',
    from: 'if (++tokens > MOST_TOKENS)',
    to: 'if (++tokens > 1e9)',
    tests: ['test/server/http-server.test.ts'],
  },
  {
    what: 'a query may not have all tokens that it may',
    file: 'src/api/request/check-text.ts',
    from: 'if (++tokens > MOST_TOKENS)',
    to: 'if (++tokens >= MOST_TOKENS)',
    tests: ['test/server/http-server.test.ts'],
  },
  {
    what: 'a query has lines without end',
    file: 'src/api/request/check-text.ts',
    from: 'if (token.line > MOST_LINES)',
    to: 'if (token.line > 1e9)',
    tests: ['test/server/http-server.test.ts'],
  },
  {
    what: 'a document has definitions without end',
    file: 'src/api/request/check-document.ts',
    from: 'const oneMore = definitions[MOST_DEFINITIONS];',
    to: 'const oneMore = definitions[1e9];',
    tests: ['test/server/http-server.test.ts'],
  },
  {
    what: 'a field has arguments without end',
    file: 'src/api/request/check-document.ts',
    from: 'const oneMore = list?.[MOST_ARGUMENTS];',
    to: 'const oneMore = list?.[1e9];',
    tests: ['test/server/http-server.test.ts'],
  },
  {
    what: 'values in variables nest without end',
    file: 'src/api/request/variables.ts',
    from: 'if (isDeeper(given, MOST_DEPTH)) {',
    to: 'if (isDeeper(given, 1e9)) {',
    tests: ['test/server/http-server.test.ts'],
  },
  {
    what: 'objects are looked at without end',
    file: 'src/api/budget/budget.ts',
    from: "if (this.visited > this.limits.visited) throw this.spent('visited');",
    to: '',
    tests: ['test/api/budget/budget.test.ts'],
  },
  {
    what: 'a request takes any time',
    file: 'src/api/budget/budget.ts',
    from: "if (this.#millis() > this.limits.milliseconds) throw this.spent('milliseconds');",
    to: '',
    tests: ['test/api/budget/budget.test.ts'],
  },
  {
    what: 'an answer has any number of bytes',
    file: 'src/api/budget/budget.ts',
    from: 'return this.limits.bytes - this.#bytes;',
    to: 'return Number.MAX_SAFE_INTEGER;',
    tests: ['test/api/budget/budget.test.ts'],
  },
];
