// Threads that answer, and what goes between them and the serving thread.

import type { Fault } from '../fault.ts';

export const faults: readonly Fault[] = [
  {
    what: 'a cell of a row of its own kind is in no column',
    file: 'src/server/answering/flat-rows.ts',
    from: '(value ?? null)',
    to: '(value || null)',
    tests: ['test/server/answering/flat-rows.test.ts'],
  },
  {
    what: 'a list is found in what data inherits',
    file: 'src/server/answering/flat-rows.ts',
    from: '!Object.hasOwn(value, part)',
    to: '!(part in value)',
    tests: ['test/server/answering/flat-rows.test.ts'],
  },
  {
    what: 'an answer with errors has rows',
    file: 'src/server/answering/flat-rows.ts',
    from: 'errors ? JSON.stringify({ errors }) : flatRows(data, list)',
    to: 'flatRows(data, list)',
    tests: ['test/server/answering/flat-rows.test.ts'],
  },
  {
    what: 'a reply to an earlier question answers this one',
    file: 'src/server/answering/thread-exchange.ts',
    from: 'if (reply?.request === request) return reply.found;',
    to: 'if (reply) return reply.found;',
    tests: ['test/server/answering/thread-exchange.test.ts'],
  },
  {
    what: 'who gives up waiting for an index leaves its place taken',
    file: 'src/server/answering/thread-exchange.ts',
    from: "    } catch (error) {\n      this.#post({ kind: 'put', index, made: null });\n      throw error;",
    to: '    } catch (error) {\n      throw error;',
    tests: ['test/server/answering/thread-exchange.test.ts'],
  },
  {
    what: 'indexes that an answer used are counted for the next one too',
    file: 'src/server/answering/thread-exchange.ts',
    from: '    this.#used.clear();\n',
    to: '',
    tests: ['test/server/answering/thread-exchange.test.ts'],
  },
  {
    what: 'written data comes first, whatever stands before it',
    file: 'src/server/answering/result-text.ts',
    from: "pieces.length === 0 ? '{' : ','",
    to: "value === data ? '{' : ','",
    tests: ['test/server/answering/result-text.test.ts'],
  },
];
