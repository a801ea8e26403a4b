// Columns read off the bytes against decoded properties: every version, real saves, and saves whose bytes were damaged.

import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { FormatError } from '../../../../src/bytes/format-error.ts';
import { otherNames } from '../../../../src/formats/satisfactory/objects/decoded-names.ts';
import { layoutRules } from '../../../../src/formats/satisfactory/special/rules.ts';
import type { Graph } from '../../../../src/graph/graph.ts';
import type { NodeId } from '../../../../src/graph/ids.ts';
import { mutate } from '../../../fuzz/mutate.ts';
import { askedOf, compareColumn, compareListed, spreadRows } from '../../../tools/column-oracle.ts';
import { guardKernels } from '../../../tools/guard-kernels.ts';
import { random } from '../../../tools/random.ts';
import { describeReal, manifest } from '../../../tools/real-saves.ts';
import { runs, sampleOf, shareOf } from '../../../tools/runs.ts';
import { saveCases } from '../../../tools/satisfactory/cases.ts';
import { bodyOf } from '../../../tools/unreal/chunks.ts';
import { readFile } from '../read-file.ts';

const unguard = guardKernels();
afterAll(unguard);

const SEED = 20261122;
const MUTANTS = runs(8, 1);
const MOST_PATHS = 60;
const REAL_ROWS = 300;
/** Real saves of so many versions in a quick run. */
const REAL_SAVES = 2;

/** Compares what is asked of the good save too: its paths lead into what was damaged. */
function compareAll(graph: Graph, most: number, more: ReturnType<typeof askedOf> = []): number {
  const rows = spreadRows(graph, most);
  const asked = [...askedOf(graph, rows, MOST_PATHS), ...more];
  compareListed(graph, rows, asked);
  return asked.reduce((sum, each) => sum + compareColumn(graph, rows, each), 0);
}

const withMutants = new Set(shareOf(saveCases, 6));

describe.each(saveCases)('$name', (each) => {
  const { name, bytes } = each;
  const mutants = withMutants.has(each) ? MUTANTS : 0;

  it(`gives the same by columns, and so do ${mutants} mutants of it (seed ${SEED})`, () => {
    const { body, around } = bodyOf(bytes);
    const next = random(SEED);
    const { graph } = readFile(`${name}.sav`, bytes);
    const asked = askedOf(graph, spreadRows(graph, 200), MOST_PATHS);
    expect(compareAll(graph, 200)).toBeGreaterThanOrEqual(asked.length > graph.aliases.size ? 1 : 0);
    for (let mutant = 0; mutant < mutants; mutant++) {
      try {
        const { graph: damaged } = readFile(`m${mutant}.sav`, around(mutate(body, body, next)));
        compareAll(damaged, 60, asked);
      } catch (error) {
        if (!(error instanceof FormatError)) throw error;
      }
    }
  });
});

describeReal('satisfactory', 'columns of real Satisfactory saves', (folder) => {
  const files = manifest(folder).map(({ file }) => file!);
  const large = files.filter((file) => /sv(20|25|36|42|46|52|58|60)_.*\.sav$/.test(file));
  it.each(sampleOf(large, REAL_SAVES))('%s', (file) => {
    const { graph } = readFile(file, new Uint8Array(readFileSync(new URL(file, folder))));
    expect(compareAll(graph, REAL_ROWS)).toBeGreaterThan(100);
    expectNames(graph);
  });
});

/** Properties that stand in no property list are those that the reader knows it must decode. */
function expectNames(graph: Graph): void {
  const index = graph.propertyIndex(() => undefined)!;
  for (const row of spreadRows(graph, REAL_ROWS)) {
    const listed = new Set(
      Array.from(index.name.subarray(index.start[row]!, index.start[row + 1]!), (name) => index.names[name]!),
    );
    for (const { name } of graph.properties(row as NodeId)) {
      if (listed.has(name)) continue;
      const known =
        layoutRules(null).tailNames.has(name.toLowerCase()) || otherNames().has(name.toLowerCase());
      expect(known, `${name} of ${graph.path(row as NodeId)}`).toBe(true);
    }
  }
}
