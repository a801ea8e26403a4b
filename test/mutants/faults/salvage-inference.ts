// Bodies whose objects are inferred: by the places they name, by their class's habits, by the bytes lost around them.

import type { Fault } from '../fault.ts';

const ELIMINATION = ['test/formats/satisfactory/damage/place-by-elimination.test.ts'];
const HABITS = ['test/formats/satisfactory/damage/body-habits.test.ts'];
const NEAR = ['test/formats/satisfactory/damage/near-places.test.ts'];
const INFER = ['test/formats/satisfactory/salvage/infer-places.test.ts'];

export const faults: readonly Fault[] = [
  {
    what: 'the first of several places is taken',
    file: 'src/formats/satisfactory/damage/place-by-elimination.ts',
    from: '    if (only !== null) return null;\n',
    to: '    if (only !== null) break;\n',
    tests: ELIMINATION,
  },
  {
    what: 'a place that fits by chance is taken',
    file: 'src/formats/satisfactory/damage/place-by-elimination.ts',
    from: 'only === null || (likely > 1 && likely * room.chance(only) > MOST_CHANCE)',
    to: 'only === null',
    tests: ELIMINATION,
  },
  {
    what: 'classes that were not seen are evidence',
    file: 'src/formats/satisfactory/damage/place-by-elimination.ts',
    from: 'return known >= run.looks.length * LEAST_KNOWN ? only : null;',
    to: 'return only;',
    tests: ELIMINATION,
  },
  {
    what: 'lost bytes may be more than the headers can take',
    file: 'src/formats/satisfactory/damage/place-by-elimination.ts',
    from: '&& bytes <= most',
    to: '',
    tests: ELIMINATION,
  },
  {
    what: 'lost bytes need not be exact',
    file: 'src/formats/satisfactory/damage/place-by-elimination.ts',
    from: 'return step === 0 ? more === 0 : more % step === 0;',
    to: 'return step === 0 ? more === 0 : true;',
    tests: ELIMINATION,
  },
  {
    what: 'bytes lost after a run say nothing',
    file: 'src/formats/satisfactory/damage/place-by-elimination.ts',
    from: 'if (after !== null) gaps.push',
    to: 'if (after !== null && before !== null) gaps.push',
    tests: ELIMINATION,
  },
  {
    what: 'elimination takes any time',
    file: 'src/formats/satisfactory/damage/place-by-elimination.ts',
    from: '    budget.steps -= (compared + 1) * COMPARISON_STEPS;\n',
    to: '',
    tests: ELIMINATION,
  },
  {
    what: 'any number of places is compared',
    file: 'src/formats/satisfactory/damage/place-by-elimination.ts',
    from: 'places < 1 || places > MOST_PLACES',
    to: 'places < 1',
    tests: ELIMINATION,
  },
  {
    what: 'a class seen once has habits',
    file: 'src/formats/satisfactory/damage/body-habits.ts',
    from: 'return habit !== undefined && habit.seen >= LEAST_SEEN ? habit : null;',
    to: 'return habit ?? null;',
    tests: HABITS,
  },
  {
    what: 'a size never seen is impossible for any class',
    file: 'src/formats/satisfactory/damage/body-habits.ts',
    from: 'if (habit.step === 0 && size !== habit.least) return true;',
    to: 'if (size < habit.least || size > habit.most) return true;',
    tests: HABITS,
  },
  {
    what: 'bodies without properties belong to classes seen without',
    file: 'src/formats/satisfactory/damage/body-habits.ts',
    from: 'sign === null || sign === NO_PROPERTIES',
    to: 'sign === null',
    tests: HABITS,
  },
  {
    what: 'a sign of several classes excludes others',
    file: 'src/formats/satisfactory/damage/body-habits.ts',
    from: '      known.classes.size === 1 &&\n',
    to: '',
    tests: HABITS,
  },
  {
    what: 'a recipe builds any class',
    file: 'src/formats/satisfactory/damage/place-by-elimination.ts',
    from: '    if ((built.get(look.sign) ?? className) !== className) return at;\n',
    to: '',
    tests: ELIMINATION,
  },
  {
    what: 'one recipe shows where a run lies',
    file: 'src/formats/satisfactory/damage/place-by-elimination.ts',
    from: 'return new Set(recipes).size > 1 ? recipes.length : 0;',
    to: 'return recipes.length;',
    tests: ELIMINATION,
  },
  {
    what: 'places in bodies count whatever their class is used to',
    file: 'src/formats/satisfactory/damage/near-places.ts',
    from: 'habit.near >= habit.measured * LEAST_SHARE',
    to: 'habit.near > 0',
    tests: NEAR,
  },
  {
    what: 'a crowd is near',
    file: 'src/formats/satisfactory/damage/near-places.ts',
    from: '          if (found.length === MOST_NEIGHBOURS) return [];\n',
    to: '',
    tests: NEAR,
  },
  {
    what: 'towers are searched for what is near',
    file: 'src/formats/satisfactory/damage/near-places.ts',
    from: '        if (rows.length > MOST_IN_CELL) return [];\n',
    to: '',
    tests: NEAR,
  },
  {
    what: 'places in neighbouring cells are near',
    file: 'src/formats/satisfactory/damage/near-places.ts',
    from: '          if (!this.#isNear(row, point)) continue;\n',
    to: '',
    tests: NEAR,
  },
  {
    what: 'a vector may end after its body',
    file: 'src/formats/satisfactory/damage/shapes.ts',
    from: '(size !== FLOATS && size !== DOUBLES) || value + size > end',
    to: 'size !== FLOATS && size !== DOUBLES',
    tests: NEAR,
  },
  {
    what: 'places that bodies name are no evidence',
    file: 'src/formats/satisfactory/salvage/witness.ts',
    from: 'this.#shape(start, end)), ...near] };',
    to: 'this.#shape(start, end))] };',
    tests: INFER,
  },
  {
    what: 'objects with inferred bodies look sound',
    file: 'src/formats/satisfactory/salvage/recover-bodies.ts',
    from: 'if (isInferred) this.#markInferred(bodies, new Set(certain));',
    to: '',
    tests: INFER,
  },
  {
    what: 'all objects of a level with inferred bodies are marked',
    file: 'src/formats/satisfactory/salvage/recover-bodies.ts',
    from: 'if (header === null || (certain.has(run) && certain.has(header.run))) continue;',
    to: 'if (header === null) continue;',
    tests: INFER,
  },
];
