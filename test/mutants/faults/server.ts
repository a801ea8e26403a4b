// The server: bodies, ranges, how it ends.

import type { Fault } from '../fault.ts';

const HTTP = ['test/server/http-server.test.ts'];

export const faults: readonly Fault[] = [
  {
    what: 'a body without a length may be of any size',
    file: 'src/server/http/read-body.ts',
    from: 'if (size > most) break;',
    to: 'if (size > 1e12) break;',
    tests: HTTP,
  },
  {
    what: 'a body of any length is read',
    file: 'src/server/queries/graphql-route.ts',
    from: 'if (length <= MOST_BODY_BYTES && request.headers',
    to: 'if (request.headers',
    tests: ['test/server/http-server.test.ts'],
  },
  {
    what: 'a body in chunks is not counted',
    file: 'src/server/queries/graphql-route.ts',
    from: "if (length <= MOST_BODY_BYTES && request.headers['transfer-encoding'] === undefined) {",
    to: 'if (length <= MOST_BODY_BYTES) {',
    tests: ['test/server/http-server.test.ts'],
  },
  {
    what: 'answers that nobody reads fill the memory',
    file: 'src/server/http-server.ts',
    from: 'if (unsentBytes(sockets) > mostUnsentBytes) {',
    to: 'if (unsentBytes(sockets) > Number.MAX_VALUE) {',
    tests: ['test/server/unread.test.ts'],
  },
  {
    what: 'a request that never ends keeps the server',
    file: 'src/server/http/closing.ts',
    from: 'setTimeout(() => server.closeAllConnections(), DISMISS_MILLIS)',
    to: 'setTimeout(() => undefined, DISMISS_MILLIS)',
    tests: ['test/server/closing.test.ts'],
  },
  {
    what: 'a request that was sent before a signal is cut off',
    file: 'src/server/http/closing.ts',
    from: '    await pause(Math.min(LINGER_MILLIS, graceMillis));\n    for (let turn = 0; turn < 3; turn++) await nextTurn();\n',
    to: '',
    tests: ['test/server/closing.test.ts'],
  },
  {
    what: 'requests without an answer are reset at the end',
    file: 'src/server/http/closing.ts',
    from: 'for (const response of this.#responses) dismiss(response);',
    to: '',
    tests: ['test/server/closing.test.ts'],
  },
  {
    what: 'requests that come too late are begun',
    file: 'src/server/http/closing.ts',
    from: "if (this.#stage === 'over') {",
    to: 'if (this.#responses.size < 0) {',
    tests: ['test/server/closing.test.ts'],
  },
  {
    what: 'what clients still send resets their last answer',
    file: 'src/server/http/closing.ts',
    from: '  req.resume();\n',
    to: '',
    tests: ['test/server/closing.test.ts'],
  },
  {
    what: 'a range ends one byte late',
    file: 'src/server/http/byte-range.ts',
    from: 'Math.min(last + 1, size)',
    to: 'last + 2',
    tests: ['test/server/saves/property-bytes.test.ts', 'test/server/saves/file-route.test.ts'],
  },
  {
    what: 'a range begins behind the end',
    file: 'src/server/http/byte-range.ts',
    from: 'return first >= size ? null',
    to: 'return first > size ? null',
    tests: ['test/server/saves/property-bytes.test.ts'],
  },
  {
    what: 'the last bytes are more than there are',
    file: 'src/server/http/byte-range.ts',
    from: 'part(size - Math.min(last, size), size)',
    to: 'part(size - last, size)',
    tests: ['test/server/saves/property-bytes.test.ts'],
  },
  {
    what: 'a file is given out under a part of its name',
    file: 'src/server/saves/file-route.ts',
    from: 'return files.find((file) => file.name === name);',
    to: 'return files.find((file) => file.name.endsWith(name));',
    tests: ['test/server/saves/file-route.test.ts'],
  },
  {
    what: 'mutations are run by GET',
    file: 'src/server/queries/yoga-plugin.ts',
    from: "mayChange: request.method === 'POST'",
    to: 'mayChange: true',
    tests: ['test/server/queries/live.test.ts'],
  },
  {
    what: 'a client that goes is an internal error',
    file: 'src/server/http-server.ts',
    from: '      if (request.destroyed && !request.complete) return;\n',
    to: '',
    tests: HTTP,
  },
];
