// Edges, places and spans of all objects, package by package in table order.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { farCoordinate } from '../../../bytes/odd-values.ts';
import type { LabelId, NodeId, ReferenceKind, TextId } from '../../../graph/ids.ts';
import { getOrCreate } from '../../../graph/made-once.ts';
import { reportError } from '../../../graph/report-error.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { ReadTools } from '../../format.ts';
import { LabelNode } from '../../layout/labels.ts';
import { reportBrokenText } from '../file/issues.ts';
import { CLASS_OF_CLASSES, type ClassPaths, pathOfIndex } from '../link/class-paths.ts';
import type { LinkContext } from '../link/nodes.ts';
import { TableLinker } from '../link/structure.ts';
import type { ClassFacts } from '../objects/class-facts.ts';
import { declareArrays } from '../objects/declarations.ts';
import { headerReferences } from '../objects/header-references.ts';
import { type Survey, surveyObjects } from '../objects/survey.ts';
import { PropertyScanner } from '../properties/scan.ts';
import { SCRIPT_LABEL, type ScriptPlace } from '../script/script-reader.ts';
import type { DecodeState } from '../state.ts';
import type { ClassWalk } from '../tables/class-walk.ts';
import { OBJECT_FLAG } from '../tables/exports.ts';
import type { LowerCaseNames } from '../tables/lower-case-names.ts';
import { moveCursor, nodeOfIndex, type Package, packageCursor } from '../tables/package.ts';
import { PropertyFinder, placeNames } from '../tails/inherited-properties.ts';
import { NO_TAIL, rowsOf } from '../tails/registry.ts';
import { tailClasses } from '../tails/tail-classes.ts';
import { type TailNames, TailReader } from '../tails/tail-reader.ts';
import { UnreadTails } from '../tails/unread.ts';
import { isMeasured } from '../versions.ts';
import { CallTargets } from './call-targets.ts';
import { NativeFunctions, ScriptLinker } from './script-linker.ts';

/** The class of files that hold data of textures and sounds. */
const BULK_FILE = 'BulkFile';

interface TailContext {
  readonly classes: ClassWalk<number>;
  readonly unread: UnreadTails;
  /** Nodes of files next to the packages, by lower-case name. */
  readonly files: Map<string, NodeId>;
  readonly calls: CallTargets;
  readonly natives: NativeFunctions;
}

/** Objects between two progress calls. */
const PROGRESS_STEP = 4096;

/** Emits everything in the objects of all packages into the graph. */
export function emitObjects(
  context: LinkContext,
  tools: ReadTools,
): { readonly state: DecodeState; readonly counts: Readonly<Record<string, number>> } {
  const { sink, packages, folds, image } = context;
  const survey = surveyObjects(context);
  declareArrays(context, survey);
  const { types, defaults } = survey;
  const state: DecodeState = {
    packages,
    layouts: tools.layouts ?? null,
    types,
    defaults,
    placeNames: placeNames(folds),
    tailNames: tailNames(folds),
  };
  const labels = new LabelNode('PROPERTY', '');
  const finder = new PropertyFinder(state, image);
  const tails: TailContext = {
    classes: tailClasses(packages, folds, rowsOf(state.layouts)),
    unread: new UnreadTails(),
    files: new Map(),
    calls: new CallTargets(context, survey),
    natives: new NativeFunctions(sink),
  };
  const counts = { packages: packages.length, exports: 0, properties: 0 };
  for (const of of packages) {
    const objects = new ObjectEmitter(context, survey, labels, finder, state, of, tails);
    for (let index = 0; index < of.exports.count; index++) {
      if (index % PROGRESS_STEP === 0)
        tools.progress?.('objects', of.start, image.length, counts.exports + index);
      objects.emit(index);
    }
    const opaque = objects.opaque + looseBytes(of);
    sink.opaque(Math.min(opaque, of.size));
    counts.exports += of.exports.count;
    counts.properties += objects.properties;
  }
  tails.natives.link(sink.label('NATIVE', SCRIPT_LABEL));
  tails.unread.report(sink);
  return { state, counts: { ...counts, unread: survey.unread } };
}

class ObjectEmitter {
  readonly #sink: GraphSink;
  readonly #of: Package;
  readonly #survey: Survey;
  readonly #state: DecodeState;
  readonly #tables: TableLinker;
  readonly #scanner: PropertyScanner;
  readonly #finder: PropertyFinder;
  readonly #view: DataView;
  readonly #labels = new Map<string, LabelId>();
  readonly #classes: ClassPaths;
  readonly #tails: TailContext;
  readonly #tailReader: TailReader;
  readonly #scripts: ScriptLinker;
  readonly #cursor: Cursor;

  #opaque = 0;
  /**
   * The current object. Readers share callbacks that refer to it: making closures for each of a million
   * objects would cost a tenth of the reading time.
   */
  #node = 0 as NodeId;
  readonly #linkNative = (label: string, at: number, value: number): void =>
    this.#link('NATIVE', label, at, value);
  #tailLinks = 0;
  #brokenTextAt = -1;

  constructor(
    { sink, image, folds, classes }: LinkContext,
    survey: Survey,
    labels: LabelNode,
    finder: PropertyFinder,
    state: DecodeState,
    of: Package,
    tails: TailContext,
  ) {
    this.#sink = sink;
    this.#classes = classes;
    this.#tails = tails;
    this.#cursor = packageCursor(of, image);
    this.#scripts = new ScriptLinker(sink, of, tails.calls, tails.natives);
    const text = (id: number): string => sink.texts.text(id as TextId);
    this.#tailReader = new TailReader(
      { image, finder, names: state.tailNames, layouts: state.layouts, text },
      of,
      {
        begin: () => {
          sink.dropLinks(this.#tailLinks);
          this.#brokenTextAt = -1;
        },
        link: (kind, label, at, value) => this.#link(kind, label.path, at, value),
        brokenText: (at) => {
          this.#brokenTextAt = at;
        },
        elsewhere: (label, at, file) => {
          sink.link(this.#node, this.#label('NATIVE', `${label.path}.file`), this.#fileNode(file), at);
        },
      },
    );
    this.#of = of;
    this.#survey = survey;
    this.#state = state;
    this.#tables = new TableLinker(sink, of, image);
    this.#view = new DataView(image.buffer, image.byteOffset, image.byteLength);
    this.#scanner = new PropertyScanner({ sink, image, folds, labels, types: survey.types }, of);
    this.#finder = finder;
  }

  /** Bytes of bodies that are kept but not understood; may exceed the bytes there are, where bodies overlap. */
  get opaque(): number {
    return this.#opaque + this.#scanner.opaqueBytes;
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
    this.#node = node;
    this.#properties(node, index, facts, ownerNode);
    if (end === this.#of.tagsEnd[index]) return;
    if (isTemplate(this.#of, index, OBJECT_FLAG.classDefault)) this.#opaque += end - this.#of.tagsEnd[index]!;
    else this.#tail(node, index, facts, ownerNode);
  }

  #properties(node: NodeId, index: number, facts: ClassFacts, owner: number): void {
    const links = this.#sink.linkCount;
    try {
      headerReferences(this.#of, this.#cursor, index, this.#linkNative);
      this.#scanner.scan(node, this.#of.tagsAt[index]!, this.#of.tagsEnd[index]!, owner);
      this.#place(node, index, facts);
    } catch (error) {
      this.#contain(error, links, node);
    }
  }

  /** Reads the tail after the properties, if the layout of the class is known. */
  #tail(node: NodeId, index: number, facts: ClassFacts, owner: number): void {
    const of = this.#of;
    const type = of.exports.class[index]!;
    const tail = facts.tail === NO_TAIL ? this.#tails.classes.get(of, type) : facts.tail;
    const { unread } = this.#tails;
    const size = of.start + of.exports.offset[index]! + of.exports.size[index]! - of.tagsEnd[index]!;
    if (!this.#tailReader.knows(tail)) {
      this.#opaque += size;
      unread.unknown(this.#className(type), of.file, of.tagsEnd[index]! - of.start, size);
      return;
    }
    this.#tailLinks = this.#sink.linkCount;
    try {
      this.#tailReader.read(tail, index);
      of.tail[index] = tail;
      this.#found(node, index, owner);
    } catch (error) {
      this.#opaque += size;
      if (facts.tail !== NO_TAIL) this.#contain(error, this.#tailLinks, node);
      else this.#misfit(error, this.#tailLinks, this.#className(type), size);
    }
  }

  /** Keeps what the tail holds besides references. */
  #found(node: NodeId, index: number, owner: number): void {
    const { script, defaults, nativeIndex } = this.#tailReader.found;
    if (this.#brokenTextAt >= 0) reportBrokenText(this.#sink, this.#cursor, this.#brokenTextAt, node);
    this.#tails.natives.add(nativeIndex, node);
    if (defaults) this.#scanner.scan(node, defaults.at, defaults.end, owner);
    if (script) this.#script(node, index, script);
  }

  /** A layout that does not fit is an issue only where it was checked on packages like this one. */
  #misfit(error: unknown, links: number, what: string, size: number): void {
    if (!(error instanceof FormatError)) throw error;
    this.#sink.dropLinks(links);
    if (isMeasured(this.#of.summary.layout)) reportError(this.#sink, labelled(error, what), this.#node);
    else this.#tails.unread.misfit(what === SCRIPT_LABEL ? 'byte code' : what, error, size);
  }

  #className(type: number): string {
    return pathOfIndex(this.#of, type, this.#sink.texts) ?? CLASS_OF_CLASSES;
  }

  /** A file next to the packages, by its name. */
  #fileNode(file: string): NodeId {
    return getOrCreate(this.#tails.files, file.toLowerCase(), () => {
      const name = this.#sink.texts.add(file);
      const node = this.#sink.node('EXTERNAL', this.#classes.named(BULK_FILE), name);
      // The dot in the name does not separate steps of a path.
      this.#sink.setDisplayName(node, name);
      return node;
    });
  }

  /** Byte code that cannot be read costs only its own references. */
  #script(node: NodeId, index: number, place: ScriptPlace): void {
    const size = place.size ?? 0;
    const links = this.#sink.linkCount;
    try {
      this.#scripts.link(node, index, moveCursor(this.#cursor, place.at, place.at + size), place);
    } catch (error) {
      this.#opaque += size;
      this.#misfit(error, links, SCRIPT_LABEL, size);
    }
  }

  #link(kind: ReferenceKind, label: string, at: number, index: number): void {
    // The export table has the super class too.
    const target = kind === 'SUPER' ? null : nodeOfIndex(this.#of, index);
    if (target !== null) this.#sink.link(this.#node, this.#label(kind, label), target, at);
  }

  #label(kind: ReferenceKind, label: string): LabelId {
    return getOrCreate(this.#labels, label, () => this.#sink.label(kind, label));
  }

  /** Turns a format error into an issue of the node, and drops the references found since. */
  #contain(error: unknown, links: number, node: NodeId): void {
    if (!(error instanceof FormatError)) throw error;
    this.#sink.dropLinks(links);
    reportError(this.#sink, error, node);
  }

  /** Actors have a place; templates of actors don't. */
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
    const [x, y, z] = [at, at + 4, at + 8].map((place) => this.#view.getFloat32(place, little)) as [
      number,
      number,
      number,
    ];
    this.#sink.place(node, x, y, z);
    const far = farCoordinate(x, y, z);
    if (far === null) return;
    const error = this.#cursor.error('VALUE', 'a place on the map', String(far), at);
    reportError(this.#sink, error, node, { info: true });
  }

  /** True if the object's outer is a level, as is the case for actors only. */
  #inLevel(index: number): boolean {
    const outer = this.#of.exports.outer[index]!;
    if (outer <= 0 || outer > this.#of.exports.count) return false;
    return this.#survey.tree.facts(this.#of, this.#of.exports.class[outer - 1]!).path === 'engine.level';
  }
}

/** Returns the same error with the class in its path. */
function labelled(error: FormatError, className: string): FormatError {
  const { code, file, offset, path, expected, found } = error;
  return new FormatError({ code, file, offset, path: [className, ...path], expected, found });
}

function isTemplate(of: Package, index: number, flags: number): boolean {
  return (of.exports.flagsLow[index]! & flags) !== 0;
}

function tailNames(folds: LowerCaseNames): TailNames {
  const number = (name: string): number => folds.find(name) ?? -1;
  return {
    bHasVertexColors: number('bHasVertexColors'),
    TextureFileCacheName: number('TextureFileCacheName'),
    Filename: number('Filename'),
  };
}

/** Number of bytes that belong to neither header nor body. */
function looseBytes(of: Package): number {
  let left = of.size - Math.max(of.summary.headerSize, 0);
  for (let index = 0; index < of.exports.count; index++) left -= of.exports.size[index]!;
  return Math.max(left, 0);
}
