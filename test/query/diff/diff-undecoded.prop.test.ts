// Differences that are found by bytes, against decoding both nodes: of committed saves and mutants of them, damaged
// ones too, and of real saves of one world.

import { fileURLToPath } from 'node:url';
import { expect, it, test } from 'vitest';
import type { SourceFile } from '../../../src/formats/format.ts';
import { gvas } from '../../../src/formats/gvas/index.ts';
import { satisfactory } from '../../../src/formats/satisfactory/index.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import { NO_NODE, type NodeId } from '../../../src/graph/ids.ts';
import { Comparison, type Counters, hasMoved } from '../../../src/query/diff/diff.ts';
import { isLightweight } from '../../../src/query/diff/lightweights.ts';
import { NodeMatcher } from '../../../src/query/diff/node-matcher.ts';
import { firstDifference } from '../../../src/query/diff/value-diff.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { mutate } from '../../fuzz/mutate.ts';
import { fuzzTargets } from '../../fuzz/targets.ts';
import { openFiles } from '../../tools/open-files.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { random } from '../../tools/random.ts';
import { describeReal } from '../../tools/real-saves.ts';
import { runs } from '../../tools/runs.ts';

interface Found {
  readonly changed: number[];
  readonly touched: number[];
}

/** Of the objects that have a path of their own: rows of the later graph. */
function decoded(before: Graph, after: Graph, counters: Counters): Found {
  const matcher = new NodeMatcher(before, after);
  const found: Found = { changed: [], touched: [] };
  const isLasting = ({ name }: { readonly name: string }): boolean => !counters.has(name);
  for (const node of after.nodes()) {
    const old = isLightweight(after, node) || after.isAbsent(node) ? NO_NODE : matcher.find(node);
    if (old === NO_NODE || before.isAbsent(old)) continue;
    const [was, is] = [before.properties(old), after.properties(node)];
    const isOther =
      before.classes.path(before.classOf(old)) !== after.classes.path(after.classOf(node)) ||
      hasMoved(before, old, after, node);
    if (isOther || firstDifference(was, is) !== null) found.changed.push(node);
    if (isOther || firstDifference(was.filter(isLasting), is.filter(isLasting)) !== null)
      found.touched.push(node);
  }
  return found;
}

function compared(before: Graph, after: Graph, counters: Counters): Found {
  const { changed, touched } = new Comparison(before, after, counters).finish(NO_TOOLS);
  const named = (rows: Iterable<number>): number[] =>
    [...rows].filter((row) => !isLightweight(after, row as NodeId));
  return { changed: named(changed.keys()), touched: named(touched.keys()) };
}

/** A third of all names, so that counters are among those that differ. */
function someNames(graph: Graph): Counters {
  const names = new Set<string>();
  for (const node of graph.nodes()) for (const { name } of graph.outline(node)) names.add(name);
  return new Set([...names].filter((_, at) => at % 3 === 0));
}

/** Returns how many changed. */
function expectSame(before: Graph, after: Graph): number {
  const counters = someNames(after);
  const { changed, touched } = decoded(before, after, counters);
  expect(compared(before, after, new Set())).toEqual({ changed, touched: changed });
  expect(compared(before, after, counters)).toEqual({ changed, touched });
  return changed.length;
}

test.each([
  ['satisfactory', satisfactory],
  ['gvas', gvas],
] as const)('%s: a save and its mutants', (name, format) => {
  const { sources } = fuzzTargets(name)[0]!;
  const next = random(7);
  const open = (files: readonly SourceFile[]): Graph | null => {
    try {
      return openFiles(format, files).graph;
    } catch {
      return null;
    }
  };
  let changed = 0;
  for (let left = runs(400); left > 0; left--) {
    const { bytes, around } = sources[next() % sources.length]!;
    const mutant = mutate(bytes, bytes, next);
    const before = open(around(left % 3 === 0 ? mutate(bytes, bytes, next) : bytes));
    const after = open(around(mutant));
    if (before && after) changed += expectSame(before, after);
  }
  expect(changed).toBeGreaterThan(0);
});

async function graphOf(path: string, slug?: string): Promise<Graph> {
  const library = openLibrary(path);
  const entry = library.entries.find((each) => slug === undefined || each.slug === slug)!;
  return (await library.load(entry)).graph;
}

describeReal('gvas', 'two saves of a world', (folder) => {
  it('differ as their values do', async () => {
    const world = fileURLToPath(new URL('palworld-views/history-2025/', folder));
    const [before, after] = [
      await graphOf(world, '2025.04.27-17.59.34'),
      await graphOf(world, '2025.04.28-14.59.01'),
    ];
    expect(expectSame(before, after)).toBeGreaterThan(1000);
  });
});

describeReal('satisfactory', 'two saves of a world', (folder) => {
  it('differ as their values do', async () => {
    const pathOf = (name: string): string => fileURLToPath(new URL(`sv25_hv8_MakotoE_${name}.sav`, folder));
    const [before, after] = [
      await graphOf(pathOf('test_save2_76adce48')),
      await graphOf(pathOf('new_world_c32aa826')),
    ];
    expect(expectSame(before, after)).toBeGreaterThan(1000);
  });
});
