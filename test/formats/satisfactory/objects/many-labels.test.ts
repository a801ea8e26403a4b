// A file made of nothing but new names: memory stays bounded, and every reference is still an edge.

import { expect, it } from 'vitest';
import { saveOf, specimen, specimenPath } from '../../../tools/satisfactory/cases/specimen.ts';
import { object } from '../../../tools/satisfactory/refs.ts';
import { writeSave } from '../../../tools/satisfactory/save.ts';
import { prop } from '../../../tools/unreal/tags.ts';
import { readFile } from '../read-file.ts';

const NAMES = 30_000;
/** The most that are kept, and some for structure and for all the others. */
const MOST_LABELS = 20_010;

it.each([46, 58])('goes by one label past the most that are kept (%i)', (version) => {
  const target = { level: 'Persistent_Level', path: specimenPath };
  const properties = Array.from({ length: NAMES }, (_, i) => prop(`m${i}`, object(target)));
  const { graph } = readFile('names.sav', writeSave(saveOf(version, specimen(properties))));
  expect(graph.data.issueCount).toBe(0);
  expect(graph.data.labels.length).toBeLessThan(MOST_LABELS);
  const node = graph.find(specimenPath);
  const { from, to } = graph.out(node);
  const texts = new Set<string>();
  for (let edge = from; edge < to; edge++) {
    if (graph.edges.target[edge] === node) texts.add(graph.label(edge).text);
  }
  expect(to - from).toBeGreaterThanOrEqual(NAMES);
  expect(texts.has('m0')).toBe(true);
  expect(texts.has('(other)')).toBe(true);
  expect(graph.referencePath(graph.edgeAt(node, graph.edges.at[to - 1]!)!)).toBe(`m${NAMES - 1}`);
});
