// `property(path:)` finds the reference where `Reference.path` says: over all example and real saves.

import { describe, expect, it } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import type { EdgeId, NodeId } from '../../../src/graph/ids.ts';
import { findProperty } from '../../../src/query/lists/properties.ts';
import { NO_TOOLS } from '../../../src/query/tools.ts';
import { edgeOfProperty } from '../../../src/query/values/reference-values.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { describeReal } from '../../tools/real-saves.ts';
import { sampleOf } from '../../tools/runs.ts';

/** Edges of one label that begin at objects of one class, looked at. */
const MOST_ALIKE = 3;
/** They are asked for by fields of their own (`parent`, `children`, `class`...): no property says them. */
const STRUCTURE = new Set(['PARENT', 'CHILD', 'OUTER', 'CLASS', 'SUPER', 'ARCHETYPE', 'IMPORT']);
/** Made of several objects, or the name of one, or in byte code. */
const MADE = new Set(['key', 'doors[].area_to', 'additionalPackages[]', 'script']);

function wrongPaths(graph: Graph): string[] {
  const seen = new Map<string, number>();
  const wrong: string[] = [];
  for (let at = 0; at < graph.edges.count; at++) {
    const edge = at as EdgeId;
    const { kind, text } = graph.label(edge);
    if (STRUCTURE.has(kind) || MADE.has(text)) continue;
    const source = graph.edges.source[edge]! as NodeId;
    const alike = `${graph.data.nodes.class[source]} ${kind} ${text}`;
    const count = seen.get(alike) ?? 0;
    if (count === MOST_ALIKE) continue;
    seen.set(alike, count + 1);
    const path = graph.referencePath(edge);
    const property = findProperty(graph, source, path, NO_TOOLS);
    const found = property && edgeOfProperty(graph, source, property);
    // One value may lead to several objects: they are edges from one place.
    if (found === null || graph.edges.at[found] !== graph.edges.at[edge]) {
      wrong.push(`${graph.path(source)} ${kind} ${text}: ${path}`);
    }
  }
  return wrong;
}

async function check(folder: string): Promise<void> {
  const library = openLibrary(folder);
  expect(library.entries.length).toBeGreaterThan(0);
  for (const entry of sampleOf(library.entries, 4)) {
    const ready = await library.load(entry).catch((error: unknown) => {
      // Damaged on purpose, or compressed in a way that needs a decoder of the user's.
      if (error instanceof FormatError) return null;
      throw error;
    });
    if (ready) expect(wrongPaths(ready.graph), entry.slug).toEqual([]);
    library.release(entry);
  }
}

describe('paths of references lead to them', () => {
  it('in examples', () => check('examples'));
});

for (const format of ['satisfactory', 'darkest-dungeon', 'slime-rancher', 'gvas', 'unreal3', 'xml']) {
  describeReal(format, `paths of references in real saves of ${format}`, (folder) => {
    it('lead to them', () => check(folder.pathname));
  });
}
