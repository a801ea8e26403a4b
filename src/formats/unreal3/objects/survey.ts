// A first pass over all objects before any is scanned: where their properties are, which classes and structs
// exist, and what those derive from. Scanning an object may need any other.

import { FormatError, type FormatErrorCode } from '../../../bytes/format-error.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { reportError } from '../../../graph/report-error.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { LinkContext } from '../link/nodes.ts';
import type { TypeTables } from '../properties/element-types.ts';
import { TagReader } from '../properties/tag-reader.ts';
import { OBJECT_FLAG } from '../tables/exports.ts';
import type { FoldId } from '../tables/lower-case-names.ts';
import { nodeOfIndex, type Package, packageCursor } from '../tables/package.ts';
import { FEW_ZEROS, type Zeros } from '../tables/zeroed.ts';
import { type ClassFacts, ClassTree } from './class-facts.ts';
import { locateProperties } from './locate.ts';

export interface Survey {
  readonly tree: ClassTree;
  readonly types: TypeTables;
  readonly defaults: Map<number, number>;
  /** Objects whose properties could not be read. */
  unread: number;
}

/** Reports objects that cannot be read as issues. */
export function surveyObjects(context: LinkContext): Survey {
  const { packages, sink, image } = context;
  const survey: Survey = {
    tree: new ClassTree(packages, sink.texts),
    types: { arrays: new Map(), structs: new Map(), supers: new Map() },
    defaults: new Map(),
    unread: 0,
  };
  const view = new DataView(image.buffer, image.byteOffset, image.byteLength);
  for (const of of packages) {
    const reader = new TagReader(view, of);
    const bounds = new BodyBounds(of);
    for (let index = 0; index < of.exports.count; index++) {
      const facts = survey.tree.facts(of, of.exports.class[index]!);
      noteDeclaration(context, survey, of, index, facts);
      const node = of.exportNode[index]! as NodeId;
      if (of.exports.size[index] === 0) continue;
      try {
        bounds.check(index, image);
        sink.span(node, of.start + of.exports.offset[index]!, of.exports.size[index]!);
        locateProperties(of, image, reader, index, facts);
        if (of.zeros.length > 0) noteZeros(sink, of, index, facts.path.startsWith('core.'));
      } catch (error) {
        if (!(error instanceof FormatError)) throw error;
        survey.unread++;
        reportError(sink, error, node);
      }
    }
  }
  return survey;
}

/**
 * Notes zeros in place of what is read of an object. Those that are all in its data after the properties are that data,
 * unless it is a class or a part of one, which has no pictures and sounds.
 */
function noteZeros(sink: GraphSink, of: Package, index: number, isPlain: boolean): void {
  const { exports, file, start } = of;
  const tagsEnd = of.tagsEnd[index]!;
  const from = exports.offset[index]!;
  const to = from + exports.size[index]!;
  let hit: Zeros | null = null;
  for (const run of of.zeros) {
    const isHit = Math.min(run.end, to) - Math.max(run.at, from) > FEW_ZEROS;
    const isData = run.at >= tagsEnd - start && run.end <= to + FEW_ZEROS && !isPlain && tagsEnd !== 0;
    if (!isHit || isData) continue;
    hit = run;
    break;
  }
  if (hit === null) return;
  const message = `${file} at ${hit.at}: ${hit.end - hit.at} zeros in a row, as disks leave in place of what they lost`;
  const node = of.exportNode[index]! as NodeId;
  sink.issue({ code: 'ZEROS', message, file, offset: hit.at, path: null, node, info: true });
}

/**
 * Checks that bodies are within the package and add up to no more than its size: overlapping ones come from a
 * hostile file.
 */
class BodyBounds {
  readonly #of: Package;
  #left: number;

  constructor(of: Package) {
    this.#of = of;
    this.#left = of.size;
  }

  /** @throws FormatError */
  check(index: number, image: Uint8Array): void {
    const { exports, size, lost } = this.#of;
    const at = exports.offset[index]!;
    const length = exports.size[index]!;
    if (at + length > size) throw this.#fault(index, image, 'SHORT', `a body inside ${size} bytes`);
    if (lost.length > 0 && lost.some((range) => at < range.at + range.size && at + length > range.at))
      throw this.#fault(index, image, 'INFLATE', 'a body in blocks that inflate');
    this.#left -= length;
    if (this.#left < 0) throw this.#fault(index, image, 'LIMIT', 'bodies that do not overlap');
  }

  #fault(index: number, image: Uint8Array, code: FormatErrorCode, expected: string): FormatError {
    const { exports } = this.#of;
    const found = `${exports.size[index]!} bytes at ${exports.offset[index]!}`;
    const cursor = packageCursor(this.#of, image);
    return cursor.labelled(`export ${index + 1}`, () =>
      cursor.error(code, expected, found, exports.at[index]!),
    );
  }
}

/** Notes classes, structs and class default objects, which others look up. */
function noteDeclaration(
  { sink, folds, classes }: LinkContext,
  survey: Survey,
  of: Package,
  index: number,
  facts: ClassFacts,
): void {
  const { exports } = of;
  const node = of.exportNode[index]!;
  const parent = exports.super[index]!;
  const parentNode = nodeOfIndex(of, parent);
  if (parentNode !== null) survey.types.supers.set(node, parentNode);
  if (exports.class[index] === 0 && parentNode !== null)
    sink.superClass(classes.ofIndex(of, index + 1), classes.ofIndex(of, parent));
  if (facts.path === 'core.scriptstruct') {
    const fold = of.names.fold[exports.name[index]!];
    const name = fold === undefined ? '' : folds.lower(fold as FoldId);
    if (!survey.types.structs.has(name)) survey.types.structs.set(name, node);
  }
  if ((exports.flagsLow[index]! & OBJECT_FLAG.classDefault) !== 0 && isDefaultName(of, index, folds)) {
    const owner = nodeOfIndex(of, exports.class[index]!);
    if (owner !== null && !survey.defaults.has(owner)) survey.defaults.set(owner, node);
  }
}

function isDefaultName(of: Package, index: number, folds: { lower(fold: FoldId): string }): boolean {
  const fold = of.names.fold[of.exports.name[index]!];
  return fold !== undefined && folds.lower(fold as FoldId).startsWith('default__');
}
