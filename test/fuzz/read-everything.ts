// All of what happens to files of a save: they are listed, claimed and read, the graph is checked, everything is asked.

import { FormatError } from '../../src/bytes/format-error.ts';
import type { Format, SourceFile } from '../../src/formats/format.ts';
import type { ClassId } from '../../src/graph/ids.ts';
import { memoryBytes } from '../../src/library/memory/data-memory.ts';
import { listed, openFiles } from '../tools/open-files.ts';
import { askEverything } from './ask-everything.ts';
import { checkGraph, checkReferences } from './check-graph.ts';
import type { FuzzRead } from './target.ts';

/** Reads files as a save of the format and asks every node everything. @throws FormatError */
export function readEverything(format: Format, files: readonly SourceFile[]): FuzzRead {
  const all = files.map(({ name, bytes }) => listed(name, bytes));
  for (const file of all) format.refuse(file);
  for (const claim of format.claim(all)) {
    try {
      format.header(claim);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
    }
  }
  const { data, graph } = openFiles(format, files);
  checkGraph(graph);
  for (const id of graph.classes) graph.classes.withSubclasses(id as ClassId);
  askEverything(graph);
  checkReferences(graph);
  return { memoryBytes: memoryBytes(data.graph), imageBytes: data.graph.image.length };
}
