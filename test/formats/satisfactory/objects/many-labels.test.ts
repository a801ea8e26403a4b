// A file made of nothing but new names: memory stays bounded, and every reference is still an edge.

import { expect, it } from 'vitest';
import { numberedSave } from '../../../tools/satisfactory/cases.ts';
import { readFile } from '../read-file.ts';

const NAMES = 30_000;
/** The most that are kept, and some for structure and for all the others. */
const MOST_LABELS = 20_010;

it.each([46, 58])('goes by one label past the most that are kept (%i)', (version) => {
  const bytes = numberedSave(`30000 names of properties, without their numbers, version ${version}`, NAMES);
  const { graph } = readFile('names.sav', bytes);
  expect(graph.data.issueCount).toBe(0);
  expect(graph.data.labels.length).toBeLessThan(MOST_LABELS);
  const node = graph.find('Persistent_Level:PersistentLevel.Build_Specimen_C_1');
  const { from, to } = graph.out(node);
  const texts = new Set<string>();
  for (let edge = from; edge < to; edge++) {
    if (graph.edges.target[edge] === node) texts.add(graph.label(edge).text);
  }
  expect(to - from).toBeGreaterThanOrEqual(NAMES);
  expect(texts.has('m00000')).toBe(true);
  expect(texts.has('(other)')).toBe(true);
  expect(graph.referencePath(graph.edgeAt(node, graph.edges.at[to - 1]!)!)).toBe(`m${NAMES - 1}`);
});
