// The graph: its columns, its edges, its texts.

import type { Fault } from '../fault.ts';

export const faults: readonly Fault[] = [
  {
    what: 'references that do not come in the order of their sources are not sorted',
    file: 'src/graph/edges.ts',
    from: 'sorted = sources[edge - 1]! <= sources[edge]!;',
    to: 'sorted = true;',
    tests: ['test/graph', 'test/formats/darkest-dungeon/references.test.ts'],
  },
  {
    what: 'the edges into a node lose their order',
    file: 'src/graph/columns.ts',
    from: 'for (let row = 0; row < length; row++) order[next[keys[row]!]!++] = row;',
    to: 'for (let row = length - 1; row >= 0; row--) order[next[keys[row]!]!++] = row;',
    tests: ['test/graph'],
  },
  {
    what: 'issues are kept without end',
    file: 'src/graph/builder.ts',
    from: 'if (this.#issues.length < MOST_ISSUES) this.#issues.push(issue);',
    to: 'this.#issues.push(issue);',
    tests: ['test/graph'],
  },
  {
    what: 'notes count as issues',
    file: 'src/graph/builder.ts',
    from: 'this.#issueCount += issue.info ? 0 : 1;',
    to: 'this.#issueCount += 1;',
    tests: ['test/graph'],
  },
  {
    what: 'an image of any size is taken',
    file: 'src/graph/builder.ts',
    from: 'if (size > MOST_IMAGE_BYTES) {',
    to: 'if (size > Number.MAX_VALUE) {',
    tests: ['test/graph'],
  },
  {
    what: 'the second node with a path is found under the third',
    file: 'src/graph/paths.ts',
    from: 'if (n === Number(repeat[2]) && this.#plain(node) === repeat[1]) return node;',
    to: 'if (this.#plain(node) === repeat[1]) return node;',
    tests: ['test/graph'],
  },
  {
    what: 'the edge of a reference is not found where edges are not in order',
    file: 'src/graph/graph.ts',
    from: 'for (let edge = from; edge < to; edge++) if (places[edge] === at) return edge as EdgeId;',
    to: '',
    tests: ['test/graph', 'test/query'],
  },
  {
    what: 'JSON holds numbers that JSON has not',
    file: 'src/graph/values.ts',
    from: 'return Number.isFinite(value) ? value : String(value);',
    to: 'return value;',
    tests: ['test/graph', 'test/formats/satisfactory/cases.test.ts', 'test/api'],
  },
  {
    what: 'names from a file are keys of an object with a prototype',
    file: 'src/graph/values.ts',
    from: 'const object: Record<string, unknown> = Object.create(null);',
    to: 'const object: Record<string, unknown> = {};',
    tests: ['test/graph', 'test/formats/satisfactory/cases.test.ts'],
  },
  {
    what: 'JSON is as deep as its value',
    file: 'src/graph/values.ts',
    from: 'return depth > 0 ? fieldsJson(value.fields, depth - 1) : null;',
    to: 'return fieldsJson(value.fields, depth - 1);',
    tests: ['test/graph', 'test/api', 'test/formats/satisfactory/cases.test.ts'],
  },
  {
    what: 'a name that comes back takes the place of the first',
    file: 'src/graph/values.ts',
    from: 'if (!(name in object)) object[name] = json;',
    to: 'object[name] = json;',
    tests: ['test/graph', 'test/formats/darkest-dungeon'],
  },
  {
    what: 'a text is taken for a longer one that ends alike (kernel)',
    file: 'src/graph/kernel/text-table.ts',
    from: 'if (load<u32>(entry, 4) !== size) return false;',
    to: '',
    tests: ['test/graph', 'test/formats/satisfactory/kernel.test.ts'],
  },
  {
    what: 'the table of texts is not made larger (kernel)',
    file: 'src/graph/kernel/text-table.ts',
    from: 'if (text * 2 > table.mask && !moreSlots()) return FULL;',
    to: '',
    tests: ['test/graph'],
  },
];
