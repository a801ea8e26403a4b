// Finds blocks in bytes of unknown layout: a head cannot be mistaken for anything else, so whatever begins
// with one and can be read is read. Blocks of unknown layout become nodes too, with the blocks found inside
// them. Where such a block ends is a guess: at an end marker that is followed by another marker or a head.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { reportError } from '../../../graph/report-error.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import { FieldLabels } from '../../layout/labels.ts';
import { classNameOf, keyInContext } from '../codecs/block-codec.ts';
import { entriesCodec } from '../codecs/index-codec.ts';
import { type LayoutCompiler, stepOf } from '../codecs/layout-compiler.ts';
import {
  type BlockHead,
  ELEMENT_SEPARATOR,
  expectMarker,
  headAt,
  isMarker,
  PAYLOAD_END,
  SECTION_SEPARATOR,
} from '../file/framing.ts';
import { READ } from '../records/coverage.ts';
import { beginRecord, readSteps, scanRecord, unknownBlock } from '../records/record-scan.ts';
import { type CompiledBlock, FIELD_JOIN, type RecordName, type Scan, trial } from '../records/scan.ts';

/** Unknown blocks open at once; hostile files nest them without limit. */
const MOST_OPEN = 64;

/** A node whose bytes are searched for blocks. */
interface SearchPlace {
  readonly node: NodeId;
  readonly block: CompiledBlock | null;
  /** First field of the layout that has no node yet: blocks that are found may be its value. */
  readonly firstFree: number;
  readonly from: number;
  readonly to: number;
}

interface Open {
  readonly node: NodeId;
  readonly block: CompiledBlock | null;
  readonly firstFree: number;
  readonly start: number;
  /** Start of the bytes that are not understood; -1 for the place where the search started. */
  readonly unreadAt: number;
  readonly fields: number;
  /** The number of finds of each name. */
  readonly names: Map<string, number>;
}

/** Reads what can be read between `from` and `to`; the other bytes there count as not understood. */
export function searchBlocks(
  compiler: LayoutCompiler,
  cursor: Cursor,
  scan: Scan,
  sink: GraphSink,
  place: SearchPlace,
): void {
  const { to } = place;
  const { salvaging, owner, depth } = scan;
  const frames = scan.frames.splice(0);
  const outer = cursor.enter(to, Math.min(place.from, to));
  scan.salvaging = true;
  // In a block that is known, bytes are only searched when it is damaged: what is found may belong elsewhere.
  const unsure = place.block?.exact ? 1 : 0;
  scan.unsurePlaces += unsure;
  const stack: Open[] = [{ ...place, start: -1, unreadAt: -1, fields: 0, names: new Map() }];
  let opaqueFrom = place.from;
  const understood = (at: number, next: number): number => {
    scan.covered(opaqueFrom, at, READ.NOT);
    opaqueFrom = next;
    return next;
  };

  for (let at = place.from; at < to; ) {
    const top = stack[stack.length - 1]!;
    const head = mayBeHead(cursor, at) ? headAt(cursor, at) : null;
    const found = head ? readBlock(compiler, cursor, scan, sink, top, head, at) : null;
    if (found) {
      if (found.open) {
        if (stack.length < MOST_OPEN) stack.push(found.open);
        else close(scan, sink, found.open, found.next);
      }
      at = understood(at, found.next);
    } else if (stack.length > 1 && isMarker(cursor, at, PAYLOAD_END) && endsHere(cursor, at + 2, to)) {
      close(scan, sink, top, at);
      stack.pop();
      at = understood(at, at + 2);
    } else at++;
  }
  scan.covered(opaqueFrom, to, READ.NOT);
  for (let i = stack.length - 1; i > 0; i--) close(scan, sink, stack[i]!, to);
  cursor.leave(outer);
  scan.salvaging = salvaging;
  scan.unsurePlaces -= unsure;
  scan.owner = owner;
  scan.depth = depth;
  scan.frames.push(...frames);
}

/** True if the begin marker is where the length byte says; cheap enough for every byte. */
function mayBeHead({ bytes, end }: Cursor, at: number): boolean {
  const marker = at + bytes[at]! + 5;
  return marker + 2 <= end && bytes[marker] === 0 && bytes[marker + 1] === 0x30;
}

function endsHere(cursor: Cursor, at: number, to: number): boolean {
  return (
    at === to ||
    isMarker(cursor, at, PAYLOAD_END) ||
    isMarker(cursor, at, ELEMENT_SEPARATOR) ||
    isMarker(cursor, at, SECTION_SEPARATOR) ||
    headAt(cursor, at) !== null
  );
}

/** Ends a node that was read up to `unreadAt`; it ends at `at`, before its end marker if it has one. */
function close(scan: Scan, sink: GraphSink, { node, start, unreadAt, fields }: Open, at: number): void {
  scan.partials.set(node, { fields, at: unreadAt, size: Math.max(0, at - unreadAt) });
  sink.span(node, start, at - start);
}

/** Null: not a block after all. `open`: it could not be read to its end, so that what follows is in it. */
function readBlock(
  compiler: LayoutCompiler,
  cursor: Cursor,
  scan: Scan,
  sink: GraphSink,
  top: Open,
  { identifier, version, fieldsAt }: BlockHead,
  start: number,
): { next: number; open: Open | null } | null {
  const key = keyInContext(compiler, cursor, fieldsAt, identifier);
  cursor.at = fieldsAt;
  const block = layoutHere(compiler, cursor, key, version, scan);
  // Values are short and may occur by chance, so they must be complete. An empty identifier is all zeros.
  if ((block?.role === 'value' || identifier === '') && !(block && isWhole(scan, block, fieldsAt)))
    return null;
  cursor.at = fieldsAt;
  const { depth } = scan;
  scan.owner = top.node;
  name(scan, sink, top, key, identifier);
  scan.failure = null;
  const named = { identifier, className: classNameOf(key, identifier) };
  if (!block) {
    const node = openUnknown(cursor, scan, sink, named);
    const unread = { unreadAt: fieldsAt, fields: 0, firstFree: 0, names: new Map() };
    return { next: fieldsAt, open: { node, block, start, ...unread } };
  }
  if (!block.exact) scan.guess(identifier, version, block, start);
  const { openGuesses } = scan;
  try {
    scanRecord(scan, named, block, start);
    if (key === 'SRV3') placeBy(cursor, sink, top);
    return { next: cursor.at, open: null };
  } catch (error) {
    const failure = scan.failure as Scan['failure'];
    if (!(error instanceof FormatError) || !failure) throw error;
    scan.failure = null;
    scan.depth = depth;
    scan.openGuesses = openGuesses;
    const firstFree = failure.goodFields + (failure.trail.length > 1 ? 1 : 0);
    const node = scan.failedNode;
    const open: Open = {
      ...{ node, block, firstFree, start, unreadAt: failure.at },
      ...{ fields: failure.goodFields, names: new Map() },
    };
    return { next: Math.max(failure.at, fieldsAt), open };
  }
}

/** The first vector after the good fields is the place, if that was not among them: a gadget in use. */
function placeBy({ view, at }: Cursor, sink: GraphSink, { node, block, firstFree, names }: Open): void {
  const step = block?.steps.findIndex(({ row }) => row.name === block.row.place) ?? -1;
  if (step < firstFree || names.get('SRV3') !== 1) return;
  const [x, y, z] = [at - 14, at - 10, at - 6].map((offset) => view.getFloat32(offset, true));
  sink.place(node, x!, y!, z!);
}

/** Makes a node for a block without a layout. Hostile files have many, so this does not throw. */
function openUnknown(cursor: Cursor, scan: Scan, sink: GraphSink, named: RecordName): NodeId {
  const node = beginRecord(scan, sink, named, null);
  if (scan.isNews(named.identifier)) {
    const error = unknownBlock(cursor, named);
    reportError(sink, error, node, { message: `${error.message} in ${scan.path(sink)}`, path: null });
  }
  scan.leave();
  return node;
}

/** The layout of the block whose fields begin at the cursor: a list of strings is recognised without one. */
export function layoutHere(
  compiler: LayoutCompiler,
  cursor: Cursor,
  key: string,
  version: number,
  scan: Scan,
): CompiledBlock | null {
  const known = compiler.block(key, version);
  return known ?? (isIndex(cursor, scan) ? unknownIndex(key, version) : null);
}

/** Names a found block in its path: by the field that it must be, else by its identifier and a number. */
function name(scan: Scan, sink: GraphSink, top: Open, key: string, identifier: string): void {
  const field = top.block?.steps.find(
    ({ row, codec }, i) => i >= top.firstFree && codec.records && holds(row.type, key),
  );
  const text = field?.row.name ?? (identifier || key);
  const found = top.names.get(text) ?? 0;
  top.names.set(text, found + 1);
  scan.join = FIELD_JOIN;
  if (field && !field.row.type.startsWith('[')) {
    scan.text = sink.texts.add(found === 0 ? text : identifier || key);
    scan.ordinal = found === 0 ? -1 : found - 1;
  } else {
    scan.text = sink.texts.add(text);
    scan.ordinal = found;
  }
}

/** True if a field of this type is such a block or a list of them; keys of dictionaries are not known here. */
function holds(type: string, key: string): boolean {
  return !type.includes('{') && type.split(/[[\]?|]/).includes(key);
}

/** True if it is nothing but strings: an index, in every version. */
function isIndex(cursor: Cursor, scan: Scan): boolean {
  const count = cursor.left >= 4 ? cursor.view.getInt32(cursor.at, true) : 0;
  if (scan.effort <= 0 || count <= 0 || count > cursor.left) return false;
  return scan.attempt(cursor.at, false, () => {
    entriesCodec().read(trial(cursor), scan.root);
    expectMarker(cursor, PAYLOAD_END);
    return true;
  });
}

function isWhole(scan: Scan, block: CompiledBlock, fieldsAt: number): boolean {
  const { cursor } = scan;
  if (scan.effort <= 0) return false;
  return scan.attempt(fieldsAt, false, () => {
    readSteps(trial(cursor), block, scan.root, null);
    return true;
  });
}

function unknownIndex(identifier: string, version: number): CompiledBlock {
  const row = { name: 'items', type: '[str]', evidence: 'guess' } as const;
  const steps = [stepOf(row, entriesCodec())];
  return {
    row: { key: identifier, game: 'SR2', versions: [version, version], role: 'index', fields: [row] },
    ...{
      role: 'index',
      key: identifier,
      version,
      exact: true,
      steps,
      labels: new FieldLabels(),
      holdsRecords: true,
    },
  };
}
