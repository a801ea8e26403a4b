// Reads a profile: one pass over meta1 and meta2 of every file makes nodes and notes references, which are
// then resolved across the files. Values stay in the image until a query asks for one.

import { Cursor } from '../../bytes/cursor.ts';
import { FormatError, readOrFault } from '../../bytes/format-error.ts';
import { oddText } from '../../bytes/odd-values.ts';
import type { NodeId } from '../../graph/ids.ts';
import { sharedCopy } from '../../graph/memory/columns.ts';
import { reportError } from '../../graph/report-error.ts';
import type { GraphSink, ImageFile } from '../../graph/sink.ts';
import type { ReadResult, ReadTools, SourceFile } from '../format.ts';
import { isDecimal, States } from './classes/states.ts';
import {
  aligned,
  type Block,
  FIELD_SIZE,
  fieldEnd,
  HEADER_SIZE,
  isObject,
  nameSize,
  OBJECT_SIZE,
  objectIndex,
  readBlock,
} from './dson/layout.ts';
import { noteAbsentFiles, placedFiles } from './file/placed-files.ts';
import { Dictionary } from './names/dictionary.ts';
import { hashBytes } from './names/hash.ts';
import { HashNames } from './names/hash-names.ts';
import { RecordEmitter } from './nodes/emit.ts';
import { Frames } from './nodes/frames.ts';
import { Incomplete } from './recovery/incomplete.ts';
import { type Loss, type RecoveredBlock, recoverBlock } from './recovery/recover-block.ts';
import { Collector } from './references/collect.ts';
import { References } from './references/resolve.ts';
import { anyRole, roleOf } from './roles/roles.ts';
import type { DecodeState } from './state.ts';
import { anyFieldRule, type FieldData, inferType } from './types/infer.ts';
import { TYPE } from './types/types.ts';

/** Nesting depth of embedded files; real files have 1. */
const MOST_EMBEDDED = 4;

/** @throws FormatError when no file of the profile can be read */
export function read(files: readonly SourceFile[], sink: GraphSink, tools: ReadTools): ReadResult {
  const placed = placedFiles(files);
  const image = sink.image(files.map(({ name }, i) => ({ name, size: placed[i]!.bytes.length })));
  image.files.forEach(({ start }, i) => {
    image.bytes.set(placed[i]!.bytes, start);
  });
  const reader = new ProfileReader(sink, image.bytes, tools);
  let first: FormatError | null = null;
  let read = 0;
  for (const [i, file] of image.files.entries()) {
    tools.progress?.('read', file.start, image.bytes.length, reader.objectAt.length);
    const { gap, note, fault } = placed[i]!;
    if (note) reader.fileNote(file, note);
    if (fault) {
      reportError(sink, fault, null);
      sink.opaque(file.size);
      first ??= fault;
    }
    if (fault || note?.isUnread) continue;
    const error = reader.file(file, gap && [file.start + gap[0], file.start + gap[1]]);
    if (error) first ??= error;
    else read++;
  }
  if (read === 0) throw first ?? nothingToRead(files);
  // Of a file that cannot be read, an issue says so.
  const known = image.files.filter((_, i) => !placed[i]!.note?.isUnread);
  noteAbsentFiles(image.bytes, known, sink);
  return reader.finish();
}

function nothingToRead(files: readonly SourceFile[]): FormatError {
  const expected = 'a file that begins as DSON does';
  const found = `${files.length} files of plain text`;
  return new FormatError({ code: 'NOT_A_SAVE', file: files[0]?.name ?? '', offset: 0, expected, found });
}

const NOTHING_LOST: RecoveredBlock['losses'] = new Map();

class ProfileReader {
  /** By node: offset of its meta1 entry, 0 for files. */
  readonly objectAt: number[] = [];
  readonly #sink: GraphSink;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #states: States;
  readonly #emitter: RecordEmitter;
  readonly #frames = new Frames();
  readonly #dictionary = new Dictionary();
  readonly #names: HashNames;
  readonly #collector: Collector;
  readonly #folders = new Map<string, number>([['', 0]]);
  readonly #blocks: number[] = [];
  readonly #ends = new Map<number, Uint32Array>();
  readonly #incomplete: Incomplete;
  #gap: readonly [number, number] | null = null;
  #cursor: Cursor;
  #fields = 0;

  constructor(sink: GraphSink, bytes: Uint8Array, tools: ReadTools) {
    this.#sink = sink;
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#cursor = new Cursor(bytes, { file: '' });
    this.#incomplete = new Incomplete(sink);
    this.#states = new States(sink);
    this.#emitter = new RecordEmitter(sink, bytes);
    this.#names = new HashNames(bytes, this.#dictionary, sink.texts, tools.names ?? '', (at, end) =>
      this.#emitter.text(at, end),
    );
    this.#collector = new Collector(bytes, this.#view, this.#emitter, this.#frames);
  }

  fileNote(
    { name: file }: ImageFile,
    { code, text }: { readonly code: string; readonly text: string },
  ): void {
    const message = `${file}: ${text}`;
    this.#sink.issue({ code, message, file, offset: 0, path: null, node: null, info: true });
  }

  /**
   * Reads one file. If it cannot be read, it becomes a node with an issue, and the error is returned.
   * @param gap bytes of the image that cannot be trusted, because the file lost or got some there
   */
  file(file: ImageFile, gap: readonly [number, number] | null): FormatError | null {
    const cut = file.name.lastIndexOf('/');
    const folder = file.name.slice(0, Math.max(cut, 0));
    if (!this.#folders.has(folder)) this.#folders.set(folder, this.#folders.size);
    this.#collector.file(file.start, this.#folders.get(folder)!);
    const state = this.#states.file(file.name.slice(cut + 1));
    const text = this.#sink.texts.add(file.name);
    const node = this.#sink.node('RECORD', state.class, text);
    this.#sink.setDisplayName(node, cut < 0 ? text : this.#sink.texts.add(file.name.slice(cut + 1)));
    this.#sink.span(node, file.start, file.size);
    this.objectAt[node] = 0;
    this.#collector.targets.files.set(file.name, node);
    const { start, size, name } = file;
    this.#cursor = new Cursor(this.#bytes, { file: name, base: start, end: start + size });
    this.#gap = gap;
    this.#frames.push(node, node, text, state, 0);
    const opened = this.#openBlock(size, 0);
    if (!(opened instanceof FormatError)) this.#block(opened, 0);
    this.#frames.pop();
    return opened instanceof FormatError ? opened : null;
  }

  /**
   * The block that fills the open span, or what can be recovered of it. An error, which was reported for the
   * innermost frame, when that is nothing.
   */
  #openBlock(size: number, depth: number, name?: string): RecoveredBlock | FormatError {
    const cursor = this.#cursor;
    const { at, end } = cursor;
    const isMoved = this.#gap !== null && this.#gap[0] < end && this.#gap[1] > at;
    const block = isMoved ? this.#movedError(at) : readOrFault(() => readBlock(cursor, depth));
    if (!(block instanceof FormatError)) return { block, losses: NOTHING_LOST, lostBytes: 0 };
    this.#issue(block, undefined, name);
    this.#incomplete.loses(cursor.file, this.#frames);
    cursor.at = at;
    const recovered = recoverBlock(cursor, this.#dictionary, this.#gap, depth);
    this.#sink.opaque(recovered?.lostBytes ?? size);
    return recovered ?? block;
  }

  #movedError(at: number): FormatError {
    const [from, to] = this.#gap!;
    const found = `bytes lost or inserted between ${from - this.#cursor.base} and ${to - this.#cursor.base}`;
    return this.#cursor.error(
      'VALUE',
      'tables and data of the size that the header says',
      found,
      Math.max(at, from),
    );
  }

  finish(): ReadResult {
    const references = new References(this.#emitter, this.#collector.targets, this.#names, this.#incomplete);
    const resolver = references.resolve(this.#collector.pending);
    const state: DecodeState = {
      objectAt: sharedCopy(Uint32Array, this.objectAt),
      blocks: sharedCopy(
        Uint32Array,
        this.#blocks.sort((a, b) => a - b),
      ),
      ends: this.#ends,
      hashes: this.#names.table(),
    };
    const counts = { objects: this.objectAt.length, fields: this.#fields, blocks: this.#blocks.length };
    return { resolver, state, inflateMillis: 0, counts };
  }

  /** Reads the fields of a checked block into the innermost frame. */
  #block({ block, losses }: RecoveredBlock, embedded: number): void {
    this.#blocks.push(block.start);
    if (block.ends) this.#ends.set(block.start, block.ends);
    if (!block.isOrdered) this.#noteOrder(block);
    for (const note of block.notes) this.#note(note);
    this.#fields += block.fields;
    const frames = this.#frames;
    const { chain } = frames;
    const { fields, fieldsAt, dataAt } = block;
    const view = this.#view;
    const bytes = this.#bytes;
    const data: FieldData = { view, bytes, dataAt };
    const base = frames.depth;
    const floor = chain.floor;
    chain.floor = base + 1;
    for (let i = 0; i < fields; i++) {
      while (frames.depth > base && i >= frames.end[frames.depth]!) frames.pop();
      const entry = fieldsAt + i * FIELD_SIZE;
      const hash = view.getInt32(entry, true);
      const nameAt = dataAt + view.getUint32(entry + 4, true);
      const info = view.getInt32(entry + 8, true);
      const nameEnd = nameAt + nameSize(info) - 1;
      this.#dictionary.add(hash, nameAt, nameEnd - nameAt);
      if (isObject(info)) {
        this.#open(block, i, objectIndex(info), hash, nameAt, nameEnd);
        for (const loss of losses.get(objectIndex(info)) ?? []) this.#lost(loss);
        continue;
      }
      const end = dataAt + fieldEnd(view, block, i);
      const { depth } = frames;
      const type = inferType(data, nameEnd + 1, end, hash, chain, frames.anyType[depth]!);
      if (type === TYPE.String) {
        const at = aligned(dataAt, nameEnd + 1) + 4;
        this.#text(at, end - 1);
      } else if (type === TYPE.StringVector) this.#texts(dataAt, nameEnd + 1);
      else if (type === TYPE.File) this.#file(block, hash, nameAt, nameEnd, end, embedded);
      else if (type === TYPE.Opaque) {
        this.#opaque(nameAt, nameEnd, end);
      }
      const role = roleOf(hash, chain, frames.anyRole[depth]!);
      if (role) this.#collector.field(role, { block, type, nameAt, nameEnd, end });
    }
    while (frames.depth > base) frames.pop();
    chain.floor = floor;
  }

  #open(block: Block, i: number, object: number, hash: number, nameAt: number, nameEnd: number): void {
    const frames = this.#frames;
    const entry = block.start + HEADER_SIZE + object * OBJECT_SIZE;
    const end = i + 1 + this.#view.getInt32(entry + 12, true);
    const last = block.isOrdered ? end - 1 : i;
    const dataEnd = block.dataAt + fieldEnd(this.#view, block, last);
    const node = this.#child(hash, nameAt, nameEnd, dataEnd - nameAt);
    this.objectAt[node] = entry;
    const { depth } = frames;
    frames.first[depth] = i + 1;
    frames.end[depth] = end;
    frames.anyType[depth] = anyFieldRule(frames.chain);
    frames.anyRole[depth] = anyRole(frames.chain);
    if (frames.state[depth]!.hook !== null) this.#collector.opened(nameAt, nameEnd, hash);
  }

  /** Adds a node to the innermost frame and opens a frame for it. */
  #child(hash: number, nameAt: number, nameEnd: number, size: number): NodeId {
    const frames = this.#frames;
    const { depth } = frames;
    const text = this.#emitter.name(nameAt, nameEnd);
    const state = this.#states.inside(frames.state[depth]!, text, isDecimal(this.#bytes, nameAt, nameEnd));
    const node = this.#emitter.child(frames.node[depth]!, frames.canonical[depth]!, text, state);
    this.#sink.span(node, nameAt, size);
    frames.push(node, this.#emitter.canonical, text, state, hash);
    return node;
  }

  /** An embedded file: its tree continues under a node for the field. A broken one stays a property. */
  #file(block: Block, hash: number, nameAt: number, nameEnd: number, end: number, embedded: number): void {
    const start = aligned(block.dataAt, nameEnd + 1) + 4;
    const cursor = this.#cursor;
    cursor.seek(start);
    const outer = cursor.enter(end, start);
    const inner =
      embedded >= MOST_EMBEDDED
        ? this.#tooDeep(end - start)
        : this.#openBlock(
            end - start,
            this.#frames.depth + 1,
            this.#sink.texts.text(this.#emitter.name(nameAt, nameEnd)),
          );
    cursor.leave(outer);
    if (inner instanceof FormatError) return;
    const node = this.#child(hash, nameAt, nameEnd, end - nameAt);
    this.#sink.span(node, start, end - start);
    this.objectAt[node] = 0;
    this.#block(inner, embedded + 1);
    this.#frames.pop();
  }

  #tooDeep(size: number): FormatError {
    const error = this.#cursor.error('LIMIT', `files embedded at most ${MOST_EMBEDDED} deep`, 'one deeper');
    this.#issue(error);
    this.#sink.opaque(size);
    return error;
  }

  /** Something that the innermost object has lost. */
  #lost({ error, name }: Loss): void {
    this.#issue(error, undefined, name ?? undefined);
    this.#incomplete.loses(this.#cursor.file, this.#frames);
  }

  /** Adds the texts of a checked vector to the dictionary. */
  #texts(dataAt: number, nameEnd: number): void {
    const start = aligned(dataAt, nameEnd);
    const count = this.#view.getInt32(start, true);
    let at = start + 4;
    for (let i = 0; i < count; i++) {
      at = aligned(dataAt, at);
      const end = at + 4 + this.#view.getInt32(at, true);
      this.#text(at + 4, end - 1);
      at = end;
    }
  }

  #text(at: number, end: number): void {
    this.#dictionary.add(hashBytes(this.#bytes, at, end), at, end - at);
    const odd = oddText(this.#bytes, at, end);
    if (odd !== null) this.#note(this.#cursor.error('VALUE', 'a text', odd, at));
  }

  #opaque(nameAt: number, nameEnd: number, end: number): void {
    const name = this.#sink.texts.text(this.#emitter.name(nameAt, nameEnd));
    const expected = `a value of a known type in ${name}`;
    const found = `${end - nameEnd - 1} bytes that fit none`;
    this.#sink.opaque(end - nameEnd - 1);
    this.#lost({ error: this.#cursor.error('VALUE', expected, found, nameEnd + 1), name });
  }

  #noteOrder(block: Block): void {
    const found = 'fields in another order than their data';
    this.#note(this.#cursor.error('VALUE', 'ascending offsets', found, block.fieldsAt));
  }

  #note(error: FormatError): void {
    reportError(this.#sink, error, this.#frames.node[this.#frames.depth]!, { path: null, info: true });
  }

  #issue(error: FormatError, node: NodeId = this.#frames.node[this.#frames.depth]!, path?: string): void {
    reportError(this.#sink, error, node, path === undefined ? {} : { path });
  }
}
