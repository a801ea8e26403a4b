// Everything that a query could ask of a read save, so that fuzzing reaches the decoders too.

import { FormatError } from '../../src/bytes/format-error.ts';
import type { Format } from '../../src/formats/format.ts';
import type { ClassId, EdgeId, NodeId } from '../../src/graph/ids.ts';
import { fieldsJson } from '../../src/graph/values.ts';
import { nativeInflate } from '../../src/library/native-inflate.ts';
import { openGraph, readSave } from '../../src/library/read-save.ts';

/** Reads files as a save of the format, then asks every node everything. @throws FormatError */
export function readEverything(
  format: Format,
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
): void {
  const listed = files.map(({ name, bytes }) => ({
    path: name,
    size: bytes.length,
    head: (count: number) => bytes.subarray(0, count),
  }));
  for (const file of listed) format.refuse(file);
  for (const claim of format.claim(listed)) {
    try {
      format.header(claim);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
    }
  }
  const graph = openGraph(format, readSave(format, files, { inflate: nativeInflate }));
  for (let row = 0; row < graph.count; row++) {
    const node = row as NodeId;
    fieldsJson(graph.properties(node), 32);
    graph.outline(node);
    graph.header(node);
    graph.pose(node);
    graph.path(node);
    graph.name(node);
    graph.level(node);
    graph.children(node);
    if (row % 64 === 0 && graph.find(graph.path(node)) < 0) throw new Error(`lost ${graph.path(node)}`);
  }
  for (let edge = 0; edge < graph.edges.count; edge++) graph.referencePath(edge as EdgeId);
  for (const id of graph.classes) graph.classes.withSubclasses(id as ClassId);
}
