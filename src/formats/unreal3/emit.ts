// Edges, places and spans of all objects, package by package in table order.

import { FormatError } from '../../bytes/format-error.ts';
import type { LabelId, NodeId, ReferenceKind } from '../../graph/ids.ts';
import type { GraphSink } from '../../graph/sink.ts';
import type { ReadTools } from '../format.ts';
import { reportError } from './issues.ts';
import type { LinkContext } from './link/nodes.ts';
import { TableLinker } from './link/structure.ts';
import type { ClassFacts } from './objects/class-facts.ts';
import { PropertyFinder, placeNames } from './objects/heritage.ts';
import { type Survey, surveyObjects } from './objects/survey.ts';
import { nodeOfIndex, type Package, packageCursor } from './package.ts';
import { declareArrays } from './properties/declarations.ts';
import { LabelTree } from './properties/labels.ts';
import { PropertyScanner } from './properties/scan.ts';
import { TagReader } from './properties/tag-reader.ts';
import { hasBody, readBody } from './reflection/read-body.ts';
import type { State } from './state.ts';
import { OBJECT_FLAG } from './tables/exports.ts';
import { readThumbnails } from './tables/extras.ts';

/** Objects between two calls of progress. */
const PROGRESS_STEP = 4096;

export function emitObjects(
  context: LinkContext,
  tools: ReadTools,
): { readonly state: State; readonly counts: Readonly<Record<string, number>> } {
  const { sink, packages, folds, image } = context;
  const survey = surveyObjects(context);
  declareArrays(context, survey);
  const { types, defaults } = survey;
  const state: State = { packages, types, defaults, placeNames: placeNames(folds) };
  const labels = new LabelTree(sink, folds);
  const finder = new PropertyFinder(state, image);
  const counts = { packages: packages.length, exports: 0, properties: 0 };
  for (const of of packages) {
    const objects = new ObjectEmitter(context, survey, labels, finder, state, of);
    for (let index = 0; index < of.exports.count; index++) {
      if (index % PROGRESS_STEP === 0) {
        tools.progress?.('objects', of.start, image.length, counts.exports + index);
      }
      objects.emit(index);
    }
    const opaque = objects.opaque + pictureBytes(of, image) + looseBytes(of);
    sink.opaque(Math.min(opaque, of.size));
    counts.exports += of.exports.count;
    counts.properties += objects.properties;
  }
  const { tried, ambiguous, unread } = survey;
  return { state, counts: { ...counts, headersTried: tried, headersAmbiguous: ambiguous, unread } };
}

class ObjectEmitter {
  readonly #sink: GraphSink;
  readonly #image: Uint8Array;
  readonly #of: Package;
  readonly #survey: Survey;
  readonly #state: State;
  readonly #tables: TableLinker;
  readonly #scanner: PropertyScanner;
  readonly #finder: PropertyFinder;
  readonly #view: DataView;
  readonly #labels = new Map<string, LabelId>();

  #opaque = 0;

  constructor(
    { sink, image, folds }: LinkContext,
    survey: Survey,
    labels: LabelTree,
    finder: PropertyFinder,
    state: State,
    of: Package,
  ) {
    this.#sink = sink;
    this.#image = image;
    this.#of = of;
    this.#survey = survey;
    this.#state = state;
    this.#tables = new TableLinker(sink, of, image);
    this.#view = new DataView(image.buffer, image.byteOffset, image.byteLength);
    const reader = new TagReader(this.#view, of);
    this.#scanner = new PropertyScanner({ sink, image, folds, labels, types: survey.types }, of, reader);
    this.#finder = finder;
  }

  /** Bytes of bodies that are kept and not understood; more than there are where bodies overlap. */
  get opaque(): number {
    return this.#opaque + this.#scanner.opaque;
  }

  get properties(): number {
    return this.#scanner.properties;
  }

  emit(index: number): void {
    const { exports, start } = this.#of;
    const node = this.#of.exportNode[index]! as NodeId;
    this.#tables.link(index, node);
    const size = exports.size[index]!;
    if (size === 0) return;
    if (this.#of.tagsAt[index] === 0) {
      this.#opaque += size;
      return;
    }
    const facts = this.#survey.tree.facts(this.#of, exports.class[index]!);
    const ownerNode = nodeOfIndex(this.#of, exports.class[index]!) ?? -1;
    const end = start + exports.offset[index]! + size;
    this.#contained(node, () => {
      this.#scanner.scan(node, this.#of.tagsAt[index]!, this.#of.tagsEnd[index]!, ownerNode);
      this.#place(node, index, facts);
    });
    this.#body(node, index, facts.path, ownerNode, end);
  }

  #body(node: NodeId, index: number, classPath: string, owner: number, end: number): void {
    const start = this.#of.tagsEnd[index]!;
    if (!hasBody(classPath) || isTemplate(this.#of, index, OBJECT_FLAG.classDefault)) {
      this.#opaque += end - start;
      return;
    }
    const links = this.#sink.linkCount;
    let opaque = 0;
    const read = this.#contained(node, () => {
      const { defaults, end: understood } = readBody(this.#of, this.#image, classPath, start, end, () => {
        this.#sink.dropLinks(links);
        opaque = 0;
        return {
          link: (kind, label, at, value) => this.#link(node, kind, label, at, value),
          opaque: (bytes) => {
            opaque += bytes;
          },
        };
      });
      this.#opaque += opaque + end - understood;
      if (defaults) this.#scanner.scan(node, defaults.at, defaults.end, owner);
    });
    if (read) return;
    this.#sink.dropLinks(links);
    this.#opaque += end - start;
  }

  #link(node: NodeId, kind: ReferenceKind, label: string, at: number, index: number): void {
    // The export table says the super class too.
    if (kind === 'SUPER') return;
    const target = nodeOfIndex(this.#of, index);
    if (target === null) return;
    let id = this.#labels.get(label);
    if (id === undefined) {
      id = this.#sink.label(kind, label);
      this.#labels.set(label, id);
    }
    this.#sink.link(node, id, target, at);
  }

  /** Runs `read`; an error becomes an issue of the node, and references found since are taken back. */
  #contained(node: NodeId, read: () => void): boolean {
    const links = this.#sink.linkCount;
    try {
      read();
      return true;
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      this.#sink.dropLinks(links);
      reportError(this.#sink, error, node);
      return false;
    }
  }

  /** Actors have a place; templates of actors have none. */
  #place(node: NodeId, index: number, facts: ClassFacts): void {
    if (!(facts.actor ?? this.#inLevel(index))) return;
    if (isTemplate(this.#of, index, OBJECT_FLAG.classDefault | OBJECT_FLAG.archetype)) return;
    let at = this.#scanner.locationAt;
    let little = !this.#of.summary.layout.bigEndian;
    if (at < 0) {
      const inherited = this.#finder.find(this.#of, index, this.#state.placeNames.location, 12);
      if (!inherited) return;
      at = inherited.at;
      little = inherited.little;
    }
    const view = this.#view;
    this.#sink.place(
      node,
      view.getFloat32(at, little),
      view.getFloat32(at + 4, little),
      view.getFloat32(at + 8, little),
    );
  }

  /** Whether the object is held by a level: only actors are. */
  #inLevel(index: number): boolean {
    const outer = this.#of.exports.outer[index]!;
    if (outer <= 0 || outer > this.#of.exports.count) return false;
    return this.#survey.tree.facts(this.#of, this.#of.exports.class[outer - 1]!).path === 'engine.level';
  }
}

function isTemplate(of: Package, index: number, flags: number): boolean {
  return (of.exports.flagsLow[index]! & flags) !== 0;
}

/** Pictures of thumbnails: kept where they lie. A table that cannot be read costs nothing else. */
function pictureBytes(of: Package, image: Uint8Array): number {
  try {
    return readThumbnails(packageCursor(of, image), of).reduce((sum, { size }) => sum + size, 0);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return 0;
  }
}

/** Bytes that are neither header nor body. */
function looseBytes(of: Package): number {
  let left = of.size - Math.max(of.summary.headerSize, 0);
  for (let index = 0; index < of.exports.count; index++) left -= of.exports.size[index]!;
  return Math.max(left, 0);
}
