// Saves with holes: what is read after them, and what may be made of it.

import type { Fault } from '../fault.ts';

const RESUME = ['test/bytes/resume-inflate.test.ts'];
const STREAMS = ['test/bytes/stream-inflater.test.ts'];
const DEDUCE = ['test/formats/satisfactory/salvage/deduce-headers.test.ts'];
const MENTIONS = ['test/formats/satisfactory/damage/mentions.test.ts'];
const RUNS = ['test/formats/satisfactory/damage/body-runs.test.ts'];
const REPAIR = ['test/bytes/repair-stream.test.ts'];
const LOST_TEXT = ['test/formats/satisfactory/damage/lost-text.test.ts'];

export const faults: readonly Fault[] = [
  {
    what: 'a repair need not have the right sum',
    file: 'src/bytes/repair-block.ts',
    from: 'if (isPossible && sum.after(out.bytes.subarray(from, out.length)) === this.#sum)',
    to: 'if (isPossible)',
    tests: REPAIR,
  },
  {
    what: 'copies of a byte do not count in the sum',
    file: 'src/bytes/adler.ts',
    from: 'this.#low[source] = (this.#low[source]! + this.#low[at]!) % MODULUS;',
    to: '',
    tests: REPAIR,
  },
  {
    what: 'a block that uses all its codes has too many',
    file: 'src/bytes/deflate-symbols.ts',
    from: 'if (literalsUnused < 0 || distancesUnused < 0) return null;',
    to: 'if (literalsUnused <= 0 || distancesUnused <= 0) return null;',
    tests: REPAIR,
  },
  {
    what: 'a missing byte is not looked for',
    file: 'src/bytes/repair-block.ts',
    from: 'if (insertsToo) this.#insertBytes(from, to);',
    to: '',
    tests: REPAIR,
  },
  {
    what: 'repaired bytes count as understood',
    file: 'src/formats/satisfactory/read.ts',
    from: '    this.#countRepaired();\n',
    to: '',
    tests: ['test/formats/satisfactory/salvage/damage.test.ts'],
  },
  {
    what: 'the first start after a hole is the right one',
    file: 'src/bytes/resume-inflate.ts',
    from: 'if (visitor === winner) sure = Math.max(sure, at);',
    to: 'if (visitor === winner) sure = Math.min(sure, at);',
    tests: RESUME,
  },
  {
    what: 'the codes of a block hold in any other',
    file: 'src/bytes/resume-inflate.ts',
    from: 'return matches >= LEAST_MATCHES && short <= matches * MOST_SHORT;',
    to: 'return true;',
    tests: RESUME,
  },
  {
    what: 'a copy of a copy is known',
    file: 'src/bytes/resume-inflate.ts',
    from: 'if (source >= from) origins[at - from] = origins[source - from]!;',
    to: 'if (source >= from) origins[at - from] = -1;',
    tests: RESUME,
  },
  {
    what: 'a stream may end anywhere',
    file: 'src/bytes/resume-inflate.ts',
    from: 'return Math.ceil(bits.at / 8) === input.length ? { symbols, size, assumed } : null;',
    to: 'return { symbols, size, assumed };',
    tests: RESUME,
  },
  {
    what: 'any number of streams is looked at after holes',
    file: 'src/bytes/stream-inflater.ts',
    from: 'resumes: nth < MOST_RESUMED',
    to: 'resumes: true',
    tests: STREAMS,
  },
  {
    what: 'lost bytes are called known',
    file: 'src/bytes/stream-inflater.ts',
    from: 'besideHole: !lost, error });',
    to: 'besideHole: true, error });',
    tests: STREAMS,
  },
  {
    what: 'it goes on after the first of several holes',
    file: 'src/bytes/salvage-stream.ts',
    from: '    to = at + 1;\n',
    to: '    if (to < 0 || to === at) to = at + 1;\n',
    tests: STREAMS,
  },
  {
    what: 'a lost byte may be two',
    file: 'src/formats/satisfactory/damage/lost-text.ts',
    from: 'this.#values[origin] = UNKNOWN;',
    to: 'void origin;',
    tests: LOST_TEXT,
  },
  {
    what: 'one of two headers that fit is taken',
    file: 'src/formats/satisfactory/salvage/deduce-headers.ts',
    from: 'if (fitting.length !== 1) return;',
    to: 'if (fitting.length === 0) return;',
    tests: DEDUCE,
  },
  {
    what: 'headers that end inside a hole are looked for after it',
    file: 'src/formats/satisfactory/salvage/deduce-headers.ts',
    from: 'if (first >= last) return;',
    to: '',
    tests: DEDUCE,
  },
  {
    what: 'a header of which hardly anything is known is deduced',
    file: 'src/formats/satisfactory/salvage/deduce-headers.ts',
    from: 'return taken !== null && taken.known >= least;',
    to: 'return taken !== null;',
    tests: DEDUCE,
  },
  {
    what: 'what damaged bytes mention is mentioned',
    file: 'src/formats/satisfactory/damage/mentions.ts',
    from: 'if (this.#damage.at(isHeader ? header : start, end) === null) (isHeader ? taken : paths).add(path);',
    to: '(isHeader ? taken : paths).add(path);',
    tests: MENTIONS,
  },
  {
    what: 'what has a header is open',
    file: 'src/formats/satisfactory/damage/mentions.ts',
    from: 'for (const path of taken) paths.delete(path);',
    to: '',
    tests: MENTIONS,
  },
  {
    what: 'any text with a level in front is a header',
    file: 'src/formats/satisfactory/damage/mentions.ts',
    from: 'return isHeader ? at - 8 : -1;',
    to: 'return at - 8;',
    tests: MENTIONS,
  },
  {
    what: 'a long first body is believed whatever is inside it',
    file: 'src/formats/satisfactory/damage/body-runs.ts',
    from: 'inner = next - at < LEAST_SKIP ? -1 :',
    to: 'inner = next - at > 0 ? -1 :',
    tests: RUNS,
  },
  {
    what: 'the end of a body is a body',
    file: 'src/formats/satisfactory/damage/body-runs.ts',
    from: 'return isTail && isFollowed ? next : start;',
    to: 'return start;',
    tests: RUNS,
  },
  {
    what: 'only the first body after a fault is looked into',
    file: 'src/formats/satisfactory/damage/body-runs.ts',
    from: 'passed < SURE_RUN && at < end',
    to: 'passed < 1 && at < end',
    tests: RUNS,
  },
  {
    what: 'a run ends for certain after a length that is in doubt',
    file: 'src/formats/satisfactory/damage/body-runs.ts',
    from: 'run.isLast = doubtUntil < 0 && zone.isEnd(at);',
    to: 'run.isLast = zone.isEnd(at);',
    tests: RUNS,
  },
  {
    what: 'a length out of lost bytes leads on',
    file: 'src/formats/satisfactory/damage/body-runs.ts',
    from: 'const next = isLed && !isLost ?',
    to: 'const next = isLed ?',
    tests: RUNS,
  },
  {
    what: 'a sound length after one that is in doubt leads on',
    file: 'src/formats/satisfactory/damage/body-runs.ts',
    from: 'const isLed = damaged !== null || doubtUntil < 0;',
    to: 'const isLed = true;',
    tests: RUNS,
  },
];
