/** Documents read the way the library reads them, in this thread. */
import { portableInflate } from '../../../src/bytes/inflate.ts';
import type { ListedFile, SourceFile } from '../../../src/formats/format.ts';
import { unpacking } from '../../../src/formats/unpacking.ts';
import { xml as documents } from '../../../src/formats/xml/index.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import { fieldsJson } from '../../../src/graph/values.ts';
import { openGraph, readSave } from '../../../src/library/read/read-save.ts';
import type { SaveData } from '../../../src/library/save-data.ts';

/** As the library has it. */
const xml = unpacking(documents);

export interface ReadDocument {
  readonly data: SaveData;
  readonly graph: Graph;
}

export function readDocument(content: string | Uint8Array | readonly SourceFile[]): ReadDocument {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const files = bytes instanceof Uint8Array ? [{ name: 'save.xml', bytes }] : bytes;
  const data = readSave(xml, files, { inflate: portableInflate });
  return { data, graph: openGraph(xml, data) };
}

export function listed(path: string, bytes: Uint8Array): ListedFile {
  return { path, size: bytes.length, head: (most) => bytes.subarray(0, most) };
}

/** The properties of the object at a path, as JSON. */
export function jsonOf(graph: Graph, path: string): Record<string, unknown> {
  const node = graph.find(path);
  if (node < 0) throw new Error(`no ${path}; there are ${paths(graph).join(' ')}`);
  return JSON.parse(JSON.stringify(fieldsJson(graph.properties(node), 32)));
}

export function paths(graph: Graph): string[] {
  return Array.from({ length: graph.count }, (_, row) => graph.path(row as NodeId));
}

/** References of an object: label, path with indices, and target. */
export function references(graph: Graph, path: string): string[] {
  const { from, to } = graph.out(graph.find(path));
  return Array.from({ length: to - from }, (_, i) => {
    const edge = (from + i) as typeof from;
    const target = graph.edges.target[edge] as NodeId;
    return `${graph.label(edge).text} ${graph.referencePath(edge)} ${graph.kind(target)} ${graph.path(target)}`;
  });
}

export function className(graph: Graph, path: string): string {
  return graph.classes.path(graph.classOf(graph.find(path)));
}
