// Views of Satisfactory saves for tests, without the API around them.

import { openSatisfactory } from '../../src/games/satisfactory/index.ts';
import type { SatisfactoryView } from '../../src/games/satisfactory/view.ts';
import type { Graph } from '../../src/graph/graph.ts';
import { openLibrary } from './open-library.ts';

export async function openView(path: string): Promise<SatisfactoryView> {
  const library = openLibrary(path);
  const { graph, entry } = await library.load(library.entries[0]!);
  return viewOfGraph(graph, entry.header.fields);
}

export function viewOfGraph(graph: Graph, header: Readonly<Record<string, unknown>> = {}): SatisfactoryView {
  return openSatisfactory({ graph, header, object: (node) => ({ node }) });
}
