// The label of an edge is the path under which `property` finds the reference, without positions.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { EdgeId } from '../../../../src/graph/ids.ts';
import { findSaves } from '../../../../src/library/find/find-saves.ts';
import { saveCases } from '../../../tools/satisfactory/cases.ts';
import { readFile } from '../read-file.ts';

/** Labels that are no paths of their references, and how many were looked at; of damaged saves none. */
function labelsOf(name: string, bytes: Uint8Array): { wrong: string[]; seen: number } {
  const { graph } = readFile(name, bytes);
  if (graph.data.issueCount > 0) return { wrong: [], seen: 0 };
  const wrong: string[] = [];
  let seen = 0;
  for (let edge = 0; edge < graph.edges.count; edge++) {
    const { kind, text } = graph.label(edge as EdgeId);
    if (kind !== 'PROPERTY' && kind !== 'NATIVE') continue;
    seen++;
    const path = graph.referencePath(edge as EdgeId);
    // The elements of a static array are properties of one name.
    if (path.replace(/\[\d+\]/g, '[]') !== text && path.replace(/\[\d+\]/, '') !== text) {
      wrong.push(`${name}: ${text} for ${path}`);
    }
  }
  return { wrong, seen };
}

it.each(saveCases)('$name: labels are paths', (it_) => {
  expect(labelsOf(`${it_.name}.sav`, it_.bytes).wrong).toEqual([]);
});

it('labels are paths in the examples', () => {
  const saves = findSaves('examples').saves.filter(({ format }) => format.id === 'SATISFACTORY');
  const worlds = saves.map(({ files }) => files[0]!.name).filter((name) => name.endsWith('.sav'));
  expect(worlds.length).toBeGreaterThan(3);
  for (const name of worlds) {
    const { wrong, seen } = labelsOf(name, readFileSync(`examples/${name}`));
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(20);
  }
});
