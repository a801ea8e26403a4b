// Strangers that are let in, or learn more than they should.

import type { Fault } from '../fault.ts';

export const faults: readonly Fault[] = [
  {
    what: 'a host that only begins as this machine is let in',
    file: 'src/server/guard/local.ts',
    from: '\\[::1\\])$/;',
    to: '\\[::1\\])/;',
    tests: ['test/server/guard/cross-site.test.ts', 'test/server/guard/local.test.ts'],
  },
  {
    what: 'browsers that name no origin are believed',
    file: 'src/server/guard/cross-site.ts',
    from: 'return referer !== undefined && !isOwn(referer, host);',
    to: 'return false;',
    tests: ['test/server/guard/cross-site.test.ts'],
  },
  {
    what: 'only reading is refused to pages of other sites',
    file: 'src/server/guard/cross-site.ts',
    from: 'if (isForeign(headers, host)) return',
    to: "if (method === 'GET' && isForeign(headers, host)) return",
    tests: ['test/server/guard/cross-site.test.ts'],
  },
  {
    what: 'a part of a cookie lets in',
    file: 'src/server/guard/token.ts',
    from: 'timingSafeEqual(this.#digest(session), this.#digest(this.#session))',
    to: 'this.#session.startsWith(session)',
    tests: ['test/server/guard/token.test.ts', 'test/server/guard/login.test.ts'],
  },
  {
    what: 'a token is compared by its beginning',
    file: 'src/server/guard/token.ts',
    from: 'return timingSafeEqual(this.#digest(text), this.#expected);',
    to: 'return timingSafeEqual(this.#digest(text).subarray(0, 1), this.#expected.subarray(0, 1));',
    tests: ['test/server/guard/token.test.ts', 'test/server/guard/login.test.ts'],
  },
  {
    what: 'a token may be guessed',
    file: 'src/server/guard/token.ts',
    from: 'export const LEAST_TOKEN = 16;',
    to: 'export const LEAST_TOKEN = 1;',
    tests: ['test/cli/settings.test.ts'],
  },
  {
    what: 'the token is not asked for by HEAD',
    file: 'src/server/guard/gate.ts',
    from: 'if (this.token && !match.route?.isOpen &&',
    to: "if (this.token && method !== 'HEAD' && !match.route?.isOpen &&",
    tests: [
      'test/server/guard/gate.test.ts',
      'test/server/guard/token.test.ts',
      'test/server/guard/rate-limit.test.ts',
    ],
  },
  {
    what: 'clients choose the address that they are counted under',
    file: 'src/server/guard/gate.ts',
    from: '.at(-1)',
    to: '.at(0)',
    tests: [
      'test/server/guard/gate.test.ts',
      'test/server/guard/token.test.ts',
      'test/server/guard/rate-limit.test.ts',
    ],
  },
  {
    what: 'a client may claim that a proxy is between',
    file: 'src/server/guard/gate.ts',
    from: 'const forwarded = this.#behindProxy',
    to: "const forwarded = this.#behindProxy || headers['x-forwarded-for']",
    tests: [
      'test/server/guard/gate.test.ts',
      'test/server/guard/token.test.ts',
      'test/server/guard/rate-limit.test.ts',
    ],
  },
  {
    what: 'operations that are not of the list are run',
    file: 'src/server/options/stored-operations.ts',
    from: ' && (id !== null || this.#trustedTexts.has(text))) return text;',
    to: ') return text;',
    tests: ['test/server/options/stored-operations.test.ts'],
  },
  {
    what: 'the schema is answered where introspection is off',
    file: 'src/api/request/documents.ts',
    from: 'introspection ? HINTED_RULES : [...specifiedRules, NoSchemaIntrospectionCustomRule]',
    to: 'specifiedRules',
    tests: ['test/server/queries/graphql-route.test.ts'],
  },
  {
    what: 'a compressed body is taken for the content',
    file: 'src/server/guard/gate.ts',
    from: "if (isEncoded(headers['content-encoding']))",
    to: 'if (isEncoded(undefined))',
    tests: ['test/server/guard/gate.test.ts'],
  },
  {
    what: 'the path of a player holds the id of an account',
    file: 'src/formats/xml/rules/objects.ts',
    from: 'const shown = withoutAccounts(text, accountHash);',
    to: 'const shown = accountHash === null ? "" : text;',
    tests: ['test/formats/xml/graph.test.ts'],
  },
  {
    what: 'the id of an account is shown where it is a number of 64 bits',
    file: 'src/graph/secrets.ts',
    from: "if (typeof value === 'bigint') return isAccountName(name)",
    to: "if (typeof value === 'bigint') return name === ''",
    tests: ['test/formats/xml/graph.test.ts'],
  },
  {
    what: 'a document brings entities of its own',
    file: 'src/formats/xml/syntax/scan.ts',
    from: "if (begin.toUpperCase() === 'DOCTYPE') throw",
    to: "if (begin === '') throw",
    tests: ['test/formats/xml/damage.test.ts'],
  },
];
