// Reads packages in stages: plan how each is stored, inflate all into the image, read tables, link them
// across packages, then scan every object for its references.

import { clockMillis } from '../../bytes/clock.ts';
import { type FormatError, tryRead } from '../../bytes/format-error.ts';
import { reportError } from '../../graph/report-error.ts';
import type { GraphSink } from '../../graph/sink.ts';
import type { ReadResult, ReadTools, SourceFile } from '../format.ts';
import { inflatePackage } from './compression/inflate.ts';
import { planStorage, type StoragePlan } from './compression/plan.ts';
import { DETECT_BYTES, detect, packageName } from './file/detect.ts';
import { consoleContainer, explaining, unsupported } from './file/refusals.ts';
import { ClassPaths } from './link/class-paths.ts';
import { resolveImports } from './link/imports.ts';
import { addExportNodes, addPackageNodes, type LinkContext } from './link/nodes.ts';
import { PathIndex } from './link/path-index.ts';
import { linkPackages } from './link/structure.ts';
import { emitObjects } from './nodes/emit.ts';
import { markDamage } from './nodes/mark-damage.ts';
import { LowerCaseNames } from './tables/lower-case-names.ts';
import { type Package, readPackage } from './tables/package.ts';
import { tableNotes } from './tables/table-notes.ts';

/** A big-endian file begins with the high byte of the tag. */
const SWAPPED_FIRST_BYTE = 0x9e;

interface PlannedFile {
  readonly source: SourceFile;
  readonly plan: StoragePlan;
}

/** @throws FormatError when none of the files is a readable package */
export function read(files: readonly SourceFile[], sink: GraphSink, tools: ReadTools): ReadResult {
  // One unreadable file does not affect the others.
  const errors: FormatError[] = [];
  const planned = files.flatMap((source) => tryRead(() => [plan(source)], [], errors));
  const { bytes: image, files: places } = sink.image(
    planned.map(({ source, plan: { size } }) => ({ name: source.name, size })),
  );
  const folds = new LowerCaseNames(sink.texts);
  let inflateMillis = 0;
  const total = image.length;
  const packages = planned.flatMap(({ source, plan }, at) => {
    const { start, size } = places[at]!;
    const started = clockMillis();
    const lost = inflatePackage(source.name, source.bytes, plan, image, start, tools.inflate);
    inflateMillis += clockMillis() - started;
    const [first] = lost;
    if (first?.at === 0 && plan.stored === 'lzo' && source.bytes[0] === SWAPPED_FIRST_BYTE) {
      errors.push(consoleContainer(source.name, first.error.offset));
      sink.opaque(size);
      return [];
    }
    for (const { error } of lost) reportError(sink, error, null);
    if (plan.trailing) reportError(sink, plan.trailing, null);
    for (const note of plan.notes) reportError(sink, note, null, { info: true });
    tools.progress?.('tables', start + size, total, 0);
    const ranges = lost.map(({ at, size }) => ({ at, size }));
    const place = { file: source.name, name: packageName(source.name), start, size };
    const { stored, summary, blocks } = plan;
    const read = tryRead(
      () => readTables({ ...place, stored, summary, blocks, lost: ranges }, image, sink, folds),
      null,
      errors,
    );
    if (!read) sink.opaque(size);
    return read ?? [];
  });
  if (packages.length === 0 && errors.length > 0) throw errors[0]!;
  for (const error of errors) reportError(sink, error, null);

  const context: LinkContext = {
    sink,
    image,
    packages,
    folds,
    classes: new ClassPaths(sink, packages),
    index: new PathIndex(),
    entries: new Map(),
  };
  addPackageNodes(context);
  addExportNodes(context);
  markDamage(context);
  resolveImports(context);
  linkPackages(context);
  const { state, counts } = emitObjects(context, tools);
  return {
    resolver: { absent: () => ({ kind: 'EXTERNAL' }), choose: (nodes) => nodes[0]! },
    state,
    inflateMillis,
    counts,
  };
}

function plan(source: SourceFile): PlannedFile {
  return { source, plan: planStorage(source.name, source.bytes) };
}

function readTables(
  source: Parameters<typeof readPackage>[0],
  image: Uint8Array,
  sink: GraphSink,
  folds: LowerCaseNames,
): Package {
  const head = image.subarray(source.start, source.start + Math.min(source.size, DETECT_BYTES));
  const found = detect(source.file, head);
  if (found.kind === 'refused') throw unsupported(source.file, 0, found.why);
  const read = explaining(source.file, head, () => readPackage(source, image, sink.texts, folds));
  for (const note of tableNotes(read)) reportError(sink, note, null, { info: true });
  return read;
}
