// The query engine's columns, and conditions that are tried on them.

import type { Fault } from '../fault.ts';

const COLUMN = ['test/query/columns/path-column.prop.test.ts'];
const COLUMNS = ['test/query/columns/columns.prop.test.ts'];
const COLUMN_TEST = ['test/query/run/column-test.prop.test.ts'];

export const faults: readonly Fault[] = [
  {
    what: 'rows of a column are read again',
    file: 'src/query/columns/path-column.ts',
    from: 'rows.filter((row) => !this.isKnown(row)),',
    to: 'rows,',
    tests: COLUMN,
  },
  {
    what: 'other ways to a value are not gone where the first leads nowhere',
    file: 'src/query/columns/path-column.ts',
    from: 'isLast ? null : empty);',
    to: 'null);',
    tests: COLUMN,
  },
  {
    what: 'rows that a reader refuses have nothing',
    file: 'src/query/columns/path-column.ts',
    from: '    for (const row of refused) {\n      run.tick(0, READ_COST);\n      this.#decode(row as NodeId);\n    }\n',
    to: '',
    tests: COLUMN,
  },
  {
    what: 'a reader stays open when the budget is spent',
    file: 'src/query/columns/path-column.ts',
    from: '    } finally {\n      reader.close();\n    }',
    to: '    } finally {\n    }\n    reader.close();',
    tests: COLUMN,
  },
  {
    what: 'an integer is a number',
    file: 'src/query/columns/path-column.ts',
    from: 'this.integer(value);',
    to: 'this.number(Number(value));',
    tests: COLUMN,
  },
  {
    what: 'an element without values is none',
    file: 'src/query/columns/path-column.ts',
    from: '      this.element();\n      if (path === null)',
    to: '      if (path === null || valuesIn(element.value, element.property, path).length > 0) this.element();\n      if (path === null)',
    tests: COLUMN,
  },
  {
    what: 'half of the rows make a column whole, not a quarter',
    file: 'src/query/columns/path-column.ts',
    from: 'const READ_ALL_SHARE = 0.25;',
    to: 'const READ_ALL_SHARE = 0.5;',
    tests: [...COLUMN, ...COLUMNS],
  },
  {
    what: 'paths inside elements are read from the object',
    file: 'src/query/columns/path-column.ts',
    from: 'next: next + split }',
    to: 'next }',
    tests: COLUMN,
  },
  {
    what: 'columns of one path inside different elements are one',
    file: 'src/query/columns/columns.ts',
    from: 'JSON.stringify([inside?.text ?? null, path?.text ?? null])',
    to: 'JSON.stringify([path?.text ?? null])',
    tests: COLUMNS,
  },
  {
    what: 'a column that was read in part is read again',
    file: 'src/query/columns/columns.ts',
    from: '(PARTS.get(this.#graph, name)?.data as PathColumn | undefined) ?? new PathColumn(this.#graph, of)',
    to: 'new PathColumn(this.#graph, of)',
    tests: COLUMNS,
  },
  {
    what: 'what was read before the budget was spent is lost',
    file: 'src/query/columns/columns.ts',
    from: '      PARTS.set(this.#graph, name, { data: part, bytes: part.bytes });\n      throw error;',
    to: '      PARTS.forget(this.#graph, name);\n      throw error;',
    tests: COLUMNS,
  },
  {
    what: 'a column that was read in steps is not kept',
    file: 'src/query/columns/columns.ts',
    from: '    INDEXES.put(graph, name, { data, bytes: bytesIn(data) });\n',
    to: '',
    tests: COLUMNS,
  },
  {
    what: 'every value is some value',
    file: 'src/query/run/column-test.ts',
    from: "const wanted = quantifier !== 'EVERY';",
    to: 'const wanted = true;',
    tests: COLUMN_TEST,
  },
  {
    what: 'none is some',
    file: 'src/query/run/column-test.ts',
    from: "return quantifier === 'SOME' ? isFound : !isFound;",
    to: 'return isFound;',
    tests: COLUMN_TEST,
  },
  {
    what: 'the first element is asked in place of each',
    file: 'src/query/run/column-test.ts',
    from: '        const at = column.firstElement(row) + element;\n        return holds(column.start(at));',
    to: '        const at = column.firstElement(row);\n        return holds(column.start(at));',
    tests: COLUMN_TEST,
  },
  {
    what: 'every element is some element',
    file: 'src/query/run/column-test.ts',
    from: '!any(row, found, tests.every, false)',
    to: 'any(row, found, tests.every, true)',
    tests: COLUMN_TEST,
  },
  {
    what: 'one of several tests on a value is enough',
    file: 'src/query/run/column-test.ts',
    from: 'return (value) => tests.every((test) => test(value));',
    to: 'return (value) => tests.some((test) => test(value));',
    tests: COLUMN_TEST,
  },
  {
    what: 'what came of a text is remembered of its neighbour',
    file: 'src/query/run/column-test.ts',
    from: 'known[id + 1] = holds ? 2 : 1;',
    to: 'known[id] = holds ? 2 : 1;',
    tests: COLUMN_TEST,
  },
  {
    what: 'no text holds for whatever is asked of texts',
    file: 'src/query/run/column-test.ts',
    from: 'matches(id < 0 ? null : column.texts.texts[id]!)',
    to: 'id < 0 || matches(column.texts.texts[id]!)',
    tests: COLUMN_TEST,
  },
  {
    what: 'deep conditions are tried on columns',
    file: 'src/query/run/column-test.ts',
    from: '    default:\n      return false;',
    to: '    default:\n      return true;',
    tests: COLUMN_TEST,
  },
];
