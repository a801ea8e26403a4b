// Reads one save into graph data with its format and a builder, in a worker or on this thread.

import { clockMillis } from '../../bytes/clock.ts';
import type { Format, ReadResult, ReadTools, SourceFile } from '../../formats/format.ts';
import { GraphBuilder } from '../../graph/build/builder.ts';
import { Paths } from '../../graph/finished/paths.ts';
import { Graph } from '../../graph/graph.ts';
import type { NodeId, TextId } from '../../graph/ids.ts';
import type { MemoryAccount } from '../../graph/memory/memory-account.ts';
import { Texts } from '../../graph/memory/texts.ts';
import type { Decoder } from '../../graph/sink.ts';
import { memoryBytes } from '../memory/data-memory.ts';
import type { PostedSave, ReadySave, SaveEntry, UserData } from '../save.ts';
import { decodeAll } from './decode-all.ts';
export interface ReadSaveOptions {
  /** Part of the claimed files that is the save; by default all of them. */
  readonly part?: string | undefined;
  /** That memory is taken from; null for unlimited memory, the default. */
  readonly account?: MemoryAccount | null;
}

/** @throws FormatError when the save as a whole cannot be read */
export function readSave(
  format: Format,
  files: readonly SourceFile[],
  tools: ReadTools,
  { part, account = null }: ReadSaveOptions = {},
): PostedSave {
  const builder = new GraphBuilder(account);
  let data: PostedSave | null = null;
  try {
    data = finishedData(builder, files, () => format.read(files, builder, tools, part));
  } catch (error) {
    throw builder.refusal ?? error;
  }
  // Readers continue after most errors. A graph that ran out of memory is of no use.
  if (builder.refusal) throw builder.refusal;
  return format.isForeign ? decodeAll(data, decoderOf(format, data)) : data;
}

function finishedData(
  builder: GraphBuilder,
  files: readonly SourceFile[],
  read: () => ReadResult,
): PostedSave {
  const started = clockMillis();
  const { resolver, state, inflateMillis, counts, integrity } = read();
  const sourceHash = files.reduce((hash, { bytes }) => builder.memory.hash(bytes, hash), 0);
  const graph = { ...builder.finish(resolver), sourceHash };
  const total = clockMillis() - started;
  return {
    graph,
    state,
    counts: counts ?? {},
    integrity: integrity ?? 'NONE',
    millis: { inflate: inflateMillis, read: total - inflateMillis, total },
  };
}

/** The graph of a read save, on the thread that is going to query it. */
export function openGraph(format: Format, data: PostedSave): Graph {
  return new Graph(data.graph, decoderOf(format, data));
}

function decoderOf(format: Format, { graph, state }: PostedSave): Decoder {
  const texts = new Texts(graph.image, graph.texts);
  const paths = new Paths(graph, texts);
  const names = { path: (node: NodeId) => paths.path(node), text: (id: TextId) => texts.text(id) };
  return format.decoder(graph, state, names);
}

/** Does not modify the entry. */
export function readySave(entry: SaveEntry, data: PostedSave, userData: UserData): ReadySave {
  const { counts, integrity, millis, graph, state } = data;
  return {
    entry,
    graph: openGraph(entry.format, data),
    counts,
    integrity,
    millis,
    state,
    memoryBytes: memoryBytes(graph),
    userData,
  };
}
