// Views of Satisfactory saves for tests, without the API around them.

import { FORMATS } from '../../src/formats/registry.gen.ts';
import { openSatisfactory } from '../../src/games/satisfactory/index.ts';
import type { SatisfactoryView } from '../../src/games/satisfactory/view.ts';
import type { Graph } from '../../src/graph/graph.ts';
import { Library } from '../../src/library/library.ts';
import { inProcessReader } from '../../src/library/read/read-job.ts';

export async function openView(path: string): Promise<SatisfactoryView> {
  const library = new Library({ reader: inProcessReader(FORMATS), formats: FORMATS });
  library.add(path);
  const { graph, entry } = await library.load(library.entries[0]!);
  return viewOfGraph(graph, entry.header.fields);
}

export function viewOfGraph(graph: Graph, header: Readonly<Record<string, unknown>> = {}): SatisfactoryView {
  return openSatisfactory({ graph, header, object: (node) => ({ node }) });
}
