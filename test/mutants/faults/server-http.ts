// HTTP: what is sent again, how it is packed, which bytes are asked for.

import type { Fault } from '../fault.ts';

export const faults: readonly Fault[] = [
  {
    what: 'a weak tag is not known',
    file: 'src/server/http/etag.ts',
    from: ".replace(/^W\\//, '')",
    to: '',
    tests: ['test/server/http/etag.test.ts'],
  },
  {
    what: 'a stale save has the tag of a fresh one',
    file: 'src/server/http/etag.ts',
    from: '    stale,\n',
    to: '',
    tests: ['test/server/http/etag.test.ts'],
  },
  {
    what: 'a file that was written again has its old tag',
    file: 'src/server/http/etag.ts',
    from: 'const content = files.map(({ name, size, stamp }) => [name, size, stamp]);',
    to: 'const content = files.map(({ name, size }) => [name, size]);',
    tests: ['test/server/http/etag.test.ts'],
  },
  {
    what: 'an encoding that the client ruled out is sent',
    file: 'src/server/http/compressed.ts',
    from: '/^q=0(\\.0*)?$/',
    to: '/^q=0$/',
    tests: ['test/server/http/compressed.test.ts'],
  },
  {
    what: 'encodings are known in one case only',
    file: 'src/server/http/compressed.ts',
    from: 'text.trim().toLowerCase()',
    to: 'text.trim()',
    tests: ['test/server/http/compressed.test.ts'],
  },
  {
    what: 'what is sent again and again is compressed each time',
    file: 'src/server/http/compressed.ts',
    from: '    known.set(encoding, result);\n',
    to: '',
    tests: ['test/server/http/compressed.test.ts'],
  },
  {
    what: 'a body of just the limit is refused',
    file: 'src/server/http/read-body.ts',
    from: 'if (!isTooLong && size <= most)',
    to: 'if (!isTooLong && size < most)',
    tests: ['test/server/http/read-body.test.ts'],
  },
  {
    what: 'a body that is said to be too long is waited for',
    file: 'src/server/http/read-body.ts',
    from: 'if (!isTooLong) {',
    to: 'if (size === 0) {',
    tests: ['test/server/http/read-body.test.ts'],
  },
  {
    what: 'several numbers are a range',
    file: 'src/server/http/byte-range.ts',
    from: "header?.replace(/\\s/g, '')",
    to: "header?.replace(/\\s|,.*/g, '')",
    tests: ['test/server/http/byte-range.test.ts'],
  },
  {
    what: 'a range from the end on is all of it',
    file: 'src/server/http/byte-range.ts',
    from: 'last === 0 || size === 0 ? null',
    to: 'last < 0 ? null',
    tests: ['test/server/http/byte-range.test.ts'],
  },
  {
    what: 'HEAD is no GET',
    file: 'src/server/queries/graphql-route.ts',
    from: "method === 'HEAD' ? 'GET' : method",
    to: 'method',
    tests: ['test/server/queries/graphql-route.test.ts'],
  },
  {
    what: 'a body in chunks is taken for one without',
    file: 'src/server/queries/graphql-route.ts',
    from: '...(body && { body }),',
    to: '',
    tests: ['test/server/queries/graphql-route.test.ts'],
  },
];
