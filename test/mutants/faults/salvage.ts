// Saves that are damaged: which bytes are believed, and whose they are.

import type { Fault } from '../fault.ts';

const SALVAGE = 'test/formats/satisfactory/salvage';
const WORKS = [`${SALVAGE}/works.test.ts`];
const CHANGES = ['test/formats/satisfactory/damage/place-by-changes.test.ts'];
const ALIGN = ['test/formats/satisfactory/damage/align.test.ts'];
const SUSPECT = [`${SALVAGE}/suspect.test.ts`];

export const faults: readonly Fault[] = [
  {
    what: 'a file in thousands of pieces is aligned',
    file: 'src/formats/satisfactory/damage/align.ts',
    from: 'if (pieces.bodies.length + pieces.headers.length > MOST_RUNS) return;',
    to: '',
    tests: ALIGN,
  },
  {
    what: 'bodies are placed by a bare majority',
    file: 'src/formats/satisfactory/damage/align.ts',
    from: 'const CLEAR = 4;',
    to: 'const CLEAR = 1;',
    tests: ALIGN,
  },
  {
    what: 'bodies are placed by one other object',
    file: 'src/formats/satisfactory/damage/align.ts',
    from: 'const LEAST_WEAK = 4;',
    to: 'const LEAST_WEAK = 1;',
    tests: ALIGN,
  },
  {
    what: "bodies are placed although one is certainly another's",
    file: 'src/formats/satisfactory/damage/align.ts',
    from: 'return impossible || (strong',
    to: 'return (strong',
    tests: ALIGN,
  },
  {
    what: 'bodies are placed however unlike their class they look',
    file: 'src/formats/satisfactory/damage/align.ts',
    from: 'const MOST_MISFITS = 0.05;',
    to: 'const MOST_MISFITS = 1;',
    tests: ALIGN,
  },
  {
    what: 'a run is placed by two changes',
    file: 'src/formats/satisfactory/damage/place-by-changes.ts',
    from: 'const LEAST_AGREEING = 3;',
    to: 'const LEAST_AGREEING = 2;',
    tests: CHANGES,
  },
  {
    what: 'a run is placed where one more of its changes agrees than elsewhere',
    file: 'src/formats/satisfactory/damage/place-by-changes.ts',
    from: 'const CLEAR = 3;',
    to: 'const CLEAR = 1;',
    tests: CHANGES,
  },
  {
    what: 'one member that differs is a change',
    file: 'src/formats/satisfactory/damage/place-by-changes.ts',
    from: 'const LEAST_ALIKE = 4;',
    to: 'const LEAST_ALIKE = 1;',
    tests: CHANGES,
  },
  {
    what: 'a short stretch of the right length places a run',
    file: 'src/formats/satisfactory/damage/place-by-changes.ts',
    from: 'const LEAST_STRETCH = 64;',
    to: 'const LEAST_STRETCH = 8;',
    tests: CHANGES,
  },
  {
    what: 'changes outweigh what bodies say by their own names',
    file: 'src/formats/satisfactory/damage/align.ts',
    from: 'if (this.#strong.size === 0) index = ahead',
    to: 'if (index === null) index = ahead',
    tests: ALIGN,
  },
  {
    what: 'bodies are placed over others',
    file: 'src/formats/satisfactory/damage/align.ts',
    from: 'if (index >= this.#least && index <= this.#most) votes',
    to: 'votes',
    tests: ALIGN,
  },
  {
    what: 'headers keep a number that nothing gave them',
    file: 'src/formats/satisfactory/damage/align.ts',
    from: 'if (bodies.every(({ index }) => index === null)) longest.index = null;',
    to: '',
    tests: ALIGN,
  },
  {
    what: 'an object without a body looks sound',
    file: 'src/formats/satisfactory/salvage/recover-bodies.ts',
    from: 'if (!this.#done.has(at)) this.#reader.lose(at as NodeId, error);',
    to: '',
    tests: WORKS,
  },
  {
    what: 'bodies without an object are no issue',
    file: 'src/formats/satisfactory/salvage/recover-bodies.ts',
    from: "      this.#reading.issue(cursor.error('UNMATCHED', expected, found, from), null);\n",
    to: '',
    tests: ['test/formats/satisfactory/salvage/infer-places.test.ts'],
  },
  {
    what: 'any bytes with a length are a body',
    file: 'src/formats/satisfactory/damage/body-runs.ts',
    from: 'return end - start <= 4 || bodyShape(view, start, sound) !== null;',
    to: 'return true;',
    tests: ['test/formats/satisfactory/damage/body-runs.test.ts'],
  },
  {
    what: 'one body makes a run',
    file: 'src/formats/satisfactory/damage/body-runs.ts',
    from: 'const SURE_RUN = 64;',
    to: 'const SURE_RUN = 1;',
    tests: WORKS,
  },
  {
    what: 'what lies after damage is in it',
    file: 'src/formats/satisfactory/damage/damage.ts',
    from: 'return Math.max(to, at + 1);',
    to: 'return Math.max(to, at);',
    tests: WORKS,
  },
  {
    what: 'damaged bytes are sound',
    file: 'src/formats/satisfactory/damage/damage.ts',
    from: 'return part ? Math.min(Math.max(part.from, at), end) : end;',
    to: 'return end;',
    tests: WORKS,
  },
  {
    what: 'a damaged header looks sound',
    file: 'src/formats/satisfactory/levels/headers.ts',
    from: 'if (part) this.#reading.issue(part.error, node);',
    to: '',
    tests: WORKS,
  },
  {
    what: 'a damaged body looks sound',
    file: 'src/formats/satisfactory/objects/bodies.ts',
    from: '      if (part) this.lose(node, part.error);\n',
    to: '',
    tests: WORKS,
  },
  {
    what: 'an object of a chunk whose sum is damaged looks sound',
    file: 'src/formats/satisfactory/read.ts',
    from: 'if (this.#body.doubted.length > 0) this.#markDoubted(state.headerAt);',
    to: '',
    tests: SUSPECT,
  },
];
