// Decodes what queries ask for, from the image and the state that reading left. Source: docs/formats/satisfactory.md.

import { Cursor } from '../../bytes/cursor.ts';
import { tryRead } from '../../bytes/format-error.ts';
import type { FoundTexts, TextScan } from '../../graph/column-reader.ts';
import type { GraphData } from '../../graph/finished/graph-data.ts';
import { KIND, type NodeId } from '../../graph/ids.ts';
import { getOrCreate } from '../../graph/made-once.ts';
import type { RawRow, RawTable } from '../../graph/raw-table.ts';
import type { Decoder, ElementNumbers } from '../../graph/sink.ts';
import { pathsByPlace, pathsOfLast } from '../../graph/value-paths.ts';
import { NO_POSE, type Pose, type PropertyValue } from '../../graph/values.ts';
import { rawTable } from '../raw-tables.ts';
import { ColumnSource } from '../unreal/columns/column-source.ts';
import { TagMemory } from '../unreal/columns/tag-memory.ts';
import { PropertyTextScan } from '../unreal/columns/text-scan.ts';
import { NO_LABEL, PropertyDecoder } from '../unreal/decode/decode.ts';
import { numbersIn, vectorsIn } from '../unreal/decode/element-fields.ts';
import { KnownTags } from '../unreal/tags/known-tags.ts';
import { tagFields } from '../unreal/tags/tag-fields.ts';
import { readGuid } from '../unreal/texts/guid.ts';
import { chunkTable } from './file/chunk-headers.ts';
import type { RowContext } from './kernel/object-rows.ts';
import { bodyTables } from './levels/body-tables.ts';
import { BUILDABLE_ALIASES } from './objects/aliases.ts';
import { ObjectHeaders } from './objects/object-headers.ts';
import { propertyRows, skipFamily } from './objects/property-rows.ts';
import { lightweight } from './special/lightweights.ts';
import { LIGHTWEIGHT_SUBSYSTEM, REUSED_BY_MODS } from './special/readers.ts';
import { type LayoutRules, layoutRules } from './special/rules.ts';
import type { DecodeState, LightweightRows } from './state.ts';
import type { GameLayout } from './structs/reader.ts';
import { onlyZeros, skipReference } from './structs/references.ts';
import { type BodyVersion, bodySteps, bodyVersion, ENGINE } from './versions.ts';

/** Rotation, translation, scale: ten floats. */
const TRANSFORM_BYTES = 40;

export function decoder(data: GraphData, state: unknown): Decoder {
  return new SaveDecoder(data, state as DecodeState);
}

class SaveDecoder implements Decoder {
  readonly aliases = BUILDABLE_ALIASES;
  readonly columns: ColumnSource<BodyVersion>;
  readonly #data: GraphData;
  readonly #state: DecodeState;
  readonly #rules: LayoutRules;
  readonly #headers: ObjectHeaders;
  readonly #cursor: Cursor;
  /** Objects that a list of destroyed actors names all the same. */
  readonly #collectedAgain: ReadonlySet<number>;
  /** Of the property lists of objects, by their class. */
  readonly #tags = new TagMemory();
  /** By property list, and by field where only one is read: see numbersIn and vectorsIn. */
  readonly #knownTags = new Map<string, KnownTags>();
  /** By context. */
  readonly #versions: readonly BodyVersion[];
  readonly #layouts: (string | undefined)[] = [];
  /** Those that were asked for last: nodes are mostly read in their order. */
  #lastRows: LightweightRows | null = null;
  readonly referencePath = pathsOfLast((node) => this.#findPaths(node));

  constructor(data: GraphData, state: DecodeState) {
    this.#data = data;
    this.#state = state;
    this.#rules = layoutRules(state.layouts);
    this.#headers = new ObjectHeaders(data.image, state);
    this.#collectedAgain = new Set(state.collected.existing);
    this.#cursor = new Cursor(data.image, { file: data.files[0]?.name ?? '' });
    this.#versions = state.contexts.map(({ save, engine }) => bodyVersion(save, engine, state.build));
    this.columns = new ColumnSource(propertyRows(data, state, this.#headers, this.#rules, this.#versions));
  }

  properties(node: NodeId, only?: ReadonlySet<string>): readonly PropertyValue[] {
    if (node < this.#state.headerAt.length) return this.#objectProperties(node, only);
    const rows = this.#lightweightRows(node);
    if (rows) return this.#lightweightProperties(node, rows);
    return this.#isCollected(node) ? [COLLECTED] : [];
  }

  numbersIn(node: NodeId, list: string, field: string): ElementNumbers | null {
    const decoder = node < this.#state.headerAt.length ? this.#enterBody(node) : null;
    return decoder && numbersIn(decoder, list, field, this.#knownTagsOf(decoder, `${list}.${field}`));
  }

  vectorsIn(node: NodeId, list: string, fields: readonly string[]): Float64Array | null {
    const decoder = node < this.#state.headerAt.length ? this.#enterBody(node) : null;
    return decoder && vectorsIn(decoder, list, fields, this.#knownTagsOf(decoder, list));
  }

  /** The same bytes say the same only where tags have the same form. */
  #knownTagsOf({ version }: PropertyDecoder<BodyVersion>, place: string): KnownTags {
    return getOrCreate(this.#knownTags, `${version.completeTypeNames} ${place}`, () => new KnownTags());
  }

  textScan(sink: FoundTexts): TextScan {
    const rules = {
      className: (node: NodeId): string => this.#headers.className(node),
      rest: (node: NodeId, scan: PropertyTextScan<BodyVersion>, hasList: boolean): void => {
        if (node >= this.#state.headerAt.length) this.#lightweightTexts(node, scan);
        else if (hasList) this.#tailTexts(node, scan);
      },
    };
    const scan = new PropertyTextScan(this.#cursor, this.columns.rows, rules, sink);
    const { textless } = this.#state;
    return { path: (field) => scan.path(field), read: (node) => textless[node] === 1 || scan.read(node) };
  }

  #lightweightTexts(node: NodeId, scan: PropertyTextScan<BodyVersion>): void {
    const rows = this.#lightweightRows(node);
    if (rows === null) return;
    this.#enterSpan(node);
    scan.version = this.#versions[rows.context]!;
    lightweight(scan, scan.root, rows.own);
  }

  /** The texts that #tail shows, unless it has to try layouts. */
  #tailTexts(node: NodeId, scan: PropertyTextScan<BodyVersion>): void {
    const cursor = this.#cursor;
    skipGuid(cursor);
    const name = this.#headers.classWord(node);
    if (cursor.left === 0 || name === LIGHTWEIGHT_SUBSYSTEM) return;
    const own = this.#rules.special.get(name);
    own?.fields(scan, scan.root);
    if (cursor.left > 0 && !onlyZeros(cursor)) scan.refuse('the end of a body');
  }

  outline(node: NodeId): readonly { readonly name: string; readonly type: string }[] {
    if (node >= this.#state.headerAt.length) return this.properties(node);
    const className = this.#headers.className(node);
    const decoder = this.#enterBody(node);
    if (decoder === null) return [];
    return [...decoder.outline(className), ...this.#tail(decoder, className)];
  }

  header(node: NodeId, only?: ReadonlySet<string>): Readonly<Record<string, unknown>> {
    if (node >= this.#state.headerAt.length) return this.#headerOfOthers(node);
    const facts: Record<string, unknown> = {};
    if (!only || hasAny(only, TEXT_FACTS)) {
      const flags = this.#headers.flags(node);
      facts.className = this.#headers.className(node);
      facts.levelName = this.#headers.levelName(node);
      if (flags !== null) facts.flags = flags;
    }
    const { view } = this.#cursor;
    if ((!only || hasAny(only, ACTOR_FACTS)) && this.#headers.isActor(node)) {
      const transformAt = this.#transformAt(node);
      facts.needTransform = view.getInt32(transformAt - 4, true) !== 0;
      facts.wasPlacedInLevel = view.getInt32(transformAt + TRANSFORM_BYTES, true) !== 0;
    }
    if (this.#isCollected(node)) facts.collected = true;
    if (only && !hasAny(only, BODY_FACTS)) return facts;
    const { save, engine, migrates } = this.#context(node);
    const lightweights = this.#state.lightweights.filter(({ subsystem }) => subsystem === node);
    const removed = lightweights.reduce((sum, own) => sum + own.removed, 0);
    if (removed > 0) facts.removedLightweights = removed;
    facts.saveVersion = save;
    if (engine !== ENGINE.assumed) facts.engineVersion = engine;
    if (migrates) facts.migratesReferences = true;
    return facts;
  }

  tag(node: NodeId, tagAt: number): Readonly<Record<string, unknown>> | null {
    const context = this.#lightweightRows(node)?.context ?? this.#state.context[node];
    if (context === undefined) return null;
    this.#cursor.enter(this.#cursor.bytes.length, tagAt);
    return tagFields(this.#cursor, this.#versions[context]!);
  }

  rawTables(file: number): readonly RawTable[] {
    if (file > 0) return [];
    const { body, chunks, headerAt } = this.#state;
    const { file: name, bytes } = this.#cursor;
    return [
      chunkTable(name, chunks),
      ...bodyTables(() => new Cursor(bytes, { file: name, start: body.start }), body),
      rawTable('Objects', headerAt.length, (row) => this.#objectRow(row as NodeId)),
    ];
  }

  /** Facts from an object's entries in the two blobs of its level, beside its properties. */
  #objectRow(node: NodeId): RawRow {
    const { save, migrates } = this.#context(node);
    const className = this.#headers.className(node);
    const facts = {
      pathName: this.#headers.pathName(node),
      className,
      isActor: this.#headers.isActor(node),
      version: save,
      unknown: Number(migrates),
    };
    const size = this.#data.nodes.spanSize[node];
    const unknown = { HasGuid: null, Guid: null, classSpecificBytes: null };
    const tail = tryRead(() => {
      this.#enterBody(node)?.outline(className);
      const cursor = this.#cursor;
      const HasGuid = cursor.left >= 4 && cursor.bool32();
      const Guid = HasGuid ? readGuid(cursor) : null;
      return { HasGuid, Guid, classSpecificBytes: cursor.left };
    }, unknown);
    return { ...facts, size, ...tail };
  }

  pose(node: NodeId): Pose {
    const rows = this.#lightweightRows(node);
    if (rows) {
      const at = this.#data.nodes.spanAt[node]!;
      const f64 = (index: number): number => this.#cursor.view.getFloat64(at + index * 8, true);
      return { rotation: [f64(0), f64(1), f64(2), f64(3)], scale: [f64(7), f64(8), f64(9)] };
    }
    if (node >= this.#state.headerAt.length || Number.isNaN(this.#data.nodes.x[node] ?? Number.NaN))
      return NO_POSE;
    const transformAt = this.#transformAt(node);
    const f32 = (index: number): number => this.#cursor.view.getFloat32(transformAt + index * 4, true);
    return { rotation: [f32(0), f32(1), f32(2), f32(3)], scale: [f32(7), f32(8), f32(9)] };
  }

  #findPaths(node: NodeId): (at: number) => string | null {
    const children = new Map<number, string>();
    this.#children(node).forEach((place, index) => {
      children.set(place, `children[${index}]`);
    });
    const inside = pathsByPlace(this.properties(node));
    return (place) => children.get(place) ?? inside(place);
  }

  layout(node: NodeId): string | null {
    const rows = this.#lightweightRows(node);
    if (rows) return `lightweight ${rows.own} ${this.#layoutOf(rows.context)}`;
    if (node >= this.#state.headerAt.length) return null;
    const layout = this.#layoutOf(this.#state.context[node]!);
    return this.#data.nodes.kind[node] === KIND.ACTOR ? layout : `component ${layout}`;
  }

  #layoutOf(context: number): string {
    const { save, engine, invariantTexts } = this.#versions[context]!;
    const { migrates } = this.#state.contexts[context]!;
    this.#layouts[context] ??= `${bodySteps(save)} ${engine} ${invariantTexts} ${migrates}`;
    return this.#layouts[context];
  }

  #objectProperties(node: NodeId, only: ReadonlySet<string> | undefined): PropertyValue[] {
    const className = this.#headers.className(node);
    const decoder = this.#enterBody(node);
    if (decoder === null) return [];
    const found = decoder.properties(className, only);
    if (only && !hasAny(only, this.#rules.tailNames)) return found;
    found.push(...this.#tail(decoder, className));
    return found;
  }

  /** Moves the cursor to the property list of an object; null when it has none. */
  #enterBody(node: NodeId): PropertyDecoder<BodyVersion> | null {
    const cursor = this.#enterSpan(node);
    const version = this.#versions[this.#state.context[node]!]!;
    if (this.#headers.isActor(node) && cursor.left > 0) skipFamily(cursor);
    if (cursor.left === 0) return null;
    if (version.controlByte) cursor.take(1);
    const known = this.#tags.of(version, this.#data.nodes.class[node]!);
    return new PropertyDecoder(cursor, version, this.#rules.game, null, known);
  }

  /** Values after the properties: class-specific data, zeros, or bytes of unknown layout. */
  #tail(decoder: PropertyDecoder<BodyVersion>, className: string): readonly PropertyValue[] {
    const cursor = this.#cursor;
    skipGuid(cursor);
    if (cursor.left === 0) return [];
    const name = className.slice(className.lastIndexOf('.') + 1);
    // Lightweight buildables are nodes, not properties of their subsystem.
    if (name === LIGHTWEIGHT_SUBSYSTEM) return [];
    const own = this.#rules.special.get(name);
    // Zeros are empty lists if the class has lists; for any other class they carry no information.
    const zeros = onlyZeros(cursor);
    for (const layout of own ? [own] : zeros ? [] : REUSED_BY_MODS) {
      const fields = tryLayout(decoder, layout);
      if (fields) return fields;
    }
    if (zeros) return [];
    const { at, left } = cursor;
    const value = { kind: 'opaque' as const, bytes: cursor.take8(left) };
    return [{ name: 'unknownData', index: 0, type: 'opaque', value, at, size: left }];
  }

  #enterSpan(node: NodeId): Cursor {
    const { spanAt, spanSize } = this.#data.nodes;
    this.#cursor.enter(spanAt[node]! + spanSize[node]!, spanAt[node]!);
    return this.#cursor;
  }

  #lightweightProperties(node: NodeId, { own, context }: LightweightRows): readonly PropertyValue[] {
    const cursor = this.#enterSpan(node);
    const decoder = new PropertyDecoder(cursor, this.#versions[context]!, this.#rules.game);
    return lightweight(decoder, NO_LABEL, own);
  }

  /** Offsets of the references to children, in order. */
  #children(node: NodeId): number[] {
    if (node >= this.#state.headerAt.length || !this.#headers.isActor(node)) return [];
    const cursor = this.#enterSpan(node);
    if (cursor.left === 0) return [];
    skipReference(cursor);
    return Array.from({ length: cursor.count(8, 'children') }, () => {
      const { at } = cursor;
      skipReference(cursor);
      return at;
    });
  }

  #headerOfOthers(node: NodeId): Record<string, unknown> {
    const rows = this.#lightweightRows(node);
    if (rows) return { lightweightVersion: rows.own };
    return this.#isCollected(node) ? { collected: true } : {};
  }

  /** Offset of an actor's transform. */
  #transformAt(node: NodeId): number {
    return this.#headers.placementAt(node) + 4;
  }

  #context(node: NodeId): RowContext {
    return this.#state.contexts[this.#state.context[node]!]!;
  }

  #lightweightRows(node: NodeId): LightweightRows | null {
    if (node < this.#state.headerAt.length) return null;
    const holds = ({ first, count }: LightweightRows): boolean => node >= first && node < first + count;
    if (this.#lastRows === null || !holds(this.#lastRows))
      this.#lastRows = this.#state.lightweights.find(holds) ?? null;
    return this.#lastRows;
  }

  #isCollected(node: NodeId): boolean {
    const { first, count } = this.#state.collected;
    return (node >= first && node < first + count) || this.#collectedAgain.has(node);
  }
}

/** A list of destroyed actors names it, such as a slug that was picked up or a pod that was dismantled. */
const COLLECTED: PropertyValue = { name: 'collected', index: 0, type: 'bool', value: true };

/** Facts of a header that are read with its texts, those after them, and those of the body; in lower case. */
const TEXT_FACTS: ReadonlySet<string> = new Set(['classname', 'levelname', 'flags']);
const ACTOR_FACTS: ReadonlySet<string> = new Set(['needtransform', 'wasplacedinlevel']);
const BODY_FACTS = new Set(['removedlightweights', 'saveversion', 'engineversion', 'migratesreferences']);

/** Between the properties and the class-specific data of an object. */
function skipGuid(cursor: Cursor): void {
  if (cursor.left >= 4 && cursor.bool32()) cursor.take(16);
}

function hasAny(names: ReadonlySet<string>, among: ReadonlySet<string>): boolean {
  for (const name of names) if (among.has(name)) return true;
  return false;
}

function tryLayout(
  decoder: PropertyDecoder<BodyVersion>,
  layout: GameLayout,
): readonly PropertyValue[] | null {
  const { cursor } = decoder;
  const start = cursor.at;
  const fields = tryRead(() => decoder.tail(layout), null);
  if (fields && (cursor.left === 0 || onlyZeros(cursor))) return fields;
  cursor.at = start;
  return null;
}
