/** Documents read the way the library reads them, in this thread. */
import { portableInflate } from '../../../src/bytes/inflate.ts';
import type { SourceFile } from '../../../src/formats/format.ts';
import { unpacking } from '../../../src/formats/unpacking.ts';
import { xml as documents } from '../../../src/formats/xml/index.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import { fieldsJson } from '../../../src/graph/values.ts';
import { allPaths } from '../graph-nodes.ts';
import { type Opened, openFiles } from '../open-files.ts';

/** As the library has it. */
const xml = unpacking(documents);

export function readDocument(content: string | Uint8Array | readonly SourceFile[]): Opened {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const files = bytes instanceof Uint8Array ? { 'save.xml': bytes } : bytes;
  return openFiles(xml, files, { inflate: portableInflate });
}

/** The properties of the object at a path, as JSON. */
export function jsonOf(graph: Graph, path: string): Record<string, unknown> {
  const node = graph.find(path);
  if (node < 0) throw new Error(`no ${path}; there are ${allPaths(graph).join(' ')}`);
  return JSON.parse(JSON.stringify(fieldsJson(graph.properties(node), 32)));
}

export function className(graph: Graph, path: string): string {
  return graph.classes.path(graph.classOf(graph.find(path)));
}
