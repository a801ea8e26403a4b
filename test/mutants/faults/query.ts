// The query engine: operators, orders, pages, walks, limits.

import type { Fault } from '../fault.ts';

const FILTERS = ['test/query/run/matches.prop.test.ts', 'test/query/compile/bad-input.test.ts'];
const WALKS = ['test/query/walks/walk.prop.test.ts'];

export const faults: readonly Fault[] = [
  {
    what: 'at most is less than',
    file: 'src/query/filter/number-test.ts',
    from: 'lte: (a, b) => a <= b,',
    to: 'lte: (a, b) => a < b,',
    tests: FILTERS,
  },
  {
    what: 'not in is in',
    file: 'src/query/filter/text-test.ts',
    from: 'checks.push((text) => !excluded(text));',
    to: 'checks.push(excluded);',
    tests: FILTERS,
  },
  {
    what: 'case counts where it should not',
    file: 'src/query/filter/text-test.ts',
    from: 'const cased = fold ? text.toLowerCase() : text;',
    to: 'const cased = text;',
    tests: ['test/query/filter/text-test.prop.test.ts'],
  },
  {
    what: 'references of any kind will do',
    file: 'src/query/compile/compile-filter.ts',
    from: '(!kinds || kinds.includes(entry.kind)) && matches(entry.text)',
    to: 'matches(entry.text)',
    tests: FILTERS,
  },
  {
    what: 'filters nest without end',
    file: 'src/query/compile/compile-filter.ts',
    from: 'if (depth > MOST_FILTER_DEPTH) throw',
    to: 'if (depth > 1e9) throw',
    tests: FILTERS,
  },
  {
    what: 'a filter has conditions without end',
    file: 'src/query/compile/compile-filter.ts',
    from: 'if (++counted.conditions <= MOST_CONDITIONS) return;',
    to: 'if (++counted.conditions <= 1e9) return;',
    tests: FILTERS,
  },
  {
    what: 'an edge of a polygon is outside',
    file: 'src/query/filter/region.ts',
    from: 'if (side === 0 && between(x, fromX, toX) && between(y, fromY, toY)) return true;',
    to: '',
    tests: FILTERS,
  },
  {
    what: 'a box has no floor',
    file: 'src/query/filter/region.ts',
    from: '&& z >= minZ && z <= maxZ;',
    to: '&& z <= maxZ;',
    tests: FILTERS,
  },
  {
    what: 'rows that are alike change places',
    file: 'src/query/lists/order.ts',
    from: '    return a - b;\n  });\n  return positions',
    to: '    return b - a;\n  });\n  return positions',
    tests: ['test/query/lists', 'test/query/run'],
  },
  {
    what: 'a page begins with the last entry of the one before',
    file: 'src/query/pages/page.ts',
    from: "this.#position('after', after) + 1 : 0;",
    to: "this.#position('after', after) : 0;",
    tests: ['test/query/pages/page.prop.test.ts', 'test/api/saves/root.test.ts'],
  },
  {
    what: 'a cursor of another list is taken',
    file: 'src/query/pages/page.ts',
    from: 'if (cursor.slice(0, dot) === this.#listTag()) return position;',
    to: 'if (position >= 0) return position;',
    tests: ['test/query/pages/list-tag.prop.test.ts', 'test/api/query-language.test.ts'],
  },
  {
    what: 'the last page promises another',
    file: 'src/query/pages/page.ts',
    from: 'more: end < rows.length }',
    to: 'more: end <= rows.length }',
    tests: ['test/query/pages/page.prop.test.ts', 'test/api/saves/root.test.ts'],
  },
  {
    what: 'a page is as large as it likes',
    file: 'src/query/pages/page.ts',
    from: "if (name !== 'offset' && size > MOST_PAGE_ROWS) {",
    to: "if (name !== 'offset' && size > 1e9) {",
    tests: ['test/query/pages/page.prop.test.ts', 'test/api/query-language.test.ts'],
  },
  {
    what: 'a walk ends a step early',
    file: 'src/query/walks/walk.ts',
    from: 'if (count === most || level > limits.maxDepth) {',
    to: 'if (count === most || level >= limits.maxDepth) {',
    tests: WALKS,
  },
  {
    what: 'a walk against the references goes along them',
    file: 'src/query/walks/walk.ts',
    from: "if (direction === 'OUT') return true;",
    to: "if (direction !== 'BOTH') return true;",
    tests: WALKS,
  },
  {
    what: 'the nearest are looked for in one ring only',
    file: 'src/query/walks/nearest.ts',
    from: 'if (last && last.distance <= radius) return found;',
    to: 'if (last) return found;',
    tests: ['test/query/walks', 'test/query/run'],
  },
  {
    what: 'a row that two branches take comes twice',
    file: 'src/query/run/filter-rows.ts',
    from: 'left = without(left, found);',
    to: '',
    tests: FILTERS,
  },
  {
    what: 'groups of one size change places',
    file: 'src/query/groups/group-order.ts',
    from: 'return groups.toSorted((a, b) => {',
    to: 'return groups.toReversed().toSorted((a, b) => {',
    tests: ['test/query/groups/groups.prop.test.ts', 'test/query/groups/groups.test.ts'],
  },
  {
    what: 'groups without end are made',
    file: 'src/query/groups/groups.ts',
    from: 'if (firsts.length >= MOST_GROUPS) throw',
    to: 'if (firsts.length >= 1e9) throw',
    tests: ['test/query/groups'],
  },
];
