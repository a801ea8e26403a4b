// Plans, where a run starts and what it checks then: plans.txt has filters on graphs, and the plan of each with names for
// the numbers of rows, classes and labels.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { NodeId } from '../../../src/graph/ids.ts';
import { listCondition, plainCondition } from '../../../src/query/compile/compile-filter.ts';
import type { Condition } from '../../../src/query/filter/condition.ts';
import type { ObjectFilter } from '../../../src/query/filter/filter.ts';
import { planOf } from '../../../src/query/run/plan.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { graphFrom, readJson } from '../../tools/graph-notation.ts';

const DECODED = new Set<string>(['property', 'elements', 'edges']);
const [, ...tables] = readFileSync('test/query/run/plans.txt', 'utf8').trimEnd().split('\n\n# ');

/** `40 n>a` are forty nodes n0, n1 ... alike. */
const many = (text: string): string =>
  text.replace(/\b(\d+) n(\S*?)(?=,|$)/g, (_, count, rest) =>
    Array.from({ length: Number(count) }, (__, at) => `n${at}${rest}`).join(),
  );

describe.each(tables.map((table) => ({ lines: table.split('\n') })))('$lines.0', ({ lines }) => {
  const graph = graphFrom(many(lines[0]!));
  const context = { graph, tools: NO_TOOLS, nodeOf: (id: string) => graph.find(id) };
  const names: Readonly<Record<string, (at: number) => string>> = {
    rows: (row) => graph.path(row as NodeId),
    classes: (id) => graph.classes.name(id as never),
    labels: (at) => graph.data.labels[at]!.text,
  };
  const named = (key: string, value: unknown): unknown => {
    if (key === 'checks')
      return (value as Condition[]).map((each) => (DECODED.has(each.is) ? each.is : each));
    return names[key] && value ? Array.from(value as number[], names[key]) : value;
  };

  test.each(lines.filter((line) => /^(list )?\{/.test(line)))('%s', (line) => {
    const where = readJson(line.replace('list ', '')) as ObjectFilter;
    // A list leaves out what the save only names.
    const isList = line.startsWith('list ');
    const condition = isList ? listCondition(context, where) : plainCondition(context, where, 'where');
    const plan = JSON.parse(JSON.stringify(planOf(graph, condition), named));
    expect(plan).toEqual(readJson(lines[lines.indexOf(line) + 1]!.slice(2)));
  });
});
