// Unwraps the files of a save, and fills the image with what is in them and in the streams inside them.
// Source: docs/formats/gvas.md#wrappers.

import { Cursor } from '../../../bytes/cursor.ts';
import { Damage, refuseLost } from '../../../bytes/damage.ts';
import { FormatError, tryRead } from '../../../bytes/format-error.ts';
import type { DamagedPart } from '../../../bytes/stream-inflater.ts';
import type { ColumnSink } from '../../../graph/column-sink.ts';
import type { GraphMemory } from '../../../graph/memory/graph-memory.ts';
import type { ImageFile } from '../../../graph/sink.ts';
import type { ReadTools, SourceFile } from '../../format.ts';
import type { GameHeader } from './layout.ts';
import { RepairBudget, readGameHeader } from './mended-header.ts';
import type { Packed } from './packed.ts';
import { innerStreams } from './streams.ts';
import { type Unwrapped, unwrap } from './wrappers.ts';

/** Limits for all streams inside a file: a multiple of its size, and at least this size. */
const STREAM_RATIO = 64;
const LEAST_STREAM_BYTES = 1 << 28;

/** A file and what its wrappers contain. */
export interface Content extends Unwrapped {
  readonly name: string;
}

/** A stream inside a file, and its place. */
interface InnerContent extends Packed {
  readonly name: string;
  /** Index of the file, and offset in it. */
  readonly file: number;
  readonly at: number;
}

/** Unwraps the files; those that cannot be are faults. @throws FormatError when none can be */
export function peelAll(files: readonly SourceFile[], tools: ReadTools, faults: FormatError[]): Content[] {
  const contents: Content[] = [];
  for (const { name, bytes } of files) {
    const peeled = tryRead(() => unwrap(bytes, name, tools, faults), null, faults);
    if (peeled) contents.push({ name, ...peeled });
  }
  if (contents.length === 0) throw faults[0] ?? new Error('a save without files');
  return contents;
}

/** As issues call it: offsets are in what wrappers hold. */
export function contentName({ name, wrappers }: Content): string {
  return wrappers.length > 0 ? `${name}, inflated` : name;
}

/** A place in the image, up to where all is lost: 0 if nothing is there. */
export interface GoodPlace {
  readonly start: number;
  readonly size: number;
  /** Of a file; a stream in one has none. It ends at `headerEnd`. */
  readonly header?: GameHeader;
  readonly headerEnd?: number;
  /** Parts of it that are not intact, in order; offsets are in the image. */
  readonly damage: readonly DamagedPart[];
}

/**
 * Files in the image, and the streams inside them, which can only be found when the files are there.
 * @throws FormatError when no file could be inflated to a save game
 */
export function fillImage(
  contents: readonly Content[],
  sink: ColumnSink,
  tools: ReadTools,
  faults: FormatError[],
): {
  readonly bytes: Uint8Array;
  readonly places: readonly GoodPlace[];
  readonly inner: readonly InnerContent[];
} {
  const image = sink.image(contents);
  const places = contents.map((content, at) => fill(image.bytes, image.files[at]!, content, sink, faults));
  const budget = new RepairBudget();
  contents.forEach((content, at) => {
    const { start, size, damage } = places[at]!;
    const file = contentName(content);
    const arriving = refuseLost(new Damage(damage), file, start);
    const cursor = new Cursor(image.bytes, { file, base: start, end: start + size, arriving });
    const header = size > 0 ? tryRead(() => readGameHeader(cursor, budget), null, faults) : null;
    places[at] = header ? { ...places[at]!, header, headerEnd: cursor.at } : { start, size: 0, damage: [] };
  });
  if (places.every(({ size }) => size === 0)) throw faults[0]!;
  const inner = contents.flatMap(({ name }, file) => {
    const { start, size } = places[file]!;
    return streamsIn(
      name,
      image.bytes.subarray(start, start + size),
      file,
      { ...tools, memory: sink.memory },
      faults,
    );
  });
  if (inner.length === 0) return { bytes: image.bytes, places, inner };
  const whole = sink.image([...contents, ...inner]);
  const streams = inner.map((content, at) =>
    fill(whole.bytes, whole.files[contents.length + at]!, content, sink, faults),
  );
  return { bytes: whole.bytes, places: [...places, ...streams], inner };
}

function fill(
  image: Uint8Array,
  { start, size }: ImageFile,
  content: Packed,
  sink: ColumnSink,
  faults: FormatError[],
): GoodPlace {
  const into = image.subarray(start, start + size);
  const written = tryRead(() => content.write(into, faults, sink.memory), null, faults);
  sink.opaque(written?.opaque ?? size);
  if (written === null) return { start, size: 0, damage: [] };
  const damage = [...written.damage];
  let end = size;
  for (let last = damage.at(-1); last?.lost && last.to === end; last = damage.at(-1)) {
    end = last.from;
    damage.pop();
  }
  const moved = damage.map((part) => ({ ...part, from: start + part.from, to: start + part.to }));
  return { start, size: end, damage: moved };
}

function streamsIn(
  name: string,
  bytes: Uint8Array,
  file: number,
  tools: ReadTools & { readonly memory: GraphMemory },
  faults: FormatError[],
): InnerContent[] {
  const most = Math.max(bytes.length * STREAM_RATIO, LEAST_STREAM_BYTES);
  const found: InnerContent[] = [];
  for (const { at, content } of innerStreams(bytes, name, most, tools)) {
    if (content instanceof FormatError) faults.push(content);
    else found.push({ ...content, name: `${name}, stream at ${at}`, file, at });
  }
  return found;
}
