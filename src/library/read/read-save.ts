// Reads one save into graph data with its format and a builder, in a worker or on this thread.

import { clockMillis } from '../../bytes/clock.ts';
import { FormatError, faultIn } from '../../bytes/format-error.ts';
import type { Format, ReadResult, ReadTools, SourceFile } from '../../formats/format.ts';
import { GraphBuilder } from '../../graph/build/builder.ts';
import { Paths } from '../../graph/finished/paths.ts';
import { Graph } from '../../graph/graph.ts';
import type { NodeId, TextId } from '../../graph/ids.ts';
import type { MemoryAccount } from '../../graph/memory/memory-account.ts';
import { Texts } from '../../graph/memory/texts.ts';
import type { Decoder, IssueRecord } from '../../graph/sink.ts';
import type { PropertyValue, Value } from '../../graph/values.ts';
import { memoryBytes } from '../memory/data-memory.ts';
import type { PostedSave, ReadySave, SaveEntry, UserData } from '../save.ts';
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
  return new Graph(data.graph, () => decoderOf(format, data));
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

/** As deep as tagged properties may nest. */
const MOST_DEPTH = 64;
/** Issues that are kept; more nodes are only marked. */
const MOST_ISSUES = 1000;

function decodeAll(data: PostedSave, decoder: Decoder): PostedSave {
  const { graph } = data;
  const found: IssueRecord[] = [];
  const unlisted: number[] = [];
  for (let node = 0; node < graph.nodes.count; node++) {
    if (graph.nodes.spanSize[node] === 0) continue;
    const fault = faultIn(() => checkDepth(decoder.properties(node as NodeId), 0));
    if (!fault) continue;
    const { code, message, file, offset } = fault;
    if (found.length === MOST_ISSUES) unlisted.push(node);
    else found.push({ code, message, file, offset, path: null, node: node as NodeId });
  }
  if (found.length === 0) return data;
  return {
    ...data,
    graph: {
      ...graph,
      issues: [...graph.issues, ...found],
      issueCount: graph.issueCount + found.length + unlisted.length,
      unlistedNodes: Uint32Array.from([...graph.unlistedNodes, ...unlisted].sort((a, b) => a - b)),
    },
  };
}

/** @throws FormatError LIMIT, without which a query would throw something else */
function checkDepth(fields: readonly PropertyValue[], depth: number): void {
  for (const { value } of fields) checkValue(value, depth);
}

function checkValue(value: Value, depth: number): void {
  if (depth > MOST_DEPTH) {
    const expected = `values nested at most ${MOST_DEPTH} deep`;
    throw new FormatError({ code: 'LIMIT', file: '', offset: 0, expected, found: 'one more' });
  }
  if (typeof value !== 'object' || value === null) return;
  if (value.kind === 'struct') checkDepth(value.fields, depth + 1);
  else if (value.kind === 'list') for (const item of value.items) checkValue(item, depth + 1);
  else if (value.kind === 'map') {
    for (const entry of value.entries) {
      checkValue(entry.key, depth + 1);
      checkValue(entry.value, depth + 1);
    }
  }
}
