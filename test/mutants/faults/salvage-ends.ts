// What stands at the ends of a level when some of it is lost: first and last bodies, last headers, lists of destroyed
// actors.

import type { Fault } from '../fault.ts';

const ENDS = ['test/formats/satisfactory/damage/place-ends.test.ts'];
const ROOM = ['test/formats/satisfactory/damage/place-by-room.test.ts'];
const CHUNKS = ['test/formats/satisfactory/salvage/lost-chunks.test.ts'];

export const faults: readonly Fault[] = [
  {
    what: 'runs that touch are whole, however many bodies they are',
    file: 'src/formats/satisfactory/damage/place-ends.ts',
    from: 'return bodies.reduce((sum, { length }) => sum + length, 0) === count;',
    to: 'return true;',
    tests: ENDS,
  },
  {
    what: 'runs need not touch to be whole',
    file: 'src/formats/satisfactory/damage/place-ends.ts',
    from: 'at === 0 || bodies[at - 1]!.end === run.places[0]',
    to: 'at >= 0',
    tests: ENDS,
  },
  {
    what: 'a run from end to end may be longer than it should be',
    file: 'src/formats/satisfactory/damage/place-ends.ts',
    from: '    if (first.isFirst && first.isLast && count !== null && first.length !== count) return;\n',
    to: '',
    tests: ENDS,
  },
  {
    what: 'the only run is the first, wherever it stands',
    file: 'src/formats/satisfactory/damage/place-ends.ts',
    from: '    if (!first.isFirst && !first.isLast) return;\n',
    to: '',
    tests: ENDS,
  },
  {
    what: 'the first run begins at 0, wherever it stands',
    file: 'src/formats/satisfactory/damage/place-ends.ts',
    from: '  if (first.isFirst) first.index = 0;\n',
    to: '  first.index = 0;\n',
    tests: ENDS,
  },
  {
    what: 'the last run ends with the last header, wherever it ends',
    file: 'src/formats/satisfactory/damage/place-ends.ts',
    from: 'if (!last.isLast || count === null) return;',
    to: 'if (count === null) return;',
    tests: ENDS,
  },
  {
    what: 'first and last run may share bodies',
    file: 'src/formats/satisfactory/damage/place-ends.ts',
    from: 'if (index >= (first.isFirst ? first.length : 0)) last.index = index;',
    to: 'if (index >= 0) last.index = index;',
    tests: ENDS,
  },
  {
    what: 'lost headers are as many as may have room',
    file: 'src/formats/satisfactory/damage/place-by-room.ts',
    from: 'return few === many ? few : null;',
    to: 'return many;',
    tests: ROOM,
  },
  {
    what: 'sound headers are placed by how much room there is',
    file: 'src/formats/satisfactory/damage/place-by-room.ts',
    from: 'if (lost === null || !isInHole(chain)) return;',
    to: 'if (lost === null) return;',
    tests: ROOM,
  },
  {
    what: 'lost headers between two chains are not counted',
    file: 'src/formats/satisfactory/damage/place-by-room.ts',
    from: '      first -= lost;\n',
    to: '',
    tests: ROOM,
  },
  {
    what: 'headers without a row are not counted',
    file: 'src/formats/satisfactory/damage/place-by-room.ts',
    from: 'first + run.offset - chain.offset',
    to: 'first',
    tests: ROOM,
  },
  {
    what: 'a place that is known is given again',
    file: 'src/formats/satisfactory/damage/place-by-room.ts',
    from: 'run.index ??= first',
    to: 'run.index = first',
    tests: ROOM,
  },
  {
    what: 'headers of two runs stand one after the other',
    file: 'src/formats/satisfactory/damage/place-by-room.ts',
    from: 'at < row + length - 1; at++',
    to: 'at < row + length; at++',
    tests: ROOM,
  },
  {
    what: 'lists of destroyed actors are read whatever is damaged of them',
    file: 'src/formats/satisfactory/levels/levels.ts',
    from: '    this.#damage.refuse(from, next);\n',
    to: '',
    tests: CHUNKS,
  },
  {
    what: 'lists of destroyed actors end no bodies',
    file: 'src/formats/satisfactory/damage/level-places.ts',
    from: '  return lists < 0 || lists === end ? lists : referencesEnd(view, lists, end);',
    to: '  return -1;',
    tests: CHUNKS,
  },
  {
    what: 'lists of destroyed actors are lost with the size of bodies',
    file: 'src/formats/satisfactory/levels/levels.ts',
    from: 'if (end !== null) this.#persistentTail();',
    to: 'if (!bodies.isCut) this.#persistentTail();',
    tests: CHUNKS,
  },
  {
    what: 'a damaged list of destroyed actors is not reported',
    file: 'src/formats/satisfactory/levels/levels.ts',
    from: 'if (!isCut) this.#report(damage.at(at, cursor.end)?.error ?? error);',
    to: '',
    tests: CHUNKS,
  },
];
