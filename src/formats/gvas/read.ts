// Reads the files of a save: each is unwrapped, its properties become a root and records, and references to
// records of other files are linked when all are read. Source: docs/formats/gvas.md.

import { clockMillis } from '../../bytes/clock.ts';
import { Cursor } from '../../bytes/cursor.ts';
import { Damage, refuseLost } from '../../bytes/damage.ts';
import { FormatError, faultIn } from '../../bytes/format-error.ts';
import type { ColumnSink } from '../../graph/column-sink.ts';
import type { NodeId } from '../../graph/ids.ts';
import { reportError } from '../../graph/report-error.ts';
import type { PathJoin } from '../../graph/sink.ts';
import { type ReadResult, type ReadTools, type SourceFile, stemOf } from '../format.ts';
import type { EngineFacts } from '../unreal/engine-facts.ts';
import { headerFields, shortName } from './file/describe.ts';
import { type Content, contentName, fillImage, type GoodPlace, peelAll } from './file/image.ts';
import { enterList } from './file/layout.ts';
import { startsList } from './file/list-start.ts';
import { withPackageVersions } from './file/mended-header.ts';
import { ByteRepair } from './file/one-byte.ts';
import type { GvasGame } from './games/game.ts';
import { engineRules } from './games/user-layouts.ts';
import { ListSearch } from './records/list-search.ts';
import { PendingLinks } from './records/pending-links.ts';
import { RecordScan } from './records/record-scan.ts';
import type { SharedScan, StreamPlace } from './records/shared-scan.ts';
import { shortNames } from './records/short-names.ts';
import type { DecodeState, FileRegion } from './state.ts';
import { readHints } from './structs/hints.ts';
import { engineFacts } from './versions.ts';

const FIELD_JOIN: PathJoin = { separator: '/', open: '[', close: ']' };

/** @throws FormatError when no file of the save can be read */
export function read(files: readonly SourceFile[], sink: ColumnSink, tools: ReadTools): ReadResult {
  const started = clockMillis();
  const faults: FormatError[] = [];
  const contents = peelAll(files, tools, faults);
  const { bytes, places, inner } = fillImage(contents, sink, tools, faults);
  const inflateMillis = clockMillis() - started;
  for (const error of faults) reportError(sink, error, null);
  for (const { notes } of contents) for (const note of notes) reportError(sink, note, null, { info: true });
  const streams = new Map<number, StreamPlace>(
    inner.map(({ file, at }) => [places[file]!.start + at, { holder: null }]),
  );
  const damage = new Damage(places.flatMap((place) => place.damage));
  // What only follows a stream takes nothing away.
  const lossy = faults.find(({ code }) => code !== 'TRAILING');
  const walk = new Walk(bytes, sink, tools, streams, damage, lossy?.file ?? null);
  contents.forEach((content, at) => {
    if (places[at]!.size > 0) walk.file(places[at]!, content, contents.length === 1);
  });
  inner.forEach(({ name, file, at }, index) => {
    const place = streams.get(places[file]!.start + at)!;
    walk.stream({ ...places[contents.length + index]!, name }, places[file]!.start, place);
  });
  const state = walk.finish();
  return {
    resolver: { absent: () => ({ kind: 'EXTERNAL' }), choose: ([first]) => first! },
    state,
    inflateMillis,
  };
}

/** Reads files and streams, one by one, into one graph. */
class Walk {
  readonly #bytes: Uint8Array;
  readonly #sink: ColumnSink;
  readonly #damage: Damage;
  readonly #shared: SharedScan;
  readonly #regions: FileRegion[] = [];
  /** A file that cannot be read to its end. */
  #damaged: string | null;

  constructor(
    bytes: Uint8Array,
    sink: ColumnSink,
    tools: ReadTools,
    streams: ReadonlyMap<number, StreamPlace>,
    damage: Damage,
    damaged: string | null,
  ) {
    this.#damaged = damaged;
    this.#damage = damage;
    this.#bytes = bytes;
    this.#sink = sink;
    const links = new PendingLinks(sink, bytes);
    const progress = (at: number): void =>
      tools.progress?.('reading properties', at, bytes.length, sink.nodeCount);
    this.#shared = {
      sink,
      links,
      hints: readHints(tools.hints),
      layouts: tools.layouts ?? null,
      rules: engineRules(tools.layouts ?? null),
      hinted: new Map(),
      unknown: new Map(),
      members: new Set(),
      damage,
      gaps: new Map(),
      damaged: new Map(),
      streams,
      progress,
    };
  }

  /** `isAlone`: paths of records need not name their file. */
  file({ start, size, header: found, headerEnd }: GoodPlace, content: Content, isAlone: boolean): void {
    const sink = this.#sink;
    const end = start + size;
    const file = contentName(content);
    const cursor = this.#cursor(file, start, end);
    cursor.at = headerEnd!;
    const header = withPackageVersions(found!, cursor, (other) => {
      const copy = this.#cursor(file, cursor.at, end);
      const isList = faultIn(() => enterList(copy, other.ue5)) === null;
      return isList && new ListSearch(cursor, engineFacts(other)).leads(copy.at, end, null);
    });
    const { className } = header;
    const stem = stemOf(content.name);
    const of = sink.classOf(sink.texts.add(className));
    const root = sink.node('RECORD', of, sink.texts.add(isAlone ? shortName(className) : stem));
    sink.span(root, start, size);
    this.#shared.links.addFile(stem.slice(stem.lastIndexOf('/') + 1), root);
    const facts = engineFacts(header);
    const fields = headerFields(header, content.wrappers);
    for (const fault of header.faults) reportError(sink, fault, root);
    try {
      const search = new ListSearch(cursor, facts);
      const repair = new ByteRepair(cursor);
      const { gameHeader, isMeasured, control } = enterList(cursor, header.ue5, {
        further: (from) => search.list(from, end)?.at ?? null,
        mends: (at) => {
          const error = repair.tag(at, null, () => search.leads(at, end, null));
          if (error) reportError(sink, error, root);
          return error !== null;
        },
      });
      if (gameHeader > 0) sink.opaque(gameHeader);
      if (gameHeader > 0 && !isMeasured)
        this.#tellGameHeader(cursor, root, gameHeader + (control === null ? 0 : 1));
      const more = {
        ...fields,
        ...(gameHeader > 0 && { gameHeaderBytes: gameHeader }),
        ...(control !== null && { control }),
      };
      this.#regions.push({ start, end, name: file, facts, className, root, listAt: cursor.at, header: more });
      this.#properties(cursor, facts, this.#shared.rules.gameOf(className), root, isAlone, className);
    } catch (error) {
      this.#fail(cursor, root, error);
      if (this.#regions.at(-1)?.root !== root)
        this.#regions.push({ start, end, name: file, facts, className, root, listAt: null, header: fields });
    }
  }

  /** A game's own header of unknown length may also be a damaged first property. */
  #tellGameHeader(cursor: Cursor, root: NodeId, size: number): void {
    const expected = 'a property list, or a header that says how long the rest is';
    const at = cursor.at - size;
    reportError(this.#sink, cursor.error('VALUE', expected, `${size} bytes of something else`, at), root);
  }

  /** Layout: [control byte], property list, [i32 0, and class-specific data]. */
  stream(
    { start, size, name }: { start: number; size: number; name: string },
    outer: number,
    place: StreamPlace,
  ): void {
    const sink = this.#sink;
    if (place.holder === null) {
      // Bytes that only look like a stream, or that the scan did not reach.
      sink.opaque(size);
      return;
    }
    const { node, of, text, isBare } = place.holder;
    const end = start + size;
    const cursor = this.#cursor(name, start, end);
    const { facts, className } = this.#regions.find((region) => region.start === outer)!;
    const root = isBare ? sink.node('RECORD', of, text) : sink.child('RECORD', of, node, FIELD_JOIN, text);
    if (isBare) sink.parent(root, node);
    sink.span(root, start, size);
    const control = startsList(cursor, start) ? 0 : 1;
    cursor.skip(Math.min(control, size));
    const isList = startsList(cursor, cursor.at);
    const listAt = isList ? cursor.at : null;
    this.#regions.push({ start, end, name, facts, className, root, listAt, header: {} });
    try {
      if (isList) this.#properties(cursor, facts, this.#shared.rules.gameOf(className), root, false, null);
      else sink.opaque(size);
    } catch (error) {
      this.#fail(cursor, root, error);
    }
  }

  #cursor(file: string, start: number, end: number): Cursor {
    const arriving = refuseLost(this.#damage, file, start);
    return new Cursor(this.#bytes, { file, base: start, end, arriving });
  }

  finish(): DecodeState {
    for (const [name, { count, bytes, file, at }] of this.#shared.unknown) {
      const struct = this.#sink.texts.text(name);
      const message = `${file}: struct ${struct} is binary data of the game's own: ${count} kept as ${bytes} bytes`;
      const place = { file, offset: at, path: null, node: null };
      this.#sink.issue({ code: 'UNKNOWN_STRUCT', message, ...place, info: true });
    }
    const records = this.#sink.nodeCount;
    this.#markDamaged();
    this.#reportTrailing();
    this.#shared.links.finish(this.#damaged ?? [...this.#shared.damaged.values()][0] ?? null);
    const names = Array.from(this.#shared.members, (name) => this.#sink.texts.text(name));
    const { hinted, gaps, layouts } = this.#shared;
    const lost = this.#damage.parts
      .filter((part) => part.lost)
      .map(({ from, to }) => ({ from, to, lost: true }));
    return { regions: this.#regions, records, lost, gaps, hinted, layouts, shortNames: shortNames(names) };
  }

  /** Tells of every record that has bytes of a broken chunk. */
  #markDamaged(): void {
    if (this.#damage.parts.length === 0) return;
    const { spanAt, spanSize } = this.#sink.reserveNodes(0);
    for (let row = 0; row < this.#sink.nodeCount; row++) {
      const part = this.#damage.at(spanAt[row]!, spanAt[row]! + spanSize[row]!);
      if (part === null) continue;
      reportError(this.#sink, part.error, row as NodeId);
      this.#shared.damaged.set(row as NodeId, part.error.file);
    }
  }

  /** Records answer with what is in them: those around a damaged one are told. */
  #reportTrailing(): void {
    const { damaged, sink } = this.#shared;
    const told = new Set<number>(damaged.keys());
    for (const [node, file] of damaged) {
      for (let row = sink.parentOf(node); row >= 0 && !told.has(row); row = sink.parentOf(row as NodeId)) {
        told.add(row);
        const message = `${file}: a record in this one is damaged: its value here is incomplete`;
        const place = { file, offset: null, path: null, node: row as NodeId };
        sink.issue({ code: 'VALUE', message, ...place, info: true });
      }
    }
  }

  #properties(
    cursor: Cursor,
    facts: EngineFacts,
    game: GvasGame,
    root: NodeId,
    isBare: boolean,
    className: string | null,
  ): void {
    const scan = new RecordScan(cursor, facts, game, root, className, isBare, this.#shared);
    try {
      scan.list();
      // Whether the object has a GUID, then the GUID.
      const hasGuid = cursor.left > 0 ? cursor.i32() : 0;
      if (hasGuid === 1) cursor.skip(Math.min(16, cursor.left));
      // If a name contains what follows it, the list ended too early, inside of it.
      else if (hasGuid !== 0)
        scan.report(cursor.error('VALUE', '0 or 1 after the last property', String(hasGuid), cursor.at - 4));
      const isEnd = scan.afterList(className) || (hasGuid !== 0 && hasGuid !== 1);
      if (!isEnd) reportError(this.#sink, cursor.trailing('the end of the properties'), root);
    } finally {
      scan.finish();
    }
  }

  /** Everything before the fault is good; the rest is kept as bytes. */
  #fail(cursor: Cursor, root: NodeId, error: unknown): void {
    if (!(error instanceof FormatError)) throw error;
    reportError(this.#sink, error, root);
    this.#damaged ??= error.file;
    this.#sink.opaque(Math.max(cursor.end - cursor.at, 0));
  }
}
