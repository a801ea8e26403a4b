// Lightweight buildables and levels of which the part is lost that says what they are.

import type { Fault } from '../fault.ts';

const PARTS = ['test/formats/satisfactory/damage/lightweight-parts.test.ts'];
const TEXTS = ['test/formats/satisfactory/salvage/deduce-texts.test.ts'];
const HOLES = ['test/formats/satisfactory/salvage/deduce-holes.test.ts'];
const CHUNKS = ['test/formats/satisfactory/salvage/lost-chunks.test.ts'];

const GROUPS = ['test/formats/satisfactory/salvage/deduce-instances.test.ts'];

export const faults: readonly Fault[] = [
  {
    what: 'the first of several counts is the right one',
    file: 'src/formats/satisfactory/damage/lightweight-parts.ts',
    from: '    if (only !== null) return null;\n',
    to: '    if (only !== null) return only;\n',
    tests: PARTS,
  },
  {
    what: 'a count may be any that has room',
    file: 'src/formats/satisfactory/damage/lightweight-parts.ts',
    from: '    if ((number & ~lostBits) !== known) continue;\n',
    to: '',
    tests: PARTS,
  },
  {
    what: 'instances whose place is lost are read',
    file: 'src/formats/satisfactory/damage/lightweight-parts.ts',
    from: 'const isLost = this.#damage.lostAt(end, next) !== null;',
    to: 'const isLost = false;',
    tests: PARTS,
  },
  {
    what: 'the class of a group may stand in bytes that are wrong',
    file: 'src/formats/satisfactory/damage/lightweight-parts.ts',
    from: '    if (!this.#damage.isBesideHole(at, end)) return null;\n',
    to: '    if (this.#damage.lostAt(at, end)) return null;\n',
    tests: PARTS,
  },
  {
    what: 'the newest layout is the right one where the version is lost',
    file: 'src/formats/satisfactory/damage/lightweight-parts.ts',
    from: 'tries.sort((a, b) => b.links - a.links)',
    to: 'tries.reverse()',
    tests: PARTS,
  },
  {
    what: 'few bytes that look like instances are some',
    file: 'src/formats/satisfactory/damage/lightweight-parts.ts',
    from: 'const LEAST_LINKS = 4;',
    to: 'const LEAST_LINKS = 1;',
    tests: PARTS,
  },
  {
    what: 'a group has a class whatever it says of their number',
    file: 'src/formats/satisfactory/salvage/deduce-instances.ts',
    from: 'text.take(countAt, int(count)) > 0 ?',
    to: 'true ?',
    tests: GROUPS,
  },
  {
    what: 'the first of two classes that fit a group is the one',
    file: 'src/formats/satisfactory/salvage/deduce-instances.ts',
    from: 'fitting.length === 1 ?',
    to: 'fitting.length > 0 ?',
    tests: GROUPS,
  },
  {
    what: 'the first of two paths that end alike is meant',
    file: 'src/formats/satisfactory/salvage/deduce-texts.ts',
    from: 'byName.has(name) ? null : path',
    to: 'path',
    tests: TEXTS,
  },
  {
    what: 'a name may be the end of a longer one',
    file: 'src/formats/satisfactory/salvage/deduce-texts.ts',
    from: 'const isWhole = before === DOT;',
    to: 'const isWhole = true;',
    tests: TEXTS,
  },
  {
    what: 'paths are deduced from names of two letters',
    file: 'src/formats/satisfactory/salvage/deduce-texts.ts',
    from: 'isWhole ? LEAST_NAME : LEAST_ENDING',
    to: 'isWhole ? 0 : LEAST_ENDING',
    tests: TEXTS,
  },
  {
    what: 'a path is known by the last letters of its name',
    file: 'src/formats/satisfactory/salvage/deduce-texts.ts',
    from: 'const LEAST_ENDING = 12;',
    to: 'const LEAST_ENDING = 4;',
    tests: TEXTS,
  },
  {
    what: 'the first of two paths whose names end alike is meant',
    file: 'src/formats/satisfactory/salvage/deduce-texts.ts',
    from: '    if (only !== null) return null;\n',
    to: '    if (only !== null) return only;\n',
    tests: TEXTS,
  },
  {
    what: 'the end of a name is enough without a length',
    file: 'src/formats/satisfactory/salvage/deduce-texts.ts',
    from: 'if (at < from || text.byte(at) !== ((path.length + 1) & 0xff)) continue;',
    to: 'if (at < from) continue;',
    tests: TEXTS,
  },
  {
    what: 'any number of paths may end alike',
    file: 'src/formats/satisfactory/salvage/deduce-texts.ts',
    from: '  if (alike.length > MOST_ALIKE) return null;\n',
    to: '',
    tests: TEXTS,
  },
  {
    what: 'paths are deduced only before headers are',
    file: 'src/formats/satisfactory/salvage/deduce-holes.ts',
    from: '    if (text.mark > mark) deduceTexts(text, hole.to, copies.to, mentions.assetClasses);\n',
    to: '',
    tests: HOLES,
  },
  {
    what: 'the first of two bodies that hold lightweight buildables is the one',
    file: 'src/formats/satisfactory/levels/emit.ts',
    from: 'if (bodies.length !== 1) return [];',
    to: 'if (bodies.length === 0) return [];',
    tests: CHUNKS,
  },
  {
    what: 'bodies without a header hold no lightweight buildables',
    file: 'src/formats/satisfactory/salvage/recover-bodies.ts',
    from: '      this.#offerBodies(run);\n',
    to: '',
    tests: CHUNKS,
  },
  {
    what: 'a level may end in a list of any texts',
    file: 'src/formats/satisfactory/levels/levels.ts',
    from: 'return tail && referencesEnd(cursor.view, tail.list, this.#end) >= 0 ? tail.next : undefined;',
    to: 'return tail?.next;',
    tests: CHUNKS,
  },
  {
    what: 'a level without a name is the last of all',
    file: 'src/formats/satisfactory/levels/levels.ts',
    from: "place.kind === 'persistent' && this.#isFollowed(place.at)",
    to: 'false',
    tests: CHUNKS,
  },
  {
    what: 'bytes of a body without a header are counted twice',
    file: 'src/formats/satisfactory/levels/lightweight-nodes.ts',
    from: 'if (unplaced > 0 && !this.#data.isCounted) sink',
    to: 'if (unplaced > 0) sink',
    tests: ['test/fuzz/crashers.test.ts'],
  },
];
