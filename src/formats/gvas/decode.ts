// Decodes the properties of a record from the image when a query asks for them. Records inside a record are
// shown with it or, where there are too many, as references. Source: docs/formats/gvas.md.

import { Cursor } from '../../bytes/cursor.ts';
import { Damage, refuseLost } from '../../bytes/damage.ts';
import { tryRead } from '../../bytes/format-error.ts';
import { decodeLatin1 } from '../../bytes/text.ts';
import type { FoundTexts, TextScan } from '../../graph/column-reader.ts';
import type { GraphData } from '../../graph/finished/graph-data.ts';
import type { NodeId, TextId } from '../../graph/ids.ts';
import type { Decoder, GraphNames } from '../../graph/sink.ts';
import { pathsByPlace, pathsOfLast } from '../../graph/value-paths.ts';
import { NO_POSE, type Pose, type PropertyValue } from '../../graph/values.ts';
import type { LabelNode } from '../layout/labels.ts';
import { ColumnSource } from '../unreal/columns/column-source.ts';
import { PropertyTextScan } from '../unreal/columns/text-scan.ts';
import { NO_LABEL, PropertyDecoder } from '../unreal/decode/decode.ts';
import type { EngineFacts } from '../unreal/engine-facts.ts';
import { gameOf, IDENTITIES } from './games/games.ts';
import { type EngineRules, engineRules } from './games/user-layouts.ts';
import type { RecordRows } from './records/held-structs.ts';
import { placeRule, poseIn } from './records/points.ts';
import { propertyRows, skipGuid } from './records/property-rows.ts';
import { keyOfPath } from './records/record-place.ts';
import { MOST_INLINE_BYTES, RecordValues } from './records/record-values.ts';
import { type DecodeState, type FileRegion, regionAt } from './state.ts';

export function decoder(data: GraphData, state: unknown, names: GraphNames): Decoder {
  return new SaveDecoder(data, state as DecodeState, names);
}

interface OpenRecord {
  readonly cursor: Cursor;
  readonly region: FileRegion;
  readonly properties: PropertyDecoder<EngineFacts>;
  readonly values: RecordValues<string>;
}

class SaveDecoder implements Decoder {
  readonly shortNames: ReadonlyMap<string, readonly string[]>;
  readonly identities = IDENTITIES;
  readonly hasPosesInside = true;
  readonly columns: ColumnSource<EngineFacts>;
  readonly #data: GraphData;
  readonly #state: DecodeState;
  readonly #lost: Damage<DecodeState['lost'][number]>;
  readonly #rules: EngineRules;
  readonly #names: GraphNames;
  readonly #rows: RecordRows;
  readonly #layouts: ReadonlyMap<FileRegion, string>;
  readonly referencePath = pathsOfLast((node) => pathsByPlace(this.properties(node)));

  constructor(data: GraphData, state: DecodeState, names: GraphNames) {
    this.#data = data;
    this.#state = state;
    this.#lost = new Damage(state.lost);
    this.#rules = engineRules(state.layouts);
    this.#names = names;
    this.#layouts = new Map(
      state.regions.map((region) => [region, JSON.stringify([region.className, region.facts])]),
    );
    this.shortNames = this.#state.shortNames;
    this.#rows = {
      nodes: data.nodes,
      count: state.records,
      path: (row: NodeId) => names.path(row),
      className: (row: NodeId) => this.#className(row),
    };
    this.columns = new ColumnSource(propertyRows(data, state, this.#rows));
  }

  textScan(sink: FoundTexts): TextScan {
    const cursor = new Cursor(this.#data.image, { file: '' });
    const values = new RecordValues<LabelNode>(cursor, this.#rows, this.#state);
    let last: FileRegion | null = null;
    const rules = {
      className: (node: NodeId): string => this.#className(node),
      enter: (node: NodeId): void => {
        const region = this.#regionOf(node)!;
        if (region !== last) values.enter(region.facts, this.#rules.gameOf(region.className));
        last = region;
      },
      rest: (node: NodeId, { root }: PropertyTextScan<EngineFacts>, hasList: boolean): void => {
        if (!hasList) return;
        if (last!.root === node) skipGuid(cursor);
        if (cursor.left > 0) values.afterList(this.#className(node), root);
      },
    };
    values.reader = new PropertyTextScan(cursor, this.columns.rows, rules, sink, values);
    return values.reader as PropertyTextScan<EngineFacts>;
  }

  properties(node: NodeId, only?: ReadonlySet<string>): readonly PropertyValue[] {
    const open = this.#open(node);
    if (open === null) return [];
    if (open.region.root === node && open.region.listAt === null) return [contentOf(open.cursor)];
    const found: PropertyValue[] = [];
    if (!untilFault(() => open.properties.properties(this.#className(node), only, found))) return found;
    const rest = this.#rest(node, open);
    return [...found, ...rest.filter(({ name }) => !only || only.has(name.toLowerCase()))];
  }

  outline(node: NodeId): readonly { readonly name: string; readonly type: string }[] {
    const open = this.#open(node);
    if (open === null) return [];
    if (open.region.root === node && open.region.listAt === null) return [contentOf(open.cursor)];
    const found: { name: string; type: string }[] = [];
    if (!untilFault(() => open.properties.outline('', found))) return found;
    return [...found, ...this.#rest(node, open).map(({ name, type }) => ({ name, type }))];
  }

  header(node: NodeId, only?: ReadonlySet<string>): Readonly<Record<string, unknown>> {
    const region = this.#regionOf(node);
    if (region === null) return {};
    if (region.root === node) return region.header;
    const file = { file: region.name };
    if (only && !only.has('key')) return file;
    const outer = this.#data.nodes.parent[node]!;
    const key = keyOfPath(this.#names.path(node), outer < 0 ? '' : this.#names.path(outer as NodeId));
    return key === '' ? file : { ...file, key };
  }

  pose(node: NodeId): Pose {
    const region = this.#regionOf(node);
    if (region === null || Number.isNaN(this.#data.nodes.x[node])) return NO_POSE;
    const rule = placeRule(gameOf(region.className).places, this.#className(node));
    return poseIn(this.properties(node), rule);
  }

  layout(node: NodeId): string | null {
    const region = this.#regionOf(node);
    if (region === null) return null;
    const layout = this.#layouts.get(region)!;
    // Large ones are shown with references to what is in them, whose paths begin with their own.
    const isLarge = this.#data.nodes.spanSize[node]! > MOST_INLINE_BYTES;
    return isLarge ? `${layout} ${this.#names.path(node)}` : layout;
  }

  /**
   * Values after the property list of a whole object, or of one inside an array of bytes: class-specific data, or
   * anything.
   */
  #rest(node: NodeId, { cursor, region, values }: OpenRecord): readonly PropertyValue[] {
    if (region.root === node) skipGuid(cursor);
    return values.afterList(this.#className(node), NO_LABEL);
  }

  #open(node: NodeId): OpenRecord | null {
    const region = this.#regionOf(node);
    if (region === null) return null;
    const { spanAt, spanSize } = this.#data.nodes;
    const start = (node === region.root ? region.listAt : null) ?? spanAt[node]!;
    const end = Math.min(spanAt[node]! + spanSize[node]!, region.end);
    const { name: file, start: base } = region;
    const arriving = refuseLost(this.#lost, file, base);
    const cursor = new Cursor(this.#data.image, { file, base, start, end, arriving });
    const game = this.#rules.gameOf(region.className);
    const values = new RecordValues<string>(cursor, this.#rows, this.#state);
    values.enter(region.facts, game);
    const properties = new PropertyDecoder<EngineFacts>(cursor, region.facts, this.#rules.engine, values);
    values.reader = properties;
    return { cursor, region, properties, values };
  }

  #className(node: NodeId): string {
    const { classes, nodes } = this.#data;
    return this.#names.text(classes.path[nodes.class[node]!]! as TextId);
  }

  /** The region of a record; null for nodes that the save only names. */
  #regionOf(node: NodeId): FileRegion | null {
    if (node >= this.#state.records) return null;
    return regionAt(this.#state.regions, this.#data.nodes.spanAt[node]!);
  }
}

/** SQLite databases in saves start with this, after one or two lengths. */
const SQLITE = 'SQLite format 3';
const MOST_BEFORE_SQLITE = 8;

/** Bytes without a property list: what they are, if that can be recognised. */
function contentOf(cursor: Cursor): PropertyValue {
  const { at, left } = cursor;
  const bytes = cursor.take8(left);
  const head = decodeLatin1(bytes, 0, Math.min(left, MOST_BEFORE_SQLITE + SQLITE.length));
  const type = head.includes(SQLITE) ? 'SQLite database' : 'opaque';
  return { name: 'content', index: 0, type, value: { kind: 'opaque', bytes }, at, size: left };
}

/** True if all of it could be read: `read` has to keep what precedes a fault, whose issue was recorded by the load. */
function untilFault(read: () => unknown): boolean {
  return tryRead(() => [read()], null) !== null;
}
