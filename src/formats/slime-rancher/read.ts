// Reads a whole save into the graph.

import { Cursor } from '../../bytes/cursor.ts';
import { NO_NODE, type NodeId } from '../../graph/ids.ts';
import { reportError } from '../../graph/report-error.ts';
import type { GraphSink, Resolver } from '../../graph/sink.ts';
import type { ReadResult, ReadTools, SourceFile } from '../format.ts';
import { requireGame } from './claim.ts';
import { compilerFor } from './codecs/compiler-cache.ts';
import { partOf } from './file/exports.ts';
import { headAt } from './file/framing.ts';
import { scanRecord } from './records/record-scan.ts';
import { MISSING_PATH } from './records/references.ts';
import { Scan } from './records/scan.ts';
import { crossCheck } from './repair/cross-check.ts';
import { recoverer } from './repair/recover.ts';
import type { DecodeState } from './state.ts';

/** Multiplied by the file's size, see Scan.effort; real saves of later versions need less than 2. */
const EFFORT_SHARE = 8;
const LEAST_EFFORT = 1 << 20;
/** @throws FormatError NOT_A_SAVE, or VALUE when the user's layouts are wrong */
export function read(
  files: readonly SourceFile[],
  sink: GraphSink,
  tools: ReadTools,
  part?: string,
): ReadResult {
  const source = files[0]!;
  const bytes = part === undefined ? source.bytes : partOf(source.bytes, source.name, part);
  const name = part === undefined ? source.name : `${source.name}:${part}`;
  const game = requireGame(bytes, name);
  const layouts = tools.layouts ?? null;
  const compiler = compilerFor(game, layouts);

  const { bytes: image } = sink.image([{ name, size: bytes.length }]);
  image.set(bytes);
  const cursor = new Cursor(image, { file: name, end: bytes.length });
  const recover = recoverer(compiler, sink);
  const scan = new Scan(cursor, sink, compiler.registry.places, recover);
  scan.effort = Math.max(LEAST_EFFORT, bytes.length * EFFORT_SHARE);

  const { identifier, version, fieldsAt } = headAt(cursor, 0)!;
  const block = compiler.block(identifier, version);
  if (block && !block.exact) scan.guess(identifier, version, block, 0);
  cursor.at = fieldsAt;
  tools.progress?.('blocks', 0, bytes.length, 0);
  scanRecord(scan, { identifier, className: identifier }, block, 0);
  const root = scan.done;
  if (cursor.at < bytes.length) reportTrailingBytes(cursor, sink, root);
  const marked = new Set<NodeId>();
  const unsure = (node: NodeId, target: NodeId | null): void => {
    if (marked.has(node) || (target !== null && !scan.unsureNodes.has(target))) return;
    marked.add(node);
    scan.unsure(sink, name, node, 'what it refers to is not sure, or may be among what is lost');
  };
  scan.references.finish(sink, name, scan.isDamaged ? unsure : null);
  sink.opaque(scan.coverage.doubtful());
  reportGuesses(scan, sink, name, root);
  if (scan.isDamaged) {
    const message = `${name}: no length says where a block ends: others may be lost with what could not be read`;
    sink.issue({ code: 'INCOMPLETE', message, file: name, offset: null, path: null, node: null, info: true });
  }
  crossCheck(compiler, image, scan, sink, name);
  tools.progress?.('blocks', bytes.length, bytes.length, 0);

  const state: DecodeState = { game, layouts, partials: scan.partials, jumps: scan.jumps };
  return { resolver: RESOLVER, state, inflateMillis: 0 };
}

const RESOLVER: Resolver = {
  absent: (path, texts) => ({ kind: MISSING_PATH.test(texts.text(path)) ? 'MISSING' : 'EXTERNAL' }),
  choose: (candidates) => candidates[0] ?? NO_NODE,
};

function reportTrailingBytes(cursor: Cursor, sink: GraphSink, root: NodeId): void {
  const error = cursor.trailing('the end of the file');
  reportError(sink, error, root, { path: null });
  sink.opaque(cursor.left);
}

/** Fields read with another version's layout may mean something else: worth a note, not an error. */
function reportGuesses({ guessed }: Scan, sink: GraphSink, file: string, root: NodeId): void {
  for (const [found, { used, isIndex, at }] of guessed) {
    const meaning = isIndex
      ? ''
      : ', which may not be what its fields mean: its bytes do not count as understood';
    const message = `${file}: no layout for ${found}; read as far as ${used} fits${meaning}`;
    sink.issue({ code: 'VERSION', message, file, offset: at, path: null, node: root, info: true });
  }
}
